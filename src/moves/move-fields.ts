import type { MoveType } from "../state/move.js";
import type { Field } from "../state/rule-context.js";
import type { ExpansionMove } from "../variants/expansions/types.js";
import {
  ACTION_CARD,
  CARD,
  FROM,
  GAP,
  HOUSE,
  NUMBER,
  NUMBER_CARD,
  PLAN,
  SIZE,
  STACK,
  STREET,
} from "./fields.js";

/** The fields of the moves of some types, beside `type` and `player`, in canonical order. */
export type FieldsOf<T extends MoveType> = { readonly [type in T]: readonly Field[] };

/** The fields of the basic moves. They stand apart from the rules, so that moves as text need no rules. */
export const FIELDS: FieldsOf<Exclude<MoveType, ExpansionMove["type"]>> = {
  pick: [STACK],
  pair: [NUMBER_CARD, ACTION_CARD],
  give: [CARD],
  permitRefusal: [],
  write: [STREET, HOUSE, NUMBER],
  skip: [],
  fence: [STREET, GAP],
  improve: [SIZE],
  park: [],
  pool: [],
  temp: [],
  extend: [STREET, HOUSE, FROM],
  roundabout: [STREET, HOUSE],
  claim: [PLAN],
  use: [STREET, HOUSE],
  reshuffle: [],
  end: [],
};
