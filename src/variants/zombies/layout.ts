import type { Layout } from "../../data/layout.js";
import { CLASSIC_2023 } from "../../data/sheets.js";
import { fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { boxCount } from "../../sheet/tracks.js";
import type { StreetRoutes, ZombiesLayout } from "./shape.js";

/** The routes of a street; houses are counted from 1 as on the sheet. */
function routes(left: readonly number[], right: readonly number[]): StreetRoutes {
  return { left: left.map((house) => house - 1), right: right.map((house) => house - 1) };
}

/** The Zombies sheet. */
export const ZOMBIES_2023: Layout = {
  ...CLASSIC_2023,
  id: "zombies",
  own: {
    variant: "zombies",
    routes: [routes([2, 4], [9, 7]), routes([2, 4], [10, 8]), routes([2, 4], [11, 9])],
    ammunitionAtStart: 1,
    ammunitionBoxes: CLASSIC_2023.improvements.map(() => [0]),
  },
  provenance: {
    level: "reconstructed",
    note: "Six hordes and the first ammunition are printed; routes and ammunition boxes are not known.",
  },
};

const MOST_AMMUNITION = 50;

function routeOf(value: unknown, path: string, houses: number): number[] {
  const route = listOf(value, path, "a list of houses", houses);
  return route.map((house, index) => wholeOf(house, `${path}[${index}]`, 0, houses - 1));
}

function routesOf(value: unknown, path: string, { streets }: Layout): StreetRoutes[] {
  const list = listOf(value, path, "routes for each street", streets.length);
  if (list.length !== streets.length) invalid(path, "routes for each street");
  return streets.map(({ houses }, street) => {
    const at = `${path}[${street}]`;
    const { left, right } = fieldsOf(list[street], at, ["left", "right"]);
    const read = { left: routeOf(left, `${at}.left`, houses), right: routeOf(right, `${at}.right`, houses) };
    const all = [...read.left, ...read.right];
    return new Set(all).size === all.length ? read : invalid(at, "every house at most once");
  });
}

function boxesOf(value: unknown, path: string, { improvements }: Layout): number[][] {
  const list = listOf(value, path, "boxes for each estate size", improvements.length);
  return improvements.map((track, index) => {
    const at = `${path}[${index}]`;
    const boxes = listOf(list[index] ?? [], at, "a list of boxes", boxCount(track));
    return boxes.map((box, position) => wholeOf(box, `${at}[${position}]`, 0, boxCount(track) - 1));
  });
}

/** Reads what a layout of the caller's says of the expansion. */
export function readOwn(value: unknown, path: string, layout: Layout): ZombiesLayout {
  const fields = fieldsOf(value, path, ["variant", "routes", "ammunitionAtStart", "ammunitionBoxes"]);
  return {
    variant: "zombies",
    routes: routesOf(fields["routes"], `${path}.routes`, layout),
    ammunitionAtStart: wholeOf(fields["ammunitionAtStart"], `${path}.ammunitionAtStart`, 0, MOST_AMMUNITION),
    ammunitionBoxes: boxesOf(fields["ammunitionBoxes"], `${path}.ammunitionBoxes`, layout),
  };
}
