import { once } from "node:events";

/** Settles as some work does, or as soon as a signal is aborted with its reason. */
export async function unlessAborted<T>(signal: AbortSignal | null, work: Promise<T>): Promise<T> {
  if (signal === null) return work;
  const settled = new AbortController();
  const aborted = once(signal, "abort", settled).then((): never => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
  }
}
