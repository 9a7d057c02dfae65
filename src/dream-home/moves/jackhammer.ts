import { remove } from "./discards.js";
import { houseOf, type MoveKind } from "./kind.js";

/** A jackhammer is played: its owner's turn of the round comes at once. [DRH-63] [DRH-64] [DRH-82] */
export const jackhammer: MoveKind<"jackhammer"> = {
  type: "jackhammer",
  step: "ask",
  fields: [],
  whyNot: () => null,
  play(draft, _step, { player }) {
    const { tools } = houseOf(draft, player);
    tools.splice(tools.indexOf("jackhammer"), 1);
    remove(draft, { kind: "tool", tool: "jackhammer" });
    const rest = draft.agenda.filter((step) => step.do !== "take" || step.player !== player);
    draft.agenda = [{ do: "take", player, jackhammer: true }, ...rest];
  },
};

/** A jackhammer is kept for a later round. [DRH-64] */
export const decline: MoveKind<"decline"> = {
  type: "decline",
  step: "ask",
  fields: [],
  whyNot: () => null,
  play: () => {},
};
