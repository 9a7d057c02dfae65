import { english } from "perfect-home-rules/texts";
import { expect, test } from "vitest";
import { type PlanSet, planSets } from "./plan-sets.js";

const TITLES: Readonly<Record<string, string>> = { standard: "Standard plans", advanced: "Advanced plans" };

function titleOf({ id, edition }: PlanSet): string {
  const title = TITLES[id];
  return title === undefined ? `Sheet \`${id}\`` : `${title} of ${edition.slice(-4)}`;
}

function tableOf(set: PlanSet): string {
  const { plans } = set;
  const rows = plans.map(
    (plan) =>
      `| ${plan.letter} | \`${plan.id}\` | ${english.plan(plan)} | ${plan.score.join(" / ")} | ${plan.provenance} |`,
  );
  const head = [
    "| letter | id | what it asks for | points at first / later | level of the points |",
    "|---|---|---|---|---|",
  ];
  return [`### ${titleOf(set)}`, "", ...head, ...rows, ""].join("\n");
}

function editionOf(edition: PlanSet["edition"]): string {
  const sets = planSets().filter((set) => set.edition === edition && set.plans.length > 0);
  return [`## Edition \`${edition}\``, "", ...sets.map(tableOf)].join("\n");
}

const PAGE = `# City Plans, card by card

All plan cards that the library has, written from its tables by a test. The ids are those of the option \`plans\`:
\`createGame({ …, plans: { A: "two-estates-of-6" } })\`. A plan of an expansion is played with its sheet and takes the place of a
plan C; American Dream has all three of its own.

The first value is for those who validate the plan in the first round in which anybody does, the second for those who do so later
([PLN-2](rules/city-plans.md#pln-2)). [Data and provenance](provenance.md) says what the levels mean and what they rest on.

${editionOf("collector-2023")}
${editionOf("first-2018")}`;

test("docs/plans.md lists every plan card", async () => {
  await expect(PAGE).toMatchFileSnapshot("../../docs/plans.md");
});
