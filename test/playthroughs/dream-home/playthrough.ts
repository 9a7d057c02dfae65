import {
  type Column,
  createGame,
  formatMove,
  type GameEvent,
  type GameOptions,
  type GameState,
  isLegal,
  isOver,
  legalMoves,
  type Move,
  parseMove,
  playersToMove,
  type RoomCard,
  type SpecialCard,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules/dream-home";
import { askBot, greedyBot } from "perfect-home-rules/dream-home/bots";
import { chance } from "../../support/chance.js";
import { HEAD, INDENT, movesIn, writeOptions } from "../playthrough.js";

/** Says which move is made next, beside those made; `null` for none. */
export type Choose = (state: GameState, made: readonly Move[]) => Move | null;

/** The moves given, one after the other. */
export function given(moves: readonly Move[]): Choose {
  return (_state, made) => moves[made.length] ?? null;
}

/** One in this many choices is what the greedy bot does; the others are any type of move, then any move of it. */
const WISDOM = 2;

/** Random moves that come to many situations. */
export function drawn(seed: number): Choose {
  return (state, made) => {
    const [player = 0] = playersToMove(state);
    const dice = [seed, player, made.length];
    if (chance(WISDOM, ...dice, 3) === 0) return askBot(state, player, greedyBot, () => 0);
    const moves = legalMoves(state);
    const types = [...new Set(moves.map(({ type }) => type))];
    const type = types[chance(types.length, ...dice, 1)];
    const ofType = moves.filter((move) => move.type === type);
    return ofType[chance(ofType.length, ...dice, 2)] ?? null;
  };
}

/** The moves given as far as all of them are legal, then others. */
export function asFarAsLegal(moves: readonly Move[], otherwise: Choose): Choose {
  let isKept = true;
  return (state, made) => {
    const move = moves[made.length];
    isKept &&= move !== undefined && isLegal(state, move);
    return isKept && move !== undefined ? move : otherwise(state, made);
  };
}

function writeRoom({ room, children = 0 }: RoomCard): string {
  return room + "+".repeat(children);
}

function writeSpecial(card: SpecialCard): string {
  switch (card.kind) {
    case "roof":
      return `roof ${card.colour}${card.window ? " window" : ""}`;
    case "decor":
      return `decor ${card.decor}`;
    case "helper":
      return `helper ${card.helper}`;
    case "tool":
      return `tool ${card.tool}`;
    default:
      return card satisfies never;
  }
}

function writeColumn({ room, special }: Column): string {
  const cards = [
    ...(room === null ? [] : [writeRoom(room)]),
    ...(special === null ? [] : [writeSpecial(special)]),
  ];
  return cards.length === 0 ? "-" : cards.join(" under ");
}

function writeEvent(event: GameEvent): string {
  switch (event.type) {
    case "moved":
      return formatMove(event.move);
    case "turnEnded":
      return String(event.player + 1);
    case "dealt":
      return `${event.round}: ${event.columns.map(writeColumn).join(", ")}`;
    case "specialLost":
      return `${event.player + 1}: ${writeSpecial(event.special)}`;
    case "roofsRevealed":
      return event.roofs.map((roofs) => roofs.map(writeSpecial).join(", ") || "-").join("; ");
    case "gameOver":
      return event.standings.map(({ player }) => player + 1).join(", ");
    default:
      return event satisfies never;
  }
}

/** A house floor by floor, the uppermost first: face-down cards in brackets, tokens behind a colon. */
function writeHouse({ setup, houses }: GameState, player: number): string[] {
  const { board } = setup.tables;
  const house = houses[player];
  if (house === undefined) return [];
  const floors = [...new Set(board.map(({ floor }) => floor))].reverse();
  const on = (space: number): string => {
    const card = house.spaces[space] ?? null;
    if (card === null) return house.scaffolds.includes(space) ? "scaffold" : "-";
    const said = writeRoom(card) + (card.token === null ? "" : `:${card.token}`);
    return card.face === "up" ? said : `(${said})`;
  };
  const beside = [...house.outside, ...house.helpers, ...house.tools].join(" ") || "-";
  return [
    ...floors.map((floor) => {
      const spaces = [...board.keys()].filter((space) => board[space]?.floor === floor);
      return `  ${floor.padEnd(9)}${spaces.map(on).join(" | ")}`;
    }),
    `  ${"beside".padEnd(9)}${beside}`,
  ];
}

/** A player's score, item by item. */
function writeScore(state: GameState, player: number): string[] {
  const { rooms, emptyRooms, decor, bonuses, roof, total } = scoreSheet(state, player);
  const lines: readonly (readonly [string, readonly string[]])[] = [
    [
      "rooms",
      rooms.map(({ type, spaces, points }) => `${type} ${spaces.map((at) => at + 1).join("+")} ${points}`),
    ],
    ["empty", emptyRooms.map(({ space, points }) => `${space + 1} ${points}`)],
    ["decor", decor.map((each) => `${each.decor} ${each.points}`)],
    [
      "bonuses",
      bonuses.map(({ bonus, points, missing }) => `${bonus} ${points} of which ${missing.length} missing`),
    ],
    ["roof", roof === null ? [] : [...roof.cards.map(writeSpecial), `${roof.roof} and ${roof.windows}`]],
  ];
  return [
    ...lines.map(([title, items]) => `  ${title.padEnd(9)}${items.join(", ") || "-"}`),
    `  ${"total".padEnd(9)}${total}`,
  ];
}

function writeResult(state: GameState): string[] {
  const { players } = state.setup;
  return [
    ...players.flatMap((name, player) => [
      `${player + 1} ${name}`,
      ...writeHouse(state, player),
      ...writeScore(state, player),
    ]),
    ...standings(state).map(
      ({ place, player, total, children }) =>
        `place ${place}: ${player + 1} with ${total}${children === undefined ? "" : ` and ${children} children`}`,
    ),
  ];
}

/** A move with its events, and the state after it; `null` where the move is refused. */
function makeMove(
  state: GameState,
  move: Move,
): { readonly lines: string[]; readonly after: GameState | null } {
  const result = tryApplyMove(state, move);
  if (!result.ok) {
    const { code, clause } = result.violation;
    return { lines: [`${INDENT}refused ${formatMove(move)}: ${code} (${clause})`], after: null };
  }
  const offered = String(legalMoves(state).length).padStart(4);
  const score = String(scoreSheet(result.state, move.player).total).padStart(4);
  const lines = result.events.map((event) =>
    event.type === "moved"
      ? `${offered}  ${formatMove(event.move).padEnd(30)}${score}`
      : `${INDENT}${event.type} ${writeEvent(event)}`,
  );
  return { lines, after: result.state };
}

/** Plays a game and writes it down line by line, as far as moves are chosen and legal. */
export function writePlaythrough(options: GameOptions, choose: Choose): string[] {
  let state = createGame(options);
  const shown = state.table.columns.map(writeColumn).join(", ");
  const lines = [HEAD, ...writeOptions(options), "", `dealt 1: ${shown}`, ""];
  const made: Move[] = [];
  while (!isOver(state)) {
    const move = choose(state, made);
    if (move === null) return [...lines, `${INDENT}here the game is not over`];
    const { lines: written, after } = makeMove(state, move);
    lines.push(...written);
    if (after === null) return lines;
    made.push(move);
    state = after;
  }
  return [...lines, "", ...writeResult(state)];
}

/** Reads the moves, up to the first that can't be read. */
export function readMoves(lines: readonly string[]): Move[] {
  return movesIn(lines, parseMove);
}
