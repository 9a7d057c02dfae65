import type { PlanCard } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { PlanView } from "perfect-home-rules/view";
import { type Drawn, drawn, type Part } from "./drawn.js";
import { wrapped } from "./fonts.js";
import { centred, LINE, lines, path, rect, text } from "./markup.js";
import { BOX, COUNTS, TICK } from "./style.js";

/** Where a plan is drawn, and how wide it is. */
export interface PlanPlace {
  /** Its left edge. */
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  /** Its width. */
  readonly w: number;
}

/** How a plan stands: what both values are, and which one is shown. */
interface PlanLook {
  /** The card. */
  readonly card: PlanCard;
  /** Whether it shows its lower value. PLN-2 */
  readonly turned: boolean;
  /** Whether its conditions are met. */
  readonly met: boolean;
  /** What it has scored; `null` before it is validated. */
  readonly scored: number | null;
}

/** The two values of a plan: the one that can still be had is bold, the other one is struck through. PLN-2 */
function values({ card, turned, scored }: PlanLook, right: number, y: number): string {
  if (scored !== null) {
    const box = { x: right - 34, y: y + 4, w: 30, h: 16 };
    return (
      rect("fgo", box, 8) +
      path(TICK, box.x + 2, box.y + 2, "M1 6l3 3 5-6") +
      centred("bold fwall", { ...box, x: box.x + 6 }, String(scored))
    );
  }
  return card.score
    .map((points, index) => {
      const box = { x: right - 40 + index * 19, y: y + 4, w: 17, h: 15 };
      const isShown = (index === 1) === turned;
      const gone = turned && index === 0 ? path("link", box.x, box.y, "M1 7.5h15") : "";
      return (
        rect(isShown ? COUNTS : BOX, box, 7) + centred(isShown ? "bold" : "fsoft", box, String(points)) + gone
      );
    })
    .join("");
}

/** A plan: its letter, what it asks for, its values and how it stands. */
export function plan(look: PlanLook, { x, y, w }: PlanPlace, texts: Texts): Drawn {
  const { card, met, scored } = look;
  const words = wrapped("small", texts.plan(card), w - 66);
  const box = { x, y, w, h: Math.max(24, words.length * LINE + 7) };
  const markup = [
    rect(met && scored === null ? COUNTS : BOX, box, 4),
    text("big", x + 7, y + 16.5, card.letter),
    lines("small", x + 22, y + 14, words),
    values(look, x + w, y),
  ];
  return drawn(box.h + 5, markup.join(""), [{ target: { target: "plan", plan: card.letter }, box }]);
}

/** The plans of a sheet, one below the other. */
export function planRows(plans: readonly PlanView[], { x, w }: Omit<PlanPlace, "y">, texts: Texts): Part[] {
  return plans.map((view) => (y) => plan(view, { x, y, w }, texts));
}
