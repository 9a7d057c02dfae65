import {
  applyMove,
  catalogue,
  createGame,
  type GameState,
  isRulesError,
  type Move,
  observe,
  reveal,
  scoreSheet,
} from "perfect-home-rules";
import { type DrawnCard, drawCard, drawScore, drawSheet, drawTable } from "perfect-home-rules/svg";
import { english, french, LANGUAGES, type Language, textsIn } from "perfect-home-rules/texts";
import { parseTarget, targetKey, targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { escaped } from "../../src/svg/markup.js";
import { FRESH } from "../../src/svg/style.js";
import { inRandomGames, sampledStates } from "../support/check.js";
import { seats } from "../support/sheets.js";
import { ALL, COMBINATIONS } from "../support/variants.js";
import { stumblingBlocks } from "./layout.js";
import { type Element, keysIn, parsed } from "./xml.js";

const ANY_RULES = { variants: [...ALL, ...COMBINATIONS], share: 0.5, maxPlayers: 3 };
const TEXTS = LANGUAGES.map(textsIn);
const HOLE = /undefined|NaN|null|\[object|Infinity|,,|: \.|\(\)/;

/** What is wrong with a drawing by itself. */
function faultsOf(svg: string): string[] {
  const drawing = parsed(svg);
  const { elements, texts } = drawing;
  const [root] = elements;
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  const said = [texts["title"]?.[0] ?? "", texts["desc"]?.[0] ?? ""];
  return [
    ...(root?.name === "svg" ? [] : ["no svg"]),
    ...[...values, ...Object.values(texts).flat()].filter((text) => HOLE.test(text)),
    ...said.filter((text) => text.trim() === "").map(() => "says nothing"),
    ...elements.filter(({ attributes }) => "id" in attributes).map(() => "an id"),
    ...(texts["text"] ?? []).filter((text) => text.endsWith("…")),
    ...stumblingBlocks(drawing),
  ];
}

/** A view that came from elsewhere. */
function copied<View>(view: View): View {
  return JSON.parse(JSON.stringify(view)) as View;
}

/** The drawings of a state for a player. */
function drawn(
  state: GameState,
  player: number,
  language: Language,
): { readonly sheet: string; readonly table: string } {
  const texts = textsIn(language);
  const look = { texts, targets: targets(state, player), label: (move: Move) => texts.move(state, move) };
  return {
    sheet: drawSheet(viewSheet(state, player), look),
    table: drawTable(viewTable(state), { ...look, player }),
  };
}

function openKeys(elements: readonly Element[]): string[] {
  const open = elements.filter(({ attributes }) => attributes["class"]?.includes("open"));
  return open.map(({ attributes }) => attributes["data-target"] ?? "");
}

describe("drawings of random games", () => {
  test("are well-formed and complete in all languages, and change nothing", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 61)) {
        for (const player of seats(state)) {
          const view = viewSheet(state, player);
          const table = viewTable(state);
          const before = JSON.stringify([view, table]);
          for (const texts of TEXTS) {
            const drawings = [
              drawSheet(view, { texts }),
              drawTable(table, { texts }),
              drawScore(scoreSheet(state, player), { texts }),
            ];
            expect(drawings.flatMap(faultsOf)).toEqual([]);
            expect(drawSheet(copied(view), { texts })).toBe(drawings[0]);
            expect(drawTable(copied(table), { texts })).toBe(drawings[1]);
          }
          expect(JSON.stringify([view, table])).toBe(before);
        }
      }
    }, ANY_RULES);
  });

  test("RND-1: hold each target, open exactly where a move can be made, and nothing that is no target", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 37)) {
        for (const player of seats(state)) {
          const { sheet, table } = drawn(state, player, "en");
          const [onSheet, onTable] = [parsed(sheet), parsed(table)];
          const wanted = targets(state, player).map(({ key }) => key);
          const open = new Set([...openKeys(onSheet.elements), ...openKeys(onTable.elements)]);
          expect([...open].sort()).toEqual([...wanted].sort());
          for (const drawing of [onSheet, onTable]) {
            const keys = keysIn(drawing);
            expect(keys.length).toBe(new Set(keys).size);
            for (const key of keys) expect(targetKey(parseTarget(key))).toBe(key);
          }
        }
      }
    }, ANY_RULES);
  });

  test("RND-1: say why nothing happens wherever something could be clicked", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 211)) {
        const { sheet } = drawn(state, 0, "fr");
        for (const key of new Set(keysIn(parsed(sheet))))
          expect(() => whyNotAt(state, 0, key), key).not.toThrow();
      }
    }, ANY_RULES);
  });

  test("XPT-5: an observer's drawings show no more than the observation", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 97)) {
        const seen = observe(state, 0);
        const svg = drawTable(viewTable(seen), { texts: english, player: 0 });
        expect(faultsOf(svg)).toEqual([]);
        for (const player of seats(state))
          expect(faultsOf(drawSheet(viewSheet(seen, player), { texts: french }))).toEqual([]);
      }
    }, ANY_RULES);
  });
});

