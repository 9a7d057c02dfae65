/**
 * The main entry without the expansions: an app registers those that it wants, and pays for no others.
 *
 * Everything else is as in `perfect-home-rules`, which is this entry with all expansions registered: what was made with one is
 * taken by the other. A game, a sheet or a saved state of an expansion that is not registered is refused with
 * `expansion.not-registered`, which names it.
 *
 * @example
 * ```ts
 * import { createGame, registerExpansions } from "perfect-home-rules/core";
 * import { zombies } from "perfect-home-rules/expansions";
 *
 * registerExpansions(zombies);
 * createGame({ players: ["Ann"], seed: 1, layout: "zombies" }).setup.layouts[0]?.id // => "zombies"
 * ```
 *
 * @module perfect-home-rules/core
 */

export type { ClauseId } from "../clauses/catalogue.js";
export {
  type AnyViolation,
  isRulesError,
  RulesError,
  type Violation,
  violationOf,
} from "../clauses/violation.js";
export type { CardDetail, Json, MoveDetail, ViolationDetails } from "../clauses/violation-details.js";
export type { ViolationCode } from "../clauses/violation-kinds.js";
export type { Action, Card, CardSet, CardTable } from "../data/cards.js";
export type { EditionRules } from "../data/editions.js";
export type * from "../data/feature-id.js";
export {
  CARD_SOURCES,
  type CardSource,
  EDITION_IDS,
  type EditionId,
  EXPANSION_IDS,
  LAYOUT_IDS,
  type LayoutId,
  MODE_IDS,
  type ModeId,
  PLAN_LETTERS,
} from "../data/ids.js";
export type { Layout, StreetLayout, Track } from "../data/layout.js";
export type { Mark } from "../data/mark.js";
export {
  type AaaOpponent,
  type ClosedAgency,
  OPPONENT_IDS,
  type OpponentCard,
  type OpponentId,
} from "../data/opponents.js";
export type * from "../data/plan-card.js";
export type { Provenance, ProvenanceLevel } from "../data/provenance.js";
export type { LineId, MarkId } from "../data/sheet-marks.js";
export type {
  DeckCard,
  SoloCard,
  SpecialCard,
  SpecialKind,
  ValidationCard,
  ZombieCard,
} from "../data/special-cards.js";
export { PACKAGE_VERSION } from "../floor/package-version.js";
export {
  applyMove,
  type MoveAccepted,
  type MoveRefused,
  type MoveResult,
  tryApplyMove,
} from "../game/apply.js";
export { type AwaitedCard, awaited, type PossibleCard } from "../game/awaited.js";
export {
  type Catalogue,
  type CatalogueConfiguration,
  type CatalogueEdition,
  type CatalogueLayout,
  type CatalogueOpponent,
  type CataloguePlan,
  catalogue,
} from "../game/catalogue.js";
export { checkOptions } from "../game/check-options.js";
export { checkSheet } from "../game/check-sheet.js";
export { createGame } from "../game/create.js";
export { describeSheet } from "../game/describe-sheet.js";
export {
  emptySheet,
  type HousePlace,
  layoutOf,
  type SheetGeometry,
  sheetGeometry,
} from "../game/layout-of.js";
export { explainMove, isLegal, legalMoves } from "../game/legal.js";
export { decodeMove, encodeMove, moveSpaceSize } from "../game/move-codes.js";
export { observe } from "../game/observe.js";
export type { GameOptions } from "../game/options/options.js";
export type { CardsChoice } from "../game/options/read-deck.js";
export { type CustomLayout, checkLayout } from "../game/options/read-layout.js";
export type { LayoutChoice, PaperChoice } from "../game/options/read-layouts.js";
export type { AaaMode, CustomOpponent, ModeChoice } from "../game/options/read-mode.js";
export type { CustomPlanCard, PlanChoices } from "../game/options/read-plans.js";
export type { StartPosition, StartTable } from "../game/options/read-start.js";
export { optionsOf } from "../game/options-of.js";
export { parseState, stateKey } from "../game/parse-state.js";
export { provenance, type Source } from "../game/provenance.js";
export { combinations, type Decision, decision, isOver, planStatus, playersToMove } from "../game/read.js";
export type { GameRecord, RecordedScore } from "../game/record.js";
export type { ResultDifference } from "../game/recorded-scores.js";
export { createRecorder, type Recorder, recordEvents, recordOf } from "../game/recorder.js";
export {
  checkRecord,
  isReplayError,
  ReplayError,
  type ReplayOutcome,
  type ReplayStep,
  replay,
} from "../game/replay.js";
export {
  type RevealAccepted,
  type RevealRefused,
  type RevealResult,
  reveal,
  takeBackReveal,
  tryReveal,
} from "../game/reveal.js";
export { sampleState } from "../game/sample.js";
export { opponentScore, scoreSheet, standings } from "../game/score.js";
export { type PaperScores, scorePaper } from "../game/score-paper.js";
export { scoreSheets } from "../game/score-sheets.js";
export type { SheetOptions } from "../game/sheet-options.js";
export { estates, numberRanges } from "../game/sheet-parts.js";
export { takeBack } from "../game/take-back.js";
export { legalTurns } from "../game/turns.js";
export { planWorth, trackValue } from "../game/values.js";
export { randomSeries } from "../input/random-series.js";
export { LARGEST_SHIFT } from "../moves/combination.js";
export type { Amount } from "../plans/needs.js";
export type { PlanPartKind, PlanPartStatus, PlanStatus } from "../plans/status.js";
export type {
  OpponentEstate,
  OpponentItem,
  OpponentScore,
  OpponentSection,
  OpponentSectionId,
} from "../scoring/opponent-score.js";
export type { ScoreItem, ScoreSection, ScoreSheet, SectionId } from "../scoring/score-sheet.js";
export type { Standing } from "../scoring/standings.js";
export type { BonusMark, BonusState } from "../sheet/bonus.js";
export type {
  HouseDescription,
  NumberedHouse,
  PlanPoints,
  SheetDescription,
  StreetDescription,
  UnnumberedHouse,
} from "../sheet/description.js";
export { type EstateStatus, LARGEST_ESTATE } from "../sheet/estates.js";
export type { NumberRange } from "../sheet/number-ranges.js";
export { HIGHEST_NUMBER, LOWEST_NUMBER } from "../sheet/numbering.js";
export type { Place } from "../sheet/place.js";
export type { PlaceKind, Sheet } from "../sheet/sheet.js";
export type * from "../state/events.js";
export type * from "../state/move.js";
export type * from "../state/move-of.js";
export type {
  EnteredCards,
  GameState,
  HandCard,
  Hidden,
  Observation,
  Observer,
  Position,
  Setup,
} from "../state/state.js";
export type * from "../state/supply.js";
export type * from "../state/table.js";
export type * from "../state/turn.js";
export type * from "../variants/expansions/american-dream/types.js";
export type * from "../variants/expansions/christmas-lights/types.js";
export type * from "../variants/expansions/ducks/types.js";
export type * from "../variants/expansions/easter-eggs/types.js";
export type * from "../variants/expansions/halloween/types.js";
export type * from "../variants/expansions/ice-cream/types.js";
export { type ExpansionModule, registerExpansions } from "../variants/expansions/module.js";
export type * from "../variants/expansions/nuclear-war/types.js";
export type * from "../variants/expansions/roswell/types.js";
export type * from "../variants/expansions/types.js";
export type * from "../variants/expansions/zombies/types.js";
export type * from "../variants/paper/types.js";
