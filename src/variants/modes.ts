import type { ModeId } from "../state/state.js";
import type { Mode } from "./mode.js";
import { standard } from "./standard.js";

const MODES: Readonly<Record<ModeId, Mode>> = { standard };

/** The mode of an id. */
export function modeOf(id: ModeId): Mode {
  return MODES[id];
}
