import { type Referee, refereeOf } from "../../floor/protocol/referee.js";
import { type ProtocolSchema, schemaOf, usualShown, word } from "../../floor/protocol/schema.js";
import { GAME_ID } from "./bot-messages.js";
import { protocolOfGame } from "./shows.js";

/**
 * A referee for programs in any language: it keeps games of Dream Home and answers requests, one JSON object a line. Nothing
 * that it is asked makes it fail: what can't be done is answered with the code and the sentence of the error.
 *
 * @returns a referee without games.
 * @example
 * ```ts
 * import { createReferee } from "perfect-home-rules/dream-home/protocol";
 *
 * const referee = createReferee();
 * const options = { players: ["Ann", "Bob"], seed: 1 };
 * const answer = referee.answer(JSON.stringify({ id: 1, ask: "new", options, show: ["texts"] }));
 * JSON.parse(answer ?? "").texts[0] // => "1 discardPair 2"
 * ```
 */
export function createReferee(): Referee {
  return refereeOf(protocolOfGame());
}

/**
 * The messages of the protocol as a JSON Schema (draft 2020-12): under `$defs` those of a referee are `request` and
 * `answer`, those of a bot `toBot` and `fromBot`.
 *
 * @example
 * ```ts
 * import { protocolSchema } from "perfect-home-rules/dream-home/protocol";
 *
 * Object.keys(protocolSchema().$defs).includes("request") // => true
 * ```
 */
export function protocolSchema(): ProtocolSchema {
  const shown = usualShown();
  const { moves, texts, observation } = shown;
  const toBot = { moves, texts, observation };
  const hello = { game: word(GAME_ID) };
  return schemaOf("perfect-home-rules/dream-home", { hello, toBot, shown, codes: false, told: {} });
}
