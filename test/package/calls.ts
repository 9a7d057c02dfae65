import {
  catalogue,
  createGame,
  createRecorder,
  describeSheet,
  type GameOptions,
  legalMoves,
  observe,
  recordOf,
  reveal,
  scoreSheet,
  tryApplyMove,
  violationOf,
} from "perfect-home-rules";
import * as dreamHome from "perfect-home-rules/dream-home";
import * as dreamHomeProtocol from "perfect-home-rules/dream-home/protocol";
import { english as houseTexts } from "perfect-home-rules/dream-home/texts";
import { encodeObservation } from "perfect-home-rules/encoding";
import { zombies } from "perfect-home-rules/expansions";
import { formatMove, formatRecord, formatSheet } from "perfect-home-rules/notation";
import { anything } from "perfect-home-rules/readers";
import { createSimulator } from "perfect-home-rules/simulate";
import { english } from "perfect-home-rules/texts";
import { viewSheet, viewTable } from "perfect-home-rules/view";
import { SMALL } from "../support/small-sheet.js";

/** A program that says that it is ready, and ends. */
const GREETING = ["sh", "-c", `read -r hello; echo '{ "name": "any", "show": [] }'`];

/** Arguments that a function takes. */
export type Arguments = readonly unknown[];

const options: GameOptions = { players: ["Ann", "Bob"], seed: 1 };
const state = createGame(options);
const waiting = createGame({ ...options, cards: "entered" });
const card = { number: 8, action: "pool" } as const;
const onPaper = createGame({ ...options, layout: "paper" });
const [move] = legalMoves(state, 0);
const accepted = tryApplyMove(state, move);
const recorder = createRecorder(options);
const record = { ...recordOf(recorder, state), moves: [move] };
const description = describeSheet(state, 0);
const observation = observe(state, 0);
const { provenance: _provenance, ...layout } = state.setup.layouts[0];
const violation = violationOf("sheet.order", {});
const failure = { code: "bot.threw", player: 0, game: 0, seed: 1, violation: null, thrown: "why" };
const seat = { player: 0, moves: legalMoves(state, 0), observe: () => observation, random: () => 0.5 };
const houseOptions = { players: ["Ann", "Bob"], seed: 1 };
const houses = dreamHome.createGame(houseOptions);
const waitingHouses = dreamHome.createGame({ players: ["Ann", "Bob"], cards: "entered" });
const houseRecorder = dreamHome.createRecorder(houseOptions);
const [houseMove] = dreamHome.legalMoves(houses);
const housePlayer = {
  player: 0,
  moves: dreamHome.legalMoves(houses),
  observe: () => dreamHome.observe(houses, 0),
  random: () => 0.5,
};
const houseRecord = { ...dreamHome.recordOf(houseRecorder, houses), moves: [houseMove] };
const first = ({ moves }: typeof seat) => moves[0];
const firstInHouses = ({ moves }: typeof housePlayer) => moves[0];
const random = () => 0.5;
/** A series on a Redis that is not there, for which nobody waits. */
const series = { connection: "redis://127.0.0.1:1", name: "series", patience: 1 };

/**
 * For each function that an entry exports, arguments that it takes: a new export belongs here, so that it meets the zoo
 * and the other tests over all exports.
 */
