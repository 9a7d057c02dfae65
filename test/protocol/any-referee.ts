import { describe, expect, test } from "vitest";
import type { ProtocolTypes } from "../../src/floor/protocol/messages.js";
import type { ProtocolGame } from "../../src/floor/protocol/protocol-game.js";
import { type Answer, type AnyRequest, type Ask, codeOf } from "./asking.js";

/** A game that a referee is tested with. */
interface RefereedGame<G extends ProtocolTypes>
  extends Pick<
    ProtocolGame<G>,
    "createGame" | "legalMoves" | "observe" | "parseState" | "scoreSheet" | "standings" | "formatMove"
  > {
  /** A referee to be asked, whose messages are checked. */
  readonly asking: () => Ask<AnyRequest>;
  /** Options for two players, with a seed. */
  readonly options: G["options"];
  /** Everything that can be shown, in order. */
  readonly everything: readonly string[];
  stateKey(position: G["state"] | G["observation"]): string;
  /** Every state of a record, from the first one on. */
  replay(record: G["record"]): Iterable<{ readonly state: G["state"] }>;
}

/** Goes on with a game to its end: enters some card that is possible, makes some move or other. */
function playOnByMoves(ask: Ask<AnyRequest>, game: number): Answer {
  const show = ["moves", "awaited"];
  let answer = ask({ ask: "look", game, show });
  for (let made = 0; answer["over"] === false; made++) {
    const { moves, awaited: next } = answer as unknown as {
      readonly moves: readonly object[];
      readonly awaited: { readonly cards: readonly { readonly card: object }[] } | null;
    };
    answer =
      next === null
        ? ask({ ask: "apply", game, move: moves[(made * 7919) % moves.length], show })
        : ask({ ask: "reveal", game, card: next.cards[(made * 7919) % next.cards.length].card, show });
    expect(answer["ok"]).toBe(true);
  }
  return answer;
}

/** Tests what a referee promises, whatever is played. */
export function testReferee<G extends ProtocolTypes>(game: RefereedGame<G>): void {
  const { asking, options, everything, stateKey, parseState } = game;

  describe("a referee of any game", () => {
    test.each(["dealt", "entered"])(
      "takes a game with %s cards to its end, and gives its record",
      (cards) => {
        const ask = asking();
        const entered = cards === "entered" ? { cards } : {};
        const begun = ask({ ask: "new", options: { ...options, ...entered } });
        playOnByMoves(ask, begun["game"]);
        const shown = ask({ ask: "look", game: begun["game"], show: everything });
        expect(Object.keys(shown)).toEqual(["id", "ok", "game", "playersToMove", "over", ...everything]);
        expect(shown["playersToMove"]).toEqual([]);
        const last = [...game.replay(shown["record"])].at(-1);
        expect(last && stateKey(last.state)).toBe(stateKey(parseState(shown["state"])));
      },
    );

    test("shows what the library says, to whoever looks", () => {
      const ask = asking();
      const state = game.createGame(options);
      const { game: number } = ask({ ask: "new", options });
      for (const observer of [0, 1, "spectator"] as const) {
        const shown = ask({ ask: "look", game: number, show: everything, observer });
        const moves = observer === "spectator" ? [] : game.legalMoves(state, observer);
        expect(shown["moves"]).toEqual(moves);
        expect(shown["texts"]).toEqual(moves.map((move) => game.formatMove(move)));
        expect(stateKey(parseState(shown["observation"]))).toBe(stateKey(game.observe(state, observer)));
        expect(stateKey(parseState(shown["state"]))).toBe(stateKey(state));
        expect(shown["scores"]).toEqual([game.scoreSheet(state, 0), game.scoreSheet(state, 1)]);
        expect(shown["standings"]).toEqual(game.standings(state));
      }
    });

    test("undoes moves, copies, samples, loads and closes", () => {
      const ask = asking();
      const { game: number, state, moves } = ask({ ask: "new", options, show: ["state", "moves"] });
      const [move] = moves as readonly object[];
      ask({ ask: "apply", game: number, move });
      const copy = ask({ ask: "copy", game: number, show: ["state"] });
      expect(ask({ ask: "undo", game: number, show: ["state"] })["state"]).toEqual(state);
      expect(ask({ ask: "look", game: copy["game"], show: ["state"] })["state"]).toEqual(copy["state"]);
      expect(codeOf(ask({ ask: "undo", game: number }))).toBe("protocol.nothing-to-undo");
      const seen = ask({ ask: "look", game: number, observer: 1, show: ["observation"] })["observation"];
      const sample = ask({
        ask: "sample",
        game: number,
        seed: 5,
        observer: 1,
        show: ["observation", "state"],
      });
      expect(sample["observation"]).toEqual(seen);
      const loaded = ask({ ask: "load", state: seen, show: ["observation", "record"] });
      expect(loaded["observation"]).toEqual(seen);
      expect(loaded["record"]).toBe(null);
      expect(codeOf(ask({ ask: "apply", game: loaded["game"], move }))).toBe("state.observation");
      expect(ask({ ask: "close", game: number })["closed"]).toBe(number);
      expect(codeOf(ask({ ask: "look", game: number }))).toBe("protocol.no-game");
      const hello = ask({ ask: "hello", id: "x" });
      expect(hello["id"]).toBe("x");
      expect(hello["asks"]).toEqual(expect.arrayContaining(["new", "apply", "undo", "close"]));
    });

    test("keeps a thousand games, and more when some are closed", () => {
      const ask = asking();
      const { game: number } = ask({ ask: "new", options });
      for (let copies = 1; copies < 1000; copies++) ask({ ask: "copy", game: number });
      expect(codeOf(ask({ ask: "copy", game: number }))).toBe("protocol.too-many-games");
      ask({ ask: "close", game: 500 });
      expect(ask({ ask: "copy", game: number })["game"]).toBe(1001);
    });
  });
}
