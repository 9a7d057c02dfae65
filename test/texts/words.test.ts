import {
  createGame,
  describeSheet,
  type PlanCard,
  type Violation,
  type ViolationCode,
  violationOf,
} from "perfect-home-rules";
import { english, french, LANGUAGES, type Language, textsIn } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";
import { violationKinds } from "../../src/clauses/violation-kinds.js";
import { EDITIONS } from "../../src/data/editions.js";
import { englishWords } from "../../src/texts/english/texts.js";
import { frenchWords } from "../../src/texts/french/texts.js";
import type { Words } from "../../src/texts/words.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";

const ENGLISH = englishWords();
const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, fr: frenchWords() };
const CODES = Object.keys(violationKinds) as ViolationCode[];

const PRINTED: readonly PlanCard[] = [
  ...Object.values(EDITIONS).flatMap(({ standardPlans, advancedPlans }) => [
    ...standardPlans,
    ...advancedPlans,
  ]),
  ...EXPANSIONS.flatMap(({ plans }) => Object.values(plans).flat()),
];

/** The same in several languages: names, and words that they share. */
const SAME: readonly string[] = [
  "Ann",
  "Sam",
  "AAA",
  "Blueprint",
  "Halloween",
  "Roswell",
  "Coin Coin",
  "American Dream",
  "Extensions",
  "extension",
  "Infiltration",
  "Total",
  "Score",
  "# point",
  "# points",
  "# intervalle",
];

