import type { EditionId } from "../../src/data/ids.js";
import type { Layout } from "../../src/data/layout.js";
import type { ExpansionLayout } from "../../src/variants/expansions/types.js";

/** A part of a sheet with its values and how far they can be trusted. */
export type SheetRow = readonly [part: string, values: string, level: string];

/** Houses of a street, counted from 1. */
export function fromOne(houses: readonly number[]): string {
  return houses.map((house) => house + 1).join(", ");
}

type Part<Id extends ExpansionLayout["id"]> = Extract<ExpansionLayout, { readonly id: Id }>;

function streetRows<T>(
  values: readonly T[],
  part: string,
  level: string,
  say: (value: T) => string,
): SheetRow[] {
  return values.map((value, index) => [`street ${index + 1}: ${part}`, say(value), level]);
}

function eggRows({ eggs, steps }: Part<"easter-eggs">, isPack: boolean): SheetRow[] {
  const level = isPack ? "published" : "inferred";
  const streets = [...new Set(eggs.map(({ street }) => street))];
  return [
    ...streets.map((street): SheetRow => {
      const here = eggs.filter((each) => each.street === street);
      const said = here.map(({ house, count, colour }) => `${house + 1} (${count} ${colour})`);
      return [`street ${street + 1}: eggs`, said.join(", "), level];
    }),
    [
      "eggs, points",
      steps.map(([count, points]) => `${count}: ${points}`).join(", "),
      isPack ? "published" : "rulebook",
    ],
  ];
}

function iceCreamRows({ trucks, cones }: Part<"ice-cream">, isPack: boolean): SheetRow[] {
  return [
    ...streetRows(trucks, "truck starts", isPack ? "published" : "rulebook", (side) =>
      side === "both" ? "at both ends" : `at the ${side}`,
    ),
    ...streetRows(cones, "scoops, house by house (0: no cone)", isPack ? "published" : "inferred", (scoops) =>
      scoops.join(", "),
    ),
  ];
}

function halloweenRows({ houses, ghostTiers, candyTiers }: Part<"halloween">): SheetRow[] {
  const bonus = ({ ghosts, bonuses }: (typeof ghostTiers)[number]): string =>
    `${ghosts}: ${bonuses.map((each) => `${each.times} ${each.bonus}`).join(" or ")}`;
  return [
    ...streetRows(houses, "houses with ghost and candy", "reconstructed (13 in all: rulebook)", fromOne),
    ["ghost tiers", ghostTiers.map(bonus).join("; "), "rulebook"],
    [
      "candy tiers, points",
      candyTiers.map(({ candies, points }) => `${candies}: ${points}`).join(", "),
      "4, 6, 9: rulebook; points: reconstructed",
    ],
  ];
}

function shelterRows({ shelters, streetScores, optimism, aaaStart }: Part<"nuclear-war">): SheetRow[] {
  return [
    ...streetRows(shelters, "houses with a shelter", "reconstructed", fromOne),
    ["largest capacity, by street", streetScores.join(", "), "rulebook"],
    ["smallest capacity of all", String(optimism), "rulebook"],
    ["the AAA's first shelters, by street", aaaStart.join(", "), "rulebook"],
  ];
}

function saucerRows({ saucers, objectives, failedEach }: Part<"roswell">): SheetRow[] {
  return [
    ...streetRows(saucers, "houses with a saucer", "reconstructed", fromOne),
    ...objectives.map(({ from, to, each }, index): SheetRow => {
      const isPrinted = index === 0 || index === objectives.length - 1;
      const band = to === null ? `${from} or more` : `${from} to ${to}`;
      const level = isPrinted ? "rulebook" : "points: rulebook; band: inferred";
      return [`objective ${index + 1}`, `${band}: ${each} each`, level];
    }),
    ["objective missed", `${failedEach} each`, "rulebook"],
  ];
}

function zombieRows({ routes, ammunitionAtStart, ammunitionBoxes }: Part<"zombies">): SheetRow[] {
  return [
    ...streetRows(
      routes,
      "houses without a printed barricade, as the arrows go",
      "reconstructed",
      (route) => `left horde ${fromOne(route.left)}; right horde ${fromOne(route.right)}`,
    ),
    ["ammunition at the start", String(ammunitionAtStart), "rulebook"],
    [
      "improvement boxes with ammunition, sizes 1 to 6",
      ammunitionBoxes.map(fromOne).join("; "),
      "reconstructed",
    ],
  ];
}

function duckRows({ ducklings, parents }: Part<"ducks">): SheetRow[] {
  const families = ["yellow", "black"] as const;
  return [
    ...families.flatMap((family) =>
      [0, 1, 2].flatMap((street): SheetRow[] => {
        const right = ducklings.filter(
          (each) => each.family === family && each.street === street && each.side === "right",
        );
        const isPrinted = (family === "yellow" && street === 2) || (family === "black" && street === 0);
        const counted = isPrinted ? `that there are ${right.length}: rulebook; places` : "number and places";
        return [
          [
            `street ${street + 1}: ${family} ducklings`,
            `right of ${fromOne(right.map(({ house }) => house))}`,
            `${counted}: reconstructed`,
          ],
        ];
      }),
    ),
    ...families.map((family): SheetRow => {
      const below = ducklings.filter((each) => each.family === family && each.side === "below");
      const said = below.map(({ street, house }) => `below ${street + 1}.${house + 1}`);
      return [
        `${family} ducklings between streets`,
        said.join(", "),
        `that there are ${below.length}: rulebook; places: reconstructed`,
      ];
    }),
    ...families.map((family): SheetRow => {
      const { street, house } = parents[family];
      return [`${family} parent`, `at ${street + 1}.${house + 1}`, "reconstructed"];
    }),
  ];
}

function dreamRows(dream: Part<"american-dream">): SheetRow[] {
  return [
    ["streets", String(dream.families.length), "rulebook"],
    ["columns", String(dream.families[0]?.length), "reconstructed"],
    ...streetRows(dream.families, "families", "reconstructed", (families) => families.join(", ")),
    ["street bonus", String(dream.streetBonus), "rulebook"],
    ["column bonus", `×${dream.columnBonus}`, "rulebook"],
    ["normal house, perfect house", `${dream.normal}, ${dream.perfect}`, "rulebook"],
  ];
}

/** What an expansion prints on a sheet. */
export function expansionRows({ expansion }: Layout, edition: EditionId): readonly SheetRow[] {
  const isPack = edition === "first-2018";
  switch (expansion?.id) {
    case undefined:
    case "christmas-lights":
    case "paper":
      return [];
    case "easter-eggs":
      return eggRows(expansion, isPack);
    case "ice-cream":
      return iceCreamRows(expansion, isPack);
    case "halloween":
      return halloweenRows(expansion);
    case "nuclear-war":
      return shelterRows(expansion);
    case "roswell":
      return saucerRows(expansion);
    case "zombies":
      return zombieRows(expansion);
    case "ducks":
      return duckRows(expansion);
    case "american-dream":
      return dreamRows(expansion);
  }
}
