import { describe, test } from "vitest";
import { afterEveryMove } from "../support/check.js";
import { type Difference, differences, inWords } from "../support/differences.js";
import type { Moment } from "../support/games.js";
import { type House, layoutOf, sheetOf, streetsOf } from "../support/sheets.js";
import { ZOMBIES } from "../support/variants.js";
import { invadedPlace } from "../support/zombies.js";

describe("numbers on random sheets", () => {
  test("NUM-2 NUM-3 EXT-1 EXT-2: numbers rise strictly in a street, but for extensions of a neighbour", () => {
    afterEveryMove(({ after, player }) =>
      streetsOf(sheetOf(after, player), layoutOf(after, player)).flatMap(numberingFaults),
    );
  });

  test("NUM-5: what is written stays", () => {
    afterEveryMove((moment) => erased(moment).map(inWords));
  });

  test("NUM-5 ZOM-8: with Zombies, but for the house that a horde invades", () => {
    afterEveryMove(
      (moment) =>
        erased(moment)
          .filter(({ index }) => index !== invadedPlace(moment))
          .map(inWords),
      { variants: ZOMBIES, share: 0.3 },
    );
  });

  test("NUM-1 EXT-1: a house is numbered from a card by writing, with a copy by extending, otherwise never", () => {
    afterEveryMove(houseFaults);
  });

  test("TMP-3: no number lies outside 0 to 17", () => {
    afterEveryMove(({ after, player }) =>
      sheetOf(after, player)
        .numbers.filter((number) => number !== null && !(number >= 0 && number <= 17))
        .map((number) => `${number} is written`),
    );
  });
});

/** What stood on a sheet before a move and does not stand there any more; tracks and what expansions keep left out. */
function erased({ before, after, player }: Moment): Difference[] {
  return differences(sheetOf(before, player), sheetOf(after, player))
    .filter(({ from }) => from !== "empty" && from !== null && from !== 0)
    .filter(({ field }) => field !== "expansion" && !field.endsWith("Crossed"));
}

function numberingFaults(street: readonly House[]): string[] {
  const numbered = street.filter((house) => house.number !== null);
  return numbered.flatMap((house, index) => {
    const next = numbered[index + 1];
    if (next === undefined || Number(house.number) < Number(next.number)) return [];
    if (house.number !== next.number) return [`${house.number} stands before ${next.number}`];
    return isExtended(street, house, next) ? [] : [`${house.number} stands twice`];
  });
}

/** Whether two equal numbers are neighbours in a run that was written once and copied otherwise. */
function isExtended(street: readonly House[], house: House, next: House): boolean {
  const run = street.filter(({ number }) => number === house.number);
  const areNeighbours = run.every(({ place }, index) => place === run[0].place + index);
  const written = run.filter(({ kind }) => kind === "numbered");
  const copied = run.filter(({ kind }) => kind === "extension");
  return (
    areNeighbours &&
    next.place === house.place + 1 &&
    written.length === 1 &&
    copied.length === run.length - 1
  );
}

function houseFaults({ before, after, player, move }: Moment): string[] {
  const changes = differences(sheetOf(before, player), sheetOf(after, player)).filter(({ field }) =>
    ["places", "numbers"].includes(field),
  );
  if (move.type !== "write" && move.type !== "extend") return changes.map(inWords);
  const house = streetsOf(sheetOf(after, player), layoutOf(after, player))[move.street][move.house];
  const kind = move.type === "write" ? "numbered" : "extension";
  const number = move.type === "write" ? move.number : numberBeside(before, player, move);
  const isRight = house.kind === kind && house.number === number && changes.length === 2;
  return isRight && changes.every(({ index }) => index === house.place) ? [] : changes.map(inWords);
}

function numberBeside(
  before: Moment["before"],
  player: number,
  {
    street,
    house,
    from,
  }: { readonly street: number; readonly house: number; readonly from: "left" | "right" },
): number | null {
  const houses = streetsOf(sheetOf(before, player), layoutOf(before, player))[street];
  return houses[from === "left" ? house - 1 : house + 1]?.number ?? null;
}
