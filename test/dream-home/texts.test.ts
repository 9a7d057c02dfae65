import {
  applyMove,
  createGame,
  decision,
  type GameOptions,
  type GameState,
  PRINTED_TABLES,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules/dream-home";
import {
  english,
  french,
  italian,
  LANGUAGES,
  type Language,
  type Texts,
  textsIn,
} from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { remember } from "../../src/dream-home/game/known.js";
import { REFUSALS } from "../../src/dream-home/moves/refusals.js";
import { englishWords } from "../../src/dream-home/texts/english.js";
import { frenchWords } from "../../src/dream-home/texts/french.js";
import { italianWords } from "../../src/dream-home/texts/italian.js";
import { house } from "./support/play.js";
import { positionWith } from "./support/positions.js";
import { manySpecials, randomGame } from "./support/random-games.js";

const PLAYERS = ["Xu", "Yx", "Zq"];
const usual: GameOptions = { players: PLAYERS, seed: 4 };
const GAMES: readonly GameOptions[] = [
  usual,
  ...[5, 6, 7].map((seed) => ({ players: PLAYERS, seed, tables: manySpecials(createGame(usual).setup) })),
];

/** What a text must not contain: something that is missing, a sign of the program's, or an apostrophe of a typewriter. */
const HOLE = /undefined|NaN|null|\[object|[{}#?']|\p{Ll}\p{Lu}| {2}|\( |\(\)|: *$|^ | $/u;

/** Texts that are the same in several languages: names and numbers. */
const SAME = /^[\d\s.,:;×()+–XuYxZq-]*$|^(?:garage|piano|Bonus|sauna)$/;

function textsOf(options: GameOptions, texts: Texts): string[] {
  const said: string[] = [];
  for (const { state, move } of randomGame(options)) {
    if (move === null) {
      for (const player of PLAYERS.keys())
        for (const { title, lines } of texts.score(scoreSheet(state, player)))
          said.push(title, ...lines.map(({ text }) => text));
      said.push(...standings(state).map((standing) => texts.standing(standing, PLAYERS)));
      continue;
    }
    const asked = decision(state, move.player);
    said.push(texts.move(state, move), texts.playedMove(state, move));
    // A question may end in its mark.
    if (asked !== null) said.push(texts.prompt(state, asked).replace(/\s?\?$/u, "."));
    const result = tryApplyMove(state, move);
    if (result.ok) said.push(...result.events.map(texts.event).filter((each) => each !== ""));
  }
  return said;
}

describe("every text of whole random games", () => {
  test("reads without a hole, in each language in words of its own", () => {
    for (const options of GAMES) {
      const [first = [], ...others] = LANGUAGES.map((language) => textsOf(options, textsIn(language)));
      expect(first.filter((text) => HOLE.test(text))).toEqual([]);
      const words = new Set(first);
      for (const said of others) {
        expect(said.length).toBe(first.length);
        expect(said.filter((text) => HOLE.test(text))).toEqual([]);
        expect([...new Set(said)].filter((text) => words.has(text) && !SAME.test(text))).toEqual([]);
      }
    }
  });

  test("tells every kind of move", () => {
    const kinds = new Set<string>();
    for (const options of GAMES)
      for (const { move } of randomGame(options)) if (move !== null) kinds.add(move.type);
    const all = Object.keys(englishWords.moves);
    // Two tokens meet in one room too seldom for a few games.
    expect([...kinds, "keep"].sort()).toEqual(expect.arrayContaining(all.filter((kind) => kind !== "keep")));
  });
});

describe("cards that are awaited", () => {
  test.each([
    ["en", "special card lies above column 2?", "room card lies in column 5?"],
    [
      "fr",
      "carte Spéciale se trouve au-dessus de la colonne 2\u00a0?",
      "carte Pièce se trouve dans la colonne 5\u00a0?",
    ],
    ["it", "carta speciale si trova sopra la colonna 2?", "carta stanza si trova nella colonna 5?"],
  ])("are asked for by their places: %s", (language, special, room) => {
    const { whichCard } = textsIn(language);
    expect(whichCard({ row: "specials", column: 1 })).toContain(special);
    expect(whichCard({ row: "rooms", column: 4 })).toContain(room);
  });
});

describe("prompts", () => {
  const asked = (state: GameState, language: Language): string => {
    const step = decision(state, 0);
    return step === null ? "" : textsIn(language).prompt(state, step);
  };
  const begun = createGame({ players: ["Ann", "Bob"], seed: 7, simple: true });
  const taken = applyMove(begun, { type: "take", player: 0, column: 1 });
  const tooled = (jackhammer: boolean): GameState =>
    remember(
      positionWith(house("", { tools: ["drill", "jackhammer"] }), { do: "take", player: 0, jackhammer }),
    );

  test.each<[Language, string, string, string]>([
    ["en", "Take a column of the display", "or use a tool first", "Place what you have taken: bathroom."],
    [
      "fr",
      "Prenez une colonne de l’étalage",
      "ou utilisez d’abord un outil",
      "Placez ce que vous avez pris\u00a0: salle de bains.",
    ],
    ["it", "Prendi una colonna del display", "o usa prima un utensile", "Colloca ciò che hai preso: bagno."],
  ])("DRH-83 DRH-84: name tools to be used first, and what was taken: %s", (language, take, tool, place) => {
    expect(asked(begun, language)).toBe(`${take}.`);
    expect(asked(tooled(false), language)).toBe(`${take}, ${tool}.`);
    expect(asked(tooled(true), language)).toContain(`, ${tool}.`);
    expect(asked(taken, language)).toBe(place);
  });
});

describe("the words of a language", () => {
  const all = [englishWords, frenchWords, italianWords];

  test("have a name for everything on the printed cards", () => {
    for (const { rooms, decor, colours } of all) {
      expect(Object.keys(rooms)).toEqual(PRINTED_TABLES.rooms.map(({ id }) => id));
      expect(Object.keys(decor)).toEqual(PRINTED_TABLES.decor.map(({ id }) => id));
      expect(Object.keys(colours).slice(0, 4)).toEqual(PRINTED_TABLES.roofs.map(({ id }) => id));
      for (const names of [rooms, decor, colours])
        expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });

  test("say of each move that is refused why, in a sentence", () => {
    for (const { locale, violations } of all) {
      expect(Object.keys(violations)).toEqual(expect.arrayContaining(Object.keys(REFUSALS)));
      for (const sentence of Object.values(violations))
        expect(sentence).toMatch(locale === "en" ? /^\p{Lu}.*\.$/u : /^\p{Lu}[^']*\.$/u);
    }
  });

  test("the Italian ones are the terms of the rulebook", () => {
    expect(
      ["roofer", "supplier", "architect", "handyman"].map((id) => italian.helper(id as "roofer")),
    ).toEqual(["lattoniere", "fornitore", "architetto", "manovale"]);
    expect(italian.tool("concrete-mixer")).toBe("betoniera");
  });

  test("names of the caller's tables are said as they are", () => {
    expect(english.room("music-room")).toBe("music room");
    expect(french.decor("toString")).toBe("toString");
  });

  test.each(LANGUAGES)("a refusal of a newer version is told by its message: %s", (language) => {
    for (const code of ["fit.colour", "toString"]) {
      const violation = {
        code: code as "fit.size",
        clause: null,
        details: {},
        message: "Colours must match.",
      };
      expect(textsIn(language).violation(violation)).toBe("Colours must match.");
    }
  });

  test("a refusal and a counted thing", () => {
    expect(english.violation({ code: "fit.size", clause: "DRH-27", details: {}, message: "" })).toBe(
      "The room would become too large.",
    );
    expect(english.count("point", 1)).toBe("1 point");
    expect(textsIn("it-CH").language).toBe("it");
    expect(textsIn("de").language).toBe("en");
  });
});
