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
