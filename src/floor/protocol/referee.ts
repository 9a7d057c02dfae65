import { choice, fieldsOf, refusedAsShared, throwShared } from "perfect-home-rules/readers";
import { handlersOf } from "./handlers.js";
import { keepGames } from "./kept-games.js";
import type { ProtocolTypes } from "./messages.js";
import type { GameProtocol } from "./protocol-game.js";
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

const readFields = refusedAsShared("protocol.malformed", fieldsOf);

/** What is told of an error of this library, of whichever copy; `null` for any other. */
function violationsOf(error: unknown): object[] | null {
  if (!(error instanceof Error) || error.name !== "RulesError" || !("violations" in error)) return null;
  const violations = error.violations as readonly Readonly<Record<string, unknown>>[];
  return violations.map(({ code, clause, message, details }) => ({ code, clause, message, details }));
}

function violationsIn(error: unknown): object[] {
  const told = violationsOf(error);
  if (told !== null) return told;
  try {
    return throwShared("protocol.malformed", { path: "", expected: "something that can be answered" });
  } catch (unanswerable) {
    return violationsOf(unanswerable) ?? [];
  }
}

/** A referee for the games of a protocol, without any at first. */
export function refereeOf<G extends ProtocolTypes, Shown>(protocol: GameProtocol<G, Shown>): Referee {
  const handlers = handlersOf(protocol);
  const readAsk = refusedAsShared("protocol.malformed", choice(Object.keys(handlers)));
  const games = keepGames<G>();
  return {
    answer(line) {
      if (typeof line === "string" && line.trim() === "") return null;
      let id: Id = null;
      try {
        const request = readLine(line, "");
        const fields = readFields(request, "");
        id = readId(fields["id"], "id");
        const answer = handlers[readAsk(fields["ask"], "ask")](games, request);
        return JSON.stringify({ id, ok: true, ...answer });
      } catch (error) {
        return JSON.stringify({ id, ok: false, violations: violationsIn(error) });
      }
    },
  };
}
