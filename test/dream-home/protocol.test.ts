import * as game from "perfect-home-rules/dream-home";
import { createReferee, type GameTypes, protocolSchema } from "perfect-home-rules/dream-home/protocol";
import { expect, test } from "vitest";
import { testReferee } from "../protocol/any-referee.js";
import { type AnyRequest, asking, codeOf, messagesOf } from "../protocol/asking.js";
import { testHostileLines } from "../protocol/hostile-lines.js";

const check = messagesOf(protocolSchema());
const options = { players: ["Ann", "Bob"], seed: 1 };
const ask = () => asking<AnyRequest>(createReferee(), check);

testReferee<GameTypes>({
  ...game,
  asking: ask,
  options,
  everything: [
    "moves",
    "texts",
    "observation",
    "awaited",
    "events",
    "totals",
    "scores",
    "standings",
    "record",
    "state",
  ],
});

testHostileLines(createReferee, check, { type: "discardPair", player: 0, column: 1 });

test("DRH-18: a move that is refused is answered with its clause, and codes are no move here", () => {
  const asked = ask();
  const { game: number } = asked({ ask: "new", options });
  const move = { type: "discardPair", player: 0, column: 0 };
  expect(asked({ ask: "apply", game: number, move })["violations"][0]).toMatchObject({ clause: "DRH-18" });
  const answer = JSON.parse(createReferee().answer('{"ask":"apply","game":1,"code":0}') ?? "");
  expect(codeOf(answer)).toBe("protocol.malformed");
});
