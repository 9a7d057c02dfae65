import { copyPlain } from "../../input/plain.js";
import { randomFromSeed } from "../../input/random.js";
import { emptyHouse } from "../house/board.js";
import type { Draft } from "../moves/kind.js";
import type { GameState, Setup } from "../state/state.js";
import { roomCardsOf, specialsOf } from "./cards.js";
import { remember } from "./known.js";
import { discardsPair, type GameOptions, type ReadOptions, readOptions } from "./options.js";
import { roundSteps, runTable } from "./run.js";

/** A game before its first round. With four players, or in the simple variant, no pair is discarded. [DRH-20] [DRH-19] */
function laidOut(options: ReadOptions): Draft {
  const { players, seed = 0, cards, first, simple, tables, childrenBreakTies } = options;
  const random = randomFromSeed(seed);
  const isEntered = cards === "entered";
  const setup: Setup = {
    players,
    discardsPair: discardsPair({ players, simple }),
    tables,
    ...(isEntered ? { entered: true } : {}),
    ...(childrenBreakTies ? { childrenBreakTies } : {}),
  };
  const rooms = random.shuffle(roomCardsOf(setup)); // [DRH-6]
  const specials = random.shuffle(specialsOf(tables));
  const state: GameState = {
    version: 1,
    setup,
    table: {
      round: 0,
      columns: Array.from({ length: tables.columns }, () => ({ room: null, special: null })),
      marker: first,
      discards: { rooms: [], roofs: [] },
      removed: { rooms: [], specials: [] },
      left: { rooms: rooms.length, specials: specials.length },
    },
    houses: players.map(() => emptyHouse(tables.board)),
    agenda: [],
    turn: null,
    hidden: {
      rooms: isEntered ? [] : rooms,
      specials: isEntered ? [] : specials,
      roofs: players.map(() => []),
    },
  };
  return copyPlain(state);
}

/**
 * Creates a game and deals its first round.
 *
 * @param options - who plays, and what shuffles the decks.
 * @returns the state in which the first player acts.
 * @throws RulesError `options.not-an-object`, `options.unknown`, `options.invalid`, `options.duplicate-player`.
 * @see DRH-1 to DRH-6, DRH-96
 * @example
 * ```ts
 * import { createGame } from "perfect-home-rules/dream-home";
 *
 * const { table } = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * table.columns.length // => 5
 * table.columns[0]?.special // => null
 * ```
 */
export function createGame(options: GameOptions): GameState {
  const draft = laidOut(readOptions(options));
  draft.agenda = roundSteps(draft) as Draft["agenda"];
  runTable(draft);
  return remember<GameState>(draft);
}