describe("drawings of a table whose cards are entered", () => {
  test.each([
    ["the standard game", {}],
    ["Expert Mode", { mode: "expert" }],
  ] as const)("RND-2 XPT-3: show the place of the card that is awaited, %s", (_name, mode) => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1, cards: "entered", ...mode });
    for (const texts of TEXTS) {
      const draw = (at: GameState) => drawTable(viewTable(at), { texts });
      expect(faultsOf(draw(state))).toEqual([]);
      const marked = parsed(draw(state)).elements.filter(({ attributes }) => attributes["class"] === FRESH);
      expect(marked).toHaveLength(1);
      const next = reveal(state, { number: 7, action: "pool" });
      expect(parsed(draw(next)).texts["desc"]?.[0]).toContain(texts.term("awaited"));
      expect(draw(next)).not.toBe(draw(state));
    }
    const dealt = createGame({ players: ["Ann", "Bob"], seed: 1, ...mode });
    expect(drawTable(viewTable(dealt), { texts: english })).not.toContain(`"${FRESH}"`);
  });
});

/** A name as XML can hold it. */
function readable(name: string): string {
  return Array.from(name.replaceAll(/\p{Surrogate}/gu, "\ufffd"), (character) =>
    character < " " || character === "\ufffe" ? "\ufffd" : character,
  ).join("");
}

