import { createGame, type GameState } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { type Changes, wrongInState } from "./support/altered.js";
import { WORKSHOP } from "./support/full-tables.js";
import { scripted, small } from "./support/scripted.js";

/** The steps of an agenda as they are written: `take0`, `hammer0` for a turn by jackhammer, `close1:roofer,handyman`. */
function steps(text: string): object[] {
  return text.split(" ").map((word) => {
    const [, name = "", player = "", helpers = ""] = /^([a-zA-Z]+)(\d?):?(.*)$/.exec(word) ?? [];
    if (player === "") return { do: name };
    const of = { do: name === "hammer" ? "take" : name, player: Number(player) };
    if (of.do === "take") return { ...of, jackhammer: name === "hammer" };
    return name === "close" ? { ...of, helpers: helpers.split(",").filter((each) => each !== "") } : of;
  });
}

/** What is wrong with a state that has another agenda, and maybe other parts beside it. */
const wrongWith = (state: GameState, agenda: string, beside: Changes = {}): string[] =>
  wrongInState(state, { agenda: steps(agenda), ...beside });

const AGENDA = ["agenda: what can come next"];
const KEEP = ["agenda[0]: the tokens of a room"];
const UNDECIDED = ["agenda: a step in which somebody decides"];

describe("DRH-12 DRH-14 an agenda that no round has is refused", () => {
  const fresh = createGame({ players: ["Ann", "Bob"], seed: 1 });
  const entered = small(1, 0);

  test("with an empty agenda before the last round", () => {
    expect(wrongInState(small(1, 2), { agenda: [] })).toEqual(AGENDA);
    expect(wrongInState(fresh, { agenda: [] })).toEqual(AGENDA);
  });

  test.each<[string, GameState, string, Changes]>([
    ["another player discards the pair", fresh, "discardPair1 ask1 take0 take1 clear", {}],
    ["nobody is asked after the pair", fresh, "discardPair0 take0 take1 clear", {}],
    ["the pair is discarded twice", fresh, "discardPair0 discardPair0 ask1 take0 take1 clear", {}],
    [
      "a pair in the simple game",
      fresh,
      "discardPair0 ask1 take0 take1 clear",
      { "setup.discardsPair": false },
    ],
    ["a deal in a game with dealt cards", fresh, "deal discardPair0 ask1 take0 take1 clear", {}],
    ["a deal that has been completed", small(1, 2), "deal ask1 take0 take1 clear", { turn: null }],
    ["a deal before a round with other steps", entered, "deal take0 take1 clear", {}],
    [
      "a deal that only cards on a table wait for",
      entered,
      "deal ask1 take0 take1 clear",
      { "setup.entered": false },
    ],
    ["a deal in the middle", entered, "ask1 deal take0 take1 clear", {}],
  ])("%s", (_name, state, agenda, beside) => {
    expect(wrongWith(state, agenda, beside)).toEqual(AGENDA);
  });

  test("as they stand they are read", () => {
    expect(wrongWith(fresh, "discardPair0 ask1 take0 take1 clear")).toEqual([]);
    expect(wrongWith(entered, "deal ask1 take0 take1 clear")).toEqual([]);
    expect(wrongWith(small(1, 2), "take0 take1 clear")).toEqual([]);
  });
});

