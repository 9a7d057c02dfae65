// Shows a whole game: lets two bots play it on the command line, bundled from source.
import { importSource } from "./source.js";

console.error(
  "Ann tries each move in many playouts, Bob takes what looks best: that takes some ten seconds.\n",
);

process.argv.splice(2, 0, "play", "--players", "Ann,Bob", "--bots", "monte-carlo,greedy", "--seed", "7");
await importSource("src/cli/main.ts", "cli");
