import { codeOf } from "../support/refusals.js";

/** What a promise is rejected with. */
export function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "nothing was refused",
    (error: unknown) => error,
  );
}

/** The code with which a promise is rejected; anything else that happens is a fault. */
export async function codeOfRejection(work: Promise<unknown>): Promise<string> {
  const error = await rejection(work);
  return codeOf(() => {
    throw error;
  });
}
