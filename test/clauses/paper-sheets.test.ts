import {
  applyMove,
  checkOptions,
  createGame,
  decision,
  describeSheet,
  emptySheet,
  explainMove,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  moveSpaceSize,
  observe,
  parseState,
  planStatus,
  playersToMove,
  provenance,
  randomSeries,
  replay,
  sampleState,
  scorePaper,
  scoreSheet,
  stateKey,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules";
import { askBot, greedyBot } from "perfect-home-rules/bots";
import {
  formatMove,
  formatRecord,
  formatSheet,
  parseMove,
  parseRecord,
  parseSheet,
} from "perfect-home-rules/notation";
import { textsIn } from "perfect-home-rules/texts";
import { viewSheet, viewTable } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { allDone, waitsForSheets } from "../support/on-paper.js";
import { as, violationIn } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";

const PLANS = { A: "two-estates-of-6", B: "3-6", C: "3-4" } as const;

function game(options: Partial<GameOptions> = {}): GameState {
  return createGame({ players: ["Ann", "Bob"], seed: 4, layout: "paper", plans: PLANS, ...options });
}

/** The state after moves without their player. */
function says(state: GameState, player: number, ...moves: readonly object[]): GameState {
  return moves.reduce<GameState>((next, move) => applyMove(next, as<Move>({ ...move, player })), state);
}

const types = (state: GameState, player = 0): string[] =>
  legalMoves(state, player).map(({ type, ...fields }) =>
    "plan" in fields ? `${type} ${fields.plan}` : type,
  );

const CLAIM = (plan: string) => ({ type: "claim", plan });
const END = { type: "end" };
const REFUSAL = { type: "permitRefusal" };
const FULL = { type: "declareEnd" };

describe("sheets on paper", () => {
  test("RND-3: a turn is what the table must hear; done is enough", () => {
    const state = game();
    expect(types(state)).toEqual(["permitRefusal", "claim A", "claim B", "claim C", "declareEnd", "end"]);
    const next = allDone(state);
    expect(next.table.round).toBe(2);
    expect(next.table.stacks[0].flipped).toHaveLength(2);
  });

  test("PLN-2: several who validate a plan in one round get the high value, later ones the other", () => {
    let state = says(says(says(game(), 0, CLAIM("A"), END), 1, CLAIM("A"), END), 0, END);
    expect(viewTable(state).plans[0]).toMatchObject({ turned: true, worth: 6 });
    expect(viewTable(state).plans[0].validated).toEqual([0, 1].map((player) => ({ player, points: 10 })));
    state = says(state, 1, CLAIM("B"), END);
    expect(viewTable(state).plans[1].validated).toEqual([{ player: 1, points: 8 }]);
    const later = says(state, 0, CLAIM("B"), END);
    expect(describeSheet(allDone(later), 0).plans).toEqual({ A: 10, B: 4 });
  });

  test("PLN-1: nobody validates a plan twice", () => {
    const state = says(game(), 0, CLAIM("C"));
    expect(types(state)).not.toContain("claim C");
    expect(explainMove(state, { type: "claim", player: 0, plan: "C" })?.code).toBe("claim.again");
    expect(planStatus(state, 0, "C")).toEqual({ scored: 7, met: false, worth: 7, parts: [] });
    expect(planStatus(state, 0, "B")).toEqual({ scored: null, met: true, worth: 8, parts: [] });
  });

  test("END-1 REF-4: the game is over when all plans of a player are validated, at the third Permit Refusal, or as declared", () => {
    const causes = (state: GameState) => allDone(state).table.endedBy;
    expect(causes(says(game(), 1, CLAIM("A"), CLAIM("B"), CLAIM("C")))).toEqual(["all-plans"]);
    let state = game();
    for (let round = 1; round <= 2; round++) state = allDone(says(state, 0, REFUSAL, END));
    expect(causes(state)).toEqual([]);
    expect(causes(says(state, 0, REFUSAL))).toEqual(["last-refusal"]);
    expect(causes(says(state, 1, FULL))).toEqual(["no-empty-house"]);
    expect(causes(says(state, 0, REFUSAL, FULL))).toEqual(["last-refusal", "no-empty-house"]);
  });

  test("REF-1: one Permit Refusal in a round", () => {
    const state = says(game(), 0, REFUSAL);
    expect(types(state)).not.toContain("permitRefusal");
    expect(explainMove(state, { type: "permitRefusal", player: 0 })?.clause).toBe("RND-1");
  });

  test("END-1: saying it twice is refused", () => {
    const state = says(game(), 0, FULL);
    expect(explainMove(state, { type: "declareEnd", player: 0 })).toMatchObject({
      code: "declareEnd.again",
      clause: "END-1",
    });
  });

  test("END-1: a sheet for whose houses enough rounds were played is full, also if nobody says so", () => {
    let state = allDone(says(game({ players: ["Ann"] }), 0, REFUSAL));
    let rounds = 0;
    while (!isOver(state)) {
      state = allDone(state);
      rounds += 1;
    }
    expect(state.table.endedBy).toEqual(["no-empty-house"]);
    expect([state.table.round, rounds]).toEqual([34, 33]); // 33 houses and a refusal
  });

  test("RND-6: in 2018 the first to validate a plan may have the cards reshuffled", () => {
    const state = game({ edition: "first-2018", plans: {} });
    expect(types(state)).not.toContain("reshuffle");
    const asked = says(state, 0, CLAIM("A"), { type: "reshuffle" }, END);
    const result = tryApplyMove(asked, { type: "end", player: 1 });
    expect(result.ok && result.events.map(({ type }) => type)).toContain("cardsReshuffled");
  });

  test("XPT-4 XPT-6: in Expert Mode it is said which cards are used, and with a refusal which one goes on", () => {
    const state = game({ mode: "expert" });
    expect(types(state)).not.toContain("end");
    expect(explainMove(state, { type: "end", player: 0 })?.clause).toBe("RND-1");
    const [, , third] = state.hands[0];
    const [first] = state.hands[1];
    let next = says(state, 0, { type: "pair", numberCard: 1, actionCard: 0 });
    expect(types(next)).toEqual(["claim A", "claim B", "claim C", "declareEnd", "end"]);
    next = says(next, 0, END);
    next = says(next, 1, REFUSAL, { type: "give", card: 0 }, END);
    expect(next.hands[1][0]).toEqual(third);
    expect(next.hands[0][0]).toEqual(first);
    expect(explainMove(state, { type: "pair", player: 0, numberCard: 1, actionCard: 1 })?.code).toBe(
      "pair.same-card",
    );
  });

  test("AAA-3: the third card is given to the AAA", () => {
    const state = game({ mode: { aaa: "sam" }, players: ["Ann"] });
    const [, second] = state.hands[0];
    const next = says(state, 0, { type: "pair", numberCard: 2, actionCard: 0 }, END);
    expect(next.table.opponent?.given).toEqual([second]);
  });

  test("FST-1: in the solo game all cards are discarded, so being done is enough", () => {
    const state = game({ mode: "solo", edition: "first-2018", players: ["Ann"], plans: {} });
    expect(types(state)).toEqual(["permitRefusal", "claim A", "claim B", "claim C", "declareEnd", "end"]);
    expect(explainMove(state, { type: "pair", player: 0, numberCard: 0, actionCard: 1 })?.code).toBe(
      "move.not-now",
    );
    expect(allDone(state).table.discards).toHaveLength(3);
  });

  test("ZOM-1 ZOM-3: Zombie cards come up, and the table waits until all hordes have moved", () => {
    let state = game({ layout: { paper: "zombies" }, plans: {} });
    expect(state.table.stacks).toHaveLength(2);
    while (!waitsForSheets(state)) state = allDone(state);
    const [{ top }] = state.table.stacks;
    expect(top).toMatchObject({ special: "zombie" });
    expect(types(state)).toEqual(["end"]);
    const { round } = state.table;
    expect(says(state, 0, END).table).toEqual(state.table);
    const next = allDone(state);
    expect([next.table.removed, next.table.round]).toEqual([[top], round]);
  });

  test("ROS-1: before the first round the players choose their objectives", () => {
    const state = game({ layout: { paper: "roswell" }, plans: {} });
    expect(decision(state, 0)?.step).toEqual({ step: "finish" });
    expect(state.table.round).toBe(0);
    expect(allDone(state).table.round).toBe(1);
  });

  test("SET-4: plans are those that the printed sheet can have", () => {
    expect(
      refusedOptions({ layout: { paper: "blueprint" }, advanced: true, plans: { A: "street-2-3-4-4" } }),
    ).toMatch(/^options.invalid|^options.plan-impossible/);
    expect(
      game({ layout: { paper: "halloween" }, plans: {} }).setup.plans.map(({ letter }) => letter),
    ).toEqual(["A", "B", "C"]);
  });

  test("XPN-2 SET-5: what can't be played together is refused on paper too", () => {
    expect(refusedOptions({ layout: { paper: "american-dream" }, advanced: true })).toMatch(
      /^options.expansion-advanced/,
    );
    expect(refusedOptions({ layout: { paper: "nothing" } })).toMatch(/^options.invalid layout.paper/);
    expect(refusedOptions({ layout: { paper: { paper: "classic" } } })).toMatch(
      /^options.unknown layout.paper.paper/,
    );
    expect(refusedOptions({ layout: { paper: "classic", more: 1 } })).toMatch(/^options.unknown layout.more/);
    expect(refusedOptions({ players: ["Ann", "Bob"], layout: ["classic", { paper: "blueprint" }] })).toMatch(
      /^options.layouts-differ layout\[1\]/,
    );
    const mixed = as<GameOptions>({
      players: ["Ann", "Bob"],
      seed: 1,
      layout: ["paper", { paper: "beth-sobel" }],
    });
    expect(checkOptions(mixed)).toEqual([]);
    expect(createGame(mixed).setup.layouts.map(({ id }) => id)).toEqual([
      "paper-classic",
      "paper-beth-sobel",
    ]);
  });

  test("RND-3 SET-7: others see what was said only when all are done", () => {
    const state = says(game(), 0, CLAIM("A"));
    const seen = observe(state, 1);
    expect(seen.turns).toEqual([null, null]);
    expect(legalMoves(sampleState(seen, 1), 1)).toEqual(legalMoves(state, 1));
    expect(takeBack(state, 0).turns[0]?.moves ?? []).toEqual([]);
  });

  test("a saved game is read, and one with a printed sheet forged in is not", () => {
    const state = says(game({ layout: { paper: "zombies" }, mode: "expert", plans: {} }), 1, REFUSAL);
    expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
    const json = JSON.parse(JSON.stringify(state));
    expect(violationIn(() => parseState(changed(json, "setup.layouts.0.expansion.of", null))).code).toBe(
      "state.malformed",
    );
    expect(violationIn(() => parseState(changed(json, "setup.paper", undefined))).code).toBe(
      "state.malformed",
    );
    expect(
      violationIn(() => parseState(changed(json, "sheets.0.expansion.full", true))).details["path"],
    ).toBe("agenda");
  });

  test("a record plays again", () => {
    const options = { players: ["Ann", "Bob"], seed: 4, layout: { paper: "halloween" } } as const;
    const moves: Move[] = [
      { type: "claim", player: 0, plan: "A" },
      { type: "declareEnd", player: 0 },
      { type: "end", player: 0 },
      { type: "end", player: 1 },
    ];
    const record = { version: 1, package: "1.0.0", options, moves, result: null } as const;
    const read = parseRecord(formatRecord(record));
    expect(read).toEqual(record);
    expect(isOver([...replay(read)][4].state)).toBe(true);
  });

  test("nothing of the sheet is drawn, described or scored but plans and refusals", () => {
    const state = says(game(), 0, CLAIM("A"), REFUSAL, FULL);
    const view = viewSheet(state, 0);
    expect([view.streets, view.estates, view.expansion]).toEqual([[], [], { id: "paper", full: true }]);
    expect(scoreSheet(state, 0)).toMatchObject({ total: 10 });
    expect(scoreSheet(state, 0).sections.map(({ section }) => section)).toEqual(["plans", "refusals"]);
    const sheet = describeSheet(state, 0);
    const options = { layout: "paper" } as const;
    expect(parseSheet(formatSheet(sheet, options), options)).toEqual(sheet);
    expect(moveSpaceSize(state)).toBeLessThan(60);
  });

  test("of the layout nothing needs to be trusted", () => {
    expect(provenance(game({ layout: { paper: "blueprint" } })).map(({ of }) => of)).toEqual([
      "cards",
      "plan",
      "plan",
      "plan",
    ]);
  });

  test("it is said in English and French", () => {
    const state = game({ layout: { paper: "zombies" }, plans: {} });
    expect(textsIn("en").setup(state.setup)).toContain("Zombies! on paper");
    expect(textsIn("fr").setup(state.setup)).toContain("sur papier");
  });
});

describe("what the AAA answers to sheets of paper", () => {
  const aaa = (layout: "ducks" | "nuclear-war" | "ice-cream", options: Partial<GameOptions> = {}) =>
    game({ players: ["Ann"], mode: { aaa: "sam" }, layout: { paper: layout }, plans: {}, ...options });
  const declared = (state: GameState) =>
    legalMoves(state, 0).flatMap((move) => (move.type === "declare" ? [[move.of, move.index]] : []));
  const CARDS = { type: "pair", numberCard: 0, actionCard: 1 };

  test("DUK-6: it counts its cards when all ducklings are said to be circled, once", () => {
    const state = aaa("ducks");
    expect(declared(state)).toHaveLength(3);
    let next = says(state, 0, CARDS, { type: "declare", of: "ducklings", index: 1 }, END);
    const { expansion } = next.table;
    expect(expansion?.id === "ducks" && expansion.counts).toEqual({ yellow: null, black: 0, both: null });
    expect(declared(next)).not.toContainEqual(["ducklings", 1]);
    next = says(next, 0, CARDS, { type: "declare", of: "ducklings", index: 0 }, END);
    expect(next.table.expansion).toMatchObject({ counts: { yellow: 1, black: 0 } });
    expect(stateKey(parseState(JSON.stringify(next)))).toBe(stateKey(next));
  });

  test("NUC-6: it answers a roundabout with a 10, as long as it has a shelter left", () => {
    expect(declared(aaa("nuclear-war"))).toEqual([]);
    const state = aaa("nuclear-war", { advanced: true });
    const street = 1;
    const next = says(state, 0, CARDS, { type: "declare", of: "roundabout", index: street }, END);
    const { expansion } = next.table;
    expect(expansion?.id === "nuclear-war" && expansion.built[street].slice(1)).toEqual([10]);
    expect(stateKey(parseState(JSON.stringify(next)))).toBe(stateKey(next));
    const text = formatMove({ type: "declare", player: 0, of: "roundabout", index: street });
    expect(text).toBe("1 declare roundabout 2");
    expect(parseMove(text)).toEqual({ type: "declare", player: 0, of: "roundabout", index: street });
  });

  test("ICE-5: where it answers nothing, nothing is asked", () => {
    expect(declared(aaa("ice-cream"))).toEqual([]);
  });
});

describe("one player on paper, one whose sheet is kept", () => {
  const beside = (options: Partial<GameOptions> = {}) => game({ layout: ["paper", "classic"], ...options });

  test("RND-3: each is asked as their sheet is; the same cards lie before both", () => {
    const state = beside();
    expect(types(state)).toEqual(["permitRefusal", "claim A", "claim B", "claim C", "declareEnd", "end"]);
    expect(types(state, 1)).toEqual(["pick", "pick", "pick"]);
    expect(state.table).toEqual(game().table);
    expect(explainMove(state, { type: "end", player: 1 })?.clause).toBe("RND-1");
    expect(explainMove(state, { type: "declareEnd", player: 1 })?.clause).not.toBeUndefined();
    expect(explainMove(state, { type: "pick", player: 0, stack: 0 })?.code).toBe("move.not-now");
    expect(moveSpaceSize(state)).toBe(moveSpaceSize(game({ layout: "classic" })) + 1);
  });

  test("PLN-1 PLN-2: a plan said to be validated is turned for both, who keeps a sheet is judged", () => {
    const state = says(beside(), 0, CLAIM("A"), END);
    expect(explainMove(state, { type: "claim", player: 1, plan: "A" })?.code).toBe("move.not-now");
    const picked = says(state, 1, { type: "pick", stack: 0 });
    const [write] = legalMoves(picked, 1);
    let next = applyMove(picked, write);
    while (next.table.round === 1) next = applyMove(next, legalMoves(next, 1).at(-1) as Move);
    expect(planStatus(next, 1, "A")).toMatchObject({ worth: 6, met: false });
    expect(viewTable(next).plans[0]).toMatchObject({ turned: true, validated: [{ player: 0, points: 10 }] });
    expect(viewSheet(next, 0).streets).toEqual([]);
    expect(viewSheet(next, 1).streets).toHaveLength(3);
  });

  test("END-1: each sheet ends the game in its own way", () => {
    const state = says(beside(), 0, FULL, END);
    let next = says(state, 1, { type: "pick", stack: 0 });
    while (!isOver(next)) next = applyMove(next, legalMoves(next, 1).at(-1) as Move);
    expect(next.table.endedBy).toEqual(["no-empty-house"]);
  });

  test("ROS-1 ZOM-3: who keeps a sheet decides on it, who writes on paper says when it is done", () => {
    const state = game({ layout: ["roswell", { paper: "roswell" }], plans: {} });
    expect(new Set(types(state))).toEqual(new Set(["objective"]));
    expect(types(state, 1)).toEqual(["end"]);
    expect(decision(state, 1)?.step).toEqual({ step: "finish" });
  });

  test("ICE-3: the first who ends a route says so: who keeps a sheet crosses its bonus out", () => {
    const state = game({ layout: ["ice-cream", { paper: "ice-cream" }], plans: {} });
    const declared = { type: "declare", of: "route", index: 1 };
    expect(types(state, 1)).toContain("declare");
    expect(explainMove(state, as<Move>({ ...declared, player: 0 }))?.code).toBe("move.not-now");
    let next = says(state, 1, declared);
    expect(explainMove(next, as<Move>({ ...declared, player: 1 }))).toMatchObject({
      code: "declare.no-answer",
      clause: "RND-7",
    });
    next = says(next, 1, END);
    next = says(next, 0, { type: "pick", stack: 0 });
    while (next.table.round === 1) next = applyMove(next, legalMoves(next, 0).at(-1) as Move);
    const { expansion } = viewSheet(next, 0);
    expect(expansion?.id === "ice-cream" && expansion.routes[1].bonus).toBe("crossed");
    const all = game({ layout: { paper: "ice-cream" }, plans: {} });
    expect(types(all)).not.toContain("declare");
  });

  test("AMD-3 HAL-3 DUK-3: only what the sheet has can be said", () => {
    const said = (layout: "american-dream" | "halloween" | "ducks") => {
      const state = game({ layout: [layout, { paper: layout }], plans: {} });
      return legalMoves(state, 1).flatMap((move) => (move.type === "declare" ? [move.of] : []));
    };
    expect(new Set(said("american-dream"))).toEqual(new Set(["street", "column"]));
    expect(said("american-dream").filter((of) => of === "street")).toHaveLength(5);
    expect(new Set(said("halloween"))).toEqual(new Set(["ghosts", "candies"]));
    expect(said("ducks")).toEqual(["ducklings", "ducklings", "ducklings"]);
  });

  test("SCO-4 TIE-1: temps are compared among all sheets once those of paper are handed in", () => {
    const state = beside({
      start: {
        sheets: [emptySheet("paper"), { ...emptySheet("classic"), temps: 2 }],
        table: {
          round: 7,
          combinations: [5, 9, 14].map((number) => ({ number, action: "park" })),
        },
      },
    });
    const alone = scoreSheet(state, 1).total;
    const { sheets, standings } = scorePaper(state, [{ ...emptySheet("classic"), temps: 3 }, null]);
    expect([alone, sheets[0].total, sheets[1].total]).toEqual([7, 7, 4]);
    expect(standings.map(({ player }) => player)).toEqual([0, 1]);
    const wrong = (...given: Parameters<typeof scorePaper>[1]) => violationIn(() => scorePaper(state, given));
    expect(wrong(null, null)).toMatchObject({ code: "paper.missing", details: { player: 0 } });
    expect(wrong(emptySheet("classic"), emptySheet("classic"))).toMatchObject({
      code: "paper.kept",
      details: { player: 1 },
    });
  });

  test("a saved game is read; with the sheets exchanged it is not", () => {
    const state = says(beside({ mode: "expert" }), 0, REFUSAL);
    expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
    const json = JSON.parse(JSON.stringify(state));
    expect(violationIn(() => parseState(changed(json, "setup.playerLayouts", [1, 0]))).code).toBe(
      "state.malformed",
    );
    expect(violationIn(() => parseState(changed(json, "setup.paper", undefined))).code).toBe(
      "state.malformed",
    );
  });

  test("RND-2: while a card is awaited nobody with paper has a turn, in a saved game neither", () => {
    const said = says(beside(), 0, END);
    const waiting = beside({ cards: "entered" });
    expect(decision(waiting, 0)).toBeNull();
    expect(legalMoves(waiting, 0)).toEqual([]);
    const json = JSON.parse(JSON.stringify(waiting));
    const turned = changed(changed(json, "turns", said.turns), "ended", [true, false]);
    expect(violationIn(() => parseState(turned)).code).toBe("state.malformed");
  });

  test("a bot keeps its sheet beside people with paper", () => {
    let state = beside();
    while (!isOver(state)) {
      const [player] = playersToMove(state);
      const move: Move =
        player === 0 ? { type: "end", player } : askBot(state, player, greedyBot, randomSeries(1));
      state = applyMove(state, move);
    }
    expect(scoreSheet(state, 1).total).toBeGreaterThan(40);
  });
});

describe("SCO-7: sheets of paper handed in", () => {
  const over = () =>
    allDone(says(says(game(), 0, CLAIM("A"), CLAIM("B"), END), 1, CLAIM("C"), REFUSAL, FULL));
  const sheet = emptySheet("classic");

  test("are scored with the plans as they were said, and Permit Refusals", () => {
    const { sheets, opponent, standings } = scorePaper(over(), [
      { ...sheet, pools: 2 },
      { ...sheet, refusals: 1 },
    ]);
    expect(sheets.map(({ total }) => total)).toEqual([10 + 8 + 6, 7]);
    expect(opponent).toBeNull();
    expect(standings.map(({ player, place }) => [player, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test.each([
    [{ plans: { A: 6 } }, "A"],
    [{ plans: { C: 7 } }, "C"],
    [{ refusals: 1 }, "refusals"],
  ])("PLN-2 REF-1: with other plans or refusals are refused: %j", (change, of) => {
    const violation = violationIn(() => scorePaper(over(), [{ ...sheet, ...change }, sheet]));
    expect(violation).toMatchObject({ code: "paper.differs", details: { player: 0, of } });
  });

  test("must be one for each player, of the layout played on, and the game on paper", () => {
    expect(violationIn(() => scorePaper(over(), [sheet])).code).toBe("description.malformed");
    expect(violationIn(() => scorePaper(over(), [sheet, emptySheet("zombies")])).code).toBe(
      "description.malformed",
    );
    expect(violationIn(() => scorePaper(game({ layout: "classic" }), [sheet, sheet])).code).toBe(
      "paper.kept",
    );
  });
});
