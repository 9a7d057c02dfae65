import type { Onlooker, ProtocolTypes, ShownOfGame } from "./messages.js";
import { isObservation, type PositionOf, type ProtocolGame, type Shot, type Shows } from "./protocol-game.js";

/** How what can be shown of any game is shown. */
/* @__NO_SIDE_EFFECTS__ */
export function usualShows<G extends ProtocolTypes>(game: ProtocolGame<G>): Shows<G, ShownOfGame<G>> {
  const scores = ({ state }: Shot<G>): G["score"][] =>
    state.setup.players.map((_, player) => game.scoreSheet(state, player));
  return {
    moves: ({ moves }) => moves(),
    texts: ({ moves }) => moves().map((move) => game.formatMove(move)),
    observation: ({ state, observer }) =>
      isObservation<G>(state) ? state : game.observe(state as G["state"], observer),
    awaited: ({ state }) => game.awaited(state),
    events: ({ events }) => events,
    totals: (shot) => scores(shot).map(({ total }) => total),
    scores,
    standings: ({ state }) => game.standings(state),
    record: ({ record }) => record(),
    state: ({ state }) => state,
  };
}

/** Who looks where a request does not say. */
export function usualObserver<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  position: PositionOf<G>,
): Onlooker {
  return isObservation<G>(position) ? position.observer : (game.playersToMove(position)[0] ?? 0);
}

/** The legal moves of whoever looks. */
export function movesOf<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  position: PositionOf<G>,
  observer: Onlooker,
): readonly G["move"][] {
  return observer === "spectator" ? [] : game.legalMoves(position, observer);
}

/** What is to be shown. */
export function showAll<G extends ProtocolTypes, Shown, S extends keyof Shown & string>(
  shows: Shows<G, Shown>,
  wanted: readonly S[],
  shot: Shot<G>,
): Partial<Pick<Shown, S>> {
  return Object.fromEntries(wanted.map((show) => [show, shows[show](shot)])) as Partial<Pick<Shown, S>>;
}
