import { throwViolation } from "../clauses/violation.js";
import { copyJson } from "../input/plain-json.js";

/** Views made here: they are plain, unless somebody has changed them. */
const made = /* @__PURE__ */ new WeakSet<object>();

/** Remembers a view as made here. */
export function remembered<View extends object>(view: View): View {
  made.add(view);
  return view;
}

/**
 * A copy of a view that came from elsewhere, each field read once: what is drawn from it cannot change while it is
 * drawn, nor go on for ever. It must be plain JSON; whether it is the view of a game is not checked.
 *
 * @throws RulesError `view.malformed` for what is no plain JSON.
 * @example
 * ```ts
 * const view = viewSheet(createGame({ players: ["Ann", "Bob"], seed: 7 }), 0);
 * copyView(JSON.parse(JSON.stringify(view))).name // => "Ann"
 * ```
 */
export function copyView<View>(view: View): View {
  const isOurs = typeof view === "object" && view !== null && made.has(view);
  try {
    // Five times as fast as a copy that trusts nothing.
    return (isOurs ? JSON.parse(JSON.stringify(view)) : copyJson(view)) as View;
  } catch {
    throwViolation("view.malformed", {});
  }
}
