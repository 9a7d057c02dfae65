import {
  type AwaitedCard,
  awaited,
  createRecorder,
  decision,
  formatRecord,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  playersToMove,
  type Recorder,
  recordEvents,
  recordOf,
  scoreSheet,
  standings,
  takeBack,
  takeBackReveal,
  tryApplyMove,
  tryReveal,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { drawHouse as drawAsSvg } from "perfect-home-rules/dream-home/svg";
import { type Texts, textsIn } from "perfect-home-rules/dream-home/texts";
import { stacked } from "../drawing/svg-sheets.js";
import { writeText } from "../files.js";
import type { Terminal } from "../terminal.js";
import { heading, textOf, wrapped } from "../wording.js";
import { created } from "./created.js";
import { drawHouse, drawScore } from "./draw-house.js";
import { type DreamHomeGame, seatName } from "./game-of-flags.js";
import { askFor, type Keyboard } from "./keyboard.js";
import { type MoversOfGame, withMovers } from "./movers.js";
import { playDreamHomeSeries } from "./series.js";

/** The display in lines, with the round above it; nothing where no card lies there, as after the last round. */
export function tellMarket(state: GameState, texts: Texts): string[] {
  const { round, rounds, columns } = viewMarket(state);
  if (columns.every(({ room }) => room === null)) return [];
  return [
    heading(texts.round(round, rounds)),
    ...columns.flatMap(({ column, room, special, marker }) => {
      const cards = [
        ...(room === null ? [] : [texts.roomCard(room)]),
        ...(special === null ? [] : [texts.special(special)]),
        ...(marker ? [texts.term("marker")] : []),
      ];
      return cards.length === 0 ? [] : wrapped("", texts.about(texts.column(column), cards.join(", ")));
    }),
  ];
}

/** The houses with their scores, and who has won, or is ahead. */
export function tellEnd(state: GameState, texts: Texts): string[] {
  const { players } = state.setup;
  const { round, rounds } = viewMarket(state);
  return [
    ...players.flatMap((_, player) => [
      ...drawHouse(viewHouse(state, player), texts),
      ...drawScore(scoreSheet(state, player), texts),
    ]),
    heading(isOver(state) ? texts.term("over") : texts.round(round, rounds)),
    ...standings(state).flatMap((standing) => wrapped("", texts.standing(standing, players))),
  ];
}

/** A card that can be entered. */
type Card = AwaitedCard["cards"][number]["card"];

/** Asks a person for a move; `undo` takes the last one, or the last card, back; `null` where nothing more is entered. */
async function askPerson(
  state: GameState,
  player: number,
  keyboard: Keyboard,
): Promise<Move | "undo" | null> {
  const { texts } = keyboard;
  const step = decision(state, player);
  const moves = legalMoves(state, player);
  const asked = [
    ...tellMarket(state, texts),
    ...drawHouse(viewHouse(state, player), texts),
    ...(step === null
      ? []
      : wrapped("", texts.about(state.setup.players[player] ?? "", texts.prompt(state, step)))),
  ];
  const names = moves.map((move) => texts.move(state, move));
  const choice = await askFor(keyboard, asked, names, ["undo"]);
  return choice === null || choice === "undo" ? choice : (moves[choice] ?? null);
}

/** Asks for the card that lies on the real table; `undo` takes the one before it back. */
async function askCard({ place, cards }: AwaitedCard, keyboard: Keyboard): Promise<Card | "undo" | null> {
  const { texts } = keyboard;
  const names = cards.map(({ card }) => ("room" in card ? texts.roomCard(card) : texts.special(card)));
  const choice = await askFor(keyboard, wrapped("", texts.whichCard(place)), names, ["undo"]);
  return choice === null || choice === "undo" ? choice : (cards[choice]?.card ?? null);
}

/** The state before the card entered last; the same one where none can be taken back. */
function withoutLastCard(state: GameState): GameState {
  try {
    return takeBackReveal(state);
  } catch (error) {
    if (isRulesError(error) && error.code === "takeBack.no-reveal") return state;
    throw error;
  }
}

/** The state before the player's last move of the turn, otherwise before the card entered last; the same one without either. */
function undone(state: GameState, player: number): GameState {
  const { turn } = state;
  const isOwn = turn !== null && turn.player === player && turn.moves.length > 0;
  return isOwn ? takeBack(state, player, turn.moves.length - 1) : withoutLastCard(state);
}

/** What a game has come to, as JSON. */
function asJson({ options, seats }: DreamHomeGame, moves: readonly Move[], state: GameState): string {
  const scoreSheets = state.setup.players.map((_, player) => scoreSheet(state, player));
  const document = {
    game: "dream-home",
    options,
    seats: seats.map(seatName),
    moves,
    scoreSheets,
    standings: standings(state),
    state,
  };
  return `${JSON.stringify(document)}\n`;
}

/** All houses as one drawing. */
function houses(state: GameState, texts: Texts): string {
  return `${stacked(state.setup.players.map((_, player) => drawAsSvg(viewHouse(state, player), { texts })))}\n`;
}

/** A game as far as it was played. */
interface Played {
  readonly state: GameState;
  readonly moves: readonly Move[];
  readonly recorder: Recorder;
}

/** Plays until the game is over or a person leaves, and tells it move by move. */
async function playOn(
  terminal: Terminal,
  { options, seats, json, language }: DreamHomeGame,
  begun: GameState,
  movers: MoversOfGame,
): Promise<Played> {
  // Standard input is not touched where nobody is asked.
  const isAsked = seats.includes("person") || options.cards === "entered";
  const lines = isAsked ? terminal.lines()[Symbol.asyncIterator]() : null;
  const texts = textsIn(language);
  const keyboard = { lines, terminal, texts };
  const moves: Move[] = [];
  let recorder = createRecorder(options);
  let state = begun;
  let round = -1;
  try {
    while (!isOver(state)) {
      const next = awaited(state);
      if (next !== null) {
        const card = await askCard(next, keyboard);
        if (card === null) return { state, moves, recorder };
        if (card === "undo") {
          state = withoutLastCard(state);
          continue;
        }
        const entered = tryReveal(state, card);
        if (!entered.ok) throw new Error(entered.violation.message);
        recorder = recordEvents(recorder, entered.events);
        state = entered.state;
        continue;
      }
      const [player = 0] = playersToMove(state);
      const isPerson = seats[player] === "person";
      if (!json && !isPerson && state.table.round !== round) terminal.out(textOf(tellMarket(state, texts)));
      round = state.table.round;
      const move = isPerson ? await askPerson(state, player, keyboard) : await movers.move(state, player);
      if (move === null) return { state, moves, recorder };
      if (move === "undo") {
        const before = undone(state, player);
        if (before === state) terminal.out(textOf(wrapped("", texts.term("nothingToUndo"))));
        else if (awaited(before) === null) moves.pop();
        state = before;
        continue;
      }
      if (!json) terminal.out(textOf(wrapped(`${options.players[player]} `, texts.playedMove(state, move))));
      const result = tryApplyMove(state, move);
      if (!result.ok) throw new Error(result.violation.message);
      const lost = result.events.filter(({ type }) => type === "specialLost").map(texts.event);
      if (!json && lost.length > 0) terminal.out(textOf(wrapped("", texts.list(lost))));
      moves.push(move);
      recorder = recordEvents(recorder, result.events);
      state = result.state;
    }
    movers.end(state);
    return { state, moves, recorder };
  } finally {
    await lines?.return?.();
  }
}

/** Plays a game of Dream Home, with bots or against them, and tells it move by move. */
async function playOne(terminal: Terminal, game: DreamHomeGame): Promise<void> {
  const { options, json, svg, record } = game;
  const texts = textsIn(game.language);
  const begun = created(options);
  const { state, moves, recorder } = await withMovers(game, (begin) =>
    playOn(terminal, game, begun, begin(0, options.seed)),
  );
  if (record !== undefined) writeText(terminal, record, formatRecord(recordOf(recorder, state)));
  if (!isOver(state)) return terminal.out("\n");
  if (svg !== undefined) writeText(terminal, svg, houses(state, texts));
  terminal.out(json ? asJson(game, moves, state) : textOf(tellEnd(state, texts)));
}

/** Plays a game of Dream Home, with bots or against them, and tells it move by move; or many games of bots. */
export function playDreamHome(terminal: Terminal, game: DreamHomeGame): Promise<void> {
  const { games } = game;
  return games === null ? playOne(terminal, game) : playDreamHomeSeries(terminal, game, games);
}
