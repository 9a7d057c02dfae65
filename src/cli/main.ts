#!/usr/bin/env node
import process from "node:process";
import { run } from "./run.js";
import { terminalOf } from "./terminal.js";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader, such as `head`, has seen enough.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminalOf(process));
