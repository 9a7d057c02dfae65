import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCli, tooWide } from "./run-cli.js";

describe("the command line", () => {
  test("prints its version", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await runCli("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test.each([
    [["--help"]],
    [["play", "--help"]],
    [["help", "play"]],
    [["score", "--help"]],
    [["replay", "--help"]],
    [["analyse", "--help"]],
    [["moves", "--help"]],
    [["table", "--help"]],
    [["rule", "--help"]],
    [["worker", "--help"]],
  ])("explains itself: %j", async (args) => {
    const { code, out, err } = await runCli(...args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^Usage: perfect-home-rules /);
    expect(tooWide(out)).toEqual([]);
    expect(out).toContain("Exit codes:");
  });

  test.each([
    { args: ["play", "--player", "3"], message: "unknown option '--player' (Did you mean --players?)" },
    { args: ["paly"], message: "unknown command 'paly' (Did you mean play?)" },
    { args: ["play", "extra"], message: "too many arguments for 'play'. Expected 0 arguments but got 1." },
    { args: ["play", "--seed"], message: "option '-s, --seed <number>' argument missing" },
    { args: ["play", "--players", "0"], message: "a whole number from 1 to 100" },
    { args: ["play", "--players", "101"], message: "a whole number from 1 to 100" },
    { args: ["play", "--players", "Ann,,Bob"], message: "different names with commas between them" },
    { args: ["play", "--players", "Ann,Ann"], message: "different names with commas between them" },
    { args: ["play", "--players", "An\u0007n"], message: "different names with commas between them" },
    { args: ["play", "--players", ""], message: "different names with commas between them" },
    { args: ["play", "--seed", "-1"], message: "a whole number from 0 to 4294967295" },
    { args: ["play", "--seed", "4294967296"], message: "a whole number from 0 to 4294967295" },
    { args: ["play", "--seed", "1e3"], message: "a whole number from 0 to 4294967295" },
    { args: ["play", "--games", "0"], message: "a whole number from 1 to 10000000" },
    { args: ["play", "--games", "2.5"], message: "a whole number from 1 to 10000000" },
    { args: ["play", "--workers", "-1"], message: "a whole number from 0 to 1024" },
    { args: ["play", "--workers", "2"], message: "'--workers <number>' goes with '--games <number>' only" },
    {
      args: ["play", "--bots", "rando"],
      message: "random, greedy, monte-carlo, guided-monte-carlo, files of modules",
    },
    {
      args: ["play", "--bots", "random,"],
      message: "random, greedy, monte-carlo, guided-monte-carlo, files of modules",
    },
    {
      args: ["play", "--players", "3", "--bots", "random,random"],
      message: "takes one bot, or one for each of 3 players",
    },
    { args: ["play", "--edition", "2023"], message: "Allowed choices are collector-2023, first-2018." },
    { args: ["play", "--mode", "duo"], message: "Allowed choices are standard, expert, aaa, solo." },
    {
      args: ["play", "--mode", "aaa", "--opponent", "x"],
      message: "Allowed choices are closed, sam, irene,",
    },
    { args: ["play", "--opponent", "sam"], message: "'--opponent <id>' goes with '--mode aaa' only" },
    { args: ["table", "--opponent", "sam"], message: "'--opponent <id>' goes with '--mode aaa' only" },
    { args: ["play", "--layout", "easter"], message: "Allowed choices are classic, blueprint," },
    { args: ["play", "--plans", "two-estates-of-4"], message: "plans like A=two-estates-of-4,C=2-5" },
    { args: ["play", "--plans", "A=x,A=y"], message: "each letter at most once" },
    { args: ["play", "--record", "-"], message: "It must be the name of a file." },
    { args: ["play", "--record", "x", "--games", "2"], message: "cannot be used with option '-g, --games" },
    { args: ["play", "--output", "x"], message: "'-o, --output <file>' goes with '--redis' only" },
    { args: ["play", "--resume", "x"], message: "'--resume <name>' goes with '--redis' only" },
    {
      args: ["play", "--redis", "redis://localhost"],
      message: "'--redis [url]' goes with '--games <number>' only",
    },
    {
      args: ["play", "--redis", "redis://localhost", "--games", "2", "--name", "a:b"],
      message: "1 to 100 letters, digits, -, _ and .",
    },
    {
      args: ["play", "--redis", "x", "--resume", "x", "--games", "2"],
      message: "cannot be used with option",
    },
    { args: ["worker", "--bot", "./none.mjs"], message: "There is no file ./none.mjs." },
    { args: ["worker", "--bot", "no-such-package"], message: "or a package that is installed" },
    { args: ["worker", "--allow-bots", "none"], message: "There is no folder none." },
    { args: ["worker", "--concurrency", "0"], message: "a whole number from 1 to 1024" },
    { args: ["moves", "x", "--player", "0"], message: "a whole number from 1 to 9999" },
    { args: ["score"], message: "missing required argument 'file'" },
    { args: ["replay"], message: "missing required argument 'file'" },
    { args: ["analyse", "-", "--playouts", "9"], message: "a whole number from 10 to 1000000" },
  ])("refuses $args and says what is possible", async ({ args, message }) => {
    const { code, out, err } = await runCli(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.replaceAll("\n", " ")).toContain(message);
    expect(err).toMatch(/\n\(--help lists what there is\)\n$/);
    expect(err.split("\n").length).toBeLessThan(15);
    expect(tooWide(err)).toEqual([]);
  });

  test("asks for a command", async () => {
    const { code, out, err } = await runCli();
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("play [options]");
  });

  test.each([
    {
      args: ["--mode", "aaa", "--edition", "first-2018"],
      clause: "AAA-1",
      possible: "--mode standard, expert, solo",
    },
    { args: ["--mode", "aaa", "--players", "2"], clause: "AAA-1", possible: "--players 1" },
    { args: ["--mode", "solo"], clause: "FST-1", possible: "--edition first-2018" },
    { args: ["--mode", "expert", "--players", "1"], clause: "XPT-1", possible: "--players 2 to 21" },
    { args: ["--mode", "expert", "--players", "22"], clause: "XPT-9", possible: "--players 2 to 21" },
    {
      args: ["--layout", "blueprint", "--edition", "first-2018"],
      clause: "BLU-1",
      possible: "--layout classic,",
    },
    {
      args: ["--layout", "ducks", "--edition", "first-2018"],
      clause: "XPN-1",
      possible: "--edition collector-2023",
    },
    { args: ["--layout", "ice-cream-2019"], clause: "PCK-1", possible: "--edition first-2018" },
    { args: ["--layout", "american-dream", "--advanced"], clause: "XPN-2", possible: "no --advanced" },
    {
      args: ["--nine-and-three-quarters", "--edition", "first-2018"],
      clause: "NTQ-1",
      possible: "no --nine-and-three-quarters",
    },
    { args: ["--plans", "A=one-street-4-4-roundabout"], clause: "ADV-6", possible: "--advanced" },
  ])("refuses $args by $clause and says what is possible", async ({ args, clause, possible }) => {
    const { code, out, err } = await runCli("play", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^error: [A-Z]/);
    expect(err).toContain(`[${clause}]`);
    expect(err).toContain(`  possible: ${possible}`);
    expect(tooWide(err)).toEqual([]);
  });

  test("says which plans there are", async () => {
    const { code, err } = await runCli("play", "--plans", "B=none", "--layout", "halloween");
    expect(code).toBe(2);
    expect(err).toContain("possible: plan B: ");
  });
});
