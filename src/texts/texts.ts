import type {
  Action,
  BonusMark,
  Decision,
  EditionId,
  EndCause,
  ExpansionId,
  FeatureId,
  GameEvent,
  HandCard,
  LineId,
  MarkId,
  ModeId,
  Move,
  OpponentCard,
  OpponentEstate,
  OpponentItem,
  OpponentSectionId,
  Picked,
  PlanCard,
  PlanLetter,
  PlanPartStatus,
  Position,
  ProvenanceLevel,
  ScoreItem,
  SectionId,
  Setup,
  Source,
  SpecialCard,
  SpecialKind,
  Standing,
  Step,
  Violation,
} from "perfect-home-rules";
import type { SheetSign, Term, Thing, TrackId } from "./words.js";

/** A card or a combination, as far as it is known. */
export type ShownCard = HandCard | Picked | SpecialCard;

/**
 * All words for people in one language. Everything is a small function over public data; none changes anything or
 * throws for what the package makes. Names of things and what players do begin with a small letter where the language
 * allows it; titles, labels of moves, prompts, events and violations begin with a capital one.
 *
 * Streets, houses, gaps, columns and players are passed counted from 0, as everywhere in the package, and said counted
 * from 1. Names of players stand in texts as they are: escape them where you show them.
 */
export interface Texts {
  /** The language: a tag for `lang` attributes and `Intl`. */
  readonly language: string;

  /** The number of a house: `9¾` for 9.75. */
  number(number: number): string;
  /** A list: `a, b and c`. */
  list(parts: readonly string[]): string;
  /** With a number: `3 boxes`. */
  count(thing: Thing, count: number): string;
  /** Something and what is said of it: `Plan A: 4 estates`. */
  about(title: string, text: string): string;
  /** A word that stands by itself, such as `Standings`. */
  term(term: Term): string;
  /** A round as a title; 0 is before the first one. */
  round(round: number): string;
  /** A street within a sentence. */
  street(street: number): string;
  /** A house within a sentence. */
  house(street: number, house: number): string;

  /** An action of a card. */
  action(action: Action): string;
  /** A card or combination: `8 pool`; the action alone where the number is hidden. */
  card(card: ShownCard): string;
  /** A kind of special card, face down. */
  specialCard(kind: SpecialKind): string;
  /** A track of a sheet. */
  track(track: TrackId): string;
  /** An edition. */
  edition(edition: EditionId): string;
  /** A mode. */
  mode(mode: ModeId): string;
  /** An expansion. */
  expansion(expansion: ExpansionId): string;
  /** A sheet: the name of a printed one; the id of any other. */
  layout(id: string): string;
  /** An opponent with the level: the name of a printed one; the id of any other. */
  opponent(card: Pick<OpponentCard, "id" | "level">): string;
  /** What is played: edition, mode, sheets, Advanced Mode, 9¾ cards. */
  setup(setup: Setup): string;
  /** How far a table can be trusted. */
  provenance(level: ProvenanceLevel): string;
  /** What a table is about. */
  source(of: Source["of"]): string;
  /** Something that plans count, in the plural. */
  feature(feature: FeatureId): string;
  /** A mark of an expansion beside a house. */
  mark(mark: MarkId): string;
  /** The title of a line that an expansion keeps beside the streets. */
  line(line: LineId): string;
  /** What the numbers of such a line say. */
  lineValues(line: LineId, values: readonly number[]): string;
  /** A sign on a sheet, for a legend. */
  sign(sign: SheetSign): string;
  /** How a bonus is marked. */
  bonus(mark: BonusMark): string;

  /** A plan as a title: `Plan A`. */
  planTitle(letter: PlanLetter): string;
  /** What a City Plan asks for: a printed card, or one that a caller has made. */
  plan(card: Pick<PlanCard, "parts">): string;
  /** What there is of something that a plan asks for: `estates of size 3: 1 of 2`. */
  planPart(part: PlanPartStatus): string;

  /** The title of a step of a turn. */
  step(step: Step["step"]): string;
  /**
   * What a player is asked.
   *
   * @param position - a state, or an observation.
   * @param player - who is asked, from 0.
   * @param decision - what `decision(state, player)` says; `null` asks to wait or for the card that is awaited, or says
   * why the game is over.
   */
  prompt(position: Position, player: number, decision: Decision | null): string;
  /**
   * A move that a player can make, for a button.
   *
   * @param position - the position in which it can be made.
   */
  move(position: Position, move: Move): string;
  /** A move that a player has made, told of somebody, given a position of the same phase: `writes 8 in …`. */
  playedMove(position: Position, move: Move): string;
  /**
   * What a player did in a turn; empty where it was nothing.
   *
   * @param position - the position before the turn was revealed.
   */
  turn(position: Position, player: number, moves: readonly Move[]): string;
  /**
   * Something that happened.
   *
   * @param position - the position before the move with which it happened.
   */
  event(event: GameEvent, position: Position): string;
  /** Why a game ends. */
  endCause(cause: EndCause): string;

  /** A section of a score. */
  section(section: OpponentSectionId): string;
  /** What a line of a player's score says; empty where there is nothing to tell. */
  scoreLine(section: SectionId, item: ScoreItem): string;
  /** What a line of the AAA's score says; empty where there is nothing to tell. */
  opponentLine(section: OpponentSectionId, item: OpponentItem): string;
  /** A run of the AAA's cards, with what it scores. */
  opponentEstate(estate: OpponentEstate): string;
  /** A closed agency, with how many plans it has validated. */
  closedAgency(plans: number): string;
  /** A place in the standings with its player and points. */
  standing(standing: Standing, players: readonly string[]): string;

  /**
   * Why something is refused, with where it is: a sentence. Of no rule is the clause told; it is in the violation. A code of a
   * newer version, as a server may send, is told by its English message.
   */
  violation(violation: Violation): string;
}
