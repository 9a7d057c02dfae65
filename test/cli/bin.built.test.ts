import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { applyMove, createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

function runBinOn(input: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [manifest.bin["perfect-home-rules"], ...args], {
    encoding: "utf8",
    input,
  });
}

function runBin(...args: string[]): SpawnSyncReturns<string> {
  return runBinOn("", ...args);
}

describe("the built command line", () => {
  test("knows the version of the package", () => {
    expect(runBin("--version").stdout).toBe(`${manifest.version}\n`);
  });

  test("plays the game that the built package plays", () => {
    const { status, stdout, stderr } = runBin("play", "--players", "2", "--seed", "7", "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const document = JSON.parse(stdout);
    const final = document.moves.reduce(applyMove, createGame(document.options));
    expect(document.state).toEqual(final);
  });

  test("reads records and sheets from standard input", () => {
    const record = 'record 1\npackage 1.0.0\nplayers ["Ann"]\nseed 1\n';
    expect(runBinOn(record, "moves", "-").stdout).toBe("1 pick 1\n1 pick 2\n1 pick 3\n");
    expect(runBinOn(record, "replay", "-").stdout).toContain("All moves fit.");
    const blank = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .\n";
    expect(runBinOn(`${blank}temps 3\n`, "score", "-").stdout).toContain("first place with 3 temps");
    expect(runBinOn("1 2 3\n", "score", "-").stderr).toContain("error: standard input:1:6:");
  });

  test("shows neither colours nor a progress bar where nobody watches", () => {
    const { stdout, stderr } = runBin("play", "--games", "3", "--seed", "7");
    expect(stderr).toBe("");
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain("3 games of 2 architects, seeds 7 to 9");
  });

  test("plays the same games in worker threads as without", () => {
    const play = ["play", "--games", "20", "--seed", "7", "--json"];
    const alone = runBin(...play, "--workers", "0");
    expect({ status: alone.status, stderr: alone.stderr }).toEqual({ status: 0, stderr: "" });
    expect(runBin(...play, "--workers", "2").stdout).toBe(alone.stdout);
  });

  test("ends with code 2 for a wrong flag", () => {
    const { status, stdout, stderr } = runBin("play", "--player", "3");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Did you mean --players?");
    expect(stderr).not.toContain("    at ");
  });

  test.skipIf(process.platform === "win32")("stops quietly when its reader has seen enough", () => {
    const bin = `"${process.execPath}" ${manifest.bin["perfect-home-rules"]}`;
    const script = `${bin} play --players 60 --seed 1 | head -n 1`;
    const { stdout, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr).toBe("");
  });

  test("comes with the licences of the libraries in it", () => {
    const licences = readFileSync("dist/cli.licences.txt", "utf8");
    for (const library of ["commander", "cli-progress", "string-width"]) {
      expect(licences).toMatch(new RegExp(`^${library}$`, "m"));
    }
  });
});
