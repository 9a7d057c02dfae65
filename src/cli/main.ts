#!/usr/bin/env node
import process from "node:process";
import { UNUSABLE } from "./exit.js";
import { unwritable } from "./files.js";
import { run } from "./run.js";
import { terminalOf } from "./terminal.js";

// What holds where the run never comes to an end, also where a bot ends the program.
process.exitCode = UNUSABLE;
let isOver = false;
process.once("exit", () => {
  if (isOver) return;
  process.stderr.write("error: the program was ended before it was done, perhaps by a bot\n");
  process.exitCode = UNUSABLE;
});

let isWritable = true;
process.stdout.once("error", (error: NodeJS.ErrnoException) => {
  process.stdout.on("error", () => {});
  // The reader, such as `head`, has seen enough: that changes nothing.
  if (error.code === "EPIPE") return;
  isWritable = false;
  process.exitCode = UNUSABLE;
  process.stderr.write(`${unwritable("standard output", error).message}\n`);
});
process.stderr.on("error", () => {});

const exitCode = await run(process.argv.slice(2), terminalOf(process));
isOver = true;
if (isWritable) process.exitCode = exitCode;
