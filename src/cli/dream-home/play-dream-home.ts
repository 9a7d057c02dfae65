import {
  createRecorder,
  decision,
  formatRecord,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
  type Recorder,
  recordEvents,
  recordOf,
  scoreSheet,
  standings,
  tryApplyMove,
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

/** Asks whoever sits at the keyboard, until one of the moves is chosen; `null` where nothing more is entered. */
async function askPerson(
  state: GameState,
  player: number,
  lines: AsyncIterator<string> | null,
  terminal: Terminal,
  texts: Texts,
): Promise<Move | null> {
  const asked = decision(state, player);
  const moves = legalMoves(state, player);
  terminal.out(
    textOf([
      ...tellMarket(state, texts),
      ...drawHouse(viewHouse(state, player), texts),
      ...(asked === null
        ? []
        : wrapped("", texts.about(state.setup.players[player] ?? "", texts.prompt(state, asked)))),
      ...moves.flatMap((move, index) =>
        wrapped(`${String(index + 1).padStart(3)}  `, texts.move(state, move)),
      ),
    ]),
  );
  while (true) {
    terminal.out("> ");
    const entered = await lines?.next();
    if (entered === undefined || entered.done === true || entered.value.trim() === "quit") return null;
    const { value } = entered;
    const move = /^\d+$/.test(value.trim()) ? moves[Number(value) - 1] : undefined;
    if (move !== undefined) return move;
    terminal.out(textOf(wrapped("", texts.term("wrongNumber"))));
  }
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
  const lines = seats.includes("person") ? terminal.lines()[Symbol.asyncIterator]() : null;
  const texts = textsIn(language);
  const moves: Move[] = [];
  let recorder = createRecorder(options);
  let state = begun;
  let round = -1;
  try {
    while (!isOver(state)) {
      const [player = 0] = playersToMove(state);
      const isPerson = seats[player] === "person";
      if (!json && !isPerson && state.table.round !== round) terminal.out(textOf(tellMarket(state, texts)));
      round = state.table.round;
      const move = isPerson
        ? await askPerson(state, player, lines, terminal, texts)
        : await movers.move(state, player);
      if (move === null) return { state, moves, recorder };
      if (!json) terminal.out(textOf(wrapped(`${options.players[player]} `, texts.playedMove(state, move))));
      const result = tryApplyMove(state, move);
      if (!result.ok) throw new Error(result.violation.message);
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
