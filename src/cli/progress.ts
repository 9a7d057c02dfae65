import { Presets, SingleBar } from "cli-progress";
import type { Terminal } from "./terminal.js";

/** Does work of a number of steps while a bar shows how far it is, where somebody watches. */
export async function watchingProgress<T>(
  { progress }: Terminal,
  steps: number,
  work: (show: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (progress === null) return work(() => {});
  const format = "{bar} {value} of {total} games, {eta_formatted} left";
  const bar = new SingleBar(
    // Where lines are not to wrap, an interrupted program leaves the terminal so.
    { stream: progress, format, barsize: 30, clearOnComplete: true, linewrap: true },
    Presets.shades_classic,
  );
  bar.start(steps, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
