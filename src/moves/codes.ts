import type { Layout } from "../data/layout.js";
import type { Move, MoveType } from "../state/move.js";
import type { AnyKind, EarlierFields, Field, FieldContext, FieldValue } from "../state/rule-context.js";
import { fieldsIn } from "./shape.js";

/** A move without its player. */
interface CodedMove {
  readonly type: MoveType;
  readonly values: EarlierFields;
}

/** What follows a value: the values of the next field, or the code of the move. */
type Branch = ReadonlyMap<FieldValue, Branch> | number;

/** The codes of all moves on a layout. */
export interface MoveCodes {
  /** The moves; the index of each is its code. */
  readonly moves: readonly CodedMove[];
  /** The same moves by type, then by one field after the other. */
  readonly byType: ReadonlyMap<MoveType, Branch>;
}

/** One of them has the most values of a field in any mode, so that a layout's codes are the same in all of them. */
const WIDEST: readonly FieldContext["setup"][] = [
  { nineAndThreeQuarters: true, supply: { from: "stacks", endsWithFirst: false, stacks: 3 } },
  {
    nineAndThreeQuarters: true,
    supply: { from: "deck", handSize: 3, drawnAtSetup: 0, leftover: "discard", rebuild: null },
  },
];

function widestRange(field: Field, layout: Layout, earlier: EarlierFields): readonly FieldValue[] {
  return WIDEST.map((setup) => field.range({ setup, layout }, earlier)).reduce((widest, range) =>
    range.length > widest.length ? range : widest,
  );
}

function numberMoves(layout: Layout, kinds: readonly AnyKind[]): MoveCodes {
  const moves: CodedMove[] = [];
  const branch = (type: MoveType, fields: readonly Field[], values: EarlierFields): Branch => {
    if (fields.length === 0) return moves.push({ type, values }) - 1;
    const [field, ...others] = fields;
    const following = (value: FieldValue): Branch => branch(type, others, { ...values, [field.name]: value });
    return new Map(widestRange(field, layout, values).map((value) => [value, following(value)]));
  };
  return { moves, byType: new Map(kinds.map(({ type, fields }) => [type, branch(type, fields, {})])) };
}

const known = new WeakMap<Layout, WeakMap<readonly AnyKind[], MoveCodes>>();

/** The codes of a layout, with the kinds that are played on it; computed once for both. */
export function codesOn(layout: Layout, kinds: readonly AnyKind[]): MoveCodes {
  const onLayout = known.get(layout) ?? new WeakMap<readonly AnyKind[], MoveCodes>();
  known.set(layout, onLayout);
  const codes = onLayout.get(kinds) ?? numberMoves(layout, kinds);
  onLayout.set(kinds, codes);
  return codes;
}

/** The code of a move; where it has none, the name of the field that is out of range. */
export function codeOf({ byType }: MoveCodes, fields: readonly Field[], move: Move): number | string {
  const values = fieldsIn(move);
  let branch = byType.get(move.type);
  for (const { name } of fields) {
    const value = values[name];
    branch = typeof branch === "object" && !Object.is(value, -0) ? branch.get(value) : undefined;
    if (branch === undefined) return name;
  }
  return typeof branch === "number" ? branch : "type";
}
