import type { Writable } from "./writable.js";

/** A deep copy of plain data. */
export function copyPlain<T>(value: T): Writable<T>;
export function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => copyPlain(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyPlain(each)]));
}
