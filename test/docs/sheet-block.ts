import {
  type Action,
  applyMove,
  combinations as combinationsOf,
  createGame,
  explainMove,
  type GameOptions,
  type GameState,
  isRulesError,
  type Move,
  type PlanLetter,
  planStatus,
  type SectionId,
  type StartTable,
  scoreSheet,
} from "perfect-home-rules";
import { parseMove, parseSheet } from "perfect-home-rules/notation";
import { drawSheet, type Pointer, type SheetPart } from "perfect-home-rules/svg";
import { english } from "perfect-home-rules/texts";
import { type Target, targetOf, viewSheet } from "perfect-home-rules/view";

/**
 * An example of a rule: a sheet as text with what can and cannot be done on it. The documentation draws it, and a test
 * sees that what it says is so.
 */
export interface SheetBlock {
  /** What the example shows. */
  readonly caption: string;
  /** What it says of moves and points, in words. */
  readonly notes: readonly Note[];
  /** What does not hold of what it says; empty where all does. */
  readonly failures: readonly string[];
  /** The drawing. */
  readonly svg: string;
}

/** Something that an example says. */
interface Note {
  /** Whether a move is legal; `null` where it says something else. */
  readonly legal: boolean | null;
  /** In words. */
  readonly text: string;
  /** The clause that forbids a move; `null` for none. */
  readonly clause: string | null;
}

type Combination = StartTable["combinations"][number];

const ACTIONS: readonly Action[] = ["fence", "improvement", "park", "pool", "temp", "extension"];
const PLAYER = 0;

/** The lines of a block by what they begin with. */
interface Lines {
  readonly caption: string;
  readonly options: Partial<GameOptions> & { readonly plans?: Partial<Record<PlanLetter, string>> };
  readonly streets: readonly string[];
  readonly numbers: readonly string[];
  readonly sheet: string;
  readonly cards: readonly Combination[];
  readonly picks: boolean;
  readonly made: readonly string[];
  readonly claims: readonly (readonly [word: string, rest: string])[];
  readonly parts: readonly SheetPart[];
  readonly printed: boolean;
}

function combinationIn(text: string): Combination {
  const [, number = "", action = ""] = /^([\d¾.]+) (\w+)$/.exec(text.trim()) ?? [];
  const found = ACTIONS.find((each) => each === action);
  if (found === undefined) throw new Error(`no combination: ${text}`);
  return {
    number: number.includes("¾") ? Number.parseInt(number, 10) + 0.75 : Number(number),
    action: found,
  };
}

const CLAIMS = ["legal", "illegal", "score", "total", "met", "unmet"];
const STREET = /^[\d.@Z]/;

