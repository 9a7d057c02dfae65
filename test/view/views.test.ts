import { isDeepStrictEqual } from "node:util";
import {
  awaited,
  combinations,
  createGame,
  describeSheet,
  type GameState,
  isOver,
  type LayoutId,
  legalMoves,
  observe,
  opponentScore,
  parseState,
  planStatus,
  playersToMove,
  scoreSheet,
  takeBack,
} from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { viewSheet, viewTable } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { wholeGame } from "../support/games.js";
import { violationIn } from "../support/refusals.js";
import { seats } from "../support/sheets.js";
import { ALL, COMBINATIONS, combinationsOn } from "../support/variants.js";
import { describeView } from "./described-views.js";

const SHEETS: readonly LayoutId[][] = [
  ["american-dream"],
  ["zombies"],
  ["ducks"],
  ["easter-eggs", "easter-eggs-2019"],
  ["christmas-lights", "christmas-lights-2019"],
  ["halloween"],
  ["ice-cream", "ice-cream-2019"],
  ["nuclear-war"],
  ["roswell"],
];
const ANY_RULES = { variants: [...ALL, ...COMBINATIONS], share: 0.5, maxPlayers: 4 };

/** Tries something on states of random games, for each player. */
function everywhere(check: (state: GameState, player: number) => void, every = 17): void {
  inRandomGames((script) => {
    for (const state of sampledStates(script, every)) for (const player of seats(state)) check(state, player);
  }, ANY_RULES);
}

/** A view without what is asked of the player. */
function unasked(view: ReturnType<typeof viewSheet>) {
  return { ...view, step: null, expansion: null };
}

describe("the view of a sheet", () => {
  test("holds everything that stands on the sheet", () => {
    everywhere((state, player) => {
      expect(describeView(viewSheet(state, player))).toEqual(describeSheet(state, player));
    });
  });

  test.each(SHEETS)("holds everything that stands on the sheet: %s", (...sheets) => {
    inRandomGames(
      (script) => {
        for (const state of sampledStates(wholeGame(script), 29)) {
          for (const player of seats(state)) {
            expect(describeView(viewSheet(state, player))).toEqual(describeSheet(state, player));
          }
        }
      },
      { variants: combinationsOn(...sheets), share: 0.1, maxPlayers: 4 },
    );
  });

  test("SCO-1 SCO-5 EST-1: its values are those of the score sheet", () => {
    everywhere((state, player) => {
      const view = viewSheet(state, player);
      const score = scoreSheet(state, player);
      expect(view.score).toEqual(score);
      const pointsOf = (name: string) => score.sections.find(({ section }) => section === name)?.points ?? 0;
      const complete = view.estates.filter((estate) => estate.complete && estate.size <= 6);
      expect(complete.reduce((sum, { worth }) => sum + worth, 0)).toBe(pointsOf("estates"));
      expect(view.tracks.pools?.value ?? 0).toBe(pointsOf("pools"));
      expect(view.tracks.temps?.points ?? 0).toBe(pointsOf("temps"));
      expect(-(view.tracks.refusals?.value ?? 0) + 0).toBe(pointsOf("refusals"));
      expect(view.streets.reduce((sum, { parks }) => sum + (parks?.value ?? 0), 0)).toBe(pointsOf("parks"));
      for (const plan of view.plans) {
        const { letter, card: _card, turned: _turned, ...status } = plan;
        expect(status).toEqual(planStatus(state, player, letter));
      }
    });
  });

  test("EST-1: houses, gaps and estates agree with each other, and each says where it is", () => {
    everywhere((state, player) => {
      const { streets, estates } = viewSheet(state, player);
      streets.forEach(({ street, houses, gaps }, index) => {
        expect(street).toBe(index);
        houses.forEach((each, house) => {
          expect([each.street, each.house]).toEqual([street, house]);
          const right = gaps[house]?.fence === true ? "drawn" : "none";
          expect(each.fenceRight).toBe(house + 1 === houses.length ? "printed" : right);
          expect(each.fenceLeft).toBe(house === 0 ? "printed" : houses[house - 1].fenceRight);
        });
        const runs = estates.filter((estate) => estate.street === street);
        const left = houses.filter(({ kind }) => kind !== "roundabout" && kind !== "invaded").length;
        expect(runs.reduce((sum, { size }) => sum + size, 0)).toBe(left);
        for (const { house, size, complete, used, chosen } of runs) {
          const own = houses.slice(house, house + size);
          expect(own[0].fenceLeft).not.toBe("none");
          expect(own[size - 1].fenceRight).not.toBe("none");
          expect(own.slice(0, -1).every(({ fenceRight }) => fenceRight === "none")).toBe(true);
          expect(complete).toBe(own.every(({ number }) => number !== null));
          expect(used).toBe(own.some((each) => each.used));
          expect(own.every((each) => each.chosen === chosen)).toBe(true);
        }
      });
    });
  });

  test("RND-3: on an observation it is that of the state, of another player what was public", () => {
    everywhere((state, player) => {
      expect(viewSheet(observe(state, player), player)).toEqual(viewSheet(state, player));
      if (isOver(state)) return;
      const begun = takeBack(state, player);
      for (const observer of [...seats(state).filter((seat) => seat !== player), "spectator"] as const) {
        const view = viewSheet(observe(state, observer), player);
        expect(view.step).toBeNull();
        expect(unasked(view)).toEqual(unasked(viewSheet(begun, player)));
      }
    }, 41);
  });

  test("the position of a simulator has the same views, and they do not change when it goes on", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 61)) {
        const simulator = createSimulator(state);
        const sheets = seats(state).map((player) => viewSheet(simulator.position, player));
        const table = viewTable(simulator.position);
        const before = JSON.stringify([sheets, table]);
        expect(
          isDeepStrictEqual(
            sheets,
            seats(state).map((player) => viewSheet(state, player)),
          ),
        ).toBe(true);
        expect(isDeepStrictEqual(table, viewTable(state))).toBe(true);
        simulator.playout(() => 0.5);
        expect(JSON.stringify([sheets, table])).toBe(before);
        expect(viewTable(simulator.clone().position).endedBy).toEqual(simulator.position.table.endedBy);
      }
    }, ANY_RULES);
  });
});

