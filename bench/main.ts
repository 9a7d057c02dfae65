// Measures the built package beside chess.js: medians of several rounds in which everything runs once, ratios within a
// round. `--check` fails where a bar is missed, `--rounds 9` measures longer, `--only view` measures the groups with work
// whose name has that in it.
import { parseArgs } from "node:util";
import { GROUPS, type Measure } from "./bars.js";
import { median, perSecond, type Workload } from "./workload.js";

const MILLISECONDS = 300;

type Rounds = ReadonlyMap<Workload, readonly number[]>;

/** How much of each work got done in a second, round by round; the first round warms up and is left out. */
function measure(group: readonly Measure[], rounds: number): Rounds {
  const amounts = new Map<Workload, number[]>(group.map(({ workload }) => [workload, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { workload } of group) {
      const amount = perSecond(workload, MILLISECONDS, 1000 * round);
      if (round > 0) amounts.get(workload)?.push(amount);
    }
  }
  return amounts;
}

function valuesOf(rounds: Rounds, workload: Workload): readonly number[] {
  return rounds.get(workload) ?? [];
}

function inWords(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2);
}

/** A line of the table, and whether the bar is missed. */
function report(
  rounds: Rounds,
  { workload, bar }: Measure,
): { readonly line: string; readonly missed: boolean } {
  const values = valuesOf(rounds, workload);
  const amount = `${workload.name.padEnd(56)} ${inWords(median(values)).padStart(11)} per second`;
  if (bar === null) return { line: amount, missed: false };
  const base = bar.with === null ? null : valuesOf(rounds, bar.with);
  const reached = median(base === null ? values : values.map((value, round) => value / base[round]));
  const missed = reached < bar.min;
  const compared = bar.with === null ? "" : `${inWords(reached)} x "${bar.with.name}"; `;
  const verdict = `${compared}bar ${inWords(bar.min)}: ${missed ? "missed" : "reached"}`;
  return { line: `${amount}  ${verdict}`, missed };
}

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    only: { type: "string", default: "" },
  },
});
for (const group of GROUPS.filter((each) =>
  each.some(({ workload }) => workload.name.includes(values.only)),
)) {
  const rounds = measure(group, Number(values.rounds));
  for (const each of group) {
    const { line, missed } = report(rounds, each);
    console.log(line);
    if (values.check && missed) process.exitCode = 1;
  }
}
