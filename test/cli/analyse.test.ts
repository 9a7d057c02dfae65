import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameRecord } from "perfect-home-rules";
import { analyseGame } from "perfect-home-rules/bots";
import { formatRecord } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { anyhow, foolishly, greedily, recordedGame } from "../bots/recorded.js";
import { parsed } from "../svg/xml.js";
import { runCliOn, tooWide } from "./run-cli.js";

const BLUNDER = 2;
const record = recordedGame(
  { players: ["Ann"], seed: 8 },
  (state, player) => (state.table.round === BLUNDER ? foolishly : greedily)(state, player),
  BLUNDER,
);
const LONG_NAME = "A name that is longer than a column of names can be";
const QUICK = ["--playouts", "10"];

function analyse(game: GameRecord, ...args: string[]) {
  return runCliOn(formatRecord(game), "analyse", "-", ...args);
}

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), "analysed-")), "curve.svg");
}

describe("analyse", () => {
  test("names a blunder with the better turn, in the round where it was made", async () => {
    const { code, out, err } = await analyse(record, "--playouts", "100");
    expect([code, err]).toEqual([0, ""]);
    const [, first, second, summary] = out.split(/^── /m);
    expect(first).not.toContain("!");
    expect(second).toMatch(/choice -\d+\.\d ± \d+\.\d\n.*\n(.*\n)? +! gave away \d+\.\d ± \d+\.\d:\s+writes/);
    expect(summary).toMatch(/^Summary.*\n +at first .* given away +final\nAnn .* –\n$/);
    expect(tooWide(out)).toEqual([]);
  });

  test.each(["zombies", "roswell"] as const)("tells a game of %s in French", async (layout) => {
    const game = recordedGame({ players: ["Ann", LONG_NAME], seed: 2, layout }, anyhow(2), 1);
    const { out } = await analyse(game, ...QUICK, "--language", "fr");
    expect(out).toMatch(/── Tour 1 ──/);
    expect(out).toMatch(/── Résumé ──/);
    expect(out).not.toMatch(/undefined|NaN|\[object|null|\bluck\b|\bRound\b/);
    expect(tooWide(out)).toEqual([]);
  });

  test("prints what analyseGame gives as JSON, the same with the same seed", async () => {
    const args = [...QUICK, "--seed", "4", "--json"];
    const { out } = await analyse(record, ...args);
    const analysis = await analyseGame(record, { playouts: 10, seed: 4 });
    expect(JSON.parse(out)).toEqual({ options: record.options, seed: 4, playouts: 10, ...analysis });
    expect((await analyse(record, ...args)).out).toBe(out);
  });

  test("draws the expected scores up to the final one", async () => {
    const file = newFile();
    const whole = recordedGame({ players: ["<Ann>"], seed: 3 }, anyhow(4));
    const { code, out } = await analyse(whole, ...QUICK, "--svg", file);
    expect(code).toBe(0);
    const { texts } = parsed(readFileSync(file, "utf8"));
    const total = whole.result?.[0].total;
    expect(texts["title"]).toEqual(["Expected score"]);
    expect(texts["desc"]?.[0]).toMatch(new RegExp(`^<Ann>: Round 1, -?[0-9.]+; .*, ${total}\\.$`));
    expect(out).toMatch(new RegExp(`<Ann> .* ${total}\n$`));
  });

  test("has nothing to say of a game without a turn, and draws nothing", async () => {
    const file = newFile();
    const { code, out } = await analyse(
      recordedGame({ players: ["Ann"], seed: 8 }, greedily, 0),
      "--svg",
      file,
    );
    expect([code, out, existsSync(file)]).toEqual([0, "There is no turn to be looked at.\n", false]);
  });

  test("a record that does not fit is refused with the move", async () => {
    const { code, out, err } = await analyse({ ...record, moves: record.moves.slice(1) }, ...QUICK);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("move 1 (");
  });
});
