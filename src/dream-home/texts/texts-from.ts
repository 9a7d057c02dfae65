import type {
  GameState,
  Move,
  Observation,
  RoofScore,
  RoomCard,
  RoomNeed,
  ScoreSheet,
  Setup,
  Step,
} from "perfect-home-rules/dream-home";
import type { ScoreLine, ScoreSection, Texts } from "./texts.js";
import {
  type AskedStep,
  type SectionId,
  type Seen,
  specialWords,
  type Thing,
  type Words,
  wordFor,
  wordsOfMove,
} from "./words.js";

/** How a language says numbers and lists. */
interface Speech {
  readonly list: (parts: readonly string[]) => string;
  readonly count: (thing: Thing, count: number) => string;
}

function speechOf({ locale, things }: Words): Speech {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  return {
    list: (parts) => lists.format(parts),
    count(thing, count) {
      const noun = things[thing];
      return (noun[plurals.select(count)] ?? noun.other).replace("#", String(count));
    },
  };
}

function placeOn({ tables }: Pick<Setup, "tables">, space: number, words: Words): string {
  const { floor, column } = tables.board[space];
  return words.place(wordFor(words.floors, floor), column + 1);
}

/** What the player of a step has taken and has still to deal with. */
function takenBy(state: GameState | Observation, player: number) {
  const step = state.agenda.find((each) => each.do === "settle");
  return step?.do === "settle" && step.player === player ? step.pair : { room: null, special: null };
}

/** A room card, with the children that it shows where they break ties. DRH-79 */
function roomCardWords({ room, children = 0 }: RoomCard, words: Words, { count }: Speech): string {
  const name = wordFor(words.rooms, room);
  return children === 0 ? name : `${name} (${count("child", children)})`;
}

/** What a player sees in a position, in words. */
function seenBy(state: GameState | Observation, player: number, words: Words, say: Speech): Seen {
  const { list } = say;
  const { setup, table, houses } = state;
  const house = houses[player];
  const pair = takenBy(state, player);
  const type = (id: string): string => wordFor(words.rooms, id);
  const shown = (column: number): string => {
    const room = table.columns[column]?.room ?? null;
    return room === null ? "?" : roomCardWords(room, words, say);
  };
  const [step] = state.agenda;
  const comesAlone = step?.do === "take" && step.jackhammer;
  return {
    type,
    shown,
    taken: list([
      ...(pair.room === null ? [] : [roomCardWords(pair.room, words, say)]),
      ...(pair.special === null ? [] : [specialWords(words, pair.special)]),
    ]),
    hasTool: house.tools.some((tool) => tool === "drill" || tool === "concrete-mixer"),
    column(column) {
      const special = table.columns[column]?.special ?? null;
      if (comesAlone) return shown(column); // DRH-65
      if (column === 0) return list([shown(column), words.terms.marker]);
      return special === null ? shown(column) : list([shown(column), specialWords(words, special)]);
    },
    lies(space) {
      const card = house.spaces[space];
      if (card === null) return words.terms.emptySpace;
      return card.face === "up" ? type(card.room) : words.terms.emptyRoom;
    },
    place: (space) => placeOn(setup, space, words),
    room: pair.room === null ? "?" : roomCardWords(pair.room, words, say),
    token(space) {
      const laid = space === null ? null : (house.spaces[space]?.token ?? null);
      if (laid !== null) return wordFor(words.decor, laid);
      return pair.special === null ? "?" : specialWords(words, pair.special);
    },
    roof: (colour, window) => words.roofCard(wordFor(words.colours, colour), window),
  };
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}

function needWords({ room, floor }: RoomNeed, words: Words): string {
  const name = wordFor(words.rooms, room);
  return floor === null ? name : words.onFloor(name, wordFor(words.floors, floor));
}

function roomLines({ rooms, emptyRooms }: ScoreSheet, words: Words): ScoreLine[] {
  return [
    ...rooms.map(({ type, spaces, floor, points }) => {
      const name = words.onFloor(wordFor(words.rooms, type), wordFor(words.floors, floor));
      return { text: spaces.length === 1 ? name : words.times(spaces.length, name), points };
    }),
    ...emptyRooms.map(({ points }) => ({ text: words.terms.emptyRoom, points })),
  ];
}

