import { roundsOf, type Tables } from "../data/tables.js";
import { neighboursOf, openSpaces, typeOn, withCards } from "../house/board.js";
import { misfit, roomType } from "../house/fits.js";
import { withTokens } from "../house/rooms.js";
import { whyNoToken } from "../moves/decor.js";
import { type RoomScore, scoreHouse } from "../scoring/score.js";
import type { SpecialCard } from "../state/cards.js";
import type { House, PlacedCard } from "../state/house.js";

/** What a house is looked at for: its tables, and how much of the game is left, from 1 to 0. */
export interface Prospect {
  /** The tables. */
  readonly tables: Tables;
  /** The part of the rounds that are still to come. */
  readonly left: number;
}

/** The prospect of a round, from 0. */
export function prospectOf(tables: Tables, round: number): Prospect {
  const rounds = roundsOf(tables);
  return { tables, left: Math.max(0, rounds - 1 - round) / rounds };
}

/** How likely a room is to be extended while all rounds are to come. */
const EXTENDED = 0.6;
/** What a part of a bonus is worth while all rounds are to come. */
const PART_OF_BONUS = 0.8;

/** What may be gained by a room's next card, if there is a place for it. */
function growth({ tables, left }: Prospect, house: House, { type, spaces }: RoomScore): number {
  const { points, beside } = roomType(tables, type);
  const size = spaces.length;
  const isClosed = !house.helpers.includes("interior-designer") && withTokens(house, spaces).length > 0;
  const free = spaces
    .flatMap((space) => neighboursOf(tables.board, space))
    .filter((space) => house.spaces[space] === null);
  if (free.length === 0) return 0;
  const gain = size < points.length && !isClosed ? points[size] - points[size - 1] : 0;
  const wanted = beside === null ? 0 : Math.max(0, beside.points - points[size - 1]) / 2;
  return EXTENDED * left * Math.max(gain, wanted);
}

/** About what a house is worth at the end, its roof left out: points now, and what rooms and bonuses may become. */
export function outlook(prospect: Prospect, house: House): number {
  const { tables, left } = prospect;
  const { rooms, bonuses, total, roof } = scoreHouse(tables, house);
  const grown = rooms.reduce((sum, room) => sum + growth(prospect, house, room), 0);
  const begun = bonuses.reduce((sum, { bonus, missing }) => {
    const { needs, points } = tables.scoring.bonuses.find(({ id }) => id === bonus) ?? {
      needs: [],
      points: 0,
    };
    const met = needs.length - missing.length;
    return missing.length === 0 ? sum : sum + PART_OF_BONUS * left * points * (met / needs.length) ** 2;
  }, 0);
  return total - (roof?.points ?? 0) + grown + begun;
}

/** A house with a card placed as it has to lie. DRH-34 */
export function placed({ tables }: Prospect, house: House, room: string, space: number): House {
  const face = misfit(tables, house, space, room) === null ? "up" : "down";
  const card: PlacedCard = { room, face, token: null };
  return withCards({ ...house, scaffolds: house.scaffolds.filter((each) => each !== space) }, [
    [space, card],
  ]);
}

/** A house with a token on a card. */
export function decorated(house: House, space: number, token: string): House {
  const card = house.spaces[space];
  return card === null ? house : withCards(house, [[space, { ...card, token }]]);
}

/** The best house that a room card can make, and its outlook; `except` is a space on which it can't be placed. */
export function bestPlaced(
  prospect: Prospect,
  house: House,
  room: string,
  except: number | null = null,
): { readonly house: House; readonly value: number } {
  const houses = openSpaces(prospect.tables.board, house)
    .filter((space) => space !== except)
    .map((space) => placed(prospect, house, room, space));
  return houses.reduce(
    (best, each) => {
      const value = outlook(prospect, each);
      return value > best.value ? { house: each, value } : best;
    },
    { house, value: Number.NEGATIVE_INFINITY },
  );
}

/** What a roof card is worth beside those in the box. */
function roofValue({ tables, left }: Prospect, { roofCards }: House, window: boolean): number {
  const { cards, uniform, window: pane } = tables.scoring.roof;
  const missing = cards - roofCards;
  if (missing > left * roundsOf(tables) + 1) return 0;
  const share = missing > 0 ? uniform / 2 / cards : 0.4;
  return share + (window ? pane * (missing > 0 ? 0.9 : 0.6) : 0);
}

const HELPERS = {
  roofer: () => 1,
  supplier: () => 2.5,
  architect: () => 1.5,
  handyman: () => 2,
  "interior-designer": ({ outside, spaces }: House) =>
    1 + outside.length + spaces.filter((card) => (card?.token ?? null) !== null).length,
} as const;

const TOOLS = { drill: 2, jackhammer: 0.6, "concrete-mixer": 0.6, scaffolding: 0.6 } as const;

/** What a token is worth on the best card of a house; nothing where it has no place. */
function decorValue(prospect: Prospect, house: House, decor: string): number {
  const { tables } = prospect;
  const type = tables.decor.find(({ id }) => id === decor);
  if (type === undefined) return 0;
  if (type.rooms === null) return type.points;
  const before = outlook(prospect, house);
  const values = [...tables.board.keys()]
    .filter((space) => typeOn(house, space) !== null && whyNoToken(tables, house, type, space) === null)
    .map((space) => outlook(prospect, decorated(house, space, decor)) - before);
  return values.length === 0 ? 0 : Math.max(...values);
}

/** What a special is worth to the owner of a house, in which the room card already lies. */
export function specialValue(prospect: Prospect, house: House, card: SpecialCard | null): number {
  switch (card?.kind) {
    case "roof":
      return roofValue(prospect, house, card.window);
    case "decor":
      return decorValue(prospect, house, card.decor);
    case "helper":
      return HELPERS[card.helper](house);
    case "tool":
      return prospect.left === 0 ? 0 : TOOLS[card.tool];
    case undefined:
      return 0;
    default:
      return card satisfies never;
  }
}
