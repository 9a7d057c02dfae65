import { FIELDS as BASIC } from "../moves/move-fields.js";
import type { FieldForm, MoveShape } from "../moves/read-move.js";
import type { MoveType } from "../state/move.js";
import { FIELDS as AMERICAN_DREAM } from "./expansions/american-dream/fields.js";
import { FIELDS as EASTER_EGGS } from "./expansions/easter-eggs/fields.js";
import { FIELDS as HALLOWEEN } from "./expansions/halloween/fields.js";
import { FIELDS as ICE_CREAM } from "./expansions/ice-cream/fields.js";
import { FIELDS as ROSWELL } from "./expansions/roswell/fields.js";
import { FIELDS as ZOMBIES } from "./expansions/zombies/fields.js";
import { FORMS as PAPER } from "./paper/fields.js";

const ALL: Readonly<Record<MoveType, readonly FieldForm[]>> = {
  ...BASIC,
  ...AMERICAN_DREAM,
  ...ZOMBIES,
  ...EASTER_EGGS,
  ...HALLOWEEN,
  ...ICE_CREAM,
  ...ROSWELL,
  ...PAPER,
};

/** The fields of all moves, of the basic game, of all expansions, registered or not, and of sheets on paper. */
export const MOVE_SHAPES = Object.entries(ALL).map(([type, fields]) => ({ type, fields }) as MoveShape);
