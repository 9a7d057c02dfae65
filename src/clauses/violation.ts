import { SHAPE_KINDS, type ShapeCode } from "../floor/shape-kinds.js";
import type { ClauseId } from "./catalogue.js";
import { INPUT_KINDS, type InputCode } from "./input-kinds.js";
import { MOVE_KINDS, type MoveCode } from "./move-kinds.js";
import { PLAY_KINDS, type PlayCode } from "./play-kinds.js";
import { SHEET_KINDS, type SheetCode } from "./sheet-kinds.js";
import type { ViolationDetails } from "./violation-details.js";
import type { ViolationKind } from "./violation-kind.js";
import { type ViolationCode, violationKinds } from "./violation-kinds.js";

/** Why something is refused, in whichever game. */
export interface AnyViolation {
  /** Stable name of the reason. */
  readonly code: string;
  /** The clause that forbids it; `null` where no rule of the game is concerned. */
  readonly clause: string | null;
  /** What it is about. */
  readonly details: object;
  /** An English sentence. */
  readonly message: string;
}

/** Why something is refused. */
export interface Violation extends AnyViolation {
  /** Stable name of the reason. */
  readonly code: ViolationCode;
  /** The clause that forbids it; `null` where no rule of the game is concerned. */
  readonly clause: ClauseId | null;
  /** What it is about, so that an app can word it in its own language. */
  readonly details: ViolationDetails;
  /** An English sentence. */
  readonly message: string;
}

/**
 * The violation of a code, with its clause and its sentence: for programs that refuse something as this library does.
 *
 * @param code - the code.
 * @param details - what it is about.
 * @param clause - the clause that forbids it here, where the code has several; any other is that of the code.
 * @throws RulesError `violation.unknown`.
 */
export function violationOf(
  code: ViolationCode,
  details: Violation["details"],
  clause?: ClauseId | null,
): Violation {
  if (typeof code !== "string" || !Object.hasOwn(violationKinds, code)) throwShape("violation.unknown", {});
  return violationOfKind(violationKinds[code], code, details, clause);
}

/** The violation of a kind. */
export function violationOfKind(
  { message, clause: usual, otherwise }: ViolationKind,
  code: ViolationCode,
  details: Violation["details"],
  clause?: ClauseId | null,
): Violation {
  return { code, clause: otherwise.find((each) => each === clause) ?? usual, details, message };
}

/** The sentence of a violation, with where it is, what would be allowed or what to write, and its clause. */
function inWords({ message, details, clause }: AnyViolation): string {
  const named = ["path", "allowed", "expected", "write"].flatMap((name) => {
    const value = (details as Readonly<Record<string, unknown>>)[name];
    return typeof value === "string" && value !== "" ? [`${name}: ${value}`] : [];
  });
  const where = named.length > 0 ? ` (${named.join("; ")})` : "";
  return clause === null ? message + where : `${message}${where} [${clause}]`;
}

/** The first violation of an error, in words; the list may come from a caller and be anything at all. */
function firstInWords(violations: readonly AnyViolation[]): {
  readonly code: string;
  readonly words: string;
} {
  try {
    const { code, clause, details, message } = violations[0];
    const areTexts = [code, clause ?? "", message].every((text) => typeof text === "string");
    if (Array.isArray(violations) && areTexts)
      return { code, words: inWords({ code, clause, details, message }) };
  } catch {
    // Not a list of violations.
  }
  return throwShape("violation.malformed", {});
}

/**
 * What the library throws when it refuses something. Recognise it with {@link isRulesError}.
 *
 * @typeParam V - the violations of the game that refuses it.
 */
export class RulesError<V extends AnyViolation = Violation> extends Error {
  /** Always `RulesError`. */
  override readonly name = "RulesError";
  /** Code of the first violation. */
  readonly code: V["code"];
  /** Everything that is wrong; at least one. */
  readonly violations: readonly V[];

  /**
   * An error about violations, of which there is at least one.
   *
   * @throws RulesError `violation.malformed`.
   */
  constructor(violations: readonly V[]) {
    const { code, words } = firstInWords(violations);
    super(words);
    this.code = code;
    this.violations = violations;
  }
}

/**
 * Whether an error was thrown by this library. Unlike `instanceof` it also knows errors of another copy of the
 * package, such as its CommonJS build, and of another realm.
 *
 * @param error - anything that was caught.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   createGame({ players: [], seed: 1 });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.no-players"
 * ```
 */
export function isRulesError(error: unknown): error is RulesError {
  try {
    if (Object.prototype.toString.call(error) !== "[object Error]") return false;
    const { name, violations } = error as RulesError;
    return name === "RulesError" && Array.isArray(violations);
  } catch {
    return false;
  }
}

/**
 * Throws the error of one violation.
 *
 * @param violation - as {@link violationOf} takes it: code, details, clause.
 * @throws RulesError of that code; `violation.unknown` for another one.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   throwViolation("bot.budget", {});
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "bot.budget"
 * ```
 */
export function throwViolation(...violation: Parameters<typeof violationOf>): never {
  throw new RulesError([violationOf(...violation)]);
}

/** The violation of a code that all games share; it brings no other sentences along. */
export function shapeViolation(code: ShapeCode, details: Violation["details"]): Violation {
  return violationOfKind(SHAPE_KINDS[code], code, details);
}

/** Throws the error of one violation of a code that all games share. */
export function throwShape(...violation: Parameters<typeof shapeViolation>): never {
  throw new RulesError([shapeViolation(...violation)]);
}

/** The violation of a code for what callers pass; it brings no other sentences along. */
export function inputViolation(
  code: InputCode,
  details: Violation["details"],
  clause?: ClauseId | null,
): Violation {
  return violationOfKind(INPUT_KINDS[code], code, details, clause);
}

/** Throws the error of one violation of a code for what callers pass. */
export function throwInput(...violation: Parameters<typeof inputViolation>): never {
  throw new RulesError([inputViolation(...violation)]);
}

/** The violation of a code for moves; it brings no other sentences along. */
export function moveViolation(
  code: MoveCode,
  details: Violation["details"],
  clause?: ClauseId | null,
): Violation {
  return violationOfKind(MOVE_KINDS[code], code, details, clause);
}

/** The violation of a code for sheets; it brings no other sentences along. */
export function sheetViolation(code: SheetCode, details: Violation["details"]): Violation {
  return violationOfKind(SHEET_KINDS[code], code, details);
}

/** The violation of a code for programs that play; it brings no other sentences along. */
export function playViolation(code: PlayCode, details: Violation["details"]): Violation {
  return violationOfKind(PLAY_KINDS[code], code, details);
}

/** Throws the error of one violation of a code for programs that play. */
export function throwPlay(...violation: Parameters<typeof playViolation>): never {
  throw new RulesError([playViolation(...violation)]);
}
