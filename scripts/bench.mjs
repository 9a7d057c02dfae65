// Runs the benchmarks on the built package (run `npm run build` first).
import { build } from "esbuild";

const outfile = "temp/bench/main.js";
await build({
  entryPoints: ["bench/main.ts"],
  outfile,
  bundle: true,
  packages: "external",
  tsconfigRaw: {}, // the paths of the project's own lead into src
  platform: "node",
  format: "esm",
  target: "node20",
});
await import(`../${outfile}`);
