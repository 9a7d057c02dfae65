import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { isRulesError } from "perfect-home-rules";
import { playMany } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { chunkAfter, chunkOf } from "../../src/queue/chunk-size.js";
import type { Description } from "../../src/queue/description.js";
import { fingerprintOf } from "../../src/queue/fingerprint.js";
import { gamesToDo } from "../../src/queue/games-to-do.js";
import { findBot } from "../../src/queue/known-bots.js";
import { openOutcomes } from "../../src/queue/outcome-file.js";
import { type GameResult, lineReader, packResult, unpackResult } from "../../src/queue/result.js";
import { TWO } from "../node/many-games.js";

const folder = (): string => mkdtempSync(join(tmpdir(), "queue-"));

function written(path: string, text: string): string {
  writeFileSync(path, text);
  return pathToFileURL(path).href;
}

const SERIES: Description = {
  version: 1,
  id: "00000000-0000-0000-0000-000000000000",
  package: "0.0.0",
  options: TWO.options,
  seed: TWO.seed,
  games: 100,
  bots: [
    { from: "package", id: "random" },
    { from: "package", id: "random" },
  ],
  records: true,
  moveTime: 1000,
  gameTime: 1000,
  memory: null,
  goesOn: false,
};

const FAILURE = {
  code: "bot.threw",
  player: 1,
  game: 43,
  seed: 50,
  violation: null,
  thrown: "no idea",
} as const;

describe("the games of a series", () => {
  const range = fc.record({ first: fc.nat(40), count: fc.integer({ min: 1, max: 9 }) });

  test("are handed out once each, whatever is back or handed out before", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.nat(49)),
        fc.array(range),
        fc.array(fc.nat(9)),
        (games, back, out, sizes) => {
          const todo = gamesToDo(games);
          const finished = back.filter((game) => game < games);
          const seen = new Set(finished);
          expect(finished.filter((game) => todo.finish(game)).length).toBe(seen.size);
          for (const each of out) {
            todo.reserve(each);
            for (let game = each.first; game < Math.min(each.first + each.count, games); game++)
              seen.add(game);
          }
          expect(todo.left).toBe(games - seen.size);
          for (const size of [...sizes, ...new Array(games).fill(0)]) {
            const taken = todo.take(size + 1);
            if (taken === null) break;
            expect(taken.count).toBeLessThanOrEqual(size + 1);
            for (let game = taken.first; game < taken.first + taken.count; game++) {
              expect(seen.has(game)).toBe(false);
              seen.add(game);
            }
          }
          expect(seen.size).toBe(games);
          expect(todo.left).toBe(0);
          for (let game = 0; game < games; game++) todo.finish(game);
          expect(todo.done).toBe(games);
        },
      ),
    );
  });

  test("are as many in a chunk as are played in its time, as fit, and four times as many as before at most", () => {
    expect(chunkAfter({ count: 100, milliseconds: 200, bytes: 100 }, 1000)).toBe(400);
    expect(chunkAfter({ count: 100, milliseconds: 2000, bytes: 100 }, 1000)).toBe(50);
    expect(chunkAfter({ count: 100, milliseconds: 1000, bytes: 2 ** 21 }, 1000)).toBe(50);
    expect(chunkAfter({ count: 1, milliseconds: 90_000, bytes: 100 }, 1000)).toBe(1);
    expect([chunkOf(100, 1000), chunkOf(100, 40), chunkOf(100, 1)]).toEqual([100, 10, 1]);
  });
});

