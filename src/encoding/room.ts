import { throwPlay } from "../clauses/violation.js";
import { isWhole } from "../input/fields.js";

/** The two kinds of array that are written. */
interface Arrays {
  readonly Float32Array: Float32Array;
  readonly Uint8Array: Uint8Array;
}

type ArrayKind = keyof Arrays;

const MAKE: { readonly [Kind in ArrayKind]: (size: number) => Arrays[Kind] } = {
  Float32Array: (size) => new Float32Array(size),
  Uint8Array: (size) => new Uint8Array(size),
};

/** Whether something is an array of a kind, also one made in another frame or by a test runner. */
function isArrayOf(value: unknown, kind: ArrayKind): boolean {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === `[object ${kind}]`;
}

/** The array into which something is written: the caller's, where there must be room for it, or a new one. */
export function roomFor<Kind extends ArrayKind>(
  kind: Kind,
  size: number,
  into: Arrays[Kind] | undefined,
  offset: number,
): Arrays[Kind] {
  const array = into ?? MAKE[kind](size);
  const isRoom = isArrayOf(array, kind) && isWhole(offset, 0, array.length - size);
  return isRoom ? array : throwPlay("encoding.no-room", { size });
}
