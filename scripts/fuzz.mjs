// Tries mutants on what reads input: `npm run fuzz -- states records --inputs 20000`. Without names it fuzzes all.
// PHR_SEED changes which mutants.
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

/** The properties to run, and how many inputs each run of one tries. */
const FUZZERS = {
  "dream-home": { file: "test/dream-home/fuzz.test.ts", each: 4 },
  cards: { file: "test/states/moved-cards.test.ts", each: 5 },
  entered: { file: "test/states/entered-states.test.ts", each: 5 },
  notation: { file: "test/notation/fuzz.test.ts", each: 20 },
  options: { file: "test/properties/mutated-options.test.ts", each: 10 },
  records: { file: "test/records/fuzz.test.ts", each: 10 },
  states: { file: "test/states/fuzz.test.ts", each: 10 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inputs: { type: "string", default: "100000" } },
});

for (const name of positionals.length > 0 ? positionals : Object.keys(FUZZERS)) {
  if (!Object.hasOwn(FUZZERS, name))
    throw new Error(`${name} must be one of ${Object.keys(FUZZERS).join(", ")}`);
  const { file, each } = FUZZERS[name];
  process.env.PHR_RUNS = String(Math.ceil(Number(values.inputs) / each));
  const vitest = await startVitest("test", [file], { watch: false, testTimeout: 3_600_000 });
  await vitest.close();
}
