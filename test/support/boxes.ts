import type { HouseDescription, SheetDescription } from "perfect-home-rules";

/** How many houses of a sheet are of a kind. */
function housesOn({ streets }: SheetDescription, is: (house: HouseDescription) => boolean): number {
  return streets.flatMap(({ houses }) => houses).filter(is).length;
}

/** The boxes that marks have crossed: one for each pool, extension and roundabout. POL-1 EXT-1 RBT-2 */
export function boxesFor(
  sheet: SheetDescription,
): Pick<SheetDescription, "pools" | "extensions" | "roundabouts"> {
  return {
    pools: housesOn(sheet, ({ pool }) => pool === true),
    extensions: housesOn(sheet, ({ kind }) => kind === "extension"),
    roundabouts: housesOn(sheet, ({ kind }) => kind === "roundabout"),
  };
}
