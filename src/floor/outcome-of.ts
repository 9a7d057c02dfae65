/** What an iterator gives at last, when it has been run to its end. */
export function outcomeOf<R>(steps: Generator<unknown, R, undefined>): R {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
