import type {
  Decision,
  GameEvent,
  GameState,
  HelperId,
  Move,
  Observation,
  OpenPlace,
  RoofCard,
  RoomCard,
  ScoreSheet,
  Setup,
  SpecialCard,
  Standing,
  ToolId,
  Violation,
} from "perfect-home-rules/dream-home";
import type { SectionId, Term, Thing } from "./words.js";

/** A line of a score sheet in words. */
export interface ScoreLine {
  /** What scores. */
  readonly text: string;
  /** Its points. */
  readonly points: number;
}

/** A section of a score sheet in words. */
export interface ScoreSection {
  /** Which one. */
  readonly section: SectionId;
  /** Its title. */
  readonly title: string;
  /** The sum of its lines. */
  readonly points: number;
  /** What it is made of. */
  readonly lines: readonly ScoreLine[];
}

/** All words about Dream Home in a language. Counts are from 1. */
export interface Texts {
  /** The tag of the language. */
  readonly language: string;
  /** A list, with the language's `and`. */
  list(parts: readonly string[]): string;
  /** A number of things. */
  count(thing: Thing, count: number): string;
  /** A title with what it is about. */
  about(title: string, text: string): string;
  /** A word that stands alone. */
  term(term: Term): string;
  /** A type of room. */
  room(type: string): string;
  /** A room card. */
  roomCard(card: RoomCard): string;
  /** A special card. */
  special(card: SpecialCard): string;
  /** A roof card. */
  roof(card: Pick<RoofCard, "colour" | "window">): string;
  /** A token. */
  decor(decor: string): string;
  /** A helper. */
  helper(helper: HelperId): string;
  /** A tool. */
  tool(tool: ToolId): string;
  /** A floor. */
  floor(floor: string): string;
  /** A bonus. */
  bonus(bonus: string): string;
  /** A section of a score sheet. */
  section(section: SectionId): string;
  /** A number of like things: `2 × bedroom`. */
  times(count: number, thing: string): string;
  /** A round. */
  round(round: number, rounds: number): string;
  /** A column of the display, from 0. */
  column(column: number): string;
  /** A space of a house, from 0, on the board of a game. */
  place(setup: Pick<Setup, "tables">, space: number): string;
  /** What is asked where a card is awaited: the `place` of `awaited`. */
  whichCard(place: OpenPlace): string;
  /** What a player is asked. */
  prompt(state: GameState | Observation, decision: Decision): string;
  /** What a move does, for a button. It is told of the state before it. */
  move(state: GameState | Observation, move: Move): string;
  /** What a player does, to be put after the name. It is told of the state before it. */
  playedMove(state: GameState | Observation, move: Move): string;
  /** What has happened; empty for what {@link Texts.playedMove} tells, and for what players need not be told. */
  event(event: GameEvent): string;
  /** A score sheet, section by section; without a roof before all are revealed. */
  score(sheet: ScoreSheet): readonly ScoreSection[];
  /** A place of the ranking. */
  standing(standing: Standing, players: readonly string[]): string;
  /** Why something is refused. A code of a newer version, as a server may send, is told by its English message. */
  violation(violation: Violation): string;
}
