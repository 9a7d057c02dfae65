import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { emptyHouse } from "../../../src/dream-home/house/board.js";
import type { House, PlacedCard } from "../../../src/dream-home/state/house.js";

const SHORT: Readonly<Record<string, string>> = {
  living: "living-room",
  kids: "kids-room",
  bed: "bedroom",
  bath: "bathroom",
  game: "game-room",
  wine: "wine-cellar",
  storage: "storage-room",
};

/** A card as it is written: `living`, `bed:piano` with a token, `-garage` face down. */
function cardOf(word: string): PlacedCard | null {
  if (word === ".") return null;
  const [named = "", token = null] = word.split(":");
  const isDown = named.startsWith("-");
  const name = isDown ? named.slice(1) : named;
  return { room: SHORT[name] ?? name, face: isDown ? "down" : "up", token };
}

/** A house from its floors, the upper one first, five words each and two for the basement. */
export function houseFrom(text: string, beside: Partial<House> = {}): House {
  const floors = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(cardOf));
  return { ...emptyHouse(PRINTED_TABLES.board), spaces: floors.reverse().flat(), ...beside };
}
