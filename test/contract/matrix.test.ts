import { createGame, isRulesError, type LayoutId } from "perfect-home-rules";
import { allConfigurations, checkContract, type ListedConfiguration } from "perfect-home-rules/testing";
import { english } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";
import { some } from "../support/thorough.js";

const CONFIGURATIONS = allConfigurations();
const EDITIONS = ["collector-2023", "first-2018"] as const;
const MODES = ["standard", "expert", "aaa", "solo"] as const;

const playersOf = ({ mode }: ListedConfiguration): string[] =>
  mode === "aaa" || mode === "solo" ? ["Ann"] : ["Ann", "Bob"];

const nameOf = ({ options, mode }: ListedConfiguration): string => {
  const { edition, layout, advanced, nineAndThreeQuarters } = options;
  const extras = [
    ...(advanced === true ? ["advanced"] : []),
    ...(nineAndThreeQuarters === true ? ["9¾"] : []),
  ];
  return [edition, String(layout), mode, ...extras].join(", ");
};

/** What the cell of a table says: that it can be played, or the clause that forbids it. */
function cell(
  edition: string,
  sheet: string,
  wanted: { readonly mode: string; readonly advanced?: boolean; readonly nineAndThreeQuarters?: boolean },
): string {
  const { mode, advanced = false, nineAndThreeQuarters = false } = wanted;
  const found = CONFIGURATIONS.find(
    (each) =>
      each.mode === mode &&
      each.options.edition === edition &&
      each.options.layout === sheet &&
      each.options.advanced === advanced &&
      each.options.nineAndThreeQuarters === nineAndThreeQuarters,
  );
  return found?.code === null ? "yes" : `no (${found?.clause})`;
}

function tableOf(edition: string): string {
  const sheets = [...new Set(CONFIGURATIONS.map(({ options }) => String(options.layout)))];
  const rows = sheets.map((sheet) => {
    const modes = MODES.map((mode) => cell(edition, sheet, { mode }));
    const extras = [
      cell(edition, sheet, { mode: "standard", advanced: true }),
      cell(edition, sheet, { mode: "standard", nineAndThreeQuarters: true }),
    ];
    return `| ${[`\`${sheet}\``, ...modes, ...extras].join(" | ")} |`;
  });
  const head = [
    "| sheet | standard | Expert | AAA Solo | solo of 2018 | Advanced Mode | 9¾ cards |",
    "|---|---|---|---|---|---|---|",
  ];
  return [`## Edition \`${edition}\``, "", ...head, ...rows, ""].join("\n");
}

/** A block that the documentation draws: the sheet as it is printed, or as far as that is known. */
function drawingOf(edition: (typeof EDITIONS)[number], sheet: LayoutId): string {
  const { provenance } = createGame({ players: ["Ann"], seed: 1, edition, layout: sheet }).setup.layouts[0];
  const lines = [
    `# ${english.layout(sheet)}, ${provenance.level}: ${provenance.note}`,
    `sheet ${sheet}`,
    ...(edition === "first-2018" ? ["edition first-2018"] : []),
    "printed",
  ];
  return ["```sheet", ...lines, "```", ""].join("\n");
}

/** The sheets that differ from each other: those of the Revisited Classics are that of Classic. RVS-1 */
function drawingsOf(edition: (typeof EDITIONS)[number]): string {
  const sheets = CONFIGURATIONS.filter(({ options, mode, code }) => {
    const isBare = options.advanced === false && options.nineAndThreeQuarters === false;
    return options.edition === edition && mode === "standard" && code === null && isBare;
  }).map(({ options }) => options.layout as LayoutId);
  const different = sheets.filter(
    (sheet) => !/^\w+-(?:alcouffe|charmel|dutrait|goldsberry|santiago|sobel)$/.test(sheet),
  );
  return different.map((sheet) => drawingOf(edition, sheet)).join("\n");
}

const PAGE = `# What can be combined

Written from \`allConfigurations()\` of \`perfect-home-rules/testing\`, which asks the same source as \`createGame\`. A clause
says what forbids a combination. Advanced Mode and the 9¾ cards go with every mode in which the sheet can be played.

AAA Solo and the solo game of 2018 are for one player, Expert Mode for two or more: at most 21, 22 with the 9¾ cards,
27 in the first edition, with Zombies 31 and 33. The standard game is for any number.

${EDITIONS.map(tableOf).join("\n")}
## The sheets of 2023

The site draws each sheet as the library has it: our own drawing of its houses and values, not the printed art. What is
**reconstructed** is not what is printed; [data and provenance](provenance.md) says what is known. The six Revisited Classic
sheets have the layout of Classic.

${drawingsOf("collector-2023")}
## The sheets of the first edition

${drawingsOf("first-2018")}`;

test("docs/matrix.md lists what can be combined", async () => {
  await expect(PAGE).toMatchFileSnapshot("../../docs/matrix.md");
});

test("AAA-1 FST-1 NTQ-1 BLU-1 RVS-1 XPN-2 PCK-1: what is forbidden is refused with its clause", () => {
  const forbidden = CONFIGURATIONS.filter(({ code }) => code !== null);
  expect(forbidden.length).toBeGreaterThan(100);
  for (const each of forbidden) {
    try {
      createGame({ ...each.options, players: playersOf(each), seed: 1 });
      expect.unreachable(nameOf(each));
    } catch (error) {
      const [violation] = isRulesError(error) ? error.violations : [];
      expect([violation?.code, violation?.clause], nameOf(each)).toEqual([each.code, each.clause]);
      expect(each.clause, nameOf(each)).not.toBeNull();
    }
  }
});

describe("the contract of a game", () => {
  const allowed = CONFIGURATIONS.filter(({ code }) => code === null);
  test("there are enough combinations", () => {
    expect(allowed.length).toBeGreaterThan(200);
  });
  test.each(some(allowed, 5).map((each) => [nameOf(each), each] as const))("%s", (_name, each) => {
    checkContract({ ...each.options, players: playersOf(each), seed: 1 }, { every: 60, tries: 40 });
  });
});
