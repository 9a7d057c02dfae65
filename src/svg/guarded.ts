import { isRulesError } from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";

/** Draws; what can't be drawn is refused as everything is that the library can't read. */
export function guarded(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (isRulesError(error)) throw error;
    return throwViolation("view.malformed", {});
  }
}
