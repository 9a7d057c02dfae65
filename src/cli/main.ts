#!/usr/bin/env node
import process from "node:process";
import { UNUSABLE } from "./exit-codes.js";
import { run } from "./run.js";
import { terminalOf } from "./terminal.js";

// What holds where the run never comes to an end, as with a bot whose module waits for ever.
process.exitCode = UNUSABLE;

let isWritable = true;
process.stdout.once("error", ({ code }: NodeJS.ErrnoException) => {
  process.stdout.on("error", () => {});
  // The reader, such as `head`, has seen enough: that changes nothing.
  if (code === "EPIPE") return;
  isWritable = false;
  process.exitCode = UNUSABLE;
  process.stderr.write(`error: standard output:\n  it can't be written: the system says ${code}\n`);
});
process.stderr.on("error", () => {});

const exitCode = await run(process.argv.slice(2), terminalOf(process));
if (isWritable) process.exitCode = exitCode;