export const CALLS: Readonly<Record<string, Readonly<Record<string, Arguments>>>> = {
  "perfect-home-rules": {
    ReplayError: [1, violation, state],
    RulesError: [[violation]],
    applyMove: [state, move],
    awaited: [waiting],
    catalogue: [],
    checkOptions: [options],
    checkSheet: [{ ...description, temps: 12 }, {}],
    combinations: [state],
    createGame: [options],
    createRecorder: [options],
    decision: [state, 0],
    decodeMove: [state, 1, 0],
    describeSheet: [state, 0],
    emptySheet: ["classic", "collector-2023"],
    encodeMove: [state, move],
    estates: [state, 0],
    explainMove: [state, { type: "end", player: 0 }],
    isLegal: [state, move],
    isOver: [state],
    isReplayError: [new Error("none")],
    isRulesError: [new Error("none")],
    layoutOf: [layout],
    legalMoves: [state, 0],
    legalTurns: [state, 0],
    moveSpaceSize: [state],
    numberRanges: [state, 0],
    observe: [state, 0],
    opponentScore: [state],
    optionsOf: [catalogue().configurations[0], ["Ann", "Bob"]],
    parseState: [JSON.parse(JSON.stringify(state))],
    planStatus: [state, 0, "A"],
    planWorth: [{ ...state.setup.plans[0] }, false],
    provenance: [state],
    randomSeries: [1, 2],
    recordEvents: [recorder, accepted.ok ? accepted.events : []],
    recordOf: [recorder, state],
    replay: [record],
    sampleState: [observation, 1],
    registerExpansions: [zombies, zombies],
    reveal: [waiting, card],
    scorePaper: [onPaper, [description, description]],
    scoreSheet: [state, 0],
    scoreSheets: [[description], {}],
    sheetGeometry: [layout],
    standings: [state],
    stateKey: [state],
    takeBackReveal: [reveal(waiting, card)],
    takeBack: [accepted.ok ? accepted.state : state, 0, 0],
    playersToMove: [state],
    trackValue: [layout.pools, 2],
    tryApplyMove: [state, move],
    tryReveal: [waiting, card],
    checkLayout: [layout],
    checkRecord: [record],
    violationOf: ["sheet.order", {}],
  },
  "perfect-home-rules/bots": {
    askBot: [state, 0, first, random],
    botOf: ["random"],
    finishTurn: [state, 0, first, random],
    greedyBot: [seat],
    guidedMonteCarloBot: [{ playouts: 2 }],
    monteCarloBot: [{ playouts: 2 }],
    randomBot: [seat],
    analyseGame: [record, { seed: 1, playouts: 10 }],
    rankMoves: [state, { budget: { playouts: 4 }, seed: 1 }],
    rankTurns: [state, { budget: { playouts: 4 }, seed: 1 }],
    tryAskBot: [first, seat],
  },
  "perfect-home-rules/expansions": {},
  "perfect-home-rules/encoding": {
    decodeObservation: [state, encodeObservation(state, 0)],
    encodeObservation: [state, 0],
    encodingOf: [state],
    legalMask: [state, 0],
  },
  "perfect-home-rules/node": {
    BotError: [failure],
    isBotError: [new Error("none")],
    loadBotModule: [new URL("data:text/javascript,export const bot = ({ moves }) => moves[0];"), 0],
    loadBots: [[null, "random"]],
    thrownInWords: [new Error("none")],
    openGameThread: [],
    openProgram: [{ ...dreamHomeProtocol, isRulesError: dreamHome.isRulesError }, { command: GREETING }],
    playMany: [{ options: { players: ["Ann"] }, games: 1, seed: 1, bots: ["random"], workers: 0 }],
  },
  "perfect-home-rules/notation": {
    formatMove: [move],
    formatRecord: [record],
    formatSheet: [description, {}],
    formatSheets: [[{ name: "Ann", description }], {}],
    parseMove: [formatMove(move)],
    parseRecord: [formatRecord(record)],
    parseSheet: [formatSheet(description), {}],
    parseSheets: [formatSheet(description), {}],
  },
  "perfect-home-rules/protocol": {
    createReferee: [],
    helloToBot: [1000],
    protocolSchema: [],
    questionForBot: [
      {
        id: 1,
        game: 0,
        player: 0,
        moves: legalMoves(state, 0),
        random: 0.5,
        observe: () => observation,
        show: ["moves"],
      },
    ],
    readBotHello: ['{"name":"any","show":[]}'],
    readMoveChoice: ['{"id":1,"choose":0}', 1, 3],
    splitLines: [100],
  },
  "perfect-home-rules/queue": {
    cancelSeries: [series],
    playQueued: [{ options: { players: ["Ann"] }, games: 1, seed: 1, bots: ["random"], queue: series }],
    readSeries: [series],
    resumeSeries: [series],
    startWorker: [{ connection: series.connection, concurrency: 1, patience: 1 }],
  },
  "perfect-home-rules/readers": {
    always: [1],
    anything: [1, "path"],
    callable: [],
    checked: [anything, () => true, "anything"],
    choice: [["red", "blue"]],
    copyJson: [{ moves: [1] }, "path"],
    either: ["spectator", anything],
    fieldsOf: [{ seed: 1 }, "path"],
    invalid: ["path", "nothing"],
    list: [anything, "a list", 3, 0],
    nullable: [anything],
    object: [{ seed: anything }],
    oneOfKinds: ["type", { turn: {}, stop: {} }],
    optional: [anything, 1],
    refusedAs: ["record.malformed", anything],
    refusedAsShared: ["record.malformed", anything],
    row: [anything, 2, "a list of 2"],
    text: ["Ann", "path"],
    throwShared: ["record.malformed", {}],
    throwViolation: ["sheet.order", {}],
    boolean: [true, "path"],
    tuple: [anything, anything, "a pair"],
    whole: [0, 9],
  },
  "perfect-home-rules/dream-home": {
    RulesError: [[violation]],
    applyMove: [houses, houseMove],
    createGame: [options],
    awaited: [waitingHouses],
    checkHouse: [dreamHome.describeHouse(houses, 0), {}],
    describeHouse: [houses, 0],
    formatHouse: [dreamHome.describeHouse(houses, 0), { player: "Ann" }],
    parseHouses: ["player Ann\nfloor basement garage -", {}],
    rankHouses: [[dreamHome.describeHouse(houses, 0)], {}],
    scoreHouses: [[dreamHome.describeHouse(houses, 0)], {}],
    checkRecord: [houseRecord],
    createRecorder: [houseOptions],
    formatMove: [houseMove],
    formatRecord: [houseRecord],
    parseMove: ["1 take 1"],
    parseRecord: [dreamHome.formatRecord(houseRecord)],
    parseState: [JSON.stringify(houses)],
    recordEvents: [houseRecorder, []],
    recordOf: [houseRecorder, houses],
    replay: [houseRecord],
    reveal: [waitingHouses, { kind: "tool", tool: "drill" }],
    stateKey: [houses],
    takeBack: [houses, 0, 0],
    takeBackReveal: [dreamHome.reveal(waitingHouses, { kind: "tool", tool: "drill" })],
    tryReveal: [waitingHouses, { kind: "tool", tool: "drill" }],
    decision: [houses, 0],
    explainMove: [houses, houseMove],
    isLegal: [houses, houseMove],
    isOver: [houses],
    isRulesError: [new Error("none")],
    legalMoves: [houses, 0],
    observe: [houses, 0],
    playersToMove: [houses],
    randomSeries: [1, 1],
    provenance: [houses],
    sampleState: [dreamHome.observe(houses, 0), 1],
    scoreSheet: [houses, 0],
    standings: [houses],
    targets: [houses],
    targetsOf: [houseMove],
    whyNotAt: [houses, 0, "column 1"],
    tryApplyMove: [houses, houseMove],
    viewHouse: [houses, 0],
    viewMarket: [houses],
  },
  "perfect-home-rules/dream-home/bots": {
    askBot: [houses, 0, firstInHouses, random],
    botOf: ["greedy"],
    greedyBot: [housePlayer],
    randomBot: [housePlayer],
  },
  "perfect-home-rules/dream-home/protocol": {
    createReferee: [],
    helloToBot: [1000],
    protocolSchema: [],
    questionForBot: [{ ...housePlayer, id: 1, game: 0, random: 0.5, show: ["moves"] }],
    readBotHello: ['{"name":"any","show":[]}'],
    readMoveChoice: ['{"id":1,"choose":0}', 1, 3],
    splitLines: [100],
  },
  "perfect-home-rules/dream-home/rules": {},
  "perfect-home-rules/dream-home/session": {
    createSession: [houseOptions, { bots: [null, firstInHouses], seed: 1 }],
    restoreSession: [
      { version: 1, record: houseRecord, made: 1 },
      { bots: [null, firstInHouses], seed: 1 },
    ],
  },
  "perfect-home-rules/dream-home/simulate": { createSimulator: [houses] },
  "perfect-home-rules/dream-home/svg": {
    drawHouse: [dreamHome.viewHouse(houses, 0), { texts: houseTexts }],
    drawMarket: [dreamHome.viewMarket(houses), { texts: houseTexts }],
  },
  "perfect-home-rules/dream-home/texts": { textsIn: ["fr"] },
  "perfect-home-rules/rules": {},
  "perfect-home-rules/session": {
    createSession: [options, { bots: [null, first], seed: 1 }],
    restoreSession: [
      { version: 1, record, made: 1 },
      { bots: [null, first], seed: 1 },
    ],
  },
  "perfect-home-rules/simulate": { createSimulator: [state], createVectorGames: [[state, state]] },
  "perfect-home-rules/svg": {
    drawCard: [{ number: 8, action: "pool" }, { texts: english }],
    drawCurve: [
      { title: "Score", xTitle: "Round", lines: [{ name: "Ann", points: [{ x: 1, y: 60, error: 2 }] }] },
      { texts: english },
    ],
    drawScore: [scoreSheet(state, 0), { texts: english, name: "Ann" }],
    drawSheet: [viewSheet(state, 0), { texts: english }],
    drawTable: [viewTable(state), { texts: english, player: 0 }],
  },
  "perfect-home-rules/view": {
    copyView: [viewSheet(state, 0)],
    parseTarget: ["house-0-3"],
    preview: [state, move],
    targetKey: [{ target: "house", street: 0, house: 0 }],
    targetOf: [state, move],
    targets: [state, 0],
    viewSheet: [state, 0],
    viewTable: [state],
    whyNotAt: [state, 0, { target: "house", street: 0, house: 0 }],
  },
  "perfect-home-rules/testing": {
    allConfigurations: [],
    checkContract: [
      { ...options, players: ["Ann"], layout: SMALL },
      { games: 1, seed: 1, every: 1000, tries: 1 },
    ],
  },
  "perfect-home-rules/texts": { textsIn: ["fr"] },
};

/** Methods of what functions return, which are called in the same way. */
export const METHODS: Readonly<Record<string, Arguments>> = {
  apply: [move],
  clone: [],
  combinations: [],
  estates: [0],
  isOver: [],
  legalMoves: [0],
  numberRanges: [0],
  perft: [1],
  planStatus: [0, "A"],
  playout: [random],
  scoreSheet: [0],
  standings: [],
  playersToMove: [],
  toState: [],
};

/** A simulator whose methods are called. */
export function simulatorToCall(): Readonly<Record<string, unknown>> {
  return createSimulator(state) as unknown as Readonly<Record<string, unknown>>;
}
