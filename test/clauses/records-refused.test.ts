import { type GameRecord, isRulesError, replay } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, recordGame, WAYS } from "../records/games.js";
import { codeOf } from "../support/refusals.js";

describe("what is not a record", () => {
  const record: GameRecord = {
    version: 1,
    package: "1.2.3",
    options: { players: ["Ann"], seed: 1 },
    moves: [],
    result: null,
  };
  const [score] = recordGame(playGame(WAYS[9], 17)).result ?? [];

  test("is refused with the path of what is wrong", () => {
    const pathOf = (value: unknown): unknown => {
      try {
        return replay(value as GameRecord);
      } catch (error) {
        return isRulesError(error) && error.code === "record.malformed"
          ? error.violations[0].details["path"]
          : error;
      }
    };
    const cyclic: Record<string, unknown> = {};
    cyclic["seed"] = cyclic;
    const cases: readonly (readonly [unknown, string])[] = [
      [null, ""],
      [[], ""],
      ["record 1", ""],
      [new Map(), ""],
      [{ ...record, version: 2 }, "version"],
      [{ ...record, package: "" }, "package"],
      [{ ...record, extra: 1 }, "extra"],
      [{ ...record, moves: {} }, "moves"],
      [{ ...record, moves: new Array(4e9) }, "moves"],
      [
        { ...record, moves: [{ type: "write", player: 0, street: 0, house: -0, number: 5 }] },
        "moves[0].house",
      ],
      [{ ...record, moves: [() => {}] }, "moves[0]"],
      [{ ...record, options: null }, "options"],
      [{ ...record, options: { ...record.options, sead: 1 } }, "options.sead"],
      [{ ...record, options: { ...record.options, seed: Number.NaN } }, "options.seed"],
      [JSON.parse('{"version":1,"__proto__":{"polluted":1}}'), "__proto__"],
      [{ ...record, result: [] }, "result"],
      [{ ...record, result: [{ ...score, player: "Ann" }] }, "result[0].player"],
      [{ ...record, result: [{ ...score, place: 0 }] }, "result[0].place"],
      [{ ...record, result: [{ ...score, total: 0.5 }] }, "result[0].total"],
      [{ ...record, result: [{ ...score, sections: { "a b": 1 } }] }, "result[0].sections.a b"],
      [{ ...record, result: [{ ...score, sections: { place: 1 } }] }, "result[0].sections.place"],
    ];
    for (const [value, path] of cases) expect(pathOf(value), path).toBe(path);
    expect(pathOf({ ...record, options: cyclic })).toMatch(/^options\.seed\.seed\.seed/);
    const throwing = {
      ...record,
      get moves(): never {
        throw new TypeError("no");
      },
    };
    expect(pathOf(throwing)).toBe("");
  });

  test("options are judged with the first state", () => {
    const steps = replay({ ...record, options: { players: [], seed: 1 } });
    expect(codeOf(() => steps.next())).toBe("options.no-players");
  });
});
