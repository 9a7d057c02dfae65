import { isRulesError, RulesError, violationOf } from "perfect-home-rules";

/** Draws; what can't be drawn is refused as everything is that the library can't read. */
export function guarded(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    throw isRulesError(error) ? error : new RulesError([violationOf("view.malformed", {})]);
  }
}
