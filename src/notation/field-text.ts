import type { FieldForm } from "../moves/read-move.js";
import { THREE_QUARTERS } from "../sheet/house-number.js";
import type { FieldValue } from "../state/rule-context.js";
import { type Cursor, fail, take } from "./cursor.js";
import { QUARTERS_SIGN } from "./signs.js";

const INDEX = /[1-9][0-9]{0,3}/y;
const AMOUNT = /(?:0|[1-9][0-9]{0,3})(?:¾|\.75)?/y;
const WORD = /[A-Za-z]+(?:-[A-Za-z]+)*/y;
const LARGEST = 9999;

/** Reads an index, which people count from 1. */
export function readIndex(cursor: Cursor, what: string): number {
  const digits = take(cursor, INDEX) ?? fail(cursor, `${what} (a whole number from 1 to ${LARGEST})`);
  return Number(digits) - 1;
}

/** Writes an index; `null` for one that can't be read again. */
export function writeIndex(value: FieldValue): string | null {
  const isIndex = Number.isInteger(value) && Number(value) >= 0 && Number(value) < LARGEST;
  return isIndex && !Object.is(value, -0) ? String(Number(value) + 1) : null;
}

function readAmount(cursor: Cursor, what: string): number {
  const text = take(cursor, AMOUNT) ?? fail(cursor, `${what} (a number from 0 to ${LARGEST})`);
  return Number(text.replace(QUARTERS_SIGN, ".75"));
}

function writeAmount(value: FieldValue): string | null {
  if (typeof value !== "number" || !(value >= 0 && value < LARGEST + 1) || Object.is(value, -0)) return null;
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  return value - whole === THREE_QUARTERS ? `${whole}${QUARTERS_SIGN}` : null;
}

function writeWord(value: FieldValue): string | null {
  const [word] = /^[A-Za-z]+(?:-[A-Za-z]+)*$/.exec(String(value)) ?? [null];
  return word === value ? word : null;
}

/** Reads a field of a move. Whether its value is in range is not asked. */
export function readField(cursor: Cursor, { as }: FieldForm, what: string): FieldValue {
  switch (as) {
    case "index":
      return readIndex(cursor, what);
    case "amount":
      return readAmount(cursor, what);
    case "word":
      return take(cursor, WORD) ?? fail(cursor, `${what} (a word)`);
  }
}

/** Writes a field of a move; `null` for a value that can't be read again. */
export function writeField({ as }: FieldForm, value: FieldValue): string | null {
  switch (as) {
    case "index":
      return writeIndex(value);
    case "amount":
      return writeAmount(value);
    case "word":
      return writeWord(value);
  }
}
