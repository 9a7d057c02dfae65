import { isRulesError, RulesError, violationOf } from "perfect-home-rules";
import { choice, fieldsOf, refusedAs } from "perfect-home-rules/readers";
import { ASKS, HANDLERS } from "./handlers.js";
import { keepGames } from "./kept-games.js";
import { type Id, readId, readLine } from "./read-message.js";

/** A referee: it keeps games, and answers requests about them. */
export interface Referee {
  /**
   * Answers a request.
   *
   * @param line - a line of text. Whatever it is, it is answered and never throws.
   * @returns the answer in one line, without a line break; `null` for an empty line, which asks nothing.
   */
  answer(line: string): string | null;
}

const readAsk = refusedAs("protocol.malformed", choice(ASKS));
const readFields = refusedAs("protocol.malformed", fieldsOf);

function violationsIn(error: unknown): object[] {
  const { violations } = isRulesError(error)
    ? error
    : new RulesError([
        violationOf("protocol.malformed", { path: "", expected: "something that can be answered" }),
      ]);
  return violations.map(({ code, clause, message: sentence, details }) => ({
    code,
    clause,
    message: sentence,
    details,
  }));
}

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
  const games = keepGames();
  return {
    answer(line) {
      if (typeof line === "string" && line.trim() === "") return null;
      let id: Id = null;
      try {
        const request = readLine(line, "");
        const fields = readFields(request, "");
        id = readId(fields["id"], "id");
        const answer = HANDLERS[readAsk(fields["ask"], "ask")](games, request);
        return JSON.stringify({ id, ok: true, ...answer });
      } catch (error) {
        return JSON.stringify({ id, ok: false, violations: violationsIn(error) });
      }
    },
  };
}