describe("DRH-63 DRH-64 questions for jackhammers", () => {
  const EVERYBODY = [
    ...["jackhammer jackhammer jackhammer drill", "kitchen bedroom bathroom study living-room"],
    ...["1 take 2", "1 place 3 up", "2 take 3", "2 place 3 up", "3 take 4", "3 place 3 up"],
    ...["scaffolding scaffolding drill drill", "kitchen bedroom bathroom study living-room"],
  ];
  const options = { tables: WORKSHOP, simple: true };
  const asking = scripted(3, EVERYBODY, options);
  const hammer = scripted(3, [...EVERYBODY, "2 jackhammer"], options);
  const placing = scripted(3, [...EVERYBODY, "2 decline", "3 decline", "1 take 2"], options);

  test("the states of such a round are read", () => {
    expect(wrongWith(asking, "ask1 ask2 take0 take1 take2 clear")).toEqual([]);
    expect(wrongWith(asking, "ask2 take0 take1 take2 clear")).toEqual([]);
    expect(wrongWith(asking, "take0 take1 take2 clear")).toEqual([]);
    expect(wrongWith(hammer, "hammer1 ask2 take0 take2 clear")).toEqual([]);
    expect(wrongInState(placing)).toEqual([]);
  });

  test.each([
    ["in another order", "ask2 ask1 take0 take1 take2 clear"],
    ["of the first alone", "ask1 take0 take1 take2 clear"],
    ["of whoever begins", "ask0 ask1 ask2 take0 take1 take2 clear"],
    ["between turns", "ask1 take0 ask2 take1 take2 clear"],
    ["after the turn of whoever begins", "ask1 ask2 take1 take2 clear"],
    ["of a player whose turn is over", "ask1 ask2 take0 take2 clear"],
    ["as if another had begun", "ask2 ask0 take1 take2 take0 clear"],
    ["without the end of the round", "ask1 ask2 take0 take1 take2"],
    ["with another end", "ask1 ask2 take0 take1 take2 reveal"],
    ["with two ends", "ask1 ask2 take0 take1 take2 clear clear"],
    ["before turns in another order", "ask1 ask2 take1 take0 take2 clear"],
    ["before two turns of one player", "ask1 ask2 take0 take0 take1 take2 clear"],
    ["before a later turn by jackhammer", "ask1 ask2 take0 hammer1 take2 clear"],
    ["before a closing step", "ask1 ask2 take0 take1 take2 close1: clear"],
    ["without any step of a player", "clear clear"],
  ])("%s are refused", (_name, agenda) => {
    expect(wrongWith(asking, agenda)).toEqual(AGENDA);
  });

  test.each([
    ["which is still to come", "hammer1 ask2 take0 take1 take2 clear"],
    ["of which nothing is over", "hammer1 ask2 take0 take2"],
    ["after whoever begins", "hammer0 ask1 ask2 take1 take2 clear"],
  ])("a turn by jackhammer %s is refused", (_name, agenda) => {
    expect(wrongWith(hammer, agenda)).toEqual(AGENDA);
  });

  test("a player who deals with a pair has taken", () => {
    const [settle] = placing.agenda;
    const rest = (text: string) => ({ agenda: [settle, ...steps(text)] });
    expect(wrongInState(placing, rest("take0 take1 take2 clear"))).toEqual(AGENDA);
    expect(wrongInState(placing, rest("take2 take1 clear"))).toEqual(AGENDA);
    expect(wrongInState(placing, rest("take1 take2"))).toEqual(AGENDA);
    expect(wrongInState(placing, rest("take1 take2 clear"))).toEqual([]);
  });

  test("DRH-15 whoever took the marker need not have begun", () => {
    const state = scripted(3, [...EVERYBODY, "2 decline", "3 decline", "1 take 1"], options);
    const agenda = [state.agenda[0], ...steps("take2 take1 clear")];
    expect(wrongInState(state, { agenda })).toEqual(["turn: what leads to the position"]);
  });

  test("a step in which nobody decides is refused", () => {
    const removed = [...asking.table.removed.specials, { kind: "tool", tool: "jackhammer" }];
    const none = { "houses.1.tools": [], "table.removed.specials": removed };
    expect(wrongWith(asking, "ask1 ask2 take0 take1 take2 clear", none)).toEqual(UNDECIDED);
  });
});

