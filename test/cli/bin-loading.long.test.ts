import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LOOPING } from "../node/modules.js";
import { runBin } from "./run-bin.js";

// It keeps a processor busy for the ten seconds that a module may take. bin.built.test.ts has bots that end the program
// while they are loaded or loop over a move; test/node/waiting-module.test.ts lets the ten seconds pass on a clock of its own.

test("the built command line names the bot that loops for ever while it is loaded", () => {
  const { status, stdout, stderr } = runBin(
    "play",
    "--seed",
    "7",
    "--bots",
    `random,${fileURLToPath(LOOPING)}`,
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr.replaceAll(/\s+/g, " ")).toContain("error: The bot of player 2 can't be loaded");
});