describe("a fingerprint", () => {
  const BOT = 'import { best } from "./lib/best.mjs"; export const bot = best;';

  function copy(best: string, name = "bot.mjs"): string {
    const at = folder();
    mkdirSync(join(at, "lib"));
    writeFileSync(join(at, "lib", "best.mjs"), best);
    return written(join(at, name), BOT);
  }

  test("is the same for the same code elsewhere and under another name, and no other", async () => {
    const code = "export const best = ({ moves }) => moves[0];";
    const prints = await Promise.all(
      [copy(code), copy(code, "other.mjs"), copy(`${code} `)].map(fingerprintOf),
    );
    expect(prints[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(prints[1]).toBe(prints[0]);
    expect(prints[2]).not.toBe(prints[0]);
  });

  test("finds a module among those that may be loaded, and no other", async () => {
    const allowed = folder();
    const elsewhere = written(join(folder(), "bot.mjs"), "export const bot = () => 1;");
    symlinkSync(new URL(elsewhere), join(allowed, "linked.mjs"));
    mkdirSync(join(allowed, "deep"));
    const deep = written(join(allowed, "deep", "bot.mjs"), "export const bot = () => 2;");
    const find = async (url: string, name: string, modules: readonly string[] = []) =>
      findBot({ modules, folder: allowed }, { name, fingerprint: await fingerprintOf(url) });
    expect(await find(deep, "bot.mjs")).toBe(deep);
    expect(await find(elsewhere, "bot.mjs")).toBe(null);
    expect(await find(elsewhere, "linked.mjs")).toBe(null);
    expect(await find(deep, "deep/bot.mjs")).toBe(null);
    expect(await find(deep, "../bot.mjs")).toBe(null);
    expect(await find(elsewhere, "any.mjs", [elsewhere])).toBe(elsewhere);
    expect(await findBot({ modules: [], folder: null }, { name: "bot.mjs", fingerprint: "" })).toBe(null);
  });
});

describe("the result of a chunk", () => {
  const chunk = { first: 40, count: 4 };

  test("is the same when it is unpacked", async () => {
    const outcomes = await playMany({ ...TWO, games: 3, seed: TWO.seed + 40, records: true });
    const games: GameResult[] = outcomes.map((outcome, index) => ({
      game: 40 + index,
      outcome,
      failure: null,
    }));
    const result = { games: [...games, { game: 43, outcome: null, failure: FAILURE }], milliseconds: 12 };
    expect(await unpackResult(await packResult(result), chunk, SERIES)).toEqual(result);
  });

  test.each<[string, unknown]>([
    ["too few games", { milliseconds: 1, games: [[1, ["all-plans"], [1, 2], [2, 1], null, null]] }],
    ["no games", { milliseconds: 1, games: [] }],
    [
      "totals of other players",
      { milliseconds: 1, games: new Array(4).fill([1, ["all-plans"], [1], [2, 1], null, null]) },
    ],
    [
      "no total",
      { milliseconds: 1, games: new Array(4).fill([1, ["all-plans"], [1, "2"], [2, 1], null, null]) },
    ],
    [
      "another reason",
      { milliseconds: 1, games: new Array(4).fill([1, ["boredom"], [1, 2], [2, 1], null, null]) },
    ],
    ["another failure", { milliseconds: 1, games: [{ ...FAILURE, code: "bot.left" }] }],
    ["something beside them", { milliseconds: 1, games: [FAILURE], code: "x" }],
  ])("is refused with %s", async (_, junk) => {
    const { deflateRawSync } = await import("node:zlib");
    const unpacking = unpackResult(deflateRawSync(JSON.stringify(junk)), chunk, SERIES);
    const error = await unpacking.catch((thrown: unknown) => thrown);
    expect(isRulesError(error) && error.code).toBe("queue.malformed");
  });
});

describe("the file of a series", () => {
  const OUTCOME = {
    seed: 1,
    rounds: 9,
    endedBy: ["all-plans"],
    totals: [1, 2],
    places: [2, 1],
    opponentTotal: null,
    record: null,
  } as const;
  const played = (game: number): GameResult => ({
    game,
    outcome: { ...OUTCOME, seed: TWO.seed + game },
    failure: null,
  });
  const FAILED: GameResult = { game: 43, outcome: null, failure: FAILURE };

  test("is read again, without a last line that is not whole, and goes on there", async () => {
    const file = join(folder(), "games.jsonl");
    const first = await openOutcomes(file, null);
    await first.add([played(3), FAILED, played(0)]);
    await first.close();
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, `${whole}{"game":5,"se`);
    const games: GameResult[] = [];
    const read = lineReader(SERIES);
    const second = await openOutcomes(file, { read, onGame: async (game) => void games.push(game) });
    expect(games).toEqual([played(3), FAILED, played(0)]);
    await second.add([played(5)]);
    await second.close();
    const added = JSON.stringify({ game: 5, ...OUTCOME, seed: TWO.seed + 5 });
    expect(readFileSync(file, "utf8")).toBe(`${whole}${added}\n`);
  });

  test.each([
    ["another text", "Dear diary,"],
    ["a game of another series", JSON.stringify({ game: 3, ...OUTCOME, seed: 1 })],
    ["a game that the series does not have", JSON.stringify({ game: 100, ...OUTCOME, seed: TWO.seed + 100 })],
  ])("is left as it is where it has %s", async (_, line) => {
    const file = join(folder(), "games.jsonl");
    writeFileSync(file, `${line}\nmore`);
    const opening = openOutcomes(file, { read: lineReader(SERIES), onGame: async () => {} });
    await expect(opening).rejects.toMatchObject({ code: "queue.malformed" });
    expect(readFileSync(file, "utf8")).toBe(`${line}\nmore`);
  });

  test("that can't be opened or written is named", async () => {
    await expect(openOutcomes(join(folder(), "none", "x"), null)).rejects.toMatchObject({
      code: "queue.unwritable",
    });
  });

  test.runIf(process.platform === "linux")(
    "on a full disk is named, and nothing counts as written",
    async () => {
      const file = await openOutcomes("/dev/full", null);
      const error = await file.add([played(0)]).catch((thrown: unknown) => thrown);
      await file.close();
      expect(isRulesError(error) && error.violations[0].details).toEqual({
        file: "/dev/full",
        reason: "ENOSPC",
      });
    },
  );
});
