/** The families as they stand on the sheet: Park, pOol, Temp, Fence, Improvement, Extension. */
const FAMILIES = ["PIFOIPF", "IFTPFEI", "FPITPOF", "OIPFEIT", "PTFIOPE"];

const LETTERS: Readonly<Record<string, string>> = {
  park: "P",
  pool: "O",
  temp: "T",
  fence: "F",
  improvement: "I",
  extension: "E",
};

/** A bonus, in the numbers in which a description says it. */
type Bonus = 0 | 1 | 2;

/** A house of the sheet. */
interface House {
  readonly family: string;
  number: number | null;
  isPerfect: boolean;
}

/** A player's sheet, told as plainly as can be. */
export interface Dream {
  readonly streets: readonly (readonly House[])[];
  readonly streetBonuses: Bonus[];
  readonly columnBonuses: Bonus[];
  readonly plans: number[];
  refusals: number;
  /** The action chosen in this round. */
  action: string;
  /** How many columns have still to lose their bonus for the Validation card drawn last. */
  columnsAsked: number;
}

/** A sheet before the game. */
export function newDream(): Dream {
  const streets = FAMILIES.map((row) =>
    [...row].map((family): House => ({ family, number: null, isPerfect: false })),
  );
  return {
    streets,
    streetBonuses: streets.map((): Bonus => 0),
    columnBonuses: streets[0].map((): Bonus => 0),
    plans: [],
    refusals: 0,
    action: "",
    columnsAsked: 0,
  };
}

/** AMD-2 */
export function numberHouse(dream: Dream, street: number, house: number, number: number): void {
  const found = dream.streets[street][house];
  found.number = number;
  found.isPerfect = LETTERS[dream.action] === found.family;
}

function columns(dream: Dream): House[][] {
  return dream.columnBonuses.map((_, column) => dream.streets.map((street) => street[column]));
}

function isNumbered({ number }: House): boolean {
  return number !== null;
}

function shareBonuses(lines: readonly boolean[][], bonuses: readonly Bonus[][]): void {
  for (const index of bonuses[0].keys()) {
    const winners = bonuses.flatMap((each, player) =>
      each[index] === 0 && lines[player][index] ? [player] : [],
    );
    if (winners.length === 0) continue;
    bonuses.forEach((each, player) => {
      if (each[index] === 0) each[index] = winners.includes(player) ? 1 : 2;
    });
  }
}

/** Bonuses at the end of a round. AMD-3 */
export function endRound(dreams: readonly Dream[]): void {
  shareBonuses(
    dreams.map(({ streets }) => streets.map((street) => street.every(isNumbered))),
    dreams.map(({ streetBonuses }) => streetBonuses),
  );
  shareBonuses(
    dreams.map((dream) => columns(dream).map((column) => column.every(isNumbered))),
    dreams.map(({ columnBonuses }) => columnBonuses),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** AMD-4 */
export function scoreOf(dream: Dream): Record<"plans" | "refusals" | "columns" | "streets", number> {
  const complete = columns(dream).map((column, index) => {
    if (!column.every(isNumbered)) return 0;
    const points = column.length + 2 * column.filter(({ isPerfect }) => isPerfect).length;
    return dream.columnBonuses[index] === 1 ? points + points : points;
  });
  return {
    plans: sum(dream.plans),
    refusals: 0 - [0, 0, 3, 5][dream.refusals],
    columns: sum(complete),
    streets: 10 * dream.streetBonuses.filter((bonus) => bonus === 1).length,
  };
}

/** What Sam scores, without plans. AMD-6 */
export function samScores(actions: readonly string[], { streetBonuses }: Dream): number {
  const cards = sum(actions.map((action) => (["extension", "improvement"].includes(action) ? 2 : 1)));
  return cards + 10 * streetBonuses.filter((bonus) => bonus === 2).length;
}

function areAll(dream: Dream, families: string, test: (house: House) => boolean): boolean {
  return dream.streets.flat().every((house) => !families.includes(house.family) || test(house));
}

function isPerfect(house: House): boolean {
  return house.isPerfect;
}

function hasSquare({ streets }: Dream): boolean {
  return [0, 1, 2].some((top) =>
    [0, 1, 2, 3, 4].some((left) =>
      streets.slice(top, top + 3).every((street) => street.slice(left, left + 3).every(isPerfect)),
    ),
  );
}

/** Whether a plan is met. AMD-5 */
export function meets(dream: Dream, plan: string): boolean {
  const complete = columns(dream).map((column) => column.every(isNumbered));
  const perfect = columns(dream).map((column) => column.every(isPerfect));
  const count = (lines: readonly boolean[]): number => lines.filter(Boolean).length;
  const plans: Readonly<Record<string, () => boolean>> = {
    "all-green-perfect": () => areAll(dream, "P", isPerfect),
    "all-red-perfect": () => areAll(dream, "E", isPerfect),
    "all-blue-and-orange-numbered": () => areAll(dream, "OT", isNumbered),
    "two-perfect-columns": () => count(perfect) >= 2,
    "four-columns": () => count(complete) >= 4,
    "three-adjacent-columns": () =>
      complete.some((_, index) => index >= 2 && complete.slice(index - 2, index + 1).every(Boolean)),
    "one-perfect-street": () => dream.streets.some((street) => street.every(isPerfect)),
    "two-streets": () => count(dream.streets.map((street) => street.every(isNumbered))) >= 2,
    "perfect-3-by-3": () => hasSquare(dream),
  };
  return plans[plan]();
}
