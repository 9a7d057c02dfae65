import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCli } from "./run-cli.js";

describe("the command line", () => {
  test("prints its version", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(runCli("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test.each([[["--help"]], [["play", "--help"]], [["help", "play"]]])("explains itself: %j", (args) => {
    const { code, out, err } = runCli(...args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^Usage: perfect-home-rules /);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
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
    { args: ["play", "--games", "0"], message: "a whole number from 1 to 1000000" },
    { args: ["play", "--games", "2.5"], message: "a whole number from 1 to 1000000" },
  ])("refuses $args and says what is possible", ({ args, message }) => {
    const { code, out, err } = runCli(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.replaceAll("\n", " ")).toContain(message);
    expect(err).toContain("Usage: perfect-home-rules ");
    expect(err.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("asks for a command", () => {
    const { code, out, err } = runCli();
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("play [options]");
  });
});
