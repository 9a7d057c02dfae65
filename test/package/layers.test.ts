import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";

/** From left to right; a layer may import itself and the levels to its left. */
const LEVELS = [
  ["floor"],
  ["clauses"],
  ["input"],
  ["data"],
  ["sheet"],
  ["state"],
  ["plans", "moves", "scoring"],
  ["supplies"],
  ["variants"],
  ["expansions"],
  ["game"],
  ["core", "encoding"],
  [
    "notation",
    "simulate",
    "readers",
    "bots",
    "node",
    "queue",
    "testing",
    "texts",
    "view",
    "svg",
    "session",
    "protocol",
    "cli",
    "floor/protocol",
    "floor/session",
    "dream-home",
    "dream-home/texts",
    "dream-home/protocol",
    "dream-home/session",
    "dream-home/svg",
  ],
];

/** What the second game stands on: nothing of the first one. */
const FLOOR = ["floor", "clauses", "input", "dream-home"];

/** What may be imported within a level all the same. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  moves: ["plans"],
  scoring: ["plans"],
  testing: ["notation", "simulate", "bots"],
  "dream-home/svg": ["svg", "dream-home"],
  "floor/protocol": ["floor"],
  protocol: ["floor/protocol"],
  session: ["floor/session"],
  "dream-home/protocol": ["floor/protocol"],
  "dream-home/session": ["floor/session"],
};

type Graph = ReadonlyMap<string, readonly string[]>;

const SRC = new URL("../../src/", import.meta.url);
const graph = readGraph();

describe("source layers", () => {
  test("every folder of src is a known layer", () => {
    const known = LEVELS.flat();
    const folders = [...graph.keys()].map(layerOf).filter((layer) => layer !== "");
    expect([...new Set(folders)].filter((layer) => !known.includes(layer))).toEqual([]);
  });

  test("imports point to the left", () => {
    const wrong = [...graph].flatMap(([file, imports]) =>
      imports
        .filter((target) => !isShape(target) && !mayImport(layerOf(file), layerOf(target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the types of expansions, which every layer may read, are nothing but types", () => {
    const shapes = [...graph.keys()].filter(isShape);
    const wrong = shapes.filter((file) => {
      const text = readFileSync(new URL(file, SRC), "utf8");
      return /^(export )?(const|let|function|class) |^import (?!type )/m.test(text);
    });
    expect(shapes.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  test.each([
    "bots",
    "node",
    "queue",
    "svg",
    "session",
    "protocol",
    "cli",
    "dream-home/texts",
    "dream-home/protocol",
    "dream-home/session",
    "floor/protocol",
    "floor/session",
  ])("%s is built on what the package exports, as anybody's program is", (client) => {
    const wrong = [...graph].flatMap(([file, imports]) =>
      imports
        .filter(
          (target) => layerOf(file) === client && ![client, ...shared(client)].includes(layerOf(target)),
        )
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the second game imports nothing of the first one", () => {
    const wrong = [...graph].flatMap(([file, imports]) =>
      imports
        .filter((target) => layerOf(file) === "dream-home" && !FLOOR.includes(layerOf(target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("neither the floor nor the second game imports what belongs to the first one from the package", () => {
    const others = ["floor", "dream-home"].flatMap((folder) =>
      [...graph.keys()]
        .filter((file) => file.startsWith(`${folder}/`))
        .flatMap((file) => {
          const text = readFileSync(new URL(file, SRC), "utf8");
          const imports = text.matchAll(/^(?:import|export|\}).* from "perfect-home-rules(?:\/([^"]+))?";/gm);
          return Array.from(imports, ([, entry = "."]) => `${folder} -> ${entry}`);
        }),
    );
    expect(others).toContain("floor -> readers");
    expect(others.filter((each) => !/-> readers$|^dream-home -> dream-home/.test(each))).toEqual([]);
  });

  test("the floor names no game", () => {
    const wrong = [...graph.keys()].filter((file) => {
      const text = readFileSync(new URL(file, SRC), "utf8").replaceAll("perfect-home-rules", "");
      return file.startsWith("floor/") && /dream.?home|perfect.?home|welcome to/i.test(text);
    });
    expect(wrong).toEqual([]);
  });

  test("every relative import names a source file", () => {
    const wrong = [...graph].flatMap(([file, imports]) =>
      imports.filter((target) => !graph.has(target)).map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("imports, type imports too, make no cycle", () => {
    expect(findCycle(graph)).toEqual([]);
  });
});

function readGraph(): Graph {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"));
  return new Map(files.map((file) => [file, relativeImports(file)]));
}

function relativeImports(file: string): string[] {
  const text = readFileSync(new URL(file, SRC), "utf8");
  const specifiers = text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.\.?\/[^"]+)"/g);
  return Array.from(specifiers, ([, path = ""]) =>
    posix.join(posix.dirname(file), path).replace(/\.js$/, ".ts"),
  );
}

/** The closed list of the expansions' types. */
function isShape(file: string): boolean {
  return /^variants\/(expansions\/)?([^/]+\/)?types\.ts$/.test(file);
}

/** What clients of several games share. */
function shared(client: string): readonly string[] {
  return (NEIGHBOURS[client] ?? []).filter((layer) => layer.startsWith("floor"));
}

/** The first folder of a path; "" for the entry files that lie in src itself. What is built on a game stands apart. */
function layerOf(file: string): string {
  const client = /^(?:dream-home\/(?:protocol|session|svg|texts)|floor\/(?:protocol|session))(?=\/)/.exec(
    file,
  );
  if (client !== null) return client[0];
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : "";
}

function mayImport(from: string, to: string): boolean {
  if (from === to || from === "") return true;
  if (NEIGHBOURS[from]?.includes(to)) return true;
  return to !== "" && levelOf(to) < levelOf(from);
}

function levelOf(layer: string): number {
  return LEVELS.findIndex((level) => level.includes(layer));
}

/** The files of one cycle in order, or none. */
function findCycle(imports: Graph): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of imports.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
