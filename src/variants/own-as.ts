import type { LayoutOwn, SheetOwn, TableOwn } from "./shapes.js";

/** What an expansion prints or keeps, as that of the expansion which reads it. */
export function ownAs<Own extends LayoutOwn | SheetOwn | TableOwn, Id extends Own["variant"]>(
  own: Own | null,
  variant: Id,
): Extract<Own, { readonly variant: Id }> {
  if (own?.variant !== variant) throw new Error(`this is not of ${variant}`);
  return own as Extract<Own, { readonly variant: Id }>;
}
