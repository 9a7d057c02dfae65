// Counts the whole turns of games, for the table of docs/records.md: those of the first turn, and those of all turns of random
// games, of 20 games each (run `npm run build` first; it takes some minutes).
import {
  applyMove,
  createGame,
  isOver,
  legalMoves,
  legalTurns,
  playersToMove,
  randomSeries,
} from "../dist/index.js";

const GAMES = 20;
const TWO = { players: ["Ann", "Bob"] };
const ALONE = { players: ["Ann"] };
const FIRST = { edition: "first-2018" };
const KINDS = [
  { name: "standard 2023", options: TWO },
  { name: "standard 2018", options: { ...TWO, ...FIRST } },
  { name: "Expert 2023", options: { ...TWO, mode: "expert" } },
  { name: "AAA Solo", options: { ...ALONE, mode: { aaa: "sam" } } },
  { name: "Solo 2018", options: { ...ALONE, ...FIRST, mode: "solo" } },
  { name: "Advanced 2018", options: { ...TWO, ...FIRST, advanced: true } },
  { name: "Advanced 2023", options: { ...TWO, advanced: true }, firstOnly: true },
];

function turnsOf(state) {
  let count = 0;
  for (const _turn of legalTurns(state, 0)) count += 1;
  return count;
}

/** How many turns the first player has in each round of a random game. */
function turnsIn(options, seed) {
  const random = randomSeries(seed);
  const counts = [];
  let state = createGame({ ...options, seed });
  while (!isOver(state)) {
    const [player] = playersToMove(state);
    if (player === 0 && state.turns[0] === null) counts.push(turnsOf(state));
    const moves = legalMoves(state, player);
    state = applyMove(state, moves[Math.floor(random() * moves.length)]);
  }
  return counts;
}

/** The number that a share of the counts does not exceed. */
function quantile(counts, share) {
  return counts.toSorted((one, other) => one - other)[Math.ceil(counts.length * share) - 1];
}

for (const { name, options, firstOnly } of KINDS) {
  const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
  const first = seeds.map((seed) => turnsOf(createGame({ ...options, seed })));
  const whole = firstOnly ? [] : seeds.flatMap((seed) => turnsIn(options, seed));
  const range = `${Math.min(...first)} to ${Math.max(...first)}`;
  const over = firstOnly
    ? ""
    : `; half have at most ${quantile(whole, 0.5)}, nine in ten ${quantile(whole, 0.9)}`;
  console.log(`${name}: ${range}${over}`);
}
