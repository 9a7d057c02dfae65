import {
  type Action,
  applyMove,
  type Combination,
  type CustomLayout,
  checkLayout,
  createGame,
  type GameOptions,
  type GameState,
  type LayoutId,
  type Move,
  planStatus,
  type ScoreSheet,
  type SheetDescription,
  type SheetOptions,
  scoreSheets,
} from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { boxesFor } from "./boxes.js";

/** Options of a position: those of a game that say what sheets are played on. */
export type Printed = SheetOptions & { readonly layout: LayoutId };

const TRACKS = ["pools", "extensions", "roundabouts"] as const;

const HOUSES = [10, 11, 12];

/** A street as text, filled up with empty houses on the right. */
function filled(street: string, index: number): string {
  const houses = street.split(/\s+/).filter((each) => each !== "" && each !== "|").length;
  return [street, ...new Array<string>(HOUSES[index] - houses).fill(".")].join(" ").trim();
}

/**
 * A sheet with the streets of Classic written as text; streets and houses left out are empty. Boxes that marks need are
 * crossed, but for tracks that have a line.
 */
export function sheetWith(
  printed: Printed,
  streets: readonly string[],
  ...lines: string[]
): SheetDescription {
  const rows = HOUSES.map((_, index) => filled(streets[index] ?? "", index));
  const sheet = parseSheet([`sheet ${printed.layout}`, ...rows, ...lines].join("\n"), printed);
  const said = Object.fromEntries(
    TRACKS.filter((track) => lines.some((line) => line.startsWith(track))).map((track) => [
      track,
      sheet[track],
    ]),
  );
  return { ...sheet, ...boxesFor(sheet), ...said };
}

/** A combination as text: `8 pool`. */
export function combination(text: string): Combination {
  const [number, action] = text.split(" ");
  return { number: Number(number.replace("¾", ".75")), action: action as Action };
}

/** What the stacks show where it does not matter: with Zombies there are two of them. ZOM-1 */
function anyCombinations({ layout }: Partial<GameOptions>): Shown {
  const expansion = typeof layout === "object" && "expansion" in layout ? layout.expansion : null;
  const isZombies = layout === "zombies" || expansion?.id === "zombies";
  return isZombies ? ["4 fence", "5 park"] : ["4 fence", "5 park", "6 improvement"];
}

/** A combination for each stack. */
type Shown = readonly [string, string, string] | readonly [string, string];

/** A standard game with these sheets, in which stacks show these combinations. */
export function positionOf(
  { players: _players, ...options }: Partial<GameOptions>,
  sheets: readonly SheetDescription[],
  shown: Shown = anyCombinations(options),
): GameState {
  const players = sheets.map((_, seat) => `player ${seat + 1}`);
  const start = { sheets, table: { combinations: shown.map(combination) } };
  return createGame({ seed: 1, ...options, players, start });
}

/** Whether a sheet meets a plan C. */
export function meetsPlanC(printed: Printed, id: string, sheet: SheetDescription): boolean {
  return planStatus(positionOf({ ...printed, plans: { C: id } }, [sheet]), 0, "C").met;
}

/** The printed layout of a sheet as one of the caller's own, with something else of its expansion. */
export function customLayout({ layout, ...options }: Printed, expansion: object): CustomLayout {
  const { layouts } = createGame({ seed: 1, ...options, layout, players: ["any"] }).setup;
  const { provenance: _provenance, ...printed } = layouts[0];
  return {
    ...printed,
    id: "own",
    expansion: { ...printed.expansion, ...expansion } as CustomLayout["expansion"],
  };
}

/** Where a layout is wrong; `null` for a good one. */
export function wrongPath(layout: CustomLayout): unknown {
  return checkLayout(layout)[0]?.details["path"] ?? null;
}

/** A move without its player. */
export type Untaken<M = Move> = M extends Move ? Omit<M, "player"> : never;

/** The state after moves of one player. */
export function after(state: GameState, player: number, ...moves: readonly Untaken[]): GameState {
  return moves.reduce((reached, move) => applyMove(reached, { ...move, player } as Move), state);
}

/** The points of a section; `null` where there is no such section. */
export function pointsIn({ sections }: Pick<ScoreSheet, "sections">, name: string): number | null {
  return sections.find(({ section }) => section === name)?.points ?? null;
}

/** What a section of each sheet scores when all are scored together. */
export function pointsOf(printed: Printed, sheets: readonly SheetDescription[], section: string) {
  return scoreSheets(sheets, printed).map((score) => pointsIn(score, section));
}
