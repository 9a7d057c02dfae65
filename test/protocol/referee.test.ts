import * as perfectHome from "perfect-home-rules";
import { awaited, createGame, type DeckCard } from "perfect-home-rules";
import { formatMove } from "perfect-home-rules/notation";
import type { GameTypes, Show } from "perfect-home-rules/protocol";
import { describe, expect, test } from "vitest";
import { ALL } from "../support/variants.js";
import { testReferee } from "./any-referee.js";
import { type Answer, type AnyRequest, type Ask, asking, codeOf } from "./asking.js";

const OPTIONS = { players: ["Ann", "Bob"], seed: 1 };
const EVERYTHING: readonly Show[] = [
  "moves",
  "texts",
  "codes",
  "mask",
  "observation",
  "numbers",
  "awaited",
  "events",
  "totals",
  "scores",
  "standings",
  "record",
  "state",
];

function playersOf([min]: readonly [number, number]): string[] {
  return Array.from({ length: Math.max(1, min) }, (_, index) => `p${index}`);
}

/** Goes on with a game to its end: enters the first card that is possible, makes some move or other by its code. */
function playOn(ask: Ask, begun: Answer): Answer {
  const { game } = begun;
  let answer = begun;
  for (let made = 0; answer["over"] === false; made++) {
    const { codes, awaited: next } = answer as unknown as {
      readonly codes: readonly number[];
      readonly awaited: { readonly cards: readonly { readonly card: DeckCard }[] } | null;
    };
    const show: readonly Show[] = ["codes", "awaited"];
    answer =
      next === null
        ? ask({ ask: "apply", game, code: codes[(made * 7919) % codes.length], show })
        : ask({ ask: "reveal", game, card: next.cards[(made * 7919) % next.cards.length].card, show });
    expect(answer["ok"]).toBe(true);
  }
  return answer;
}

testReferee<GameTypes>({
  ...perfectHome,
  formatMove: (move) => formatMove(move),
  asking: () => asking<AnyRequest>(),
  options: OPTIONS,
  everything: EVERYTHING,
});

describe("a referee", () => {
  test.each(ALL.map(({ name, ...variant }) => [name, variant] as const))(
    "takes a game to its end, with dealt and with entered cards: %s",
    (_, { options, playerCount }) => {
      const ask = asking();
      const players = playersOf(playerCount);
      const entered = options.cards === undefined ? [{ cards: "entered" } as const] : [];
      for (const cards of [{}, ...entered]) {
        const game = { ...options, players, seed: 3, ...cards };
        const begun = ask({ ask: "new", options: game, show: ["codes", "awaited"] });
        const shown = ask({ ask: "look", game: playOn(ask, begun)["game"], show: EVERYTHING });
        expect(Object.keys(shown)).toEqual(["id", "ok", "game", "playersToMove", "over", ...EVERYTHING]);
        expect(shown["playersToMove"]).toEqual([]);
      }
    },
  );

  test("waits for cards of a real table, and takes back one that was entered wrongly", () => {
    const ask = asking();
    const options = { ...OPTIONS, cards: "entered" } as const;
    const begun = ask({ ask: "new", options, show: ["awaited"] });
    expect(begun["awaited"]).toEqual(awaited(createGame(options)));
    expect(begun["playersToMove"]).toEqual([]);
    const { game } = begun;
    expect(codeOf(ask({ ask: "reveal", game, card: { number: 15, action: "pool" } }))).toBe(
      "reveal.impossible",
    );
    ask({ ask: "reveal", game, card: { number: 8, action: "pool" } });
    expect(ask({ ask: "undo", game, show: ["awaited"] })["awaited"]).toEqual(begun["awaited"]);
    for (const number of [2, 5, 9, 11, 8, 7])
      ask({ ask: "reveal", game, card: { number, action: "fence" }, show: ["events"] });
    expect(ask({ ask: "look", game })["playersToMove"]).toEqual([0, 1]);
    const dealt = ask({ ask: "sample", game, seed: 1, show: ["awaited", "state"] });
    expect(dealt["awaited"]).toBe(null);
    const finished = playOn(ask, ask({ ask: "look", game, show: ["codes", "awaited"] }));
    expect(finished["over"]).toBe(true);
  });

  test("lets any player who has to act move, by move or by code, and shows the next one", () => {
    const ask = asking();
    const { game } = ask({ ask: "new", options: OPTIONS });
    ask({ ask: "apply", game, code: 0, player: 1 });
    const move = { type: "pick", player: 0, stack: 1 } as const;
    const { observation } = ask({ ask: "apply", game, move, show: ["observation"] });
    expect(observation["observer"]).toBe(0);
    const [first, second] = ask({ ask: "look", game, show: ["state"] })["state"]["turns"] as never[];
    expect(first["moves"]).toEqual([move]);
    expect(second["moves"]).toEqual([{ type: "pick", player: 1, stack: 0 }]);
  });

  test("names all that is wrong with the options of a game", () => {
    const ask = asking();
    const options = { players: [], seed: -1, layout: "castle" } as never;
    const { violations } = ask({ ask: "new", options });
    const paths = (violations as { readonly details: { readonly path: string } }[]).map(
      ({ details }) => details.path,
    );
    expect(paths).toEqual(expect.arrayContaining(["players", "seed", "layout"]));
  });
});