describe("a drawing", () => {
  const HOSTILE = [
    "<script>alert(1)</script>",
    "\"><svg onload='x'>",
    "&amp;&lt;]]>",
    "--><!--",
    "\u0000\u0008\u001f\ufffe",
    "\ud800 half a pair",
    "ｗｉｄｅ ".repeat(30),
    "a".repeat(300),
    "‮right to left",
  ];

  test.each(HOSTILE)("escapes the name %j wherever it stands", (name) => {
    const state = createGame({ players: [name, "Bob"], seed: 1 });
    const sheet = drawSheet(viewSheet(state, 0), { texts: english });
    const table = drawTable(viewTable(state), { texts: french });
    const score = drawScore(scoreSheet(state, 0), { texts: english, name });
    for (const svg of [sheet, table, score]) {
      const { elements, texts } = parsed(svg);
      expect(elements.filter((each) => each.name === "script")).toEqual([]);
      expect(elements.filter((each) => each.name === "svg")).toHaveLength(1);
      expect(texts["title"]?.[0]).not.toBe("");
    }
    expect(parsed(sheet).texts["title"]?.[0]).toContain(readable(name));
  });

  test.each(Array.from("&<>\"' a\u0000\ud800"))(
    "escapes %j by itself, in an attribute and in a text",
    (character) => {
      const { elements } = parsed(`<a b="${escaped(character)}">${escaped(character)}</a>`);
      expect(elements[0]?.attributes).toEqual({ b: readable(character) });
      expect(elements[0]?.content).toBe(readable(character));
    },
  );

  test.each(["\t", "\n", "\r"])("keeps %j in an attribute, where a parser would see a space", (character) => {
    expect(parsed(`<a b="${escaped(`x${character}y`)}"/>`).elements[0]?.attributes["b"]).toBe(
      `x${character}y`,
    );
  });

  test("takes no attributes from a text", () => {
    const texts = { ...english, language: 'en" onload="alert(1)' };
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    const [root] = parsed(drawSheet(view, { texts })).elements;
    expect(Object.keys(root?.attributes ?? {})).not.toContain("onload");
    expect(root?.attributes["lang"]).toBe(texts.language);
  });

  test("has the words of its language and says which it is", () => {
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    const [root] = parsed(drawSheet(view, { texts: french })).elements;
    expect(root?.attributes["lang"]).toBe("fr");
    expect(parsed(drawSheet(view, { texts: french })).texts["text"]).toContain("Piscines");
    expect(parsed(drawSheet(view, { texts: english })).texts["text"]).toContain("Pools");
  });

  test("scales: it has a viewBox and no size of its own", () => {
    const state = createGame({ players: ["Ann"], seed: 1 });
    const [root] = parsed(drawSheet(viewSheet(state, 0), { texts: english })).elements;
    expect(root?.attributes["viewBox"]).toMatch(/^0 0 360 \d+$/);
    expect(Object.keys(root?.attributes ?? {})).not.toContain("width");
  });

  test("a theme that is not `auto` uses no custom property", () => {
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    expect(drawSheet(view, { texts: english })).toContain("prefers-color-scheme:dark");
    for (const theme of ["light", "dark"] as const) {
      expect(drawSheet(view, { texts: english, theme })).not.toContain("var(");
      expect(drawSheet(view, { texts: english, theme })).not.toContain("@media");
    }
  });

  test("shows only the parts that are asked for", () => {
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    const keys = keysIn(parsed(drawSheet(view, { texts: english, parts: ["tracks"] })));
    expect(keys.every((key) => /^(track|improvement)-/.test(key))).toBe(true);
    expect(keysIn(parsed(drawSheet(view, { texts: english, parts: ["plans"] })))).toEqual([
      "plan-A",
      "plan-B",
      "plan-C",
    ]);
  });

  test("of a table shows only the parts that are asked for, also of fewer players", () => {
    const view = viewTable(createGame({ players: ["Ann", "Bob"], seed: 1 }));
    const hands = { ...view, players: view.players.slice(0, 1) };
    const { texts } = parsed(drawTable(hands, { texts: english, parts: ["cards", "players"] }));
    expect(texts["text"]).toContain("×20");
    expect(texts["text"]).not.toContain("Bob");
    expect(texts["text"]).not.toContain(english.round(1));
    expect(texts["desc"]?.[0]).not.toContain(english.planTitle("A"));
    const plans = parsed(drawTable(view, { texts: english, parts: ["plans"] }));
    expect(plans.texts["desc"]?.[0]).toContain(english.planTitle("C"));
    expect(keysIn(plans)).toEqual(["plan-A", "plan-B", "plan-C"]);
  });

  test("writes what moves score where they are made, above what takes the click", () => {
    const game = createGame({ players: ["Ann"], seed: 1 });
    const state = applyMove(game, { type: "pick", player: 0, stack: 0 });
    const open = targets(state, 0);
    const points = (move: Move): number => (move.type === "write" ? move.house - 1 : 0);
    const look = { texts: english, targets: open, points };
    const drawing = drawSheet(viewSheet(state, 0), look);
    const written = parsed(drawing).texts["text"] ?? [];
    expect(written).toContain("−1");
    expect(written).toContain("+9");
    expect(written).not.toContain("+0");
    expect(drawing).toContain('<g class="over">');
    expect(drawSheet(viewSheet(state, 0), { ...look, points: undefined })).not.toContain('class="over"');
  });

  test("points out what it is asked to", () => {
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    const pointers = [
      { target: parseTarget("house-0-3"), sign: "right", text: "17¾" },
      { target: parseTarget("gap-1-2"), sign: "wrong" },
    ] as const;
    const { texts, elements } = parsed(drawSheet(view, { texts: english, pointers }));
    expect(texts["text"]).toContain("17¾");
    expect(
      elements.filter(
        ({ attributes }) => /^(lgo|lno) thick$/.test(attributes["class"] ?? "") && "width" in attributes,
      ),
    ).toHaveLength(2);
  });

  test("of any card says what the card is", () => {
    const { setup } = createGame({ players: ["Ann"], seed: 1, mode: { aaa: "sam" } });
    const cards: readonly DrawnCard[] = [
      { number: 9.75, action: "fence" },
      { number: null, action: "temp" },
      { number: 3, action: null },
      { special: "validation", letter: "B" },
      { special: "solo" },
      { special: "zombie", move: "both" },
      ...setup.plans,
      ...catalogue().opponents.flatMap(
        ({ id }) => createGame({ players: ["Ann"], seed: 1, mode: { aaa: id } }).setup.opponent ?? [],
      ),
    ];
    expect(cards.length).toBeGreaterThan(12);
    for (const card of cards) {
      for (const texts of TEXTS)
        expect(faultsOf(drawCard(card, { texts })), JSON.stringify(card)).toEqual([]);
    }
    expect(parsed(drawCard(cards[0], { texts: english })).texts["title"]).toEqual(["9¾ fence"]);
  });

  test("a view made here that was changed is drawn as it is, or refused", () => {
    const view = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    expect(drawSheet(Object.assign(view, { name: "<b>" }), { texts: english })).toContain("&#60;b&#62;");
    for (const junk of [{ name: 7 }, { streets: null }, { score: undefined }]) {
      const changed = Object.assign(viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0), junk);
      expect(() => drawSheet(changed as typeof view, { texts: english }), JSON.stringify(junk)).toThrow(
        expect.toSatisfy(isRulesError),
      );
    }
  });

  test("what is no view is refused", () => {
    for (const junk of [null, {}, { streets: 7 }, "sheet"]) {
      for (const draw of [drawSheet, drawTable, drawScore, drawCard]) {
        const call = draw as (view: unknown, options: unknown) => string;
        expect(() => call(junk, { texts: english })).toThrow(expect.toSatisfy(isRulesError));
      }
    }
  });
});
