import { freezePlain } from "../floor/freeze-plain.js";
import { isEntered } from "../state/own-fields.js";
import type { Setup } from "../state/state.js";

const dealtSetups = /* @__PURE__ */ new WeakMap<Setup, Setup>();

/** The same setup with dealt cards instead of entered ones: always the same object, as much is kept with a setup. */
export function dealtSetup(setup: Setup): Setup {
  if (!isEntered(setup)) return setup;
  const { entered: _entered, ...others } = setup;
  const dealt = dealtSetups.get(setup) ?? freezePlain(others);
  dealtSetups.set(setup, dealt);
  return dealt;
}