describe("the view of the table", () => {
  test("RND-2 SET-7 PLN-2 AAA-10: shows what the state and its questions say", () => {
    everywhere((state, player) => {
      const view = viewTable(state);
      expect(view.stacks.flatMap(({ combination }) => combination ?? [])).toEqual(combinations(state));
      expect(view.players.filter(({ acting }) => acting).map((each) => each.player)).toEqual(
        playersToMove(state),
      );
      expect(view.opponent?.score ?? null).toEqual(opponentScore(state));
      expect(view.plans.map(({ worth }) => worth)).toEqual(
        view.plans.map(({ letter }) => planStatus(state, player, letter).worth),
      );
      expect(view.stacks.map(({ left }) => left)).toEqual(state.table.stacks.map(({ left }) => left));
      if (state.setup.supply.from === "deck") {
        expect(view.deck?.left).toBe(state.hidden.deck.length);
        expect(view.players.map(({ hand }) => hand)).toEqual(state.hands);
      }
    });
  });

  test("RND-2: shows which card is awaited, where one is", () => {
    const options = { players: ["Ann", "Bob"], seed: 1, cards: "entered" } as const;
    const state = createGame(options);
    expect(viewTable(state).awaited?.place).toEqual({ for: "stack", stack: 0 });
    expect(viewTable(observe(state, "spectator")).awaited).toEqual(awaited(state));
    expect(viewTable(createGame({ ...options, cards: "dealt" })).awaited).toBeNull();
  });

  test("XPT-5: hands are shown as the observer sees them", () => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1, mode: "expert" });
    const numbers = (observer: number | "spectator") =>
      viewTable(observe(state, observer)).players.map(
        ({ hand }) => hand.filter(({ number }) => number !== null).length,
      );
    expect(numbers("spectator")).toEqual([0, 0]);
    expect(numbers(0)[0]).toBe(3);
  });
});

describe("views of anything else", () => {
  const state = createGame({ players: ["Ann"], seed: 1 });

  test("are refused with the reason", () => {
    for (const other of [structuredClone(state), null, undefined, 7, "state"]) {
      expect(violationIn(() => viewSheet(other as GameState, 0)).code).toBe("state.unknown");
      expect(violationIn(() => viewTable(other as GameState)).code).toBe("state.unknown");
    }
    for (const nobody of [-1, 1, 0.5, Number.NaN, "0"]) {
      expect(violationIn(() => viewSheet(state, nobody as number)).code).toBe("player.unknown");
    }
  });

  test("a simulator's position can be looked at, but it is no state", () => {
    const { position } = createSimulator(state);
    expect(violationIn(() => legalMoves(position as GameState)).code).toBe("state.unknown");
    expect(viewSheet(parseState(JSON.stringify(state)), 0)).toEqual(viewSheet(position, 0));
  });
});
