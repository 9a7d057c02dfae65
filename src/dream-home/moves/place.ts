import { isSupported } from "../house/board.js";
import { misfit } from "../house/fits.js";
import { crowdedRoom } from "../house/rooms.js";
import { type Draft, houseOf, type MoveKind, present, spaceField } from "./kind.js";

/** Asks which token stays, where a room has several. [DRH-85] */
export function askForCrowded(draft: Draft, player: number): void {
  const spaces = crowdedRoom(draft.setup.tables.board, houseOf(draft, player));
  if (spaces !== null) draft.agenda.unshift({ do: "keep", player, spaces: [...spaces] });
}

/** The room card taken is placed: face up where it fits, else face down. [DRH-25] [DRH-32] [DRH-34] [DRH-30] [DRH-33] [DRH-84] */
export const place: MoveKind<"place"> = {
  type: "place",
  step: "settle",
  fields: [spaceField(), { name: "face", as: "word", range: () => ["up", "down"] }],
  whyNot({ setup, houses }, { player, pair }, { space, face }) {
    const { tables } = setup;
    const house = houses[player];
    if (pair.room === null) return "place.no-room-card";
    if (house.spaces[space] !== null) return "place.filled"; // [DRH-11]
    if (!isSupported(tables.board, house, space)) return "place.unsupported";
    if (space === pair.scaffold) return "place.scaffold-of-this-turn";
    const why = misfit(tables, house, space, pair.room.room);
    if (face === "down") return why === null ? "place.must-be-face-up" : null;
    return why === null ? null : `fit.${why}`;
  },
  play(draft, step, { player, space, face }) {
    const { room, special, scaffold } = step.pair;
    const house = houseOf(draft, player);
    house.spaces[space] = { ...present(room), face, token: null }; // [DRH-37]
    if (house.scaffolds.includes(space)) {
      house.scaffolds = house.scaffolds.filter((each) => each !== space); // [DRH-68]
      draft.table.removed.specials.push({ kind: "tool", tool: "scaffolding" });
    }
    draft.agenda.unshift({ do: "settle", player, pair: { room: null, special, scaffold } });
    askForCrowded(draft, player);
  },
};
