/** A value with the fields of all objects in it in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, ordered(each)]));
}

/** Canonical JSON: equal data have equal texts. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(ordered(value));
}

/** Whether two plain data have equal {@link canonicalText}s; the texts would take several times as long. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [fields, others] = [one, other] as Readonly<Record<string, unknown>>[];
  return names.every((name) => Object.hasOwn(others, name) && isSame(fields[name], others[name]));
}
