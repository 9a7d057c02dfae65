// What runs in a worker thread: a bundle of its own, whose file the pool is given.
export { playChunk } from "./chunk.js";
