import fc from "fast-check";
import {
  applyMove,
  awaited,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  reveal,
} from "perfect-home-rules/dream-home";

/** How a random game is set up and goes on. */
export interface RandomGame {
  readonly options: GameOptions;
  readonly choices: () => number;
}

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** Games of all numbers of players, dealt or entered, in which everything is chosen at random. */
export const randomGames: fc.Arbitrary<RandomGame> = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    seed: fc.nat(),
    simple: fc.boolean(),
    isEntered: fc.boolean(),
    choices: fc.infiniteStream(fc.nat()),
  })
  .map(({ players, seed, simple, isEntered, choices }) => ({
    options: {
      players: NAMES.slice(0, players),
      first: seed % players,
      simple,
      ...(isEntered ? { cards: "entered" as const } : { seed }),
    },
    choices: () => choices.next().value ?? 0,
  }));

/** One of some things, as the choices say. */
export function pick<T>(things: readonly T[], choice: number): T {
  const thing = things[choice % things.length];
  if (thing === undefined) throw new Error("there is nothing to be chosen");
  return thing;
}

/** The state after a step of a random game: a card that is awaited, or a move. */
export function stepFrom(state: GameState, choice: number): GameState {
  const next = awaited(state);
  if (next !== null) return reveal(state, pick(next.cards, choice).card);
  return applyMove(state, pick(legalMoves(state), choice));
}

/** Every state of a random game, the first and the last included. */
export function* statesOf({ options, choices }: RandomGame): Generator<GameState, void, undefined> {
  let state = createGame(options);
  yield state;
  while (!isOver(state)) {
    state = stepFrom(state, choices());
    yield state;
  }
}

/** Plays a state to its end. */
export function playOn(begun: GameState, choices: () => number): GameState {
  let state = begun;
  for (let step = 0; !isOver(state); step++) {
    if (step > 2000) throw new Error("the game does not end");
    state = stepFrom(state, choices());
  }
  return state;
}
