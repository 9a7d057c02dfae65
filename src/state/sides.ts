import type { Side } from "./move-of.js";

/** Both sides of a house or ends of a street. */
export const SIDES: readonly Side[] = ["left", "right"];
