import { describe, expect, test } from "vitest";
import { runCli } from "./run-cli.js";

/** What some games tell, one after the other, without the breaks within a line. */
async function told(...args: string[]): Promise<string> {
  const games = await Promise.all(
    [1, 2, 3, 4, 5].map((seed) => runCli("play", "--seed", String(seed), ...args)),
  );
  return games
    .map(({ out }) => out)
    .join("")
    .replaceAll(/\n {8,}/g, " ");
}

describe("a game tells of its mode", () => {
  test("AAA-3 AAA-5: hands, cards given to the AAA and Validation cards", async () => {
    const text = await told("--mode", "aaa", "--opponent", "irene");
    expect(text).toMatch(/^ {3}\* Ann now holds \d+ [\w ]+, \d+ [\w ]+, and \d+ [\w ]+\.$/m);
    expect(text).toMatch(/^ {3}Ann {2}\d+ [\w ]+: writes .* and gives \d+ [\w ]+ to the AAA$/m);
    expect(text).toMatch(/\* Validation card [AC] is drawn: the AAA scores \d+ points/);
    expect(text).toMatch(/\* Validation card B is drawn: the AAA does not validate the plan/);
  });

  test("AAA-9: a closed agency scores nothing", async () => {
    expect(await told("--mode", "aaa", "--opponent", "closed")).toContain(
      "The agency is closed and scores nothing;",
    );
  });

  test("XPT-4: in Expert Mode a card is passed on", async () => {
    const text = await told("--mode", "expert");
    expect(text).toMatch(/^── Round 1 ─+$/m);
    expect(text.match(/^ {3}\* (Ann|Bob) now holds /gm)?.length).toBeGreaterThan(20);
    expect(text).toMatch(/^ {3}Bob {2}\d+ [\w ]+: writes .* and passes \d+ [\w ]+ to the left$/m);
  });

  test("FST-2: the Solo card", async () => {
    const text = await told("--mode", "solo", "--edition", "first-2018");
    expect(text).toContain("* The Solo card is drawn: all plans score their lower value from now on.");
  });

  test("ROS-1: the choice before the first round", async () => {
    expect(await told("--layout", "roswell")).toMatch(
      /^── Before the first round ─+\n {3}\* Choose an infiltration objective\n {3}Ann {2}chooses objective \d: /m,
    );
  });

  test("ZOM-4: hordes before the combinations of a round", async () => {
    const text = await told("--layout", "zombies");
    expect(text).toMatch(
      /^── Round \d+ ─+\n {3}\* A Zombie card appears: (?:all six hordes|the three hordes on the (?:left|right)) move\.\n {3}\* Decide about a horde\n {3}Ann {2}(?:lets|slows down) the horde/m,
    );
    expect(text).toMatch(/^ {3}\* The combinations are \d+ [\w ]+ and \d+ [\w ]+\.$/m);
  });

  test("AMD-6 ICE-5: what a Validation card asks for", async () => {
    expect(await told("--mode", "aaa", "--layout", "american-dream")).toContain(
      "* Cross out a street bonus\n",
    );
    expect(await told("--mode", "aaa", "--layout", "ice-cream")).toContain(
      "* Cross out an end-of-route bonus\n",
    );
  });
});
