import { contextOf } from "../game/context.js";
import { checkSeat, isSeenToAct, readablePosition } from "../game/known.js";
import { scoreSheetIn } from "../game/score.js";
import { currentStep } from "../moves/current-step.js";
import { sheetContextIn } from "../moves/turn-context.js";
import type { ScoreSheet } from "../scoring/score-sheet.js";
import type { PlanContext } from "../sheet/feature.js";
import type { GameState, Observation, Position } from "../state/state.js";
import type { Picked, Step } from "../state/turn.js";
import type { ExpansionView } from "../variants/expansions/types.js";
import { remembered } from "./copy-view.js";
import { drawingOf } from "./drawings.js";
import { type EstateView, viewEstates } from "./estate-view.js";
import { type PlanView, viewPlans } from "./plan-view.js";
import { type StreetView, viewStreet } from "./street-view.js";
import { type TrackView, viewTrack } from "./track-view.js";

/** The temps of a sheet. */
export interface TempsView {
  /** How many boxes there are. */
  readonly boxes: number;
  /** How many are crossed. */
  readonly crossed: number;
  /** The place as things stand, 1 to 3: in the comparison, or alone by the boxes crossed; `null` for none. SCO-4 AAA-9 FST-4 */
  readonly place: number | null;
  /** What it scores now. */
  readonly points: number;
}

/** The improvement track of an estate size. */
export interface ImprovementView extends TrackView {
  /** The estate size, from 1. */
  readonly size: number;
}

/** The tracks of a sheet; `null` for one that is not printed on it. Parks stand at their streets. */
export interface TracksView {
  /** Pools. */
  readonly pools: TrackView | null;
  /** Temps. */
  readonly temps: TempsView | null;
  /** Improvements, by rising estate size; what counts is the value of a complete estate. */
  readonly improvements: readonly ImprovementView[];
  /** Extensions; values are subtracted. */
  readonly extensions: TrackView | null;
  /** Roundabouts; values are subtracted. */
  readonly roundabouts: TrackView | null;
  /** Permit Refusals; values are subtracted, and the last box ends the game. */
  readonly refusals: TrackView | null;
}

/** Everything that a picture of a player's sheet shows. */
export interface SheetView {
  /** Whose sheet it is, from 0. */
  readonly player: number;
  /** The player's name. */
  readonly name: string;
  /** The id of its layout. */
  readonly layout: string;
  /** How many columns it has. */
  readonly columns: number;
  /** What the player is asked now; `null` where nothing, or where that is not shown. */
  readonly step: Step | null;
  /** The combination chosen in this round; `null` before. */
  readonly picked: Picked | null;
  /** The streets from top to bottom. */
  readonly streets: readonly StreetView[];
  /** The estates, street after street from left to right. */
  readonly estates: readonly EstateView[];
  /** The tracks. */
  readonly tracks: TracksView;
  /** Plan A, B and C. */
  readonly plans: readonly PlanView[];
  /** What an expansion has beside the houses; `null` on a basic sheet. */
  readonly expansion: ExpansionView | null;
  /** The score as it stands. */
  readonly score: ScoreSheet;
}

function viewTemps({ sheet, layout }: PlanContext, { sections }: ScoreSheet): TempsView | null {
  if (layout.temps === 0) return null;
  const item = sections.find(({ section }) => section === "temps")?.items[0];
  const place = item === undefined || item.of === "temps" ? null : Number(item.of);
  return { boxes: layout.temps, crossed: sheet.tempsCrossed, place, points: item?.points ?? 0 };
}

function viewTracks(sheetContext: PlanContext, score: ScoreSheet): TracksView {
  const { sheet, layout } = sheetContext;
  return {
    pools: viewTrack(layout.pools, sheet.poolsCrossed),
    temps: viewTemps(sheetContext, score),
    improvements: layout.improvements.flatMap((track, index) => {
      const view = viewTrack(track, sheet.improvementsCrossed[index]);
      return view === null ? [] : [{ size: index + 1, ...view }];
    }),
    extensions: viewTrack(layout.extensions, sheet.extensionsCrossed),
    roundabouts: viewTrack(layout.roundabouts, sheet.roundaboutsCrossed),
    refusals: viewTrack(layout.refusals, sheet.refusalsCrossed),
  };
}

/**
 * A player's sheet, nested for drawing: the streets with all that is printed and marked, estates, tracks, plans, what an
 * expansion adds, and the score. Places are `{ street, house }`.
 *
 * @param position - a state, an observation, or the position of a simulator. Where it does not show the player's turn it
 * is the public sheet, as it stood when the phase began.
 * @param player - the player, from 0.
 * @returns a picture of the moment, which nothing changes later.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see RND-3, EST-1, ACT-3
 * @example
 * ```ts
 * const { streets, tracks, estates } = viewSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
 * streets[0]?.houses[2]?.pool // => "planned"
 * streets[0]?.houses[0]?.fenceLeft // => "printed"
 * tracks.pools?.value // => 0
 * estates[0] // => { street: 0, house: 0, size: 10, complete: false, used: false, chosen: false, worth: 0 }
 * ```
 */
export function viewSheet(position: Position, player: number): SheetView {
  const state = readablePosition(position) as GameState | Observation;
  checkSeat(state, player);
  const context = contextOf(state, player);
  const sheetContext = sheetContextIn(context);
  const { layout, turn, setup } = context;
  const step = isSeenToAct(state, player) ? currentStep(context) : null;
  const estates = viewEstates(sheetContext, step?.step === "use" ? step.chosen : []);
  const drawing = drawingOf(layout.expansion);
  const chosen = estates.filter((estate) => estate.chosen);
  const drawn = { context: sheetContext, written: turn.written, chosen, drawing };
  const score = scoreSheetIn(state, player);
  return remembered({
    player,
    name: setup.players[player],
    layout: layout.id,
    columns: sheetContext.geometry.inColumn.length,
    step,
    picked: turn.picked,
    streets: layout.streets.map((_, street) => viewStreet(drawn, street)),
    estates,
    tracks: viewTracks(sheetContext, score),
    plans: viewPlans(context, sheetContext),
    expansion: drawing === null ? null : drawing.sheet(sheetContext, step),
    score,
  });
}
