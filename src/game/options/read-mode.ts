import { type AaaArchitect, OPPONENTS, type OpponentCard, type OpponentId } from "../../data/opponents.js";
import { PLAN_LETTERS, type PlanLetter } from "../../data/plan-card.js";
import {
  choiceOf,
  fieldsOf,
  invalid,
  isPlainObject,
  listOf,
  nameOf,
  wholeOf,
  within,
} from "../../rules/fields.js";
import { refuse } from "../../rules/violation.js";
import type { ModeId } from "../../state/state.js";

/** An AAA Opponent card of one's own; where it comes from is known. */
export type OwnOpponent = OpponentCard extends infer Card
  ? Card extends unknown
    ? Omit<Card, "provenance">
    : never
  : never;

/** AAA Solo against an opponent. AAA-1 */
export interface AaaMode {
  /** The opponent: an id or a card of one's own. */
  readonly aaa: OpponentId | OwnOpponent;
}

/** A way to play: the standard game, Expert Mode, the first edition's solo game, or AAA Solo. */
export type ModeChoice = "standard" | "expert" | "solo" | AaaMode;

/** A mode, read. */
export interface ReadMode {
  /** The mode. */
  readonly mode: ModeId;
  /** The opponent; `null` where there is none. */
  readonly opponent: OpponentCard | null;
}

const VALUES = ["park", "pool", "temp", "fence", "extension", "improvement"] as const;
const LARGEST_VALUE = 100;

function lettersOf(value: unknown, path: string): PlanLetter[] {
  const letters = listOf(value, path, "a list of plan letters", PLAN_LETTERS.length);
  return PLAN_LETTERS.filter((letter) => letters.includes(letter)).length === letters.length
    ? (letters as PlanLetter[])
    : invalid(path, "plan letters, each once");
}

function tempPlacesOf(value: unknown, path: string): (readonly [number, number])[] {
  const places = listOf(value, path, "at most three pairs of temps and points", 3).map((each, index) => {
    const [temps, points] = listOf(each, `${path}[${index}]`, "a pair of temps and points", 2);
    return [
      wholeOf(temps, `${path}[${index}][0]`, 1, LARGEST_VALUE),
      wholeOf(points, `${path}[${index}][1]`, 0, LARGEST_VALUE),
    ] as const;
  });
  const isFalling = places.every(([temps], index) => index === 0 || temps < places[index - 1][0]);
  return isFalling ? places : invalid(path, "pairs with falling numbers of temps");
}

function readOpponentCard(value: unknown, path: string): OpponentCard {
  const at = (name: string): string => within(path, name);
  const all = fieldsOf(value, path, ["id", "level", "validates", "tempPlaces", "provenance", ...VALUES]);
  const level = wholeOf(all["level"], at("level"), 0, LARGEST_VALUE);
  const own = level === 0 ? ["tempPlaces"] : VALUES;
  const fields = fieldsOf(value, path, ["id", "level", "validates", "provenance", ...own]);
  const card = {
    id: nameOf(fields["id"], at("id")),
    validates: lettersOf(fields["validates"], at("validates")),
    provenance: { level: "own", note: "Given by the caller." },
  } as const;
  if (level === 0)
    return { ...card, level, tempPlaces: tempPlacesOf(fields["tempPlaces"], at("tempPlaces")) };
  const values = VALUES.map((name) => [name, wholeOf(fields[name], at(name), 0, LARGEST_VALUE)] as const);
  return { ...card, level, ...(Object.fromEntries(values) as Pick<AaaArchitect, (typeof VALUES)[number]>) };
}

function readOpponent(value: unknown, path: string): OpponentCard {
  if (typeof value !== "string") return readOpponentCard(value, path);
  const found = OPPONENTS.find((card) => card.id === value);
  return found ?? invalid(path, OPPONENTS.map((card) => card.id).join(", "));
}

/** How many architects a mode is for. AAA-1 FST-1 XPT-1 */
function checkPlayers(mode: ModeId, players: number): void {
  if (mode === "aaa" && players !== 1) refuse("options.aaa-players", { path: "players", players });
  if (mode === "solo" && players !== 1) refuse("options.solo-players", { path: "players", players });
  if (mode === "expert" && players < 2) refuse("options.expert-alone", { path: "players", players });
}

/** Reads the mode. */
export function readMode(value: unknown, players: number): ReadMode {
  const isAaa = isPlainObject(value);
  const mode = isAaa ? "aaa" : choiceOf(value, "mode", ["standard", "expert", "solo"] as const);
  checkPlayers(mode, players);
  return { mode, opponent: isAaa ? readOpponent(fieldsOf(value, "mode", ["aaa"])["aaa"], "mode.aaa") : null };
}
