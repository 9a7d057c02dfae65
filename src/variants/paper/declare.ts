import type { Layout } from "../../data/layout.js";
import { range } from "../../moves/fields.js";
import { paperOf } from "../../state/own-fields.js";
import type { AnyKind, EarlierFields, Field, KindOf, RuleContext } from "../../state/rule-context.js";
import type { Setup } from "../../state/state.js";
import type { TableRun } from "../../state/table-run.js";
import type { Turn } from "../../state/turn.js";
import { INDEX, OF } from "./fields.js";
import type { Declared, DeclareMove } from "./types.js";

/** Something that players with paper say they have done, because the sheets of others, or the AAA, answer it. */
export interface Declaration {
  /** What has been done. */
  readonly of: Declared;
  /** At how many places at most, on any sheet. */
  readonly most: number;
  /** At how many places of a printed sheet. */
  count(printed: Layout): number;
  /** How often it can be said of a place in a turn: 0 where nothing would come of it. */
  times(context: RuleContext, index: number): number;
}

/** Whether the library keeps some of the sheets. */
export function keepsSheets({ layouts }: Setup): boolean {
  return layouts.some(({ expansion }) => expansion?.id !== "paper");
}

function declarationsIn(turn: Turn | null): readonly DeclareMove[] {
  return turn?.moves.filter((move) => move.type === "declare") ?? [];
}

/** Whether a player has said in the round just ended that something is done. */
export function declaredIn({ turns }: TableRun): (player: number, of: Declared, index: number) => boolean {
  const said = turns.map(declarationsIn);
  return (player, of, index) => said[player].some((move) => move.of === of && move.index === index);
}

function timesLeft(
  context: RuleContext,
  declarations: readonly Declaration[],
  of: Declared,
  index: number,
): number {
  const { setup, player, turn } = context;
  const declaration = declarations.find((each) => each.of === of);
  const printed = paperOf(setup)?.[setup.playerLayouts[player]];
  if (declaration === undefined || printed === undefined || index >= declaration.count(printed)) return 0;
  const said = turn.moves.filter((move) => move.type === "declare" && move.of === of && move.index === index);
  return Math.max(0, declaration.times(context, index) - said.length);
}

/** Saying that something is done on the sheet of paper, as far as an expansion has something to answer it. RND-7 */
export function declaring(declarations: readonly Declaration[]): AnyKind[] {
  if (declarations.length === 0) return [];
  const of: Field = { ...OF, range: () => declarations.map((each) => each.of) };
  const mostOf = (earlier: EarlierFields): number =>
    declarations.find((each) => each.of === earlier["of"])?.most ?? 0;
  const index: Field = { ...INDEX, range: (_, earlier) => range(0, mostOf(earlier) - 1) };
  const declare: KindOf<"declare"> = {
    type: "declare",
    fields: [of, index],
    list(context, _step, out) {
      for (const declaration of declarations) {
        for (let place = 0; place < declaration.most; place++) {
          if (timesLeft(context, declarations, declaration.of, place) === 0) continue;
          out.push({ type: "declare", player: context.player, of: declaration.of, index: place });
        }
      }
    },
    whyNot: (context, _step, move) =>
      timesLeft(context, declarations, move.of, move.index) > 0 ? null : "declare.no-answer",
    play() {}, // it stands among the moves of the turn, and is heard at the end of the round
  };
  return [declare as AnyKind];
}

/** Each street. */
export const STREETS: Pick<Declaration, "most" | "count"> = {
  most: 6,
  count: ({ streets }) => streets.length,
};

/** Once, where the library keeps sheets on which something changes. */
export function onceBesideOthers({ setup }: RuleContext): number {
  return keepsSheets(setup) ? 1 : 0;
}
