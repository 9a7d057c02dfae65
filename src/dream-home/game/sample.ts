import { copyPlain } from "../../input/plain.js";
import { type Random, randomFromSeed } from "../../input/random.js";
import { readSeed } from "../../input/read-seed.js";
import type { RoofCard } from "../state/cards.js";
import type { GameState, Hidden, Observation, Position } from "../state/state.js";
import { knownPosition, remember } from "./known.js";
import { runTable } from "./run.js";
import { roofsOfTurn, unseen } from "./unseen.js";
import { throwViolation } from "./violation.js";

/** Hidden cards as they could lie: each arrangement that agrees with what is seen is equally likely. [DRH-92] */
export function drawHidden(position: Position, random: Random): Hidden {
  const { rooms, specials } = unseen(position);
  const roofs = random.shuffle(specials.filter((card): card is RoofCard => card.kind === "roof"));
  const known = roofsOfTurn(position);
  // Once all roofs are revealed, none of their cards is unseen.
  const boxes = position.houses.map(({ roofCards }, player) => {
    const top = position.turn?.player === player ? known : [];
    return [...roofs.splice(0, roofCards - top.length), ...top];
  });
  const others = specials.filter(({ kind }) => kind !== "roof");
  return { rooms: random.shuffle(rooms), specials: random.shuffle([...others, ...roofs]), roofs: boxes };
}

/** A game that goes on with dealt cards: those that were awaited lie in the display. */
function dealt({ setup, ...state }: GameState): GameState {
  const { entered, ...rest } = setup;
  if (entered === undefined) return { ...state, setup, agenda: [...state.agenda] };
  const draft = copyPlain({ ...state, setup: rest });
  runTable(draft);
  return draft;
}

/**
 * A full state that agrees with an observation. All ways in which the cards that nobody sees can lie are equally likely.
 * Of a game with entered cards this is how it can go on with dealt ones.
 *
 * @param observation - what a player or a spectator knows.
 * @param seed - as in the options of {@link createGame}.
 * @throws RulesError `state.unknown`, `state.not-observation`, `options.invalid` for the seed.
 * @see DRH-92
 * @example
 * ```ts
 * import { createGame, legalMoves, observe, sampleState } from "perfect-home-rules/dream-home";
 *
 * const seen = observe(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * legalMoves(sampleState(seen, 2)).length === legalMoves(seen).length // => true
 * ```
 */
export function sampleState(observation: Observation, seed: number | readonly number[]): GameState {
  const made = knownPosition(observation);
  if (made.hidden !== null) throwViolation("state.not-observation", {});
  const random = randomFromSeed(readSeed(seed, "seed"));
  const { observer: _observer, ...position } = made;
  return remember(dealt({ ...position, hidden: drawHidden(position, random) }));
}
