import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { applyMove, createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { ENDLESS, LEAVING, moduleWith, QUITTING } from "../node/modules.js";
import { BIN_PATH, runBin, runBinOn, VERSION } from "./run-bin.js";

const BIN = `"${process.execPath}" ${BIN_PATH}`;

/** Runs a line of a shell in which `bin` stands for the command line. */
function runShell(line: string): SpawnSyncReturns<string> {
  return spawnSync("sh", ["-c", `bin() { ${BIN} "$@"; }; ${line}`], { encoding: "utf8", timeout: 60_000 });
}

describe("the built command line", () => {
  test("knows the version of the package", () => {
    expect(runBin("--version").stdout).toBe(`${VERSION}\n`);
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
    expect(runBinOn(`${blank}temps 3\n`, "score", "-").stdout).toContain("1st place with 3 temp workers");
    expect(runBinOn("1 2 3\n", "score", "-").stderr).toContain("error: standard input:1:6:");
  });

  test("shows neither colours nor a progress bar where nobody watches", () => {
    const { stdout, stderr } = runBin("play", "--games", "3", "--seed", "7");
    expect(stderr).toBe("");
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain("3 games, 2 players (random), seeds 7–9");
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

  test.each([
    [
      "ends the program while it is loaded",
      LEAVING,
      ["--games", "3", "--workers", "0"],
      2,
      "can't be loaded",
    ],
    ["loops for ever over a move", ENDLESS, ["--move-time", "300"], 1, "gave no move within its time"],
    ["loops for ever over a move", ENDLESS, ["--move-time", "300", "--games", "3"], 1, "gave no move within"],
    ["ends the program over a move", QUITTING, [], 1, "ended in game 1 (seed 7)"],
  ])("names the bot that %s (%s, %j)", (_, module, flags, code, said) => {
    const bots = `random,${fileURLToPath(module)}`;
    const { status, stdout, stderr } = runBin("play", "--seed", "7", "--bots", bots, ...flags);
    expect({ status, stdout }).toEqual({ status: code, stdout: "" });
    expect(stderr.replaceAll(/\s+/g, " ")).toContain(`error: The bot of player 2 ${said}`);
  });

  test("says that it was not done where a bot ends the program with code 0", () => {
    const bot = fileURLToPath(moduleWith("export const bot = () => process.exit(0);"));
    const { status, stderr } = runBin("play", "--bots", bot, "--games", "3", "--workers", "0");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "error: the program was ended before it was done, perhaps by a bot\n",
    });
  });

  test("plays the same game with a module as with the bot in it", () => {
    const code = 'import { botOf } from "perfect-home-rules/bots"; export const bot = botOf("random");';
    const file = fileURLToPath(new URL("../../temp/random-bot.mjs", import.meta.url));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const play = ["play", "--seed", "7", "--json"];
    const { status, stdout, stderr } = runBin(...play, "--bots", file);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toBe(runBin(...play, "--bots", "random").stdout);
  });

  describe.skipIf(process.platform === "win32")("in a shell", () => {
    test("stops quietly when its reader has seen enough", () => {
      const { stdout, stderr } = runShell("bin play --players 60 --seed 1 | head -n 1");
      expect(stdout.split("\n")).toHaveLength(2);
      expect(stderr).toBe("");
    });

    test("waits for standard input, also where it comes in parts", () => {
      const record =
        "printf 'record 1\\npackage'; sleep 0.5; printf ' 1.0.0\\nplayers [\"Ann\"]\\nseed 1\\n'";
      const { stdout, stderr } = runShell(`{ sleep 0.5; ${record}; } | bin moves -`);
      expect({ stdout, stderr }).toEqual({ stdout: "1 pick 1\n1 pick 2\n1 pick 3\n", stderr: "" });
    });

    test.each([
      ["bin play --seed 1", 0],
      ["printf '1 2 | 2\\n' | bin score -", 2],
      ["bin play --seed x", 2],
    ])("ends with the code of %j also where nobody reads what it writes", (command, code) => {
      const { stdout, stderr } = runShell(`{ { ${command}; echo $? >&3; } 2>&1 | true; } 3>&1`);
      expect({ stdout, stderr }).toEqual({ stdout: `${code}\n`, stderr: "" });
    });

    test.runIf(existsSync("/dev/full"))("ends with code 2 where there is no room for what it writes", () => {
      const { stdout, stderr } = runShell("bin play --seed 1 >/dev/full; echo $?");
      expect({ stdout, stderr }).toEqual({
        stdout: "2\n",
        stderr: "error: standard output:\n  it can't be written: the system says ENOSPC\n",
      });
    });
  });

  test("comes with the licences of the libraries in it", () => {
    const licences = readFileSync("dist/cli.licences.txt", "utf8");
    for (const library of ["commander", "cli-progress", "string-width"]) {
      expect(licences).toMatch(new RegExp(`^${library}$`, "m"));
    }
  });
});

/** Enters lines at a table one after the other, each when the one before was answered; then the process is killed. */
async function sitAndBeKilled(lines: readonly string[], ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [BIN_PATH, "table", ...args]);
  let out = "";
  let asked = 0;
  child.stdout.setEncoding("utf8");
  for await (const part of child.stdout) {
    out += part;
    if (!out.endsWith("> ") || out.split("\n> ").length <= asked + 1) continue;
    if (asked === lines.length) child.kill("SIGKILL");
    else child.stdin.write(`${lines[asked]}\n`);
    asked += 1;
  }
  return out;
}

describe("a game at the terminal", () => {
  test("goes on where it was when the process was killed", async () => {
    mkdirSync("temp/table", { recursive: true });
    const save = "temp/table/killed.json";
    rmSync(save, { force: true });
    const args = ["--players", "Ann,Bob", "--seed", "7", "--save", save];
    const first = await sitAndBeKilled(["pick 1"], ...args);
    expect(first.split("\n> ")).toHaveLength(3);
    const { status, stdout } = runBinOn("undo\nquit\n", "table", ...args);
    expect(status).toBe(0);
    expect(stdout.split("\n> ")[0]).toContain("(write ");
    expect(stdout.split("\n> ")[1]).toContain("(pick 1)");
  });
});
