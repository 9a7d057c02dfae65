/**
 * Observations and legal moves as numbers, for programs that learn: arrays of a fixed layout, written where the caller
 * wants them.
 *
 * @module perfect-home-rules/encoding
 */
export { decodeObservation } from "./decode.js";
export { encodeObservation } from "./encode.js";
export type { Encoding, EncodingBlock } from "./encoding.js";
export { encodingOf } from "./encoding-of.js";
export { legalMask } from "./legal-mask.js";
