import { invalid } from "../../input/fields.js";
import { copyJson } from "../../input/plain-json.js";
import { isRulesError } from "../game/violation.js";

/**
 * Draws a copy of a view that came from anywhere, each field read once.
 *
 * @throws RulesError `options.invalid` for what is no view.
 */
export function guarded<View>(view: View, draw: (copy: View) => string): string {
  try {
    return draw(copyJson(view) as View);
  } catch (error) {
    if (isRulesError(error)) throw error;
    return invalid("view", "what the functions of views give, and options to draw it");
  }
}
