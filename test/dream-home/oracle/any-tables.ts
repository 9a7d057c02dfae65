import type { GameState, House, PlacedCard, RoofCard, RoomCard, Tables } from "perfect-home-rules/dream-home";
import { keyOf, type MoveKey } from "./legality.js";

// A judge of moves and a scorer for any tables, written from the clauses without the library's code. They are meant to be
// simple, not fast.

type Spaces = readonly (PlacedCard | null)[];

/** The space in a column of a floor; -1 for none. */
function spaceAt({ board }: Tables, floor: string | undefined, column: number): number {
  return board.findIndex((each) => each.floor === floor && each.column === column);
}

const isUp = (card: PlacedCard | null | undefined): card is PlacedCard => card?.face === "up";

/** The spaces of the room that a space is part of, from the left, and those beside it. DRH-28 DRH-73 */
function roomOf(
  tables: Tables,
  spaces: Spaces,
  space: number,
  type: string,
): { run: number[]; beside: number[] } {
  const { floor, column = 0 } = tables.board[space] ?? {};
  const isPart = (at: number): boolean => {
    const card = spaces[spaceAt(tables, floor, at)];
    return isUp(card) && card.room === type;
  };
  let from = column;
  while (isPart(from - 1)) from--;
  let to = column;
  while (isPart(to + 1)) to++;
  const run = Array.from({ length: to - from + 1 }, (_, index) => spaceAt(tables, floor, from + index));
  const beside = [from - 1, to + 1].map((at) => spaceAt(tables, floor, at));
  return { run, beside: beside.filter((each) => each >= 0) };
}

/** Whether a card may lie face up on a space. DRH-26 DRH-27 DRH-28 DRH-56 DRH-57 */
function fits(
  tables: Tables,
  house: House,
  spaces: Spaces,
  space: number,
  type: string,
  moved: readonly number[] = [],
): boolean {
  const { floors = [], points = [] } = tables.rooms.find(({ id }) => id === type) ?? {};
  const { run } = roomOf(tables, spaces, space, type);
  const isClosed = run.some((each) => each !== space && !moved.includes(each) && spaces[each]?.token != null);
  return (
    floors.includes(tables.board[space]?.floor ?? "") &&
    run.length <= points.length &&
    (house.helpers.includes("interior-designer") || !isClosed)
  );
}

/** DRH-79 DRH-88 */
function isLike(one: RoomCard, other: RoomCard): boolean {
  return one.room === other.room && (one.children ?? 0) === (other.children ?? 0);
}

/** The card of a type in the discard that shows most children. DRH-53 */
function mostChildren(cards: readonly RoomCard[], type: string): RoomCard {
  const all = cards.filter(({ room }) => room === type);
  return all.reduce((best, card) => ((card.children ?? 0) > (best.children ?? 0) ? card : best));
}

const upFrom = ({ room }: RoomCard): PlacedCard => ({ room, face: "up", token: null });

