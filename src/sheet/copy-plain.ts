import type { Writable } from "./writable.js";

/**
 * A deep copy of plain data that can be written.
 *
 * @param isShared - which objects need no copy, because nobody writes to them.
 */
export function copyPlain<T>(value: T, isShared?: (part: object) => boolean): Writable<T>;
export function copyPlain(value: unknown, isShared: (part: object) => boolean = () => false): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let index = 0; index < list.length; index++) list[index] = copyPlain(list[index], isShared);
    return list;
  }
  if (isShared(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copy[name] = copyPlain(part, isShared);
  return copy;
}
