import {
  checkSheet,
  type DeckCard,
  decision,
  describeSheet,
  type GameState,
  legalMoves,
  opponentScore,
  type SheetDescription,
  scoreSheet,
  takeBack,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { type Dice, diceOf } from "../notation/dice.js";
import { comparePlans, denseSheets, inAllCombinations, mapHouses } from "../support/oracle-games.js";
import { inQuickGames } from "../support/plain-games.js";
import { after, positionOf } from "../support/positions.js";
import { layoutOf, sheetOf } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import { ZOMBIES } from "../support/zombies.js";
import { invadedSheet } from "./invaded-streets.js";
import { sheetContextOf } from "./paper.js";
import { scoreOf } from "./score.js";
import {
  afterCard,
  ammunitionCircled,
  CONDITIONS,
  hordesMoved,
  linesOf,
  mayCopy,
  mayWrite,
  moveHorde,
  openHouses,
  ROUTES,
  samScore,
} from "./zombies.js";

const ENDS = ["left", "right"] as const;

/** A sheet with some barricades, ammunition used and arrows drawn. */
function withZombies(sheet: SheetDescription, dice: Dice): SheetDescription {
  const chance = dice.upTo(9);
  const barricaded = mapHouses(sheet, (house, street, at) =>
    house.kind === "numbered" && openHouses(ROUTES[street]).includes(at) && dice.upTo(9) < chance
      ? { ...house, marks: { barricade: 1 } }
      : house,
  );
  const improvements = sheet.improvements.map(() => dice.upTo(1));
  const circled = ammunitionCircled({ ...sheet, improvements });
  const ammunition = [circled, dice.upTo(circled)];
  let reached: SheetDescription = { ...barricaded, improvements, lines: { ammunition } };
  ROUTES.forEach((route, street) => {
    for (const end of ENDS) {
      for (let arrows = dice.upTo(route[end].length); arrows > 0; arrows--)
        reached = moveHorde(reached, street, end);
    }
  });
  return reached;
}

function sheetsWithZombies(count: number): SheetDescription[] {
  return denseSheets(ZOMBIES, count, (sheet, seed) => withZombies(sheet, diceOf(seed)));
}

/** The same description as it is made by the library: lines of zeros are left out. */
function comparable(sheet: SheetDescription) {
  return { ...sheet, lines: linesOf(sheet) };
}

/** The houses in which a number may be written. */
function writesIn(state: GameState, player: number, number: number): string[] {
  return legalMoves(state, player).flatMap((move) =>
    move.type === "write" && move.number === number ? [`${move.street}-${move.house}`] : [],
  );
}

/** The houses in which a number may be written by plain rules. */
function plainWrites({ streets }: SheetDescription, number: number): string[] {
  return streets.flatMap(({ houses }, street) =>
    houses.flatMap((_, at) => (mayWrite(houses, at, number) ? [`${street}-${at}`] : [])),
  );
}

function plainCopies({ streets }: SheetDescription): string[] {
  return streets.flatMap(({ houses }, street) =>
    houses.flatMap((_, at) =>
      ENDS.filter((side) => mayCopy(houses, at, side)).map((side) => `${street}-${at} ${side}`),
    ),
  );
}

/** Numbers of which copies stand in a street, but no original. ZOM-8 */
function lostOriginals({ streets }: SheetDescription): number[] {
  return streets.flatMap(({ houses }) => {
    const of = (kind: string): number[] =>
      houses.flatMap((house) => (house.kind === kind && "number" in house ? [house.number] : []));
    return of("extension").filter((number) => !of("numbered").includes(number));
  });
}

/** A number of a card, rather one that is of interest: with a lost original, or one that can be written. */
function numberToTry(sheet: SheetDescription, index: number): number {
  const all = Array.from({ length: 15 }, (_, index) => index + 1);
  const fitting = all.filter((number) => plainWrites(sheet, number).length > 0);
  const orphans = lostOriginals(sheet);
  const lists = [fitting.filter((number) => orphans.includes(number)), fitting, all].filter(
    (list) => list.length > 0,
  );
  const list = lists[index % lists.length];
  return list[index % list.length];
}

function copiesIn(state: GameState, player: number): string[] {
  return legalMoves(state, player).flatMap((move) =>
    move.type === "extend" ? [`${move.street}-${move.house} ${move.from}`] : [],
  );
}

/** The Zombie card that is being resolved. */
function cardOf({ table }: GameState): DeckCard {
  const candidates = [table.stacks[0]?.top, table.opponent?.given.at(-1), table.removed.at(-1)];
  const found = candidates.find((card) => card && "special" in card && card.special === "zombie");
  if (!found) throw new Error("no Zombie card is resolved");
  return found;
}

/** Whether players decide about hordes. */
function isHordes({ agenda: [task] }: GameState): boolean {
  return task?.do === "ask" && task.agenda[0].step === "horde";
}

describe("Zombies against plain rules", () => {
  test("ZOM-8: across houses lost the same numbers and copies fit", () => {
    let written = 0;
    let withLostOriginal = 0;
    for (let seed = 0; seed < 500; seed++) {
      const { sheet, layout } = invadedSheet(diceOf(seed));
      const number = numberToTry(sheet, seed);
      const options = { layout, advanced: true };
      expect(checkSheet(sheet, options)).toEqual([]);
      const begun = positionOf(options, [sheet], [`${number} extension`, "1 park"]);
      const expected = plainWrites(sheet, number);
      const pick = legalMoves(begun).find((move) => move.type === "pick" && move.stack === 0);
      expect(pick === undefined).toBe(expected.length === 0);
      if (pick === undefined) continue;
      const writing = after(begun, 0, pick);
      expect(writesIn(writing, 0, number)).toEqual(expected);
      const acting = after(writing, 0, legalMoves(writing, 0)[0]);
      expect(copiesIn(acting, 0)).toEqual(plainCopies(describeSheet(acting, 0)));
      written += 1;
      if (lostOriginals(sheet).includes(number)) withLostOriginal += 1;
    }
    expect(written).toBeGreaterThan(200);
    expect(withLostOriginal).toBeGreaterThan(30);
  });

  test("ZOM-4 to ZOM-10: nothing is wrong with sheets on which hordes have moved", () => {
    for (const sheet of sheetsWithZombies(400)) expect(checkSheet(sheet, ZOMBIES)).toEqual([]);
  });

  test("XPN-1: the same sheets meet the plans", () => {
    const ids = Object.keys(CONDITIONS);
    expect(comparePlans(ZOMBIES, CONDITIONS, ids, sheetsWithZombies(3000))).toEqual([]);
  });

  test("ZOM-4 ZOM-5 ZOM-7: in random games hordes move and are held as they must be", () => {
    let cards = 0;
    inQuickGames(combinationsOn("zombies"), 2, (moments) => {
      for (const { before, player, move } of moments) {
        if (!isHordes(before)) continue;
        const begun = describeSheet(takeBack(before, player), player);
        const card = cardOf(before);
        const made = (before.turns[player]?.moves ?? []).flatMap((each) =>
          each.type === "horde" ? [each.order === "hold"] : [],
        );
        const now = describeSheet(before, player);
        if (move.type === "end") {
          cards += 1;
          expect(made.length).toBe(hordesMoved(begun, card).length);
          expect(comparable(now)).toEqual(comparable(afterCard(begun, card, made)));
          continue;
        }
        const { used, circled } = linesOf(now);
        const orders = legalMoves(before, player).map((each) =>
          each.type === "horde" ? each.order : each.type,
        );
        expect(orders).toEqual(used < circled ? ["move", "hold"] : ["move"]);
        const { street, end } = hordesMoved(begun, card)[made.length];
        expect(decision(before, player)?.step).toEqual({ step: "horde", street, end });
      }
    });
    expect(cards).toBeGreaterThan(100);
  });

  test("ZOM-6 ZOM-8 ZOM-10: in random games numbers, copies, barricades and ammunition are as they must be", () => {
    let barricades = 0;
    inQuickGames(combinationsOn("zombies"), 2, (moments) => {
      for (const { before, after: state, player, move } of moments) {
        const sheet = describeSheet(before, player);
        expect(linesOf(sheet).circled).toBe(ammunitionCircled(sheet));
        const step = decision(before, player)?.step;
        const picked = before.turns[player]?.picked;
        if (step?.step === "write" && picked) {
          expect(writesIn(before, player, picked.number)).toEqual(plainWrites(sheet, picked.number));
        }
        if (step?.step !== "act") continue;
        if (step.action === "extension") expect(copiesIn(before, player)).toEqual(plainCopies(sheet));
        const written = before.turns[player]?.moves.findLast((each) => each.type === "write");
        const isOpen =
          written?.type === "write" && openHouses(ROUTES[written.street]).includes(written.house);
        const isOffered = legalMoves(before, player).some(({ type }) => type === "barricade");
        expect(isOffered).toBe(step.action === "fence" && isOpen);
        if (move.type !== "barricade" || written?.type !== "write") continue;
        barricades += 1;
        expect(describeSheet(state, player).streets[written.street].houses[written.house].marks).toEqual({
          barricade: 1,
        });
      }
    });
    expect(barricades).toBeGreaterThan(20);
  });

  test("SCO-1 to SCO-6 ZOM-14: in random games of all combinations sheets and the AAA score the same", () => {
    let fences = 0;
    inAllCombinations(["zombies"], (state, player) => {
      const { sections, estatesBySize, completeEstates } = scoreSheet(state, player);
      const papers = state.sheets.map((sheet, seat) =>
        sheetContextOf(seat === player ? sheetOf(state, player) : sheet, layoutOf(state, seat)),
      );
      const plain = scoreOf(papers[player], layoutOf(state, player), papers);
      const found = Object.fromEntries(sections.map(({ section, points }) => [section, points]));
      // Against the AAA temps are compared with cards.
      const temps = state.setup.opponent === null ? {} : { temps: found["temps"] };
      expect(found).toEqual({ ...plain.sections, ...temps });
      expect([estatesBySize, completeEstates]).toEqual([plain.estatesBySize, plain.completeEstates]);
      const opponent = opponentScore(state);
      if (opponent === null || opponent.sections.length === 0) return;
      const given = state.table.opponent?.given ?? [];
      const expected = samScore(given);
      const items = Object.fromEntries(opponent.sections.map((each) => [each.section, each.items]));
      expect({
        ...Object.fromEntries(
          ["parks", "pools", "temps", "fences"].map((name) => [name, items[name][0].points]),
        ),
        estates: items["estates"].reduce((total, { points }) => total + points, 0),
      }).toEqual(expected);
      fences += given.filter((card) => "special" in card).length;
    });
    expect(fences).toBeGreaterThan(20);
  });
});
