import {
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  randomSeries,
  standings,
} from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { afterEveryMove, closesPhase, inRandomGames } from "../support/check.js";
import { lastState, type Moment, wholeGame } from "../support/games.js";
import { layoutOf, seats } from "../support/sheets.js";
import { IS_THOROUGH } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { LONG_ZOMBIES } from "../support/zombies.js";

const ANY_RULES = { variants: ALL, share: 0.5 };

describe("the course of random games", () => {
  /*
   * Each round a player numbers a house or crosses a Permit Refusal. While the game goes on, one house at
   * least is empty and one refusal box at least is open, so with 33 houses and 3 boxes 32 + 2 rounds can end
   * without ending the game; the 35th does.
   */
  test("END-1: a game ends within as many rounds as there are houses and refusal boxes, less one", () => {
    inRandomGames((script) => {
      const state = lastState(wholeGame(script));
      const { streets, refusals } = layoutOf(state, 0);
      const houses = streets.reduce((sum, street) => sum + street.houses, 0);
      expect(isOver(state)).toBe(true);
      expect(state.table.round).toBeLessThanOrEqual(houses + (refusals.length - 1) - 1);
    });
  });

  test("RND-1 REF-1: each turn numbers one house from a card, or crosses one refusal box and numbers none", () => {
    afterEveryMove(({ before, player, move }) => {
      if (move.type !== "end") return [];
      const made = before.turns[player]?.moves.map(({ type }) => type) ?? [];
      const rest = made.filter((type) => type !== "claim" && type !== "use");
      const isRefusal = rest.join() === "permitRefusal";
      const isBuilding = rest[0] === "pick" && rest[1] === "write" && rest.length <= 3;
      return isRefusal || isBuilding ? [] : [made.join()];
    });
  });

  test("END-1 REF-4: the game ends exactly after a round with all plans, the last refusal or no empty house", () => {
    afterEveryMove(endFaults);
  });

  test("RND-3: who has to act has a move, who has not has none; a game with nobody to act is over", () => {
    afterEveryMove(({ after }) => {
      const acting = playersToMove(after);
      const wrong = seats(after).filter(
        (player) => legalMoves(after, player).length > 0 !== acting.includes(player),
      );
      const faults = wrong.map((player) => `player ${player}`);
      return isOver(after) === (acting.length === 0) ? faults : [...faults, "over with somebody to act"];
    }, ANY_RULES);
  });

  test("RND-3: without a player the moves are those of the first to act", () => {
    afterEveryMove(({ after }) => {
      const expansion = JSON.stringify(legalMoves(after, playersToMove(after)[0] ?? 0));
      return JSON.stringify(legalMoves(after)) === expansion ? [] : ["not those of the first to act"];
    }, ANY_RULES);
  });

  test("RND-2: rounds are counted one by one from 1, and the event says so", () => {
    afterEveryMove(({ before, after, events }) => {
      const begun = events.flatMap((event) => (event.type === "roundBegun" ? [event.round] : []));
      const isNext = after.table.round === before.table.round + begun.length && begun.length <= 1;
      return isNext && begun.every((round) => round === after.table.round)
        ? []
        : [`round ${after.table.round}`];
    }, ANY_RULES);
  });

  test("TIE-1: the ranking at the end holds everybody once, best first", () => {
    inRandomGames((script) => {
      const state = lastState(wholeGame(script));
      const ranking = standings(state);
      expect(ranking.map(({ player }) => player).toSorted()).toEqual(seats(state));
      expect(ranking[0].place).toBe(1);
      expect(ranking.map(({ total }) => total)).toEqual(
        ranking.map(({ total }) => total).toSorted((a, b) => b - a),
      );
    });
  });
});

/** How many games with the hordes are played for each number of players. */
const GAMES = IS_THOROUGH ? 40 : 10;

/** Ends of games with the hordes on a sheet with room for all cards. */
function endedByCards(options: Partial<GameOptions>, players: readonly number[], games = GAMES): GameState[] {
  return players.flatMap((count) => {
    const names = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
    return Array.from({ length: games }, (_, seed) => {
      const game = createSimulator(createGame({ layout: LONG_ZOMBIES, players: names, seed, ...options }));
      game.playout(randomSeries(seed));
      return game.toState();
    }).filter(({ table }) => table.endedBy.join() === "deck-empty");
  });
}

describe("games that end with their cards", () => {
  test.each([
    ["standard", {}, [1, 2, 3]],
    ["standard, 9¾ cards", { nineAndThreeQuarters: true }, [2]],
    ["expert", { mode: "expert" }, [2, 3, 4, 5, 6, 7]],
  ] as const)("ZOM-12 ZOM-X: no Zombie card is left that was not resolved: %s", (_, options, players) => {
    const ends = endedByCards(options, players);
    expect(ends.length).toBeGreaterThan(IS_THOROUGH ? 30 : 5);
    for (const { table, hidden } of ends) {
      const last = [table.stacks[0]?.top, hidden.stacks[0], table.deck?.top, table.deck?.segments];
      expect(last.flat().filter((left) => left !== null && left !== undefined)).toEqual([]);
      expect(table.removed).toHaveLength(3);
    }
  });

  test("ZOM-13: in AAA Solo those beneath the last Construction card stay there", () => {
    const ends = endedByCards({ mode: { aaa: "sam" } }, [1], 40);
    expect(ends.some(({ hidden }) => hidden.deck.length > 0)).toBe(true);
    for (const { table, hidden } of ends) {
      expect(table.round).toBe(30);
      expect(hidden.deck.every((card) => "special" in card)).toBe(true);
    }
  });
});

function endFaults(moment: Moment): string[] {
  const { after, events } = moment;
  const expected = closesPhase(moment) ? expectedCauses(moment) : [];
  const found = [...after.table.endedBy].sort();
  const told = events.flatMap((event) => (event.type === "gameOver" ? event.causes : []));
  const isRight = found.join() === expected.join() && told.toSorted().join() === expected.join();
  return isRight && isOver(after) === expected.length > 0
    ? []
    : [`ended by ${found.join()}, not ${expected.join()}`];
}

function expectedCauses({ after }: Moment): string[] {
  const any = (test: (player: number) => boolean): boolean => seats(after).some(test);
  const causes: string[] = [];
  if (any((player) => after.sheets[player].planPoints.every((points) => points !== null)))
    causes.push("all-plans");
  const lastBox = layoutOf(after, 0).refusals.length - 1;
  if (any((player) => after.sheets[player].refusalsCrossed === lastBox)) causes.push("last-refusal");
  if (any((player) => after.sheets[player].numbers.every((number) => number !== null)))
    causes.push("no-empty-house");
  return causes;
}
