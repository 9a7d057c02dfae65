import { allConfigurations } from "perfect-home-rules/testing";
import { LANGUAGES, type Texts, textsIn } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";
import { IS_THOROUGH, some } from "../support/thorough.js";
import { textsOfGame } from "./random-texts.js";

const PLAYED = allConfigurations().filter(({ code }) => code === null);
const SHEETS = [...new Set(PLAYED.map(({ options }) => options.layout))];

/** Names of players: no word of any language, and kept out of what is compared. */
const NAMES = ["Xu", "Yx", "Zq"];

/** What a text must not contain: something that is missing, or a sign of the program's. */
const HOLE = /undefined|NaN|null|\[object|[{}#?]|\p{Ll}\p{Lu}| {2}|\( |\(\)|: *$|^ | $/u;

/** Texts that are the same in several languages: names, numbers and what is made of them alone. */
const SAME = /^[\d\s.,:;×=+→←↔()¾–-]*$|^(?:AAA|Extensions|Infiltration|Total|Score|Plan [ABC])$/;

function gamesOn(sheet: string, texts: Texts): string[] {
  const kinds = some(
    PLAYED.filter(({ options }) => options.layout === sheet),
    5,
  );
  return kinds.flatMap(({ mode, options }, index) => {
    const players = mode === "aaa" || mode === "solo" ? NAMES.slice(0, 1) : NAMES;
    return textsOfGame({ ...options, players, seed: index }, texts, index);
  });
}

describe("every text of a whole random game of every combination", () => {
  test.each(SHEETS)("reads without a hole on the sheet %s, in each language in words of its own", (sheet) => {
    const english = gamesOn(String(sheet), textsIn("en"));
    expect(english.length).toBeGreaterThan(IS_THOROUGH ? 1000 : 200);
    expect(english.filter((text) => HOLE.test(text))).toEqual([]);
    const foreign = new Set(english);
    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      const said = gamesOn(String(sheet), textsIn(language));
      expect(said.length).toBe(english.length);
      expect([...new Set(said)].filter((text) => HOLE.test(text))).toEqual([]);
      const shared = [...new Set(said)].filter((text) => foreign.has(text) && !SAME.test(text));
      expect(shared, language).toEqual([]);
    }
  });
});
