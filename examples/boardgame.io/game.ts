import type { Game, LongFormMove, MoveFn } from "boardgame.io";
import { ActivePlayers, INVALID_MOVE } from "boardgame.io/core";
import {
  checkOptions,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  type Move,
  type Observation,
  observe,
  parseState,
  standings,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules";

/** What whoever creates a match may choose. Neither cards nor the seed: whoever chose them would know the deck. */
type Choice = Pick<GameOptions, "edition" | "layout" | "mode" | "advanced" | "nineAndThreeQuarters">;

/** What boardgame.io keeps: on the server a whole state, in a client what its player may know; `null` before the deal. */
export interface Table {
  readonly choice: Choice;
  readonly game: GameState | Observation | null;
}

function optionsOf(choice: Choice, count: number): GameOptions {
  const { edition, layout, mode, advanced, nineAndThreeQuarters } = choice;
  const players = Array.from({ length: count }, (_, seat) => String(seat));
  const seed = [...crypto.getRandomValues(new Uint32Array(4))]; // that of boardgame.io is the time of day
  return { players, seed, edition, layout, mode, advanced, nineAndThreeQuarters };
}

/** The whole state, also where a database has made a copy of it; none before the deal, and none in a client. */
function stateIn({ game }: Table): GameState | null {
  const state = game === null ? null : parseState(game);
  return state === null || state.hidden === null ? null : state;
}

type Play = (state: GameState, player: number, move: Move) => GameState | null;

/** A move that is made on the server only; its choice is left out of the log that the others are sent. */
function hidden(play: Play): LongFormMove<Table> {
  const move: MoveFn<Table> = ({ G, playerID }, given: Move) => {
    const state = stateIn(G);
    const game = state && play(state, Number(playerID), given);
    return game === null ? INVALID_MOVE : { ...G, game };
  };
  return { move, client: false, redact: true, ignoreStaleStateID: true };
}

/** What boardgame.io lets every client send unless it is forbidden. */
const EVENTS = "endGame endPhase endStage endTurn pass setActivePlayers setPhase setStage".split(" ");

export const PerfectHome: Game<Table, Record<string, unknown>, Choice> = {
  name: "perfect-home",
  disableUndo: true, // boardgame.io would take back what anybody has done last
  events: Object.fromEntries(EVENTS.map((name) => [name, false])),
  turn: { activePlayers: ActivePlayers.ALL },
  validateSetupData: (choice, count) => checkOptions(optionsOf(choice ?? {}, count))[0]?.message,
  // boardgame.io sends what `setup` returns to everybody as it is, so there must be no cards in it yet.
  setup: (_, choice) => ({ choice: choice ?? {}, game: null }),
  moves: {
    deal: {
      client: false,
      move: ({ G: { choice, game }, ctx }) =>
        game === null ? { choice, game: createGame(optionsOf(choice, ctx.numPlayers)) } : INVALID_MOVE,
    },
    play: hidden((state, player, move) => {
      const result = tryApplyMove(state, { ...move, player } as Move);
      return result.ok ? result.state : null;
    }),
    undo: hidden((state, player) => {
      const made = state.turns[player]?.moves.length ?? 0;
      return made === 0 ? null : takeBack(state, player, made - 1);
    }),
  },
  endIf({ G }) {
    const state = stateIn(G);
    return state !== null && isOver(state) ? standings(state) : undefined;
  },
  playerView({ G, playerID }: { readonly G: Table; readonly playerID: string | null }) {
    const state = stateIn(G);
    if (state === null || isOver(state)) return G;
    return { ...G, game: observe(state, playerID === null ? "spectator" : Number(playerID)) };
  },
};
