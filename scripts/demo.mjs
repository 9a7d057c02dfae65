// Shows a whole game: bundles the command line from source and lets three bots play.
import { build } from "esbuild";

const outfile = "temp/demo/cli.js";
await build({
  entryPoints: ["src/cli/main.ts"],
  outfile,
  bundle: true,
  packages: "external",
  alias: {
    "perfect-home-rules": "./src/index.ts",
    "perfect-home-rules/bots": "./src/bots/index.ts",
    "perfect-home-rules/node": "./src/node/index.ts",
    "perfect-home-rules/notation": "./src/notation/index.ts",
    "perfect-home-rules/simulate": "./src/simulate/index.ts",
  },
  platform: "node",
  format: "esm",
  target: "node20",
});
process.argv.splice(2, process.argv.length, "play", "--players", "Ann,Bob,Cleo", "--seed", "2773");
await import(`../${outfile}`);
