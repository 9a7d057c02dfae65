import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkRecord, legalMoves } from "perfect-home-rules";
import { formatMove, parseRecord } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { runCli, runCliOn, tooWide } from "./run-cli.js";

function fileName(): string {
  return join(mkdtempSync(join(tmpdir(), "records-")), "game.txt");
}

interface Played {
  /** What was printed. */
  readonly out: string;
  readonly file: string;
  /** What was recorded. */
  readonly record: string;
}

async function play(...args: readonly string[]): Promise<Played> {
  const file = fileName();
  const { code, out, err } = await runCli("play", "--seed", "7", "--record", file, ...args);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return { out, file, record: readFileSync(file, "utf8") };
}

const KINDS: readonly (readonly string[])[] = [
  [],
  ["--players", "Ann,家,Zoë", "--advanced", "--nine-and-three-quarters"],
  ["--mode", "expert", "--edition", "first-2018"],
  ["--mode", "aaa", "--layout", "zombies", "--opponent", "alan"],
  ["--layout", "roswell"],
  ["--json"],
];

describe("a game recorded with play --record", () => {
  test.each(KINDS.map((args) => [args]))("is told by replay as by play, and verified: %j", async (args) => {
    const { out, file, record } = await play(...args);
    expect(checkRecord(parseRecord(record)).differences).toEqual([]);
    const replayed = await runCli("replay", file);
    expect({ code: replayed.code, err: replayed.err }).toEqual({ code: 0, err: "" });
    expect(replayed.out).toContain("   All moves fit, and the results are those recorded.\n");
    if (!args.includes("--json")) expect(replayed.out.startsWith(out)).toBe(true);
    expect(await runCliOn(record, "replay", "-")).toEqual(replayed);
    expect(await runCli("moves", file)).toEqual({ code: 0, out: "", err: "" });
  });

  test("is the same with the same seed", async () => {
    expect((await play("--mode", "aaa")).record).toBe((await play("--mode", "aaa")).record);
  });

  test("ends with code 2 where the file can't be written", async () => {
    const file = join(fileName(), "x");
    const { code, out, err } = await runCli("play", "--record", file);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(`error: ${file}:\n  it can't be written: `);
  });
});

describe("replay", () => {
  test("ends with code 1 and says where results differ from those recorded", async () => {
    const { record } = await play();
    const changed = record.replace(/total -?\d+/, "total 999").replace("package ", "package 9");
    const { code, out } = await runCliOn(changed, "replay", "-");
    expect(code).toBe(1);
    expect(out).toMatch(/the results differ from those recorded with version\s+9/);
    expect(out).toMatch(/^ {3}\* \w+, Total: 999 recorded, -?\d+ found$/m);
  });

  test("ends with code 1 at a move that does not fit, says why and draws the state before it", async () => {
    const { record } = await play();
    const changed = record.replaceAll(/write \d+\.\d+/g, "write 1.1");
    const { code, out, err } = await runCliOn(changed, "replay", "-");
    expect(code).toBe(1);
    expect(err.replaceAll(/\n +/g, " ")).toMatch(
      /^error: standard input: move \d+ \(\d write 1\.1 \d+\) does not fit: .* \[NUM-1\]\n$/,
    );
    expect(out).toMatch(/^── Move \d+ does not fit ─+$/m);
    expect(out).toMatch(/^── The sheets ── Round 2 ─+$/m);
    expect(tooWide(out + err)).toEqual([]);
  });

  test("tells a game that is not over", async () => {
    const [head] = (await play()).record.split("\n\n");
    const { code, out } = await runCliOn(`${head}\n1 pick 1\n`, "replay", "-");
    expect(code).toBe(0);
    expect(out).toContain("All moves fit. The game is not over yet.");
  });

  test("ends with code 1 where no game can be created from the options", async () => {
    const { code, out, err } = await runCliOn(
      'record 1\npackage 1\nplayers ["Ann"]\nseed 1\nmode "x"\n',
      "replay",
      "-",
    );
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("no game can be created from the options:\n");
    expect(err.replaceAll(/\n +/g, " ")).toContain(
      "mode: The value of an option is not allowed. Possible: standard,",
    );
  });

  test.each(["replay", "moves"])("%s ends with code 2 for a text that is no record", async (command) => {
    const text = 'record 1\npackage 1\nplayers ["Ann"]\nseed 1\n\n1 pick one\n';
    const { code, out, err } = await runCliOn(text, command, "-");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("error: standard input:6:8:\n  expected the stack of pick");
    expect((await runCli(command, fileName())).code).toBe(2);
  });
});

describe("moves", () => {
  const record = 'record 1\npackage 1\nplayers ["Ann","Bob"]\nseed 1\n\n1 pick 2\n';

  test("lists the legal moves of all who are to move, or of one", async () => {
    const { state } = checkRecord(parseRecord(record));
    const [ann, bob] = [0, 1].map((player) =>
      legalMoves(state, player).map((move) => `${formatMove(move)}\n`),
    );
    const listed = async (...args: string[]): Promise<string> =>
      (await runCliOn(record, "moves", "-", ...args)).out;
    expect(await listed()).toBe([...ann, ...bob].join(""));
    expect(await listed("--player", "1")).toBe(ann.join(""));
    expect(await listed("--player", "2")).toBe("2 pick 1\n2 pick 2\n2 pick 3\n");
  });

  test("ends with code 2 for a player who does not play", async () => {
    const { code, out, err } = await runCliOn(record, "moves", "-", "--player", "3");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("there is no player 3, only 2 players");
  });

  test("ends with code 1 for a record that does not fit", async () => {
    const { code, out, err } = await runCliOn(`${record}1 end\n`, "moves", "-");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("move 2 (1 end) does not fit:");
  });
});
