import { type Random, randomFromSeed } from "../../input/random.js";
import { readSeed } from "../../input/read-seed.js";
import type { RoofCard } from "../state/cards.js";
import type { GameState, Hidden, Observation, Position } from "../state/state.js";
import { knownPosition, remember } from "./known.js";
import { unseen } from "./unseen.js";
import { throwViolation } from "./violation.js";

/** Hidden cards as they could lie: each arrangement that agrees with what is seen is equally likely. [DRH-92] */
export function drawHidden(position: Position, random: Random): Hidden {
  const { rooms, specials } = unseen(position);
  const roofs = random.shuffle(specials.filter((card): card is RoofCard => card.kind === "roof"));
  const boxes = position.houses.map(({ roof, roofCards }) =>
    roof === null ? roofs.splice(0, roofCards) : [],
  );
  const others = specials.filter(({ kind }) => kind !== "roof");
  return { rooms: random.shuffle(rooms), specials: random.shuffle([...others, ...roofs]), roofs: boxes };
}

/**
 * A full state that agrees with an observation. All ways in which the cards that nobody sees can lie are equally likely.
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
  return remember<GameState>({
    ...position,
    agenda: [...position.agenda],
    hidden: drawHidden(position, random),
  });
}
