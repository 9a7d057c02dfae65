import {
  createGame,
  type GameState,
  isRulesError,
  legalMoves,
  legalTurns,
  type Move,
  observe,
  playersToMove,
  type Sheet,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, WAYS } from "../records/games.js";

const MAX_TURNS = 120;

/** A series of moves up to the one that ends the turn. */
interface Series {
  readonly moves: readonly Move[];
  /** What it does: its moves but for those that name sets, and the sheet afterwards. */
  readonly key: string;
}

/** Moves that name a set: in whichever order, it is the same set. */
const NAMING: readonly string[] = ["use", "crossColumn"];

function seriesOf(moves: readonly Move[], sheet: Sheet): Series {
  const others = moves.filter(({ type }) => !NAMING.includes(type));
  return { moves, key: JSON.stringify([others, sheet]) };
}

/** All series of moves up to the one that ends the turn, found by making each move. */
function turnsByPlaying(state: GameState, player: number, made: readonly Move[] = []): Series[] {
  return legalMoves(state, player).flatMap((move) => {
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new Error("a listed move was refused");
    const moves = [...made, move];
    const isEnd = result.events.some((event) => event.type === "turnEnded" && event.player === player);
    const sheet = state.turns[player]?.sheet ?? state.sheets[player]; // `end` itself changes none
    return isEnd ? [seriesOf(moves, sheet)] : turnsByPlaying(result.state, player, moves);
  });
}

/** The first series of each key. */
function eachOnce(series: readonly Series[]): (readonly Move[])[] {
  const byKey = new Map<string, readonly Move[]>();
  for (const { key, moves } of series) if (!byKey.has(key)) byKey.set(key, moves);
  return [...byKey.values()];
}

/** The first series, one more than {@link MAX_TURNS} at the most. */
function firstTurns(turns: Iterable<readonly Move[]>): (readonly Move[])[] {
  const found: (readonly Move[])[] = [];
  for (const turn of turns) {
    found.push(turn);
    if (found.length > MAX_TURNS) break;
  }
  return found;
}

describe.each(WAYS)("whole turns: $name", (way) => {
  test("RND-1: they are the series of legal moves to the end of the turn, each once, and an observer finds them", () => {
    let tried = 0;
    for (const state of playGame(way, 5).states.filter((_, index) => index % 13 === 0)) {
      state.setup.players.forEach((_, player) => {
        const turns = firstTurns(legalTurns(state, player));
        if (turns.length === 0 || turns.length > MAX_TURNS) return;
        tried += 1;
        expect(turns).toEqual(eachOnce(turnsByPlaying(state, player)));
        expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(turns.length);
        expect([...legalTurns(observe(state, player), player)]).toEqual(turns);
      });
    }
    expect(tried).toBeGreaterThan(1);
  });
});

describe("whole turns", () => {
  const game = playGame(WAYS[0], 5);

  test("they are found as they are asked for: a turn of Advanced Mode has too many to wait for", () => {
    const state = createGame({ players: ["Ann"], seed: 1, advanced: true });
    const turns = legalTurns(state, 0);
    const { value } = turns.next();
    const types = value?.map(({ type }) => type) ?? [];
    expect(types.slice(-3)).toEqual(["roundabout", "roundabout", "end"]);
    expect(types.slice(0, 2)).toEqual(["pick", "write"]);
  });

  test("finding them changes nothing in the state", () => {
    const state = game.states[5];
    const before = JSON.stringify(state);
    expect(firstTurns(legalTurns(state, playersToMove(state)[0])).length).toBeGreaterThan(0);
    expect(JSON.stringify(state)).toBe(before);
  });

  test("RND-3: what the others have done in this phase does not matter", () => {
    const begun = game.states.findIndex(({ turns }) => turns[0] === null && turns[1] !== null);
    const state = game.states[begun];
    const [fresh] = game.states.filter(
      ({ table, turns }) => table.round === state.table.round && turns[1] === null,
    );
    expect(firstTurns(legalTurns(state, 0))).toEqual(firstTurns(legalTurns(fresh, 0)));
  });

  test("who has nothing to do has none", () => {
    const over = game.states[game.states.length - 1];
    expect([...legalTurns(over, 0)]).toEqual([]);
    const waiting = game.states.find(({ ended }) => ended[1] && !ended[0]);
    expect(waiting === undefined ? null : [...legalTurns(waiting, 1)]).toEqual([]);
  });

  test("RND-3: an observation has none of another player", () => {
    expect([...legalTurns(observe(game.states[0], 1), 0)]).toEqual([]);
    expect([...legalTurns(observe(game.states[0], "spectator"), 0)]).toEqual([]);
  });

  test("wrong arguments are refused at once", () => {
    const codes = [
      () => legalTurns(structuredClone(game.states[0]), 0),
      () => legalTurns(game.states[0], 2),
    ].map((ask) => {
      try {
        return ask();
      } catch (error) {
        return isRulesError(error) ? error.code : error;
      }
    });
    expect(codes).toEqual(["state.unknown", "player.unknown"]);
  });
});
