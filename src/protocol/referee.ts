import { type Referee, refereeOf } from "../floor/protocol/referee.js";
import {
  anObject,
  integer,
  list,
  type ProtocolSchema,
  schemaOf,
  usualShown,
} from "../floor/protocol/schema.js";
import { protocolOfGame } from "./shows.js";

/**
 * A referee for programs in any language: it keeps games and answers requests, one JSON object a line. Nothing that it is
 * asked makes it fail: what can't be done is answered with the code and the sentence of the error.
 *
 * @returns a referee without games.
 * @example
 * ```ts
 * const referee = createReferee();
 * const options = { players: ["Ann", "Bob"], seed: 1 };
 * const answer = referee.answer(JSON.stringify({ id: 1, ask: "new", options, show: ["codes"] }));
 * answer // => '{"id":1,"ok":true,"game":1,"playersToMove":[0,1],"over":false,"codes":[0,1,2]}'
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
 * Object.keys(protocolSchema().$defs).includes("request") // => true
 * ```
 */
export function protocolSchema(): ProtocolSchema {
  const { moves, texts, observation, ...others } = usualShown();
  const codes = list(integer(0));
  const mask = list({ enum: [0, 1] });
  const toBot = { moves, texts, codes, mask, observation, numbers: list({ type: "number" }) };
  return schemaOf("perfect-home-rules", {
    hello: {},
    toBot,
    shown: { ...toBot, ...others },
    codes: true,
    told: { encoding: { encoding: anObject, moveSpaceSize: integer(1) } },
  });
}