/** Tells the lines of a block apart. */
function readLines(block: string): Lines {
  const comments = [...block.matchAll(/^ *# ?(.*)$/gm)].map(([, text = ""]) => text.trim());
  const options: {
    edition?: "first-2018";
    advanced?: true;
    nineAndThreeQuarters?: true;
    plans?: Record<string, string>;
  } = {};
  const lines = { streets: [] as string[], numbers: [] as string[], made: [] as string[] };
  const claims: [string, string][] = [];
  let cards: Combination[] = [];
  let picks = false;
  let sheet = "classic";
  let printed = false;
  let parts: SheetPart[] = ["streets"];
  for (const line of block.split("\n").map((each) => each.replace(/(^| )#.*$/, "").trim())) {
    const [word = "", ...more] = line.split(/ +/);
    const rest = more.join(" ");
    if (line === "") continue;
    if (STREET.test(line)) lines.streets.push(line);
    else if (CLAIMS.includes(word)) claims.push([word, rest]);
    else if (word === "sheet") sheet = rest;
    else if (word === "edition" && rest === "first-2018") options.edition = rest;
    else if (word === "advanced") options.advanced = true;
    else if (word === "nine-and-three-quarters") options.nineAndThreeQuarters = true;
    else if (word === "plan") options.plans = { ...options.plans, [more[0] ?? ""]: more[1] ?? "" };
    else if (word === "turn" || word === "cards") {
      cards = rest.split(",").map(combinationIn);
      picks = word === "turn";
    } else if (word === "made") lines.made.push(rest);
    else if (word === "printed") printed = true;
    else if (word === "draw") parts = [...parts, ...(more as SheetPart[])];
    else lines.numbers.push(line);
  }
  return {
    caption: comments[0] ?? "",
    options: options as Lines["options"],
    sheet,
    cards,
    picks,
    claims,
    parts,
    printed,
    ...lines,
  };
}

/** The streets of the sheet, those left out at the end without numbers. */
function sheetText({ streets, numbers, sheet, options }: Lines): string {
  const { edition } = options;
  const { setup } = createGame({ players: ["Ann"], seed: 1, edition, layout: sheet as never });
  const [layout] = setup.layouts;
  const rows = layout.streets.map(
    ({ houses }, street) => streets[street] ?? Array(houses).fill(".").join(" "),
  );
  return [`sheet ${sheet}`, ...rows, ...numbers].join("\n");
}

/** All that stacks could show: the first that goes with the cards wanted is taken. */
const FILLERS: readonly Combination[] = [8, 7, 9, 6, 10, 5].flatMap((number) =>
  ACTIONS.map((action) => ({ number, action })),
);

function startOf(lines: Lines): GameState {
  const { sheet, cards } = lines;
  const options = { players: ["Ann"], seed: 1, layout: sheet as never, ...lines.options };
  const description = parseSheet(sheetText(lines), {
    edition: lines.options.edition,
    layout: sheet as never,
  });
  const { stacks } = createGame(options).table;
  let problem: unknown = null;
  if (cards.length === 0) {
    const own = combinationsOf(createGame(options));
    // Roswell shows no cards before the objective is chosen. ROS-1
    const shown = own.length > 0 ? own : combinationsOf(createGame({ ...options, layout: "classic" }));
    const table = { round: 10, combinations: shown };
    return createGame({ ...options, start: { sheets: [description], table } });
  }
  for (const filler of FILLERS) {
    const combinations = [...cards, filler, { ...filler, number: 8 }, { ...filler, number: 7 }].slice(
      0,
      stacks.length,
    );
    try {
      return createGame({ ...options, start: { sheets: [description], table: { round: 10, combinations } } });
    } catch (error) {
      if (!isRulesError(error) || error.code.startsWith("sheet.")) throw error;
      problem = error;
    }
  }
  throw problem;
}

function moveIn(text: string): Move {
  return parseMove(`1 ${text}`);
}

/** A move with its clause behind it. */
function withClause(text: string): { readonly move: Move; readonly clause: string | null } {
  const [, body = "", clause = null] = /^(.*?)(?: ([A-Z]{3}-(?:\d+|X)))?$/.exec(text) ?? [];
  return { move: moveIn(body), clause };
}

/** The game of a block after the moves made. */
function played(lines: Lines): GameState {
  const start = startOf(lines);
  const begun = lines.picks ? applyMove(start, { type: "pick", player: PLAYER, stack: 0 }) : start;
  return lines.made.reduce((state, text) => applyMove(state, moveIn(text)), begun);
}

function failureOf(state: GameState, word: string, rest: string): string[] {
  const say = (what: string): string[] => [`${word} ${rest}: ${what}`];
  const { sections, total } = scoreSheet(state, PLAYER);
  switch (word) {
    case "legal": {
      const refusal = explainMove(state, withClause(rest).move);
      return refusal === null ? [] : say(`${refusal.code} ${refusal.clause} ${refusal.message}`);
    }
    case "illegal": {
      const { move, clause } = withClause(rest);
      const refusal = explainMove(state, move);
      if (refusal === null) return say("it is legal");
      return clause === null || refusal.clause === clause ? [] : say(`${refusal.code} ${refusal.clause}`);
    }
    case "score": {
      const [section = "", points = ""] = rest.split(" ");
      const found = sections.find((each) => each.section === section)?.points;
      return found === Number(points) ? [] : say(`it scores ${found}`);
    }
    case "total":
      return total === Number(rest) ? [] : say(`it is ${total}`);
    default: {
      const { met } = planStatus(state, PLAYER, rest as PlanLetter);
      return met === (word === "met") ? [] : say(met ? "it is met" : "it is not met");
    }
  }
}

/** What a move of an example points out, with the number that it writes. */
function pointerOf(state: GameState, word: string, rest: string): Pointer[] {
  if (word !== "legal" && word !== "illegal") return [];
  const { move } = withClause(rest);
  const target: Target = targetOf(state, move);
  const text = move.type === "write" ? english.number(move.number) : undefined;
  return [{ target, sign: word === "legal" ? "right" : "wrong", text }];
}

/** What a line of an example says, in words. */
function noteOf(state: GameState, word: string, rest: string): Note {
  if (word === "legal" || word === "illegal") {
    const { move, clause } = withClause(rest);
    return { legal: word === "legal", text: english.move(state, move), clause };
  }
  const said: Readonly<Record<string, (text: string) => string>> = {
    score: (text) => {
      const [section = "", points = ""] = text.split(" ");
      return english.about(english.section(section as SectionId), english.count("point", Number(points)));
    },
    total: (text) => english.about(english.term("total"), english.count("point", Number(text))),
    met: (letter) => `${english.planTitle(letter as PlanLetter)} is met`,
    unmet: (letter) => `${english.planTitle(letter as PlanLetter)} is not met`,
  };
  return { legal: null, text: said[word](rest), clause: null };
}

/** What is drawn of a sheet as it is printed. */
const PRINTED: readonly SheetPart[] = ["header", "streets", "expansion", "tracks"];

/** Runs a block and draws it. */
export function runBlock(block: string): SheetBlock {
  const lines = readLines(block);
  const state = played(lines);
  const failures = lines.claims.flatMap(([word, rest]) => failureOf(state, word, rest));
  const view = viewSheet(state, PLAYER);
  const { streets: written } = lines;
  const streets = view.streets.filter(({ street }) => written.length === 0 || street < written.length);
  const pointers = lines.claims.flatMap(([word, rest]) => pointerOf(state, word, rest));
  const [{ id, provenance }] = state.setup.layouts;
  // Whoever sees the picture alone must not mistake a reconstruction for the printed sheet.
  const name = `${english.layout(id)}: ${provenance.level}`;
  const look = { texts: english, parts: lines.printed ? PRINTED : lines.parts, pointers };
  const svg = drawSheet({ ...view, streets, name }, look);
  const notes = lines.claims.map(([word, rest]) => noteOf(state, word, rest));
  return { caption: lines.caption, notes, failures, svg };
}

const FENCED = /^```sheet\n(.*?)^```$/gms;

/** The blocks of a page with the lines where they begin. */
export function blocksIn(page: string): { readonly line: number; readonly text: string }[] {
  return [...page.matchAll(FENCED)].map(({ index, 1: text = "" }) => ({
    line: page.slice(0, index).split("\n").length,
    text,
  }));
}
