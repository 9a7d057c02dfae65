// Plays 10,000 random games in each mode, or as many as the first argument says, and checks after each that all cards are
// still there (run `npm run build` first).
import { createGame, isOver, randomSeries } from "../dist/index.js";
import { createSimulator } from "../dist/simulate.js";

const GAMES = Number(process.argv[2] ?? 10_000);
const MODES = {
  standard: { players: ["Ann", "Bob"], advanced: true },
  "standard, 2018": { players: ["Ann", "Bob"], advanced: true, edition: "first-2018" },
  expert: { players: ["Ann", "Bob", "Cleo"], mode: "expert" },
  "expert, 2018": { players: ["Ann", "Bob", "Cleo"], mode: "expert", edition: "first-2018" },
  aaa: { players: ["Ann"], mode: { aaa: "irene" }, advanced: true, nineAndThreeQuarters: true },
  "aaa, closed": { players: ["Ann"], mode: { aaa: "closed" }, layout: "blueprint" },
  "solo, 2018": { players: ["Ann"], mode: "solo", edition: "first-2018", advanced: true },
};

/** Every card of a state, each as text, in order. */
function allCards({ table, hands, hidden }) {
  const inStacks = table.stacks.flatMap(({ flipped, top }) => [...flipped, ...(top === null ? [] : [top])]);
  const onTable = [...inStacks, ...table.discards, ...table.removed, ...(table.opponent?.given ?? [])];
  const unseen = [...hidden.stacks.flat(), ...hidden.deck, ...hidden.faceDown, ...hidden.outOfGame];
  return [...onTable, ...hands.flat(), ...unseen]
    .map((card) => Object.values(card).join())
    .sort()
    .join(";");
}

for (const [mode, options] of Object.entries(MODES)) {
  const ends = {};
  let rounds = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const state = createGame({ ...options, seed });
    const simulator = createSimulator(state);
    simulator.playout(randomSeries(seed));
    const last = simulator.toState();
    if (!isOver(last)) throw new Error(`${mode}, seed ${seed}: the game does not end`);
    if (allCards(last) !== allCards(state)) throw new Error(`${mode}, seed ${seed}: cards are missing`);
    for (const cause of last.table.endedBy) ends[cause] = (ends[cause] ?? 0) + 1;
    rounds += last.table.round;
  }
  console.log(
    `${mode}: ${GAMES} games, ${(rounds / GAMES).toFixed(1)} rounds each, ended by ${JSON.stringify(ends)}`,
  );
}