describe("DRH-85 a question which token stays", () => {
  const keeping = small(4, 6);
  const [keep, settle] = keeping.agenda;
  const clear = { do: "clear" };

  test("is about all tokens of one room, and about a player's own", () => {
    expect(wrongInState(keeping)).toEqual([]);
    for (const spaces of [[0], [2], [0, 1], [0, 1, 2], []])
      expect(wrongInState(keeping, { "agenda.0.spaces": spaces })).toEqual(KEEP);
    expect(wrongInState(keeping, { "agenda.0.player": 1, "agenda.1.player": 1 })).toEqual(KEEP);
  });

  test("stands before another step of the same player", () => {
    expect(wrongInState(keeping, { agenda: [keep] })).toEqual(KEEP);
    expect(wrongInState(keeping, { agenda: [keep, clear] })).toEqual(KEEP);
    expect(wrongInState(keeping, { agenda: [keep, ...steps("take1"), clear] })).toEqual(KEEP);
    expect(wrongInState(keeping, { agenda: [keep, keep, settle, clear] })).toEqual(AGENDA);
  });

  test("is not asked where each room has one token", () => {
    const { agenda } = small(4, 5);
    expect(wrongInState(small(4, 5), { agenda: [keep, ...agenda] })).toEqual(KEEP);
  });
});

describe("DRH-70 the closing phase", () => {
  const closing = small(5, 0);
  const over = small(5, 3);
  const both = { "houses.0.helpers": ["handyman", "interior-designer"], "houses.1.helpers": ["roofer"] };

  test.each([
    ["as it begins", "close1:roofer close0:handyman reveal"],
    ["when the first helper is used", "close1: close0:handyman reveal"],
    ["when the first player has finished", "close0:handyman reveal"],
    ["when the last helper is used", "close0: reveal"],
  ])("is read %s", (_name, agenda) => {
    expect(wrongWith(closing, agenda, both)).toEqual([]);
  });

  test.each([
    ["a helper of another player", "close1:handyman close0:handyman reveal"],
    ["a helper twice", "close1:roofer,roofer close0:handyman reveal"],
    ["a helper who is used at the end of the game", "close0:interior-designer reveal"],
    ["another player's step", "close0:roofer close0:handyman reveal"],
    ["players in another order", "close0:handyman close1:roofer reveal"],
    ["a player passed over", "close1:roofer reveal"],
    ["a later player whose helper is used", "close1:roofer close0: reveal"],
    ["more steps than there are", "close1:roofer close1:roofer close0:handyman reveal"],
    ["a step of a player at the end", "close1:roofer close0:handyman"],
    ["a step after the end", "close1:roofer close0:handyman reveal reveal"],
    ["a step of a round", "take0 reveal"],
    ["a step of a round alone", "take0"],
    ["the end of a round", "clear"],
  ])("with %s is refused", (_name, agenda) => {
    expect(wrongWith(closing, agenda)).toEqual(AGENDA);
  });

  test("two helpers of a player keep their order", () => {
    const trade = (helpers: string[]): Changes => ({
      agenda: [{ do: "close", player: 1, helpers }, ...steps("close0: reveal")],
      "houses.0.helpers": ["interior-designer"],
      "houses.1.helpers": ["roofer", "handyman"],
    });
    const short = (helpers: string[]): Changes => ({
      ...trade(helpers),
      agenda: [{ do: "close", player: 1, helpers }, { do: "reveal" }],
    });
    for (const helpers of [["roofer", "handyman"], ["roofer"], ["handyman"], []])
      expect(wrongInState(closing, short(helpers))).toEqual([]);
    for (const helpers of [
      ["handyman", "roofer"],
      ["handyman", "handyman"],
      ["roofer", "handyman", "roofer"],
    ])
      expect(wrongInState(closing, short(helpers))).toEqual(AGENDA);
    expect(wrongInState(closing, trade(["roofer"]))).toEqual(AGENDA);
  });

  test("goes on by itself once nobody has helpers", () => {
    expect(wrongWith(closing, "reveal")).toEqual(UNDECIDED);
  });

  test("comes after the last round, and the end of the game after it", () => {
    expect(wrongWith(small(4, 2), "close1:roofer close0:handyman reveal")).toEqual(AGENDA);
    expect(wrongInState(closing, { agenda: [] })).toEqual([
      "houses[0].roof: cards when the game is over, and only then",
    ]);
    expect(wrongInState(over)).toEqual([]);
    expect(wrongWith(over, "close1:roofer reveal")).toEqual(AGENDA);
  });
});
