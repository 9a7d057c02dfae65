import type { PlanCard } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { PlanView } from "perfect-home-rules/view";
import type { Drawn } from "./drawn.js";
import { path, rect, text } from "./markup.js";
import { wrapped } from "./words.js";

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

const LINE = 11;

/** The two values of a plan: the one that can still be had is bold, the other one is struck through. PLN-2 */
function values({ card, turned, scored }: PlanLook, right: number, y: number): string {
  if (scored !== null) {
    const box = { x: right - 34, y: y + 4, w: 30, h: 16 };
    return (
      rect("fgo", box, 8) +
      path("tick", right - 32, y + 6, "M1 6l3 3 5-6") +
      text("bold twall", right - 9, y + 15.6, String(scored), "end")
    );
  }
  return card.score
    .map((points, index) => {
      const box = { x: right - 40 + index * 19, y: y + 4, w: 17, h: 15 };
      const isShown = (index === 1) === turned;
      const gone = turned && index === 0 ? path("ink", box.x, box.y, "M1 7.5h15") : "";
      return (
        rect(isShown ? "counts" : "box", box, 7) +
        text(isShown ? "bold" : "soft", box.x + 8.5, box.y + 11, String(points), "middle") +
        gone
      );
    })
    .join("");
}

/** A plan: its letter, what it asks for, its values and how it stands. */
export function plan(look: PlanLook, { x, y, w }: PlanPlace, texts: Texts): Drawn {
  const { card, met, scored } = look;
  const lines = wrapped(texts.plan(card), w - 68, 9);
  const height = Math.max(24, lines.length * LINE + 7);
  const box = { x, y, w, h: height };
  const markup =
    rect(met && scored === null ? "counts" : "box", box, 4) +
    text("big", x + 7, y + 16.5, card.letter) +
    lines.map((line, index) => text("small", x + 22, y + 14 + index * LINE, line)).join("") +
    values(look, x + w, y);
  return { markup, areas: [{ target: { target: "plan", plan: card.letter }, box }], height: height + 5 };
}

/** The plans of a sheet, one below the other. */
export function planRows(
  plans: readonly PlanView[],
  { x, w }: Omit<PlanPlace, "y">,
  texts: Texts,
): ((y: number) => Drawn)[] {
  return plans.map((view) => (y) => plan(view, { x, y, w }, texts));
}
