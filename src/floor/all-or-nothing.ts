/**
 * Changes something in place, or not at all where the change throws.
 *
 * @param whole - what is changed; all that it has lies in its fields.
 * @param copy - copies it with all that the change writes to.
 * @param change - the change.
 */
export function allOrNothing<W extends object, T>(whole: W, copy: (whole: W) => W, change: () => T): T {
  const before = copy(whole);
  try {
    return change();
  } catch (error) {
    Object.assign(whole, before);
    throw error;
  }
}