function bonusLines({ bonuses }: ScoreSheet, words: Words, { list }: Speech): ScoreLine[] {
  return bonuses.map(({ bonus, missing, points }) => {
    const title = wordFor(words.bonuses, bonus);
    const needs = list(missing.map((need) => needWords(need, words)));
    const lacks = `${words.terms.missing}${words.colon}${needs}`;
    return { text: missing.length === 0 ? title : `${title} (${lacks})`, points };
  });
}

function roofLines({ cards, roof, windows }: RoofScore, words: Words, { count }: Speech): ScoreLine[] {
  const { terms } = words;
  if (cards.length === 0) return [{ text: terms.incompleteRoof, points: 0 }];
  const isUniform = cards.every(({ colour }) => colour === cards[0].colour);
  const shown = cards.filter(({ window }) => window).length;
  const base = { text: isUniform ? terms.uniformRoof : terms.mixedRoof, points: roof };
  return shown === 0 ? [base] : [base, { text: count("window", shown), points: windows }];
}

/** A score sheet in words. DRH-72 */
function sayScore(sheet: ScoreSheet, words: Words, say: Speech): readonly ScoreSection[] {
  const section = (id: SectionId, lines: readonly ScoreLine[]): ScoreSection => ({
    section: id,
    title: words.sections[id],
    points: sum(lines),
    lines,
  });
  return [
    section("rooms", roomLines(sheet, words)),
    section(
      "decor",
      sheet.decor.map(({ decor, points }) => ({ text: wordFor(words.decor, decor), points })),
    ),
    section("bonuses", bonusLines(sheet, words, say)),
    ...(sheet.roof === null ? [] : [section("roof", roofLines(sheet.roof, words, say))]),
  ];
}

function sayPrompt(state: GameState | Observation, step: Step, words: Words, say: Speech): string {
  if (!("player" in step)) return "";
  const seen = seenBy(state, step.player, words, say);
  return words.prompts[step.do satisfies AskedStep](seen, step.do === "take" && step.jackhammer);
}

/**
 * Makes the texts of a language from its words.
 *
 * @param words - everything that the language says.
 */
export function textsFrom(words: Words): Texts {
  const say = speechOf(words);
  const moveWords = (state: GameState | Observation, move: Move) =>
    wordsOfMove(words, move, seenBy(state, move.player, words, say));
  return Object.freeze<Texts>({
    language: words.locale,
    list: say.list,
    count: say.count,
    about: (title, text) => title + words.colon + text,
    term: (term) => words.terms[term],
    room: (type) => wordFor(words.rooms, type),
    roomCard: (card) => roomCardWords(card, words, say),
    special: (card) => specialWords(words, card),
    roof: ({ colour, window }) => words.roofCard(wordFor(words.colours, colour), window),
    decor: (decor) => wordFor(words.decor, decor),
    helper: (helper) => words.helpers[helper],
    tool: (tool) => words.tools[tool],
    floor: (floor) => wordFor(words.floors, floor),
    bonus: (bonus) => wordFor(words.bonuses, bonus),
    section: (section) => words.sections[section],
    times: words.times,
    round: words.round,
    column: (column) => words.columnTitle(column + 1),
    place: (setup, space) => placeOn(setup, space, words),
    whichCard: ({ row, column }) => words.whichCard[row](column + 1),
    prompt: (state, { step }) => sayPrompt(state, step, words, say),
    move: (state, move) => moveWords(state, move).label,
    playedMove: (state, move) => moveWords(state, move).told,
    event(event) {
      switch (event.type) {
        case "dealt":
          return words.events.dealt(event.round);
        case "specialLost":
          return words.events.specialLost(specialWords(words, event.special));
        case "roofsRevealed":
          return words.events.roofsRevealed;
        case "gameOver":
          return words.events.gameOver;
        default:
          return "";
      }
    },
    score: (sheet) => sayScore(sheet, words, say),
    standing({ player, place, total, children }, players) {
      const said = `${place}. ${players[player]}${words.colon}${say.count("point", total)}`;
      return children === undefined ? said : `${said} (${say.count("child", children)})`;
    },
    violation: ({ code, message }) =>
      Object.hasOwn(words.violations, code) ? words.violations[code] : message,
  });
}
