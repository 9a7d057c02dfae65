import type { Layout, MoveType, Sheet } from "perfect-home-rules";
import { describe, test } from "vitest";
import { afterEveryMove } from "../support/check.js";
import { type Difference, differences, inWords, isTrack } from "../support/differences.js";
import type { Moment } from "../support/games.js";
import { layoutOf, sheetOf, streetsOf } from "../support/sheets.js";

/** The only track whose box a move may cross. */
const TRACK_OF: Readonly<Partial<Record<MoveType, string>>> = {
  permitRefusal: "refusalsCrossed",
  write: "tempsCrossed",
  improve: "improvementsCrossed",
  park: "parksCrossed",
  pool: "poolsCrossed",
  temp: "tempsCrossed",
  extend: "extensionsCrossed",
};

describe("tracks on random sheets", () => {
  test("ACT-3: tracks only grow, one box at a time", () => {
    afterEveryMove((moment) =>
      crossed(moment)
        .filter(({ from, to }) => to !== Number(from) + 1)
        .map(inWords),
    );
  });

  test("ACT-1 ACT-2: a move crosses a box of its own track only, a number written just for a temp shift", () => {
    afterEveryMove((moment) => {
      const boxes = crossed(moment);
      const { move, before } = moment;
      const track = TRACK_OF[move.type];
      const picked = before.turns[moment.player]?.picked;
      const isShift = move.type === "write" && picked?.number !== move.number;
      const expected = track === undefined || (move.type === "write" && !isShift) ? 0 : 1;
      return boxes.length === expected && boxes.every(({ field }) => field === track)
        ? []
        : [`${expected} boxes expected`, ...boxes.map(inWords)];
    });
  });

  test("ACT-1 REF-1: a turn crosses one box at the most", () => {
    afterEveryMove(({ before, after, player }) => {
      const boxes = differences(before.sheets[player], sheetOf(after, player)).filter(isTrack);
      return boxes.length > 1 ? boxes.map(inWords) : [];
    });
  });

  test("ACT-2: no track has more boxes crossed than it has", () => {
    afterEveryMove(({ after, player }) => overfull(sheetOf(after, player), layoutOf(after, player)));
  });

  test("PRK-1: a park is crossed in the street of the house just numbered", () => {
    afterEveryMove((moment) => {
      const { move, before, player } = moment;
      if (move.type !== "park") return [];
      const written = before.turns[player]?.moves.findLast((made) => made.type === "write");
      return crossed(moment)
        .filter(({ index }) => index !== written?.street)
        .map(inWords);
    });
  });

  test("IMP-1: an improvement is crossed in the column of its size", () => {
    afterEveryMove((moment) => {
      const { move } = moment;
      if (move.type !== "improve") return [];
      return crossed(moment)
        .filter(({ index }) => index !== move.size - 1)
        .map(inWords);
    });
  });

  test("POL-1 POL-2: pools circled are as many as pool boxes crossed, all planned and numbered from a card", () => {
    afterEveryMove(({ after, player }) => poolFaults(sheetOf(after, player), layoutOf(after, player)));
  });

  test("EXT-1: extension boxes crossed are as many as houses numbered by extension", () => {
    afterEveryMove(({ after, player }) => {
      const { places, extensionsCrossed } = sheetOf(after, player);
      const copies = places.filter((kind) => kind === "extension").length;
      return copies === extensionsCrossed ? [] : [`${copies} extensions, ${extensionsCrossed} boxes`];
    });
  });

  test("TMP-1: a number differs from the card by 2 at the most, and only with a temp", () => {
    afterEveryMove(({ before, player, move }) => {
      if (move.type !== "write") return [];
      const picked = before.turns[player]?.picked;
      const shift = Math.abs(move.number - Number(picked?.number));
      return shift === 0 || (picked?.action === "temp" && shift <= 2) ? [] : [`changed by ${shift}`];
    });
  });
});

function crossed({ before, after, player }: Moment): Difference[] {
  return differences(sheetOf(before, player), sheetOf(after, player)).filter(isTrack);
}

function overfull(sheet: Sheet, layout: Layout): string[] {
  const boxes = (track: readonly number[]): number => track.length - 1;
  const tracks: readonly (readonly [string, number, number])[] = [
    ["pools", sheet.poolsCrossed, boxes(layout.pools)],
    ["temps", sheet.tempsCrossed, layout.temps],
    ["extensions", sheet.extensionsCrossed, boxes(layout.extensions)],
    ["refusals", sheet.refusalsCrossed, boxes(layout.refusals)],
    ["roundabouts", sheet.roundaboutsCrossed, boxes(layout.roundabouts)],
    ...layout.streets.map(
      ({ parks }, street) => ["parks", sheet.parksCrossed[street], boxes(parks)] as const,
    ),
    ...layout.improvements.map(
      (track, at) => ["improvements", sheet.improvementsCrossed[at], boxes(track)] as const,
    ),
  ];
  return tracks.filter(([, count, most]) => count > most).map(([name, count]) => `${count} ${name} crossed`);
}

function poolFaults(sheet: Sheet, layout: Layout): string[] {
  const circled = streetsOf(sheet, layout).flatMap((houses, street) =>
    houses.flatMap(({ pool, kind }, house) => (pool ? [{ street, house, kind }] : [])),
  );
  const misplaced = circled.filter(
    ({ street, house, kind }) => kind !== "numbered" || !layout.streets[street].pools.includes(house),
  );
  const faults = misplaced.map(({ street, house }) => `a pool at ${street}-${house}`);
  return circled.length === sheet.poolsCrossed ? faults : [...faults, `${circled.length} pools circled`];
}
