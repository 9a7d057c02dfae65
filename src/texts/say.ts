import type { Counted, Say, Thing, Words } from "./words.js";

/** How a language says numbers, lists and places. */
export interface Speech extends Say {
  /** A number with a noun in the right form. */
  counted(noun: Counted, count: number): string;
}

const FRACTION = "¾";

/** The number of a house. NTQ-1 */
function houseNumber(number: number): string {
  return Number.isInteger(number) ? String(number) : `${Math.floor(number)}${FRACTION}`;
}

/** What a language says with its own plurals and lists. */
export function speechOf(words: Words): Speech {
  const plurals = new Intl.PluralRules(words.locale);
  const lists = new Intl.ListFormat(words.locale);
  const counted = (noun: Counted, count: number): string =>
    (noun[plurals.select(count)] ?? noun.other).replace("#", String(count));
  const street = (index: number): string => words.street(index + 1);
  return {
    number: houseNumber,
    list: (parts) => lists.format(parts),
    counted,
    count: (thing: Thing, count) => counted(words.things[thing], count),
    street,
    house: (index, house) => words.house(house + 1, street(index)),
    gap: (index, gap) => words.gap(gap + 1, gap + 2, street(index)),
  };
}
