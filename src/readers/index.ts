/**
 * Readers for what callers pass, as this library uses them itself: for programs built on it that want to refuse junk in the
 * same way. A reader gives a copy of what it takes, each field read once; it refuses anything else with a `RulesError`
 * that names all faults, each with its path and what is allowed there.
 *
 * @module perfect-home-rules/readers
 */
export { throwViolation } from "../clauses/violation.js";
export type { ProtocolCode, SharedCode } from "../floor/protocol-kinds.js";
export type { ShapeCode } from "../floor/shape-kinds.js";
export { type Fields, fieldsOf, invalid } from "../input/fields.js";
export { copyJson } from "../input/plain-json.js";
export { refusedAs } from "../input/read-as.js";
export {
  always,
  anything,
  boolean,
  callable,
  checked,
  choice,
  type ElementReader,
  either,
  list,
  nullable,
  object,
  oneOfKinds,
  optional,
  type Reader,
  type Readers,
  row,
  text,
  tuple,
  whole,
} from "../input/readers.js";
export { refusedAsShared, throwShared } from "../input/refuse-shared.js";
