import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
} from "perfect-home-rules/dream-home";

/** A state of a game, with the move that is made there; `null` at the end. */
export interface Played {
  readonly state: GameState;
  readonly move: Move | null;
}

/** A small series of numbers in [0, 1). */
export function series(seed: number): () => number {
  let value = (seed % 2147483646) + 1;
  return () => {
    value = (value * 48271) % 2147483647;
    return value / 2147483647;
  };
}

/** Tables in which helpers, tools and decor are many, so that a few games show all that can happen. */
export function manySpecials({ tables }: GameState["setup"]): Partial<GameState["setup"]["tables"]> {
  return {
    roofs: tables.roofs.map((each) => ({ ...each, plain: 1, window: 0 })),
    helpers: { roofer: 3, supplier: 4, architect: 2, handyman: 4, "interior-designer": 3 },
    tools: { drill: 5, jackhammer: 5, "concrete-mixer": 4, scaffolding: 4 },
  };
}

/** Every state of a random game. */
export function* randomGame(options: GameOptions): Generator<Played> {
  const random = series(Number(options.seed));
  let state = createGame(options);
  while (!isOver(state)) {
    const moves = legalMoves(state);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error("nothing can be done");
    yield { state, move };
    state = applyMove(state, move);
  }
  yield { state, move: null };
}
