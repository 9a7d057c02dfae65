import {
  type Clause as DreamHomeClause,
  clauses as dreamHome,
  frenchTitles as dreamHomeInFrench,
  italianTitles,
} from "perfect-home-rules/dream-home/rules";
import { type Clause, clauses, frenchTitles, questions } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { runCli, tooWide } from "./run-cli.js";

describe("rule", () => {
  test("answers a question in the words of the first edition, for each edition, with clause and page", async () => {
    const { code, out, err } = await runCli("rule", "bis");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(
      "May a bis (extension) stand on the other side of a fence?\n" +
        "   [2023] Yes, whether the fence is drawn before or after. (EXT-3, FNC-4)\n" +
        "   [2018] No, and no fence may be drawn between them later. (EXT-3, FNC-4)\n",
    );
    expect(out).toContain(
      "   EXT-3 [both] A fence between a house and its copy\n      docs/rules/actions.md#ext-3\n",
    );
  });

  test.each([
    ["surveyor", "FNC-1"],
    ["landscaper", "PRK-1"],
    ["deck", "RND-4"],
    ["ties", "TIE-1"],
    ["roundabout", "RBT-6"],
    ["pools", "POL-2"],
    ["BIS FENCE", "EXT-3"],
    ["Zombie", "ZOM-X"],
    ["9¾", "NTQ-2"],
  ])("finds %s: %s", async (words, clause) => {
    const { code, out } = await runCli("rule", ...words.split(" "));
    expect(code).toBe(0);
    expect(out).toContain(`   ${clause} [`);
  });

  test("tells all about a clause of Dream Home, which needs no more than its id", async () => {
    const { code, out } = await runCli("rule", "drh-34");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^DRH-34 Each space has one face for a card\n {3}docs\/dream-home\/rules\.md#drh-34\n/,
    );
    expect(out).toContain("docs/dream-home/trace.md#drh-34");
    expect(out).toContain(dreamHome["DRH-34"].rulings[0]?.otherReading.slice(0, 30) ?? "no ruling");
    const printed = await runCli("rule", "DRH-9", "-l", "fr");
    expect(printed.out).toContain("   Collocare le carte stanza; Carte utensile\n");
    expect(Object.keys(dreamHome).filter((id) => Object.hasOwn(clauses, id))).toEqual([]);
  });

  test.each([
    ["scaffold", "en", "rule --game dream-home scaffold"],
    ["toit", "fr", "rule --game dream-home toit"],
  ])("points at Dream Home where that has %s alone", async (word, language, hint) => {
    const { code, err } = await runCli("rule", word, "-l", language);
    expect(code).toBe(1);
    expect(err.replaceAll(/\s+/g, " ")).toContain(hint);
    expect((await runCli("rule", "zyx", "-l", language)).err).not.toContain("--game");
  });

  test.each([
    ["scaffold", "DRH-67"],
    ["closed rooms", "DRH-28"],
    ["handyman", "DRH-55"],
    ["clockwise", "DRH-14"],
  ])("finds %s in Dream Home: %s", async (words, clause) => {
    const { code, out } = await runCli("rule", "--game", "dream-home", ...words.split(" "));
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${clause} `, "m"));
    expect(tooWide(out)).toEqual([]);
  });

  test.each([
    ["fr", "échafaudage", "DRH-67 Échafaudage"],
    ["fr", "pieces vides", "DRH-32 Pièces vides"],
    ["it", "martello", "DRH-63 Martello pneumatico"],
    ["it", "stanze chiuse", "DRH-28 Stanze chiuse"],
    ["it", "clockwise", "DRH-14 Un turno dopo l’altro"],
  ])(
    "calls clauses of Dream Home in %s what they are called there, and finds %s",
    async (language, words, told) => {
      const { code, out } = await runCli("rule", ...words.split(" "), "--game", "dream-home", "-l", language);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^${told}$`, "m"));
    },
  );

  test("tells a clause of Dream Home in Italian, which the other game does not speak", async () => {
    const { code, out } = await runCli("rule", "drh-34", "-l", "it");
    expect(code).toBe(0);
    expect(out).toMatch(/^DRH-34 Ogni casella ammette una sola faccia della carta\n/);
    expect(out).toContain("   Codice e test: docs/dream-home/trace.md#drh-34\n");
    expect(out).toContain("   Interpretazione: ");
    expect((await runCli("rule", "--game", "dream-home", "rotonda", "-l", "it")).err).toContain("«rotonda»");
    const refused = await runCli("rule", "bis", "-l", "it");
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("option '--language it' goes with '--game dream-home' only");
  });

  test("every clause of Dream Home has a title of its own in each language", () => {
    const english = Object.values<DreamHomeClause>(dreamHome).map(({ title }) => title);
    for (const titles of [dreamHomeInFrench, italianTitles]) {
      expect(Object.keys(titles)).toEqual(Object.keys(dreamHome));
      const all = Object.values(titles);
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((title) => english.includes(title) && title !== "Annexes")).toEqual([]);
      expect(all.filter((title) => /'|\.$/.test(title))).toEqual([]);
    }
    const french = Object.values(dreamHomeInFrench);
    expect(french.filter((title) => / [:;!?]|[^\u00a0][:;]/.test(title))).toEqual([]);
  });

  test("finds in each game only what is there", async () => {
    const { code, err } = await runCli("rule", "--game", "dream-home", "roundabout");
    expect({ code, err: err.replaceAll(/\s+/g, " ") }).toMatchObject({
      code: 1,
      err: expect.stringContaining("such as roof, scaffold or token, or a clause, such as DRH-9."),
    });
    expect((await runCli("rule", "concrete", "mixer")).code).toBe(1);
    expect((await runCli("rule", "--game", "dream-home", "NUM-2")).code).toBe(1);
  });

  test("finds in French, without the accents too, what it finds in English", async () => {
    const { code, out } = await runCli("rule", "egalites", "--language", "fr");
    expect(code).toBe(0);
    expect(out).toContain("Tout sur les égalités\n");
    expect(out).toContain("   TIE-2 [2018] ");
    expect((await runCli("rule", "œufs", "-l", "fr")).out).toBe(
      (await runCli("rule", "oeufs", "-l", "fr")).out,
    );
  });

  test("calls clauses in French what they are called there, and finds them by it", async () => {
    expect((await runCli("rule", "fnc-1", "-l", "fr")).out).toMatch(
      /^FNC-1 \[both\] Une barrière entre deux /,
    );
    expect((await runCli("rule", "cornets", "-l", "fr")).out).toContain("ICE-6 [both] Un rond-point raye ");
    expect((await runCli("rule", "guirlandes relient", "-l", "fr")).out).toContain("   XMS-1 [");
  });

  test("every clause has a title of its own in each language", () => {
    const english = Object.values<Clause>(clauses).map(({ title }) => title);
    const french = Object.values(frenchTitles);
    expect(Object.keys(frenchTitles)).toEqual(Object.keys(clauses));
    expect(new Set(french).size).toBe(french.length);
    expect(french.filter((title) => english.includes(title))).toEqual(["Plans"]);
    // Never a space at which a line could be broken before a colon or semicolon.
    expect(french.filter((title) => / [:;!?]|[^\u00a0][:;]/.test(title))).toEqual([]);
  });

  test.each(["en", "fr"] as const)("finds every question by each of its words, in %s", async (language) => {
    for (const { id, question, words } of questions) {
      for (const word of words[language].split(" ")) {
        const { code, out } = await runCli("rule", word, "--language", language);
        expect({ id, word, code }).toEqual({ id, word, code: 0 });
        expect(out.replaceAll(/\s+/g, " "), word).toContain(question[language].replaceAll(/\s+/g, " "));
      }
    }
  });

  test("tells all about a clause: edition, sources, rulings with the other reading, where it is implemented", async () => {
    const { code, out, err } = await runCli("rule", "ref-2");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [{ text, reason, otherReading }] = clauses["REF-2"].rulings;
    const said = out.replaceAll(/\s+/g, " ");
    expect(out).toMatch(/^REF-2 \[both\] /);
    expect(said).toContain(
      " docs/rules/permit-refusal.md#ref-2 Code and tests: docs/rules/trace.md#ref-2 2018: silent 2023: English rulebook 2023, Game Round › 4 – Use the Action › Temp Worker Action ",
    );
    expect(said).toContain(`Ruling [2018]: ${text} Reason: ${reason} Other reading: ${otherReading}`);
  });

  test("keeps to the width of a terminal, for every clause and subject", async () => {
    for (const { id } of Object.values<Clause>(clauses)) {
      const { out } = await runCli("rule", id, "--language", "fr");
      expect(tooWide(out), id).toEqual([]);
    }
    expect(tooWide((await runCli("rule", "roundabout")).out)).toEqual([]);
  });

  test.each([[["xyzzy"]], [["…"]], [["bis", "xyzzy"]]])(
    "says what to try where it finds nothing: %j",
    async (words) => {
      const { code, out, err } = await runCli("rule", ...words);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toContain(`There is nothing about "${words.join(" ")}".`);
    },
  );
});
