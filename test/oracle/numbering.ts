import type { House, SheetContext } from "./paper.js";

/** Whether the numbers of a street are as they must be. NUM-2 NUM-3 EXT-1 EXT-2 */
function isInOrder(houses: readonly House[]): boolean {
  return houses.every((house, at) =>
    houses.every((later, after) => {
      if (after <= at || house.number === null || later.number === null) return true;
      return house.number < later.number || isCopy(houses.slice(at, after + 1));
    }),
  );
}

/** Whether houses are one written number and copies of it, next to each other, or copies alone. */
function isCopy(run: readonly House[]): boolean {
  const written = run.filter(({ copied }) => !copied);
  return run.every(({ number }) => number === run[0].number) && written.length <= 1;
}

/** Whether a number may be written: put it there and look at the whole street anew. NUM-1 NUM-2 NUM-3 */
export function fitsAt({ streets }: SheetContext, street: number, at: number, number: number): boolean {
  const { houses } = streets[street];
  if (houses[at].number !== null) return false;
  const written = { number, copied: false, pool: false, used: false };
  return isInOrder(houses.map((house, index) => (index === at ? written : house)));
}

/** Whether the number of the house on a side may be copied to an empty one. EXT-1 */
export function mayCopy(
  { streets }: SheetContext,
  street: number,
  at: number,
  side: "left" | "right",
): boolean {
  const { houses } = streets[street];
  const source = houses[side === "left" ? at - 1 : at + 1];
  if (houses[at].number !== null || source === undefined || source.number === null) return false;
  const copied = { number: source.number, copied: true, pool: false, used: false };
  return isInOrder(houses.map((house, index) => (index === at ? copied : house)));
}

/** The numbers that a card can become, with a temp or without. TMP-1 TMP-3 */
export function shifted(number: number): number[] {
  const lowest = number === 1 ? 0 : number - 2;
  const highest = number === 15 ? 17 : number + 2;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index); // 9¾ keeps its part: NTQ-2
}
