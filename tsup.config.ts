import { rmSync } from "node:fs";
import { defineConfig, type Options } from "tsup";

// tsup's own `clean` would let one bundle delete the files of another.
rmSync("dist", { recursive: true, force: true });

const shared: Options = {
  format: ["esm", "cjs"],
  target: "es2023",
  dts: true,
  // Without it tsup makes the shared CommonJS files with sucrase, which turns every `??` and `?.` into a slow call.
  treeshake: true,
};

export default defineConfig([
  // Entries of one object share their code: a state made by one is known to the others.
  {
    ...shared,
    splitting: true,
    entry: {
      index: "src/index.ts",
      rules: "src/rules/index.ts",
    },
  },
]);