/** Everything that the player of the step under way may do. DRH-80 to DRH-88 */
export function oracleMovesWith({ setup, table, houses, agenda }: GameState): Set<MoveKey> {
  const keys = new Set<MoveKey>();
  const { tables } = setup;
  const step = agenda[0];
  if (step === undefined || !("player" in step)) return keys;
  const { player } = step;
  const house = houses[player];
  if (house === undefined) throw new Error("no such player");
  const { spaces } = house;
  const all = [...tables.board.keys()];
  const may = (move: object): unknown => keys.add(keyOf({ player, ...move }));
  const lies = (below: number | null): boolean =>
    below === null || spaces[below] !== null || house.scaffolds.includes(below);

  switch (step.do) {
    case "discardPair":
      for (const column of table.columns.keys()) if (column > 0) may({ type: "discardPair", column });
      break;
    case "ask":
      may({ type: "jackhammer" });
      may({ type: "decline" });
      break;
    case "take":
      for (const [column, { room }] of table.columns.entries()) {
        if (room === null) continue;
        may({ type: "take", column });
        for (const [second, other] of table.columns.entries())
          if (house.tools.includes("concrete-mixer") && second > column && other.room !== null)
            if (!isLike(room, other.room)) may({ type: "mixer", first: column, second });
        for (const space of house.tools.includes("drill") ? all : []) {
          const card = spaces[space];
          if (!isUp(card) || (isLike(card, room) && card.token === null)) continue;
          const after = spaces.with(space, upFrom(room));
          if (fits(tables, house, after, space, room.room)) may({ type: "drill", column, space });
        }
      }
      break;
    case "settle":
      for (const space of all) {
        const { room, special, scaffold } = step.pair;
        const card = spaces[space];
        const isOpen = card === null && lies(tables.board[space]?.below ?? null);
        if (room !== null && isOpen && space !== scaffold)
          may({ type: "place", space, face: fits(tables, house, spaces, space, room.room) ? "up" : "down" });
        if (special?.kind === "tool" && isOpen && !house.scaffolds.includes(space))
          may({ type: "scaffold", space });
        if (special?.kind !== "decor" || !isUp(card)) continue;
        const isNamed = tables.decor.find(({ id }) => id === special.decor)?.rooms?.includes(card.room);
        const { run } = roomOf(tables, spaces, space, card.room);
        if (isNamed === true && run.every((each) => spaces[each]?.token === null))
          may({ type: "decor", space });
      }
      break;
    case "keep": {
      const crowded = all.map((space) => {
        const card = spaces[space];
        const run = isUp(card) ? roomOf(tables, spaces, space, card.room).run : [];
        return isUp(card) && card.token !== null ? run.filter((each) => spaces[each]?.token != null) : [];
      });
      for (const space of crowded.find(({ length }) => length > 1) ?? []) may({ type: "keep", space });
      break;
    }
    case "close":
      may({ type: "finish" });
      for (const { colour, window } of step.helpers.includes("roofer") ? table.discards.roofs : [])
        may({ type: "roofer", colour, kind: window ? "window" : "plain" });
      for (const { room } of step.helpers.includes("supplier") ? table.discards.rooms : [])
        for (const space of all) {
          const card = spaces[space] ?? null;
          const arriving = mostChildren(table.discards.rooms, room);
          if (card === null || (isUp(card) && isLike(card, arriving) && card.token === null)) continue;
          const after = spaces.with(space, upFrom(arriving));
          if (fits(tables, house, after, space, room)) may({ type: "supplier", room, space });
        }
      for (const first of step.helpers.includes("handyman") ? all : [])
        for (const second of all.slice(first + 1)) {
          const [one, other] = [spaces[first] ?? null, spaces[second] ?? null];
          if (one === null || other === null || !(isUp(one) || isUp(other))) continue;
          if (one.face === other.face && isLike(one, other) && one.token === other.token) continue;
          const after = spaces.with(first, other).with(second, one);
          const isRight = (space: number, card: PlacedCard): boolean =>
            !isUp(card) || fits(tables, house, after, space, card.room, [first, second]);
          if (isRight(first, other) && isRight(second, one)) may({ type: "handyman", first, second });
        }
      break;
    default:
      step satisfies never;
  }
  return keys;
}

/** The best roof of some cards: all choices are tried. DRH-40 DRH-41 */
function scoreRoof({ scoring: { roof } }: Tables, cards: readonly RoofCard[]): number {
  let best = 0;
  const choose = (chosen: readonly RoofCard[], rest: readonly RoofCard[]): void => {
    if (chosen.length < roof.cards) {
      for (const [index, card] of rest.entries()) choose([...chosen, card], rest.slice(index + 1));
      return;
    }
    const isUniform = new Set(chosen.map(({ colour }) => colour)).size === 1;
    const windows = chosen.filter(({ window }) => window).length;
    best = Math.max(best, (isUniform ? roof.uniform : roof.mixed) + windows * roof.window);
  };
  choose([], cards);
  return best;
}

/** What a house is worth. DRH-72 to DRH-77 */
export function oracleScoreWith(tables: Tables, { spaces, helpers, outside, roof }: House): number {
  const { scoring } = tables;
  const architects = helpers.filter((helper) => helper === "architect").length;
  const designers = helpers.filter((helper) => helper === "interior-designer").length;
  const rooms = new Map<number, { readonly type: string; readonly floor: string | undefined }>();
  let total = roof === null ? 0 : scoreRoof(tables, roof);
  for (const [space, card] of spaces.entries()) {
    if (card?.face === "down") total += architects * scoring.architect.emptyRoom;
    if (!isUp(card)) continue;
    const { run, beside } = roomOf(tables, spaces, space, card.room);
    const [first = space] = run;
    if (rooms.has(first)) continue;
    rooms.set(first, { type: card.room, floor: tables.board[space]?.floor });
    const type = tables.rooms.find(({ id }) => id === card.room);
    const isBeside = beside.some((each) => {
      const other = spaces[each];
      return isUp(other) && type?.beside?.rooms.includes(other.room) === true;
    });
    total += (isBeside ? type?.beside?.points : type?.points[run.length - 1]) ?? Number.NaN;
  }
  for (const token of [...outside, ...spaces.flatMap((card) => card?.token ?? [])])
    total += (tables.decor.find(({ id }) => id === token)?.points ?? 0) + designers * scoring.designer.token;
  for (const { needs, points } of scoring.bonuses) {
    const has = ({ room, floor }: (typeof needs)[number]): boolean =>
      [...rooms.values()].some((each) => each.type === room && (floor === null || floor === each.floor));
    if (needs.every(has)) total += points + architects * scoring.architect.bonus;
  }
  return total;
}
