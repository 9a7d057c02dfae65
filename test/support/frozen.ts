/** Objects already found frozen with everything in them. */
const checked = new WeakSet<object>();

/** The path to something in a value that is not frozen; `null` where all is. */
export function unfrozenIn(value: unknown, path = "$"): string | null {
  if (typeof value !== "object" || value === null || checked.has(value)) return null;
  if (!Object.isFrozen(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = unfrozenIn(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  checked.add(value);
  return null;
}