/** All words that stand by themselves, of functions none. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

describe("words of a language", () => {
  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "none of English stands in %s, but for names and words that both have",
    (language) => {
      const foreign = new Set(wordsIn({ ...ENGLISH, locale: "", colon: "" }));
      const shared = wordsIn(WORDS[language]).filter((words) => foreign.has(words) && !SAME.includes(words));
      expect(foreign.size).toBeGreaterThan(400);
      expect(shared).toEqual([]);
    },
  );

  test.each(LANGUAGES)("none of %s is empty or has a hole", (language) => {
    const said = wordsIn(WORDS[language]);
    expect(said.filter((each) => each.trim() === "" || /undefined|\{|\[/.test(each))).toEqual([]);
  });

  test("things of the game are called in French as the French rulebook calls them", () => {
    const others = [
      /\bcl[oô]tures?\b/i, // barrière
      /\bjoueu(?:r|se)s?\b/i, // architecte
      /\bgiratoires?\b/i, // rond-point
      /\bpropriétés?\b|\bdomaines?\b/i, // lotissement
      /\bagrandissements?\b|\bjumel/i, // extension
      /\bcartes? construction\b/i, // carte Travaux
      /\btravailleurs? temporaires?\b/i, // intérimaire
      /\bpermis refusés?\b|\brefus du permis\b/i, // Refus de Permis
      /\bobjectifs? de (?:la )?ville\b/i, // Plan
    ];
    const said = [...wordsIn(WORDS.fr), ...CODES.map((code) => french.violation(violationOf(code, {})))];
    expect(said.filter((words) => others.some((other) => other.test(words)))).toEqual([]);
  });

  test.each(LANGUAGES)("nouns of %s have a form for each plural category of the language", (language) => {
    const { locale, things, features } = WORDS[language];
    const rules = new Intl.PluralRules(locale);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const nouns = [...Object.values(things), ...Object.values(features).map(({ count }) => count)];
    for (const noun of nouns) {
      for (const category of needed)
        expect(noun[category] ?? "", `${category}: ${noun.other}`).toContain("#");
    }
  });

  test("NTQ-1: 9¾ is written so", () => {
    expect([english.number(9.75), french.number(7.75), english.number(0)]).toEqual(["9¾", "7¾", "0"]);
    expect(english.card({ number: 9.75, action: "pool" })).toBe("9¾ pool");
    expect(french.card({ number: 9.75, action: "temp" })).toBe("9¾ intérimaire");
  });

  test("numbers take the form that the language has for them", () => {
    expect([0, 1, 2].map((count) => english.count("box", count))).toEqual(["0 boxes", "1 box", "2 boxes"]);
    expect([0, 1, 2].map((count) => french.count("box", count))).toEqual(["0 case", "1 case", "2 cases"]);
  });

  test("lists are those of the language", () => {
    expect(english.list(["a", "b", "c"])).toBe("a, b, and c");
    expect(french.list(["a", "b", "c"])).toBe("a, b et c");
    expect([english.list([]), english.list(["a"])]).toEqual(["", "a"]);
  });

  test("a language that is not there is English", () => {
    for (const language of ["de", "de-fr", "frisian", "toString", "", null, {}])
      expect(textsIn(language as string)).toBe(english);
    for (const language of ["fr", "fr-CA", "fr-Latn-BE"]) expect(textsIn(language)).toBe(french);
  });
});

describe("names", () => {
  test("of printed sheets and opponents are words, of others their ids", () => {
    expect(["beth-sobel", "ice-cream-2019", "zombies", "classic"].map(french.layout)).toEqual([
      "Classique Revisitée par Beth Sobel",
      "Camions de Glace (2019)",
      "Zombies\u00a0!",
      "Classique",
    ]);
    expect(["my own", "constructor", "mine-2019"].map(english.layout)).toEqual([
      "my own",
      "constructor",
      "mine-2019",
    ]);
    expect(english.opponent({ id: "irene", level: 2 })).toBe("Irene (level 2)");
    expect(french.opponent({ id: "closed", level: 0 })).toBe("L’agence fermée (niveau 0)");
    expect(french.opponent({ id: "toString", level: 3 })).toBe("toString (niveau 3)");
  });

  test("of special cards say what they show", () => {
    expect(english.card({ special: "validation", letter: "B" })).toBe("Validation card B");
    expect(french.card({ special: "zombie", move: "both" })).toBe("carte Zombie ↔");
  });
});

describe("plans", () => {
  test.each(LANGUAGES)(
    "in %s every printed card reads differently from all others of its edition",
    (language) => {
      const texts = textsIn(language);
      for (const { standardPlans, advancedPlans } of Object.values(EDITIONS)) {
        const said = [...standardPlans, ...advancedPlans].map(texts.plan);
        expect(new Set(said).size).toBe(said.length);
      }
      const holes = PRINTED.map(texts.plan).filter((text) => /undefined|#|\{|^$/.test(text));
      expect(holes).toEqual([]);
    },
  );

  test("of every kind are said in full", () => {
    const said = PRINTED.map((plan) => `${plan.id}: ${english.plan(plan)} | ${french.plan(plan)}`);
    expect(`\n${[...new Set(said)].join("\n")}\n`).toMatchInlineSnapshot(`
      "
      six-estates-of-1: 6 complete estates of size 1 | 6 lotissements complets de taille 1
      four-estates-of-2: 4 complete estates of size 2 | 4 lotissements complets de taille 2
      three-estates-of-3: 3 complete estates of size 3 | 3 lotissements complets de taille 3
      two-estates-of-4: 2 complete estates of size 4 | 2 lotissements complets de taille 4
      two-estates-of-5: 2 complete estates of size 5 | 2 lotissements complets de taille 5
      two-estates-of-6: 2 complete estates of size 6 | 2 lotissements complets de taille 6
      1-1-1-6: 3 complete estates of size 1 and 1 complete estate of size 6 | 3 lotissements complets de taille 1 et 1 lotissement complet de taille 6
      2-2-5: 2 complete estates of size 2 and 1 complete estate of size 5 | 2 lotissements complets de taille 2 et 1 lotissement complet de taille 5
      3-3-4: 2 complete estates of size 3 and 1 complete estate of size 4 | 2 lotissements complets de taille 3 et 1 lotissement complet de taille 4
      3-6: 1 complete estate of size 3 and 1 complete estate of size 6 | 1 lotissement complet de taille 3 et 1 lotissement complet de taille 6
      4-5: 1 complete estate of size 4 and 1 complete estate of size 5 | 1 lotissement complet de taille 4 et 1 lotissement complet de taille 5
      1-1-1-4: 3 complete estates of size 1 and 1 complete estate of size 4 | 3 lotissements complets de taille 1 et 1 lotissement complet de taille 4
      1-2-6: 1 complete estate of size 1, 1 complete estate of size 2, and 1 complete estate of size 6 | 1 lotissement complet de taille 1, 1 lotissement complet de taille 2 et 1 lotissement complet de taille 6
      1-4-5: 1 complete estate of size 1, 1 complete estate of size 4, and 1 complete estate of size 5 | 1 lotissement complet de taille 1, 1 lotissement complet de taille 4 et 1 lotissement complet de taille 5
      3-4: 1 complete estate of size 3 and 1 complete estate of size 4 | 1 lotissement complet de taille 3 et 1 lotissement complet de taille 4
      2-5: 1 complete estate of size 2 and 1 complete estate of size 5 | 1 lotissement complet de taille 2 et 1 lotissement complet de taille 5
      1-2-2-3: 1 complete estate of size 1, 2 complete estates of size 2, and 1 complete estate of size 3 | 1 lotissement complet de taille 1, 2 lotissements complets de taille 2 et 1 lotissement complet de taille 3
      2-3-5: 1 complete estate of size 2, 1 complete estate of size 3, and 1 complete estate of size 5 | 1 lotissement complet de taille 2, 1 lotissement complet de taille 3 et 1 lotissement complet de taille 5
      ends-of-all-streets: a complete estate of size 1 at each end in each street | un lotissement complet de taille 1 à chaque extrémité dans chaque rue
      street-1-2-6: 1 complete estate of size 2 and 1 complete estate of size 6 in street 1 | 1 lotissement complet de taille 2 et 1 lotissement complet de taille 6 dans la 1re rue
      street-2-3-4-4: 1 complete estate of size 3 and 2 complete estates of size 4 in street 2 | 1 lotissement complet de taille 3 et 2 lotissements complets de taille 4 dans la 2e rue
      street-3-3-3-6: 2 complete estates of size 3 and 1 complete estate of size 6 in street 3 | 2 lotissements complets de taille 3 et 1 lotissement complet de taille 6 dans la 3e rue
      one-street-4-4-roundabout: 2 complete estates of size 4 and at least 1 roundabout in one street | 2 lotissements complets de taille 4 et au moins 1 rond-point dans une même rue
      one-street-2-2-3-two-roundabouts: 2 complete estates of size 2 and 1 complete estate of size 3 and at least 2 roundabouts in one street | 2 lotissements complets de taille 2 et 1 lotissement complet de taille 3 et au moins 2 ronds-points dans une même rue
      1-1-2-pool-each: 2 complete estates of size 1 and 1 complete estate of size 2, each with at least 1 pool built | 2 lotissements complets de taille 1 et 1 lotissement complet de taille 2, chacun avec au moins 1 piscine construite
      2-3-3-pool-each: 1 complete estate of size 2 and 2 complete estates of size 3, each with at least 1 pool built | 1 lotissement complet de taille 2 et 2 lotissements complets de taille 3, chacun avec au moins 1 piscine construite
      5-6-pool-and-extension-each: 1 complete estate of size 5 and 1 complete estate of size 6, each with at least 1 pool built and at least 1 extension built | 1 lotissement complet de taille 5 et 1 lotissement complet de taille 6, chacun avec au moins 1 piscine construite et au moins 1 extension construite
      2-2-4-extension-each: 2 complete estates of size 2 and 1 complete estate of size 4, each with at least 1 extension built | 2 lotissements complets de taille 2 et 1 lotissement complet de taille 4, chacun avec au moins 1 extension construite
      4-5-two-extensions-each: 1 complete estate of size 4 and 1 complete estate of size 5, each with at least 2 extensions built | 1 lotissement complet de taille 4 et 1 lotissement complet de taille 5, chacun avec au moins 2 extensions construites
      seven-parks: at least 7 park boxes crossed out | au moins 7 cases Parc rayées
      two-parks-each-street: at least 2 park boxes crossed out in each street | au moins 2 cases Parc rayées dans chaque rue
      all-parks-two-streets: all park boxes crossed out in each of 2 streets | toutes les cases Parc rayées dans 2 rues différentes
      five-temps: at least 5 temp worker boxes crossed out | au moins 5 cases Intérimaire rayées
      six-improvements: at least 6 improvement boxes crossed out | au moins 6 cases Amélioration rayées
      three-full-improvement-columns: at least 3 estate sizes with every improvement box crossed out | au moins 3 tailles de lotissement avec toutes leurs cases Amélioration rayées
      all-houses-street-3: all houses numbered in street 3 | toutes les maisons numérotées dans la 3e rue
      all-houses-street-1: all houses numbered in street 1 | toutes les maisons numérotées dans la 1re rue
      five-extensions-one-street: at least 5 extensions built in one street | au moins 5 extensions construites dans une même rue
      seven-temps: at least 7 temp worker boxes crossed out | au moins 7 cases Intérimaire rayées
      street-ends: the first and the last house numbered in each street | la première et la dernière maison numérotées dans chaque rue
      parks-two-streets: all park boxes crossed out in each of 2 streets | toutes les cases Parc rayées dans 2 rues différentes
      roundabout-pools-parks-one-street: all park boxes crossed out, all pools built, and at least 1 roundabout in one street | toutes les cases Parc rayées, toutes les piscines construites et au moins 1 rond-point dans une même rue
      pools-two-streets: all pools built in each of 2 streets | toutes les piscines construites dans 2 rues différentes
      pools-parks-street-3: all pools built and all park boxes crossed out in street 3 | toutes les piscines construites et toutes les cases Parc rayées dans la 3e rue
      pools-parks-street-2: all pools built and all park boxes crossed out in street 2 | toutes les piscines construites et toutes les cases Parc rayées dans la 2e rue
      all-green-perfect: all green houses perfect | toutes les maisons vertes parfaites
      all-red-perfect: all red houses perfect | toutes les maisons rouges parfaites
      all-blue-and-orange-numbered: all blue houses numbered and all orange houses numbered | toutes les maisons bleues numérotées et toutes les maisons orange numérotées
      two-perfect-columns: all houses perfect in each of 2 columns | toutes les maisons parfaites dans 2 colonnes
      four-columns: all houses numbered in each of 4 columns | toutes les maisons numérotées dans 4 colonnes
      three-adjacent-columns: all houses numbered in each of 3 adjacent columns | toutes les maisons numérotées dans 3 colonnes adjacentes
      one-perfect-street: all houses perfect in one street | toutes les maisons parfaites dans une même rue
      two-streets: all houses numbered in each of 2 streets | toutes les maisons numérotées dans 2 rues différentes
      perfect-3-by-3: at least 1 square of 3 by 3 perfect houses | au moins 1 carré de 3 maisons parfaites sur 3
      two-3-barricade-each: 2 complete estates of size 3, each with at least 1 barricade built | 2 lotissements complets de taille 3, chacun avec au moins 1 barricade construite
      five-barricades: at least 5 barricades built | au moins 5 barricades construites
      all-barricades-one-street: all barricades built in one street | toutes les barricades construites dans une même rue
      four-ammunition-used: at least 4 ammunition used | au moins 4 munitions utilisées
      five-houses-invaded: at least 5 houses invaded by zombies | au moins 5 maisons envahies par des zombies
      two-3-pool-and-duckling: 2 complete estates of size 3, each with at least 1 pool built and at least 1 duckling circled | 2 lotissements complets de taille 3, chacun avec au moins 1 piscine construite et au moins 1 caneton entouré
      five-yellow-five-black: at least 5 yellow ducklings circled and at least 5 black ducklings circled | au moins 5 canetons jaunes entourés et au moins 5 canetons noirs entourés
      all-ducklings-two-streets: all ducklings circled in each of 2 streets | tous les canetons entourés dans 2 rues différentes
      yellow-street-3-black-street-1: all yellow ducklings circled in street 3 and all black ducklings circled in street 1 | tous les canetons jaunes entourés dans la 3e rue et tous les canetons noirs entourés dans la 1re rue
      between-streets: all yellow ducklings between streets circled and all black ducklings between streets circled | tous les canetons jaunes entourés entre les rues et tous les canetons noirs entourés entre les rues
      two-3-three-eggs-each: 2 complete estates of size 3, each with at least 3 eggs collected | 2 lotissements complets de taille 3, chacun avec au moins 3 œufs récoltés
      2-3-4-no-egg: 1 complete estate of size 2, 1 complete estate of size 3, and 1 complete estate of size 4, each with no egg collected | 1 lotissement complet de taille 2, 1 lotissement complet de taille 3 et 1 lotissement complet de taille 4, chacun sans aucun œuf récolté
      all-orange-and-pink: all orange eggs collected and all pink eggs collected | tous les œufs orange récoltés et tous les œufs roses récoltés
      three-colours-each-street: at least 3 colours of egg collected in each street | au moins 3 couleurs d’œuf récoltées dans chaque rue
      all-eggs-street-3: all eggs collected in street 3 | tous les œufs récoltés dans la 3e rue
      three-3-three-eggs-each: 3 complete estates of size 3, each with at least 3 eggs collected | 3 lotissements complets de taille 3, chacun avec au moins 3 œufs récoltés
      three-3-one-string-each: 3 complete estates of size 3, each with at least 1 string of lights that links all its houses | 3 lotissements complets de taille 3, chacun avec au moins 1 guirlande qui relie toutes ses maisons
      4-5-one-string-each: 1 complete estate of size 4 and 1 complete estate of size 5, each with at least 1 string of lights that links all its houses | 1 lotissement complet de taille 4 et 1 lotissement complet de taille 5, chacun avec au moins 1 guirlande qui relie toutes ses maisons
      two-3-middle-unlinked: 2 complete estates of size 3, each with no link to its middle house | 2 lotissements complets de taille 3, chacun sans aucune guirlande sur sa maison centrale
      street-3-one-string: at least 1 string of lights that links all its houses in street 3 | au moins 1 guirlande qui relie toutes ses maisons dans la 3e rue
      one-string-and-all-parks-one-street: at least 1 string of lights that links all its houses and all park boxes crossed out in one street | au moins 1 guirlande qui relie toutes ses maisons et toutes les cases Parc rayées dans une même rue
      two-6-one-string-each: 2 complete estates of size 6, each with at least 1 string of lights that links all its houses | 2 lotissements complets de taille 6, chacun avec au moins 1 guirlande qui relie toutes ses maisons
      one-street-one-string: at least 1 string of lights that links all its houses in one street | au moins 1 guirlande qui relie toutes ses maisons dans une même rue
      two-3-unlinked: 2 complete estates of size 3, each with no pair of houses linked | 2 lotissements complets de taille 3, chacun sans aucune paire de maisons reliées
      seven-candies: at least 7 candies circled | au moins 7 bonbons entourés
      four-ghosts-four-candies: at least 4 ghosts circled and at least 4 candies circled | au moins 4 fantômes entourés et au moins 4 bonbons entourés
      all-thirteen: all houses with a ghost and a candy numbered | toutes les maisons avec fantôme et bonbon numérotées
      all-ghosts-two-streets: all ghosts circled in each of 2 streets | tous les fantômes entourés dans 2 rues différentes
      all-candies-street-3: all candies circled in street 3 | tous les bonbons entourés dans la 3e rue
      three-3-two-cones-each: 3 complete estates of size 3, each with at least 2 cones circled | 3 lotissements complets de taille 3, chacun avec au moins 2 cornets de glace entourés
      two-3-no-cone: 2 complete estates of size 3, each with no cone circled | 2 lotissements complets de taille 3, chacun sans aucun cornet de glace entouré
      three-1-pool-and-cone: 3 complete estates of size 1, each with at least 1 pool built and at least 1 cone circled | 3 lotissements complets de taille 1, chacun avec au moins 1 piscine construite et au moins 1 cornet de glace entouré
      five-triple-cones: at least 5 cones with 3 scoops circled | au moins 5 cornets avec 3 boules entourés
      all-cones-one-street: all cones circled in one street | tous les cornets de glace entourés dans une même rue
      3-4-5-no-cone: 1 complete estate of size 3, 1 complete estate of size 4, and 1 complete estate of size 5, each with no cone circled | 1 lotissement complet de taille 3, 1 lotissement complet de taille 4 et 1 lotissement complet de taille 5, chacun sans aucun cornet de glace entouré
      three-4-three-cones-each: 3 complete estates of size 4, each with at least 3 cones circled | 3 lotissements complets de taille 4, chacun avec au moins 3 cornets de glace entourés
      four-1-shelter-each: 4 complete estates of size 1, each with at least 1 shelter built | 4 lotissements complets de taille 1, chacun avec au moins 1 abri construit
      three-3-exactly-one-shelter: 3 complete estates of size 3, each with exactly 1 shelter built | 3 lotissements complets de taille 3, chacun avec exactement 1 abri construit
      all-shelters: all shelters built | tous les abris construits
      capacity-50: at least 50 places in shelters | au moins 50 places dans les abris
      capacity-30-two-streets: at least 30 places in shelters in each of 2 streets | au moins 30 places dans les abris dans 2 rues différentes
      two-4-zoorg-each: 2 complete estates of size 4, each with at least 1 zoorg infiltrated | 2 lotissements complets de taille 4, chacun avec au moins 1 zoorg infiltré
      3-4-two-zoorgs-each: 1 complete estate of size 3 and 1 complete estate of size 4, each with at least 2 zoorgs infiltrated | 1 lotissement complet de taille 3 et 1 lotissement complet de taille 4, chacun avec au moins 2 zoorgs infiltrés
      two-5-no-zoorg: 2 complete estates of size 5, each with no zoorg infiltrated | 2 lotissements complets de taille 5, chacun sans aucun zoorg infiltré
      all-zoorgs-one-street: all zoorgs infiltrated in one street | tous les zoorgs infiltrés dans une même rue
      three-columns-two-zoorgs: at least 2 zoorgs infiltrated in each of 3 columns | au moins 2 zoorgs infiltrés dans 3 colonnes
      "
    `);
  });

  test("of a caller's own are made of their parts", () => {
    const own = {
      parts: [
        {
          where: { in: "columns", count: 1, adjacent: false },
          needs: [{ need: "feature", feature: "pools", min: 2 }],
        },
        {
          where: { in: "sheet" },
          needs: [
            { need: "estates", sizes: [1, 1, 4], each: [{ feature: "parks", min: 1, max: 3 }] },
            { need: "feature", feature: "temps", min: 1 },
          ],
        },
      ],
    } as const satisfies Pick<PlanCard, "parts">;
    expect(english.plan(own)).toBe(
      "at least 2 pools built in one column and 2 complete estates of size 1 and 1 complete estate of size 4, each with 1 to 3 park boxes crossed out and at least 1 temp worker box crossed out",
    );
  });

  test("have parts that say how much is there", () => {
    const where = { street: 1, column: null };
    expect(english.planPart({ of: "estates", size: 3, have: 1, need: 2, ...where })).toBe(
      "complete estates of size 3 (street 2): 1 of 2",
    );
    expect(french.planPart({ of: "pools", size: null, have: 0, need: 3, ...where })).toBe(
      "piscines construites (2e rue)\u00a0: 0 sur 3",
    );
    expect(french.planPart({ of: "columns", size: null, have: 0, need: 3, street: null, column: null })).toBe(
      "colonnes\u00a0: 0 sur 3",
    );
  });
});

describe("violations", () => {
  test.each(LANGUAGES)("of a newer version are told by their message: %s", (language) => {
    for (const code of ["sheet.colour", "toString"] as unknown as ViolationCode[]) {
      const violation = { code, clause: null, details: {}, message: "Colours must match." };
      expect(textsIn(language).violation(violation)).toBe("Colours must match.");
    }
  });

  test.each(CODES)("%s is a sentence of its own in each language", (code) => {
    const [said, dit] = [english, french].map((texts) => texts.violation(violationOf(code, {})));
    for (const sentence of [said, dit]) expect(sentence).toMatch(/^[\p{Lu}\d].*[^.]\.$/u);
    expect(dit).not.toBe(said);
    expect(`${said}${dit}`).not.toMatch(/undefined|NaN|null/);
  });

  test("NUM-3: say the number", () => {
    const move = { type: "write", player: 0, street: 0, house: 3, number: 9.75 };
    const violation = violationOf("write.repeated", { move });
    expect(english.violation(violation)).toBe("9¾ is already in this street.");
    expect(french.violation(violation)).toBe("9¾ est déjà dans cette rue.");
  });

  test("of a sheet say where it is, counted from 1", () => {
    const wrong: readonly [Violation, string, string][] = [
      [
        violationOf("sheet.repeated", { street: 0, house: 2, number: 8 }),
        "8 is written twice in the same street (house 3 of street 1).",
        "8 est écrit deux fois dans la même rue (la maison 3 de la 1re rue).",
      ],
      [
        violationOf("sheet.fence", { street: 1, gap: 0 }),
        "A fence separates a house from its copy (houses 1 and 2 of street 2).",
        "Une barrière sépare une maison de sa copie (les maisons 1 et 2 de la 2e rue).",
      ],
      [
        violationOf("sheet.boxes", { track: "improvements", size: 2, crossed: 4, boxes: 2 }),
        "More boxes are crossed out than there are (Improvements, complete estates of size 2, 4 instead of 2).",
        "Il y a trop de cases rayées (Améliorations, lotissements complets de taille 2, 4 au lieu de 2).",
      ],
      [
        violationOf("sheet.tier", { of: "candy", tier: 0, mark: 1 }),
        "A tier is circled that can't have been validated (candy tier 1).",
        "Ce palier entouré n’a pas pu être validé (1er palier Bonbon).",
      ],
      [
        violationOf("options.invalid", { path: "players", allowed: "a list" }),
        "This value is not possible; possible: a list (players).",
        "Cette valeur n’est pas possible (players).",
      ],
    ];
    for (const [violation, said, dit] of wrong) {
      expect(english.violation(violation)).toBe(said);
      expect(french.violation(violation)).toBe(dit);
    }
  });
});

describe("moves and prompts", () => {
  test("say what a player sees", () => {
    const state = createGame({ players: ["Ann"], seed: 1 });
    expect(describeSheet(state, 0).layout).toBe("classic");
    const write = { type: "write", player: 0, street: 0, house: 3, number: 8 } as const;
    expect(english.move(state, write)).toBe("Write 8 in house 4 of street 1");
    expect(french.playedMove(state, write)).toBe("écrit 8 dans la maison 4 de la 1re rue");
    expect(english.prompt(state, 0, null)).toBe("Wait for the other players.");
    expect(french.step("wrapUp")).toBe("Valider des Plans");
  });
});
