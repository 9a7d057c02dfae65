/**
 * Freezes plain data through and through. What is frozen already counts as frozen through and through.
 *
 * @returns the same data.
 */
export function freezePlain<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Written out, as the lists that `Object.values` makes would double the time.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) freezePlain(value[index]);
  } else {
    for (const name in value) if (Object.hasOwn(value, name)) freezePlain(value[name]);
  }
  return value;
}
