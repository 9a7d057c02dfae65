import type { ExpansionLayout, ExpansionSheet, ExpansionTable } from "./types.js";

/** What an expansion prints or keeps, as that of the expansion which reads it. */
export function expansionAs<
  Own extends ExpansionLayout | ExpansionSheet | ExpansionTable,
  Id extends Own["id"],
>(expansion: Own | null, id: Id): Extract<Own, { readonly id: Id }> {
  if (expansion?.id !== id) throw new Error(`this does not belong to ${id}`);
  return expansion as Extract<Own, { readonly id: Id }>;
}
