import { buttonsOnly, type Drawing, NO_MARKS, nothingOnTable } from "../../drawing.js";
import { stringsOf } from "./lights.js";

/** The strings of lights. XMS-2 */
export const drawing: Drawing = {
  ...buttonsOnly,
  ...nothingOnTable,
  marks: () => NO_MARKS,
  sheet(context) {
    const strings = context.layout.streets.flatMap((_, street) => {
      const found = stringsOf(context, street);
      const longest = Math.max(...found.map(({ size }) => size));
      return found.map((string) => ({ ...string, longest: string.size === longest }));
    });
    return { id: "christmas-lights", strings };
  },
};
