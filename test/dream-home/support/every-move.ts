import type { Move } from "perfect-home-rules/dream-home";

// All moves that there are with the printed tables, written down without the library's own lists. DRH-80 to DRH-86

const upTo = (count: number): number[] => [...Array(count).keys()];
const COLUMNS = upTo(5);
const SPACES = upTo(12);
const COLOURS = ["red", "brown", "roof-3", "roof-4"];
const ROOMS = [
  "living-room bedroom kitchen kids-room bathroom pantry wardrobe sauna study library game-room garage",
  "wine-cellar workshop laundry storage-room",
].flatMap((line) => line.split(" "));

/** Every move that can be written down for some players, legal or not. */
export function everyMove(players: number): Move[] {
  return upTo(players).flatMap((player): Move[] => [
    { type: "jackhammer", player },
    { type: "decline", player },
    { type: "finish", player },
    ...COLUMNS.flatMap((column): Move[] => [
      { type: "discardPair", player, column },
      { type: "take", player, column },
      ...SPACES.map((space): Move => ({ type: "drill", player, column, space })),
      ...COLUMNS.map((second): Move => ({ type: "mixer", player, first: column, second })),
    ]),
    ...SPACES.flatMap((space): Move[] => [
      { type: "place", player, space, face: "up" },
      { type: "place", player, space, face: "down" },
      { type: "decor", player, space },
      { type: "scaffold", player, space },
      { type: "keep", player, space },
      ...ROOMS.map((room): Move => ({ type: "supplier", player, room, space })),
      ...SPACES.map((second): Move => ({ type: "handyman", player, first: space, second })),
    ]),
    ...COLOURS.flatMap((colour): Move[] => [
      { type: "roofer", player, colour, kind: "plain" },
      { type: "roofer", player, colour, kind: "window" },
    ]),
  ]);
}
