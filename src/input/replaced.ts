/** A list with another value at an index. Spreading is the only quick way to copy a frozen list. */
export function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}
