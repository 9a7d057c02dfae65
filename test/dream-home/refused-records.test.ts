import {
  createRecorder,
  type GameRecord,
  type Recorder,
  recordEvents,
  recordOf,
  replay,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { altered, type Changes, wrongIn } from "./support/altered.js";
import { options, recordAfter, recorded } from "./support/recorded.js";

const whole = recordAfter(5);

describe("what is no record, recorder or event", () => {
  const score = { player: 0, place: 1, total: 1, sections: { rooms: 1, decor: 0, bonuses: 0, roof: 0 } };
  const most = 999_999_999;

  test.each<[string, Changes, string]>([
    ["version", { version: 2 }, "version: 1"],
    ["package", { package: "" }, "package: a text that is not empty"],
    ["options", { options: [] }, "options: a plain object"],
    ["moves", { moves: {} }, "moves: a list"],
    ["cards", { revealed: null }, "revealed: a list"],
    ["result", { result: [] }, "result: at least one result, or null"],
    ["a player of a result", { "result.0.player": -1 }, `result[0].player: a whole number from 0 to ${most}`],
    [
      "a high player of a result",
      { "result.0.player": most + 1 },
      `result[0].player: a whole number from 0 to ${most}`,
    ],
    ["a place", { "result.0.place": 0 }, `result[0].place: a whole number from 1 to ${most}`],
    ["a total", { "result.0.total": most + 1 }, `result[0].total: a whole number from -${most} to ${most}`],
    [
      "a low total",
      { "result.0.total": -most - 1 },
      `result[0].total: a whole number from -${most} to ${most}`,
    ],
    [
      "a section",
      { "result.0.sections.roof": 0.5 },
      `result[0].sections.roof: a whole number from -${most} to ${most}`,
    ],
    ["anything more", { comment: "" }, "comment: no such field"],
  ])("%s", (_name, changes, wrong) => {
    const record = { ...recordAfter(1), result: [score] };
    expect(wrongIn("record.malformed", () => replay(altered(record, changes) as GameRecord))).toEqual([
      wrong,
    ]);
  });

  test("no record at all", () => {
    const wrong = (record: unknown) => wrongIn("record.malformed", () => replay(record as GameRecord));
    expect(wrong(null)).toEqual([": a plain object"]);
    expect(wrong({ ...whole, moves: [() => {}] })).toHaveLength(1);
    expect(wrongIn("record.malformed", () => createRecorder(null as never))).toEqual([
      "options: a plain object",
    ]);
  });

  test("results as far as they can be", () => {
    const edge = { player: most, place: most, total: -most, sections: { ...score.sections, rooms: most } };
    expect(wrongIn("record.malformed", () => replay({ ...whole, result: [score, edge] }))).toEqual([]);
  });

  test.each<[string, Changes, string]>([
    ["options", { options: 1 }, "recorder.options: a plain object"],
    ["moves", { moves: {} }, "recorder.moves: a list of moves"],
    ["deals", { deals: null }, "recorder.deals: a list of deals"],
  ])("a recorder without %s", (_name, changes, wrong) => {
    const { state, recorder } = recorded(1);
    const broken = altered(recorder, changes) as Recorder;
    expect(wrongIn("record.malformed", () => recordEvents(broken, []))).toEqual([wrong]);
    expect(wrongIn("record.malformed", () => recordOf(broken, state))).toEqual([wrong]);
  });

  test.each<[string, unknown, string]>([
    ["no list", {}, "events: a list of events"],
    ["no event", [null], "events[0]: a plain object"],
    ["a turn without moves", [{ type: "moved" }, { type: "turnEnded" }], "events[1].moves: a list of moves"],
    ["a deal without columns", [{ type: "dealt", round: 1 }], "events[0].columns: columns"],
    [
      "a deal of no round",
      [{ type: "dealt", round: 0, columns: [] }],
      `events[0].round: a whole number from 1 to ${most}`,
    ],
  ])("events: %s", (_name, events, wrong) => {
    expect(wrongIn("record.malformed", () => recordEvents(createRecorder(options), events as never))).toEqual(
      [wrong],
    );
  });

  test("events of other types need nothing", () => {
    const recorder = recordEvents(createRecorder(options), [{ type: "gameOver" }, {}] as never);
    expect(recorder).toEqual(createRecorder(options));
  });
});
