// Tries mutants of the rules on the tests of clauses and the oracle: `npm run mutation -- src/plans src/scoring`. Without
// folders it tries all. What was tried before is tried again where its code has changed, and where a test with a new
// name may notice it; after a change within a test use --force.
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const DREAM_HOME = "src/dream-home";
const FOLDERS = [
  ...["src/scoring", "src/plans", "src/sheet", "src/moves", "src/variants", "src/game"],
  ...["house", "moves", "scoring", "game"].map((folder) => `${DREAM_HOME}/${folder}`),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: "string", default: "2" }, force: { type: "boolean", default: false } },
});

for (const folder of positionals.length > 0 ? positionals : FOLDERS) {
  process.env.PHR_MUTATED = folder.startsWith(DREAM_HOME) ? "dream-home" : "first";
  const reports = `temp/mutation/${folder.replaceAll("/", "-")}`;
  await new Stryker({
    mutate: [`${folder}/**/*.ts`],
    concurrency: Number(values.concurrency),
    force: values.force,
    incrementalFile: `${reports}/incremental.json`,
    jsonReporter: { fileName: `${reports}/mutants.json` },
    htmlReporter: { fileName: `${reports}/index.html` },
  }).runMutationTest();
}
