import { copyPlain, freezePlain } from "../../input/plain.js";
import { randomFromSeed } from "../../input/random.js";
import { PRINTED_TABLES, type Tables } from "../data/tables.js";
import { emptyHouse } from "../house/board.js";
import type { Draft } from "../moves/kind.js";
import type { GameState } from "../state/state.js";
import { roomCardsOf, specialsOf } from "./cards.js";
import { roundSteps, runTable } from "./run.js";

/** Who plays what. DRH-96 */
export interface GameOptions {
  /** The names of the players, clockwise: 2 to 4. DRH-1 */
  readonly players: readonly string[];
  /** The same seed deals the same cards. */
  readonly seed: number;
  /** Who has the marker first, from 0; the first player if left out. DRH-4 */
  readonly first?: number | undefined;
  /** Whether at 2 or 3 players no pair is discarded. DRH-19 */
  readonly simple?: boolean | undefined;
  /** What is printed on cards and boards, where yours say something else. DRH-93 */
  readonly tables?: Partial<Tables> | undefined;
}

/** At more players than that no pair is discarded. DRH-20 */
const MOST_THAT_DISCARD = 3;

/** A game before its first round. */
function laidOut({ players, seed, first = 0, simple = false, tables }: GameOptions): Draft {
  const printed: Tables = { ...PRINTED_TABLES, ...tables };
  const random = randomFromSeed(seed);
  const rooms = random.shuffle(roomCardsOf(printed));
  const specials = random.shuffle(specialsOf(printed));
  const state: GameState = {
    version: 1,
    setup: { players, discardsPair: !simple && players.length <= MOST_THAT_DISCARD, tables: printed },
    table: {
      round: 0,
      columns: Array.from({ length: printed.columns }, () => ({ room: null, special: null })),
      marker: first,
      discards: { rooms: [], roofs: [] },
      removed: { rooms: [], specials: [] },
      left: { rooms: rooms.length, specials: specials.length },
    },
    houses: players.map(() => emptyHouse(printed.board)),
    agenda: [],
    turn: null,
    hidden: { rooms, specials, roofs: players.map(() => []) },
  };
  return copyPlain(state);
}

/** Creates a game and deals its first round. */
export function createGame(options: GameOptions): GameState {
  const draft = laidOut(options);
  draft.agenda = roundSteps(draft) as Draft["agenda"];
  runTable(draft);
  return freezePlain<GameState>(draft);
}
