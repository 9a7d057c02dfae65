import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRINTED_TABLES, parseHouses, scoreHouses } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { type CliRun, runCli, runCliOn, tooWide } from "./run-cli.js";

const ANN = `player Ann
floor upper living-room living-room (kitchen) bedroom:canopy-bed bathroom
floor lower kitchen kitchen bathroom study pantry
floor basement garage garage
helpers interior-designer
roof red red* red red
`;
const BOB = "player Bob\nfloor basement garage garage\n";
const HOUSES = `${ANN}\n${BOB}`;

const SCORE = ["score", "--game", "dream-home", "-"];

/** A run's output in one line. */
const plain = ({ out, err }: CliRun): string => (out + err).replaceAll(/\s+/g, " ");

describe("score --game dream-home", () => {
  test("scores and ranks houses, in three languages", async () => {
    const [ann, bob] = scoreHouses(parseHouses(HOUSES).map(({ house }) => house));
    const run = await runCliOn(HOUSES, ...SCORE);
    expect(run.code).toBe(0);
    expect(plain(run)).toContain(`Ann: ${ann?.total} points`);
    expect(plain(run)).toContain("Nothing is wrong with this house.");
    expect(run.out).toMatch(
      new RegExp(`\\n1\\. Ann: ${ann?.total} .*\\n2\\. Bob: ${bob?.total} .*\\n$`, "s"),
    );
    expect(tooWide(run.out)).toEqual([]);
    expect(plain(await runCliOn(HOUSES, ...SCORE, "-l", "it"))).toContain(
      "Non c’è nessun errore in questa casa.",
    );
    expect(plain(await runCliOn(HOUSES, ...SCORE, "-l", "fr"))).toContain(
      "Il n’y a pas d’erreur dans cette maison.",
    );
  });

  test("says what is wrong with a house, where, and by which clause", async () => {
    const run = await runCliOn("floor upper garage - - - -\noutside piano piano\n", ...SCORE);
    expect(run.code).toBe(1);
    expect(plain(run)).toContain("House 1: ");
    expect(plain(run)).toContain("* upper floor, column 1: The space below is empty. [DRH-9]");
    expect(plain(run)).toContain(
      "* upper floor, column 1: A room on a floor where it does not belong. [DRH-26]",
    );
    expect(plain(run)).toContain("* piano: Outside stands a token that belongs into a room. [DRH-49]");
    expect(plain(run)).toContain("* piano: The game has fewer cards like this. [DRH-2]");
  });

  test("prints JSON", async () => {
    const { code, out } = await runCliOn(HOUSES, ...SCORE, "--json");
    const { game, houses, standings } = JSON.parse(out);
    expect({ code, game, standings }).toMatchObject({
      code: 0,
      game: "dream-home",
      standings: [{ player: 0 }, { player: 1 }],
    });
    expect(houses.map(({ player }: { player: string }) => player)).toEqual(["Ann", "Bob"]);
    expect(houses[1].score.total).toBe(standings[1].total);
  });

  test("takes the numbers on your cards", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tables-")), "tables.json");
    const rooms = PRINTED_TABLES.rooms.map((type) =>
      type.id === "garage" ? { ...type, points: [5, 50] } : type,
    );
    writeFileSync(file, JSON.stringify({ rooms }));
    expect(plain(await runCliOn(HOUSES, ...SCORE, "--tables", file))).toContain("Bob: 50 points");
    writeFileSync(file, JSON.stringify({ rooms: rooms.slice(1) }));
    const refused = await runCliOn(HOUSES, ...SCORE, "--tables", file);
    expect(refused.code).toBe(2);
    expect(plain(refused)).toMatch(/tables\.json: tables\.rooms: 60 cards, not \d+/);
  });

  test("says where a text can't be read, and which options do not go together", async () => {
    const wrong = await runCliOn("player Ann\nfloor upper garden - - - -\n", ...SCORE);
    expect({ code: wrong.code, said: plain(wrong) }).toMatchObject({
      code: 2,
      said: expect.stringContaining("error: standard input:2:13: expected living-room, "),
    });
    const refusals: readonly (readonly [readonly string[], string])[] = [
      [[...SCORE, "--svg", "x.svg"], "option '--svg' does not go with '--game dream-home'"],
      [[...SCORE, "--advanced"], "option '--advanced' does not go with '--game dream-home'"],
      [["score", "-", "-l", "it"], "option '--language it' goes only with '--game dream-home'"],
      [["score", "-", "--tables", "x.json"], "option '--tables <file>' goes only with '--game dream-home'"],
    ];
    for (const [args, said] of refusals) {
      const run = await runCli(...args);
      expect({ code: run.code, said: plain(run) }).toMatchObject({
        code: 2,
        said: expect.stringContaining(said),
      });
    }
  });
});
