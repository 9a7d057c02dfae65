import { applyMove, type GameState, type Move, parseState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { setAt } from "../support/changed.js";
import { writing } from "../support/position-sheets.js";
import { inShort, violationIn } from "../support/refusals.js";
import { at, BASES, type Part, refusedState } from "../support/saved-states.js";

const CARDS = "the cards that the table says";
const LEFT = "as many cards as a stack can have left";
const LIE = "cards where they can lie in this round";
const ALL_CARDS = "all cards of the game, each where it is";
const SETUP = "what the other parts of the setup come to";
const FIVE_FENCE = { number: 5, action: "fence" };

describe("a forged state is refused", () => {
  test.each([
    ["no JSON", "{", "state.malformed : a state"],
    ["no object", "[]", "state.malformed : "],
    ["nothing", "{}", "state.version version: "],
  ])("%s", (_what, text, expected) => {
    const violation = violationIn(() => parseState(text));
    expect(inShort(violation).startsWith(expected)).toBe(true);
  });

  test.each([
    ["standard", "version", 2, "state.version version: "],
    ["standard", "more", 1, "state.malformed more: "],
    ["standard", "setup.players", ["Ann"], "state.malformed "],
    ["standard", "setup.players.0", "", "state.malformed "],
    ["standard", "setup.rules.copiesMayBeFenced", "yes", "state.malformed setup.rules.copiesMayBeFenced: "],
    ["standard", "setup.rules.reshuffle", "never", "state.malformed setup.rules.reshuffle: each, together"],
    ["standard", "setup.supply.stacks", 4, `state.malformed setup.supply: ${SETUP}`],
    ["standard", "setup.mode", "solo", "state.malformed "],
    ["standard", "setup.more", 1, `state.malformed setup.more: ${SETUP}`],
    ["standard", "setup.plans", [], "state.malformed setup.plans: three plans"],
    ["standard", "setup.plans.0.provenance", "hearsay", "state.malformed setup.plans[0].provenance: "],
    [
      "standard",
      "setup.layouts.0.provenance.level",
      "hearsay",
      "state.malformed setup.layouts[0].provenance.level: ",
    ],
    ["standard", "setup.layouts.0.provenance.note", "", "state.malformed setup.layouts[0].provenance.note: "],
    ["standard", "setup.playerLayouts", 0, "state.malformed setup.playerLayouts: an index for each player"],
    ["standard", "setup.layouts", 0, "state.malformed setup.layouts: a list of layouts"],
    ["standard", "setup.playerLayouts.1", 1, "state.malformed setup.playerLayouts[1]: "],
    ["standard", "setup.cards.park.0", 18, "state.malformed setup.cards.park[0]: "],
    [
      "standard",
      "setup.cards.park.0",
      9.75,
      "state.malformed setup.cards: no 9¾ cards, as the game has none",
    ],
    ["standard", "setup.cards.park", "park", "state.malformed setup.cards.park: a list of numbers"],
    [
      "aaa",
      "setup.opponent.provenance.level",
      "hearsay",
      "state.malformed setup.opponent.provenance.level: ",
    ],
  ])("SET-4 SET-5: of the setup (%s): %s is %j", (base, path, value, expected) => {
    expect(refusedState(base, at(path, value)).startsWith(expected)).toBe(true);
  });

  test.each([
    ["standard", "table.round", -1, "table.round: "],
    ["standard", "table.round", 0, "table.round: a round that matches the number of cards flipped"],
    ["standard", "table.stacks", [], "table.stacks: 3 stacks"],
    ["standard", "table.stacks.0.flipped", "x", "table.stacks[0].flipped: a list"],
    ["standard", "table.stacks.0.flipped", [], "table: cards to choose from"],
    ["standard", "table.stacks.0.top.number", 18, "table.stacks[0].top.number: "],
    ["standard", "table.stacks.0.top.action", "bis", "table.stacks[0].top.action: "],
    ["standard", "table.stacks.0.top", { special: "joker" }, "table.stacks[0].top: a special card"],
    ["standard", "table.stacks.0.top", null, "table.stacks[0]: a stack whose numbers of cards agree"],
    ["standard", "table.stacks.0.left", 0, "table.stacks[0]: a stack whose numbers of cards agree"],
    ["standard", "table.stacks.0.left", 2001, "table.stacks[0].left: "],
    ["standard", "table.stacks.0.left", 3, `table.stacks[0]: ${LEFT}`],
    [
      "standard",
      "table.stacks.0.known",
      [FIVE_FENCE],
      "table.stacks[0]: a stack whose numbers of cards agree",
    ],
    [
      "standard",
      "table.deck",
      { top: null, segments: [], passed: false, rebuilt: 0 },
      "table.deck: a deck where cards come from one",
    ],
    ["standard", "table.discards", [FIVE_FENCE], "table.discards: none"],
    ["standard", "table.removed", [FIVE_FENCE], "table.removed: the special cards"],
    [
      "standard",
      "table.opponent",
      { given: [], planPoints: [null, null, null] },
      "table.opponent: the AAA where it plays",
    ],
    ["standard", "table.turned", [true], "table.turned: three plans"],
    ["standard", "table.expansion", {}, "table.expansion: null: nothing is kept there"],
    ["standard", "table.endedBy", ["boredom"], "table.endedBy[0]: "],
    ["standard", "table.endedBy", ["all-plans"], "agenda: nothing, as the game is over"],
    ["over", "table.endedBy", ["last-refusal", "last-refusal"], "table.endedBy: every cause once"],
    ["over", "table.endedBy", [], "agenda: what the table can have to do"],
    ["expert", "table.deck", null, "table.deck: a deck where cards come from one"],
    ["expert", "table.deck.top", "bis", "table.deck.top: "],
    ["expert", "table.deck.top", null, "table.deck: a top card where cards are left"],
    ["expert", "table.deck.segments", [], "table.deck: a top card where cards are left"],
    ["expert", "table.deck.segments.0.left", 0, "table.deck.segments[0].left: "],
    ["expert", "table.deck.segments.0.left", 7, `table: ${LIE}`],
    ["expert", "table.deck.segments.0.specials", ["joker"], "table.deck.segments[0].specials[0]: "],
    ["expert", "table.deck.segments.0.specials", ["zombie"], `table: ${LIE}`],
    ["expert", "table.deck.rebuilt", -1, "table.deck.rebuilt: "],
    ["aaa", "table.opponent", null, "table.opponent: the AAA where it plays"],
    ["aaa", "table.opponent.planPoints.0", 1001, "table.opponent.planPoints[0]: "],
    ["aaa", "table.opponent.planPoints", [1], "table.opponent.planPoints: points for three plans"],
    ["aaa", "table.opponent.given", [], "table.opponent: a card given in each round"],
    [
      "zombies",
      "table.stacks.0.segments.0.specials",
      new Array(40).fill("zombie"),
      "table.stacks[0].segments[0]: no more special cards than cards",
    ],
    [
      "zombies",
      "table.stacks.0.segments.0.left",
      99,
      "table.stacks[0]: a stack whose numbers of cards agree",
    ],
    ["ducks", "table.expansion.more", 1, "table.expansion.more"],
  ])("RND-2 SET-7: of the table (%s): %s is %j", (base, path, value, expected) => {
    expect(refusedState(base, at(path, value))).toContain(`state.malformed ${expected}`);
  });

  test.each([
    ["standard", "hidden.stacks", [], "hidden.stacks: cards of each stack"],
    ["standard", "hidden.stacks.0.0.number", 99, "hidden.stacks[0][0].number: "],
    ["standard", "hidden.stacks.0", [], `hidden.stacks[0]: ${CARDS}`],
    ["standard", "hidden.stacks.0.0", { special: "solo" }, `hidden.stacks[0]: ${CARDS}`],
    ["standard", "hidden.deck", [FIVE_FENCE], `hidden.deck: ${CARDS}`],
    ["standard", "hidden.faceDown", [{ special: "solo" }], `hidden: ${ALL_CARDS}`],
    ["standard", "hidden.outOfGame", [FIVE_FENCE], `hidden: ${ALL_CARDS}`],
    ["standard", "hidden.outOfGame", [{ special: "solo" }], "hidden.outOfGame[0]"],
    ["standard", "hidden.random", [0, 0, 0, 0], "hidden.random: four 32-bit words"],
    ["standard", "hidden.random", [1, 2, 3], "hidden.random: four 32-bit words"],
    ["standard", "hidden.random.0", 2 ** 31, "hidden.random[0]: "],
    ["standard", "hidden.random.0", -(2 ** 31) - 1, "hidden.random[0]: "],
    ["expert", "hidden.deck", [], `hidden.deck: ${CARDS}`],
    ["expert", "hands.0", [], `table: ${LIE}`],
    ["expert", "hands.0.0.number", null, "hands[0][0].number: "],
    ["expert", "hands", [], "hands: a hand for each player"],
    ["expert", "hands.0.3", FIVE_FENCE, "hands[0]: at most 3 cards"],
    ["standard", "hands.0", [FIVE_FENCE], "hands[0]: at most 0 cards"],
    ["expert seen", "hands.0.0.number", null, "hands[0][0].number: "],
    ["expert seen", "hands.1.0.action", "bis", "hands[1][0].action: "],
    ["seen", "hidden", {}, "hidden: nothing, as this is an observation"],
    ["seen", "observer", 2, "observer: "],
    ["seen", "table.stacks.0.flipped.0.number", 0, ": "],
  ])("SET-1 XPT-4: of the cards (%s): %s is %j", (base, path, value, expected) => {
    expect(refusedState(base, at(path, value))).toContain(`state.malformed ${expected}`);
  });

  test.each([
    ["standard", "agenda", [], "agenda: what the table can have to do"],
    ["standard", "agenda.0.agenda.0.step", "write", "agenda: what the table can have to do"],
    ["standard", "agenda", [{ do: "begin" }], "agenda: what the table can have to do"],
    ["zombies", "agenda.1.stack", 7, "agenda: what the table can have to do"],
    ["zombies", "agenda.0.agenda", [{ step: "horde", street: 9, direction: "right" }], "agenda: "],
    ["standard", "sheets", [], "sheets: a sheet for each player"],
    ["standard", "sheets.0", null, "sheets[0]: a sheet of the layout"],
    ["standard", "sheets.0.more", 1, "sheets[0]: a sheet of the layout"],
    ["standard", "sheets.0.expansion", {}, "sheets[0]: a sheet of the layout"],
    ["standard", "turns", [], "turns: a turn for each player"],
    ["standard", "ended", [false], "ended: a flag for each player"],
    ["standard", "ended", ["no", false], "ended[0]: true, false"],
    ["moved", "ended", [true, false], "ended[0]: whether the turn is ended"],
    ["moved", "turns.0.moves", "none", "turns[0].moves: a list of moves"],
    ["moved", "turns.0.moves", [], "turns[0]: what the moves of the turn come to"],
    ["moved", "turns.0.moves", [{ type: "fly" }], "turns[0].moves[0]: a move"],
    ["moved", "turns.0.moves.0.player", 1, "turns[0].moves[0]: a move of this player's"],
    ["moved", "turns.0.moves.0.stack", 3, "turns[0].moves[0]: a legal move"],
    ["moved", "turns.0.moves.0", { type: "end", player: 0 }, "turns[0].moves[0]: a legal move"],
    ["moved", "turns.0.picked", null, "turns[0]: what the moves of the turn come to"],
    ["moved", "turns.0.more", 1, "turns[0]: what the moves of the turn come to"],
    ["moved", "turns.0", 5, "turns[0]: a plain object"],
    ["ended", "ended", [false, false], "ended[0]: whether the turn is ended"],
    ["over", "turns", [{ moves: [] }], "turns[0]: no turn"],
    ["seen", "turns.0", { moves: [] }, "turns[0]: no turn"],
    ["seen", "ended", [true, true], "ended"],
  ])("RND-1 RND-3: of the round (%s): %s is %j", (base, path, value, expected) => {
    expect(refusedState(base, at(path, value))).toContain(`state.malformed ${expected}`);
  });

  test("RND-3: nobody is left to end the turn, though the round goes on", () => {
    const ended = refusedState("alone", (state) => {
      const moves = [...writing([0, 3, 4]), { type: "skip" }, { type: "end" }].map((move) => ({
        ...move,
        player: 0,
      }));
      const begun = BASES["alone"] as GameState;
      const open = moves.slice(0, -1).reduce((reached, move) => applyMove(reached, move as Move), begun);
      const turn = { ...open.turns[0], agenda: [], moves };
      setAt(state, "turns.0", JSON.parse(JSON.stringify(turn)));
      setAt(state, "ended.0", true);
    });
    expect(ended).toBe("state.malformed ended: a player who has not ended");
  });

  test("SET-7 RND-4: what a stack is known to hold, or shows, is what lies there", () => {
    const other = ["park", "pool"].find((action) => action !== BASES["expert"].table.deck?.top);
    expect(refusedState("expert", at("table.deck.top", other))).toContain(`hidden.deck: ${CARDS}`);
    const known = refusedState("reshuffled", (state) => {
      const [stack] = state["table"]["stacks"];
      const isTop = (card: Part): boolean => JSON.stringify(card) === JSON.stringify(stack["top"]);
      const at = stack["known"].findIndex(
        (card, index, all) =>
          !isTop(card) &&
          all[index + 1] !== undefined &&
          JSON.stringify(card) !== JSON.stringify(all[index + 1]),
      );
      stack["known"][at] = stack["known"][at + 1];
    });
    expect(known).toMatch(/^state.malformed hidden.stacks\[\d\]: the cards that the table says/);
  });

  test("RND-1: a move after the end of a turn", () => {
    const more = refusedState("ended", (state) => {
      state["turns"][0]["moves"].push({ type: "end", player: 0 } as unknown as Part);
    });
    expect(more).toMatch(/^state.malformed turns\[0\]\.moves\[\d\]: a legal move/);
  });

  test("ACT-2: what is wrong with a sheet is said, with where it stands", () => {
    expect(refusedState("standard", at("sheets.1.tempsCrossed", 99))).toMatch(/^sheet.boxes sheets\[1\]/);
  });
});
