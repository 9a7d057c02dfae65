import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import { createGame, EXPANSION_IDS, LAYOUT_IDS } from "perfect-home-rules";
import * as core from "perfect-home-rules/core";
import * as expansions from "perfect-home-rules/expansions";
import { english, french } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";

/** What a program prints as JSON that has the modules of the package to itself. */
function printedBy(program: string, format: "module" | "commonjs" = "module"): unknown {
  const code = `const print = (value) => console.log(JSON.stringify(value));\n${program}`;
  const args = [`--input-type=${format}`, "-"];
  const text = execFileSync(process.execPath, args, { input: code, encoding: "utf8" });
  return JSON.parse(text);
}

/** The name under which an expansion is exported. */
function nameOf(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The printed sheets of expansions, each with its expansion. */
const SHEETS = LAYOUT_IDS.flatMap((id) => {
  const expansion = EXPANSION_IDS.find((each) => id.startsWith(each));
  return expansion === undefined ? [] : [{ id, expansion }];
});

const ATTEMPT = `
const attempt = (work) => {
  try {
    return work();
  } catch (error) {
    return [error.code, error.violations[0].details.expansion, error.violations[0].details.write];
  }
};
`;

/** What refuses an expansion that is not registered, in short. */
function refusal(expansion: string): readonly string[] {
  return ["expansion.not-registered", expansion, `registerExpansions(${nameOf(expansion)});`];
}

describe("the core", () => {
  test("exports the very functions of the main entry", async () => {
    const main: Readonly<Record<string, unknown>> = await import("perfect-home-rules");
    expect({ ...core }).toEqual({ ...main });
  });

  test.each(SHEETS)(
    "refuses the sheet $id with the line to write, and plays on it once it is registered",
    (sheet) => {
      const saved = JSON.stringify(
        createGame({
          players: ["Ann"],
          seed: 1,
          layout: sheet.id,
          edition: sheet.id.endsWith("2019") ? "first-2018" : "collector-2023",
        }),
      );
      const printed = printedBy(`
      import * as core from "perfect-home-rules/core";
      import * as expansions from "perfect-home-rules/expansions";
      ${ATTEMPT}
      const saved = ${JSON.stringify(saved)};
      const parts = JSON.parse(saved);
      const layout = ${JSON.stringify(sheet.id)};
      const edition = parts.setup.edition;
      const { provenance, ...own } = parts.setup.layouts[0];
      const works = [
        () => core.createGame({ players: ["Ann"], seed: 1, layout, edition }).setup.layouts[0].id,
        () => core.createGame({ players: ["Ann"], seed: 1, layout: { paper: layout }, edition }).setup.paper[0].id,
        () => core.createGame({ players: ["Ann"], seed: 1, layout: own, edition }).setup.layouts[0].id,
        () => core.parseState(saved).setup.layouts[0].id,
        () => core.layoutOf(layout).id,
        () => core.replay({ version: 1, package: "0.0.0", options: { players: ["Ann"], seed: 1, layout, edition }, moves: [], result: null }).next().value.state.setup.layouts[0].id,
      ];
      const before = works.map(attempt);
      core.registerExpansions(expansions.${nameOf(sheet.expansion)});
      print([before, works.map(attempt)]);
    `);
      expect(printed).toEqual([new Array(6).fill(refusal(sheet.expansion)), new Array(6).fill(sheet.id)]);
    },
  );

  test("answers of basic games as before, whatever is registered and in whatever order", () => {
    const game = (order: string) =>
      printedBy(`
        import * as core from "perfect-home-rules/core";
        import { formatMove } from "perfect-home-rules/notation";
        import * as expansions from "perfect-home-rules/expansions";
        const answers = () => {
          const played = [];
          let state = core.createGame({ players: ["Ann", "Bob"], seed: 3, advanced: true });
          while (!core.isOver(state)) {
            const moves = core.legalMoves(state);
            const move = moves[played.length % moves.length];
            played.push(formatMove(move), core.encodeMove(state, move));
            state = core.applyMove(state, move);
          }
          return [played, core.standings(state), core.moveSpaceSize(state), core.stateKey(state)];
        };
        const before = answers();
        core.registerExpansions(${order});
        const after = answers();
        const { layouts } = core.catalogue();
        print([JSON.stringify(before) === JSON.stringify(after), layouts.map(({ id }) => id)]);
      `);
    expect(game("")).toEqual([true, expect.not.arrayContaining(["zombies"])]);
    const [isSame, sheets] = game("expansions.roswell, expansions.zombies, expansions.zombies") as [
      boolean,
      string[],
    ];
    expect(isSame).toBe(true);
    expect(sheets.filter((id) => id === "roswell" || id === "zombies")).toEqual(["zombies", "roswell"]);
  });

  test("registers nothing when one of several is no expansion", () => {
    const printed = printedBy(`
      import { layoutOf, registerExpansions } from "perfect-home-rules/core";
      import { zombies } from "perfect-home-rules/expansions";
      ${ATTEMPT}
      print([() => registerExpansions(zombies, { id: "ducks" }), () => layoutOf("zombies").id].map(attempt));
    `);
    expect(printed).toEqual([["expansion.unknown", null, null], refusal("zombies")]);
  });

  test.each(["module", "commonjs"] as const)("has all expansions beside the main entry (%s)", (format) => {
    const program = "print([core.createGame === main.createGame, core.catalogue().expansions]);";
    const imports =
      format === "module"
        ? 'import * as main from "perfect-home-rules";\nimport * as core from "perfect-home-rules/core";\n'
        : 'const main = require("perfect-home-rules");\nconst core = require("perfect-home-rules/core");\n';
    expect(printedBy(imports + program, format)).toEqual([true, EXPANSION_IDS]);
  });

  test("says in every language what is missing", () => {
    const words = [english, french].map(({ violation }) =>
      violation(core.violationOf("expansion.not-registered", { write: "registerExpansions(ducks);" })),
    );
    expect(words.filter((text) => text.includes("registerExpansions(ducks);"))).toHaveLength(2);
  });
});

describe("/expansions", () => {
  test("exports every expansion under its name", () => {
    expect(Object.keys(expansions).sort()).toEqual(EXPANSION_IDS.map(nameOf).sort());
    expect(Object.entries(expansions).filter(([name, { id }]) => nameOf(id) !== name)).toEqual([]);
  });
});

describe("an app that imports a single function of the main entry", () => {
  /** What a program prints once esbuild has left out what it does not use. */
  async function printedByBundle(program: string): Promise<unknown> {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: "." },
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      logLevel: "error",
      tsconfigRaw: {}, // the paths of the project's own lead into src
    });
    return printedBy(outputFiles[0].text);
  }

  test("plays on all sheets", async () => {
    const all = SHEETS.map(({ id }) => {
      const edition = id.endsWith("2019") ? "first-2018" : "collector-2023";
      return { players: ["Ann"], seed: 1, layout: id, edition } as const;
    });
    const bundled = await printedByBundle(`
      import { createGame } from "perfect-home-rules";
      print(${JSON.stringify(all)}.map(createGame));
    `);
    expect(bundled).toEqual(JSON.parse(JSON.stringify(all.map(createGame))));
  });

  test("reads a saved game of an expansion", async () => {
    const state = createGame({ players: ["Ann"], seed: 1, layout: "zombies" });
    const bundled = await printedByBundle(`
      import { parseState } from "perfect-home-rules";
      print(parseState(${JSON.stringify(JSON.stringify(state))}));
    `);
    expect(bundled).toEqual(JSON.parse(JSON.stringify(state)));
  });
});
