import { describe, expect, test } from "vitest";
import { movesIn, whyNotIn } from "../../../src/dream-home/moves/kinds.js";
import { REFUSALS, type RefusalCode } from "../../../src/dream-home/moves/refusals.js";
import type { RoomCard, SpecialCard } from "../../../src/dream-home/state/cards.js";
import type { House } from "../../../src/dream-home/state/house.js";
import type { Move } from "../../../src/dream-home/state/moves.js";
import type { GameState } from "../../../src/dream-home/state/state.js";
import { closing, display, house, newGame, PIANO, RED, taking } from "../support/play.js";
import { positionWith, settling } from "../support/positions.js";

const SCAFFOLDING: SpecialCard = { kind: "tool", tool: "scaffolding" };
/** Below a study and beside it nothing; a pantry over a kitchen, and an empty room. */
const BUILT = "pantry . . . .\nkitchen study . . -bath\n. garage";

/** A move without its player, who is the first one. */
type Tried = Move extends infer M ? (M extends Move ? Omit<M, "player"> : never) : never;

function why(state: GameState, move: Tried): RefusalCode | null {
  return whyNotIn(state, { ...move, player: 0 } as Move);
}

const drilling = (rooms = "kitchen - study"): GameState =>
  taking(house(BUILT, { tools: ["drill"] }), display(rooms));
const mixing = taking(house(BUILT, { tools: ["concrete-mixer"] }), display("kitchen - study kitchen bath"));
const placing = (
  room: string | null,
  scaffold: number | null = null,
  beside: Partial<House> = {},
): GameState => settling(house(BUILT, beside), room, null, scaffold);
const decorating = (text: string, special: SpecialCard | null = PIANO): GameState =>
  settling(house(text), null, special);
const scaffolding = (special: SpecialCard | null = SCAFFOLDING): GameState =>
  settling(house(BUILT, { scaffolds: [4] }), null, special);
const helped = (rooms: readonly RoomCard[] = [{ room: "kitchen" }, { room: "bedroom" }]): GameState =>
  closing(
    house("bed bed . . bath\nkitchen:ice-cream-machine study kitchen -sauna -bath\ngarage garage", {
      helpers: ["roofer", "supplier", "handyman"],
    }),
    { rooms: [...rooms], roofs: [RED] },
  );
const baths = closing(house(". . . . .\nbath study -sauna bath .\n-bath garage", { helpers: ["handyman"] }));
const unhelped = closing(house(BUILT), { rooms: [{ room: "kitchen" }], roofs: [RED] });

/** Each refusal, with a state and the move that is refused there, and the like move that is legal, if there is one. */
const REFUSED: readonly (readonly [RefusalCode, GameState, Tried, Tried | null])[] = [
  [
    "discardPair.first-column",
    newGame(2),
    { type: "discardPair", column: 0 },
    { type: "discardPair", column: 1 },
  ],
  ["move.not-now", newGame(2), { type: "take", column: 0 }, { type: "discardPair", column: 4 }],
  [
    "column.empty",
    taking(house(), display("kitchen -")),
    { type: "take", column: 1 },
    { type: "take", column: 0 },
  ],
  [
    "column.empty",
    drilling(),
    { type: "drill", column: 1, space: 3 },
    { type: "drill", column: 0, space: 3 },
  ],
  ["drill.no-drill", mixing, { type: "drill", column: 0, space: 3 }, null],
  ["drill.no-face-up-card", drilling(), { type: "drill", column: 0, space: 4 }, null],
  ["drill.no-face-up-card", drilling(), { type: "drill", column: 0, space: 6 }, null],
  ["drill.same", drilling(), { type: "drill", column: 2, space: 3 }, { type: "drill", column: 2, space: 7 }],
  ["fit.floor", drilling("garage"), { type: "drill", column: 0, space: 3 }, null],
  ["mixer.no-mixer", drilling(), { type: "mixer", first: 0, second: 2 }, null],
  ["mixer.order", mixing, { type: "mixer", first: 2, second: 0 }, { type: "mixer", first: 0, second: 2 }],
  ["mixer.order", mixing, { type: "mixer", first: 2, second: 2 }, null],
  ["column.empty", mixing, { type: "mixer", first: 0, second: 1 }, { type: "mixer", first: 0, second: 4 }],
  ["column.empty", mixing, { type: "mixer", first: 1, second: 2 }, { type: "mixer", first: 2, second: 3 }],
  ["mixer.same", mixing, { type: "mixer", first: 0, second: 3 }, null],
  ["place.no-room-card", placing(null), { type: "place", space: 4, face: "up" }, null],
  ["place.filled", placing("study"), { type: "place", space: 3, face: "up" }, null],
  ["place.filled", placing("study"), { type: "place", space: 6, face: "down" }, null],
  ["place.unsupported", placing("study"), { type: "place", space: 9, face: "up" }, null],
  ["place.unsupported", placing("study"), { type: "place", space: 5, face: "up" }, null],
  [
    "place.scaffold-of-this-turn",
    placing("bedroom", 4, { scaffolds: [4] }),
    { type: "place", space: 4, face: "up" },
    null,
  ],
  [
    "place.must-be-face-up",
    placing("bedroom"),
    { type: "place", space: 4, face: "down" },
    { type: "place", space: 4, face: "up" },
  ],
  [
    "fit.floor",
    placing("bedroom"),
    { type: "place", space: 0, face: "up" },
    { type: "place", space: 0, face: "down" },
  ],
  [
    "fit.size",
    placing("study"),
    { type: "place", space: 4, face: "up" },
    { type: "place", space: 4, face: "down" },
  ],
  [
    "fit.closed",
    settling(house(". . . . .\nliving:piano . . . .\n. ."), "living-room"),
    { type: "place", space: 3, face: "up" },
    { type: "place", space: 3, face: "down" },
  ],
  ["decor.no-decor", decorating(". . . . .\nliving . . . .\n. .", null), { type: "decor", space: 2 }, null],
  [
    "decor.no-decor",
    decorating(". . . . .\nliving . . . .\n. .", SCAFFOLDING),
    { type: "decor", space: 2 },
    null,
  ],
  [
    "decor.no-room",
    decorating(". . . . .\nliving -living . . .\n. ."),
    { type: "decor", space: 3 },
    { type: "decor", space: 2 },
  ],
  ["decor.no-room", decorating(". . . . .\nliving . . . .\n. ."), { type: "decor", space: 4 }, null],
  [
    "decor.wrong-room",
    decorating(". . . . .\nliving study . . .\n. ."),
    { type: "decor", space: 3 },
    { type: "decor", space: 2 },
  ],
  [
    "decor.wrong-room",
    decorating(". . . . .\nliving . . . .\n. .", { kind: "decor", decor: "treehouse" }),
    { type: "decor", space: 2 },
    null,
  ],
  [
    "decor.has-token",
    decorating(". . . . .\nliving living:cat-house . living .\n. ."),
    { type: "decor", space: 2 },
    { type: "decor", space: 5 },
  ],
  ["scaffold.no-scaffold", scaffolding(PIANO), { type: "scaffold", space: 0 }, null],
  ["scaffold.no-scaffold", scaffolding(null), { type: "scaffold", space: 0 }, null],
  ["scaffold.filled", scaffolding(), { type: "scaffold", space: 3 }, { type: "scaffold", space: 0 }],
  ["scaffold.filled", scaffolding(), { type: "scaffold", space: 4 }, { type: "scaffold", space: 9 }],
  ["scaffold.unsupported", scaffolding(), { type: "scaffold", space: 5 }, { type: "scaffold", space: 8 }],
  [
    "keep.no-token",
    positionWith(house(". . . . .\nliving:piano living:cat-house . . .\n. ."), {
      do: "keep",
      player: 0,
      spaces: [2, 3],
    }),
    { type: "keep", space: 4 },
    { type: "keep", space: 3 },
  ],
  ["helper.not-here", unhelped, { type: "roofer", colour: "red", kind: "plain" }, { type: "finish" }],
  ["helper.not-here", unhelped, { type: "supplier", room: "kitchen", space: 3 }, null],
  ["helper.not-here", unhelped, { type: "handyman", first: 2, second: 3 }, null],
  [
    "roofer.not-discarded",
    helped(),
    { type: "roofer", colour: "red", kind: "window" },
    { type: "roofer", colour: "red", kind: "plain" },
  ],
  ["roofer.not-discarded", helped(), { type: "roofer", colour: "brown", kind: "plain" }, null],
  [
    "supplier.not-discarded",
    helped(),
    { type: "supplier", room: "bathroom", space: 8 },
    { type: "supplier", room: "bedroom", space: 11 },
  ],
  ["supplier.no-card", helped(), { type: "supplier", room: "bedroom", space: 9 }, null],
  [
    "supplier.same",
    helped(),
    { type: "supplier", room: "bedroom", space: 7 },
    { type: "supplier", room: "kitchen", space: 7 },
  ],
  [
    "supplier.same",
    helped(),
    { type: "supplier", room: "kitchen", space: 4 },
    { type: "supplier", room: "kitchen", space: 2 },
  ],
  ["fit.floor", helped(), { type: "supplier", room: "kitchen", space: 0 }, null],
  ["fit.size", baths, { type: "handyman", first: 3, second: 5 }, { type: "handyman", first: 3, second: 4 }],
  ["fit.floor", baths, { type: "handyman", first: 0, second: 3 }, null],
  ["fit.floor", baths, { type: "handyman", first: 1, second: 4 }, { type: "handyman", first: 0, second: 1 }],
  [
    "handyman.order",
    helped(),
    { type: "handyman", first: 7, second: 3 },
    { type: "handyman", first: 3, second: 7 },
  ],
  ["handyman.no-card", helped(), { type: "handyman", first: 3, second: 9 }, null],
  ["handyman.no-card", helped(), { type: "handyman", first: 9, second: 11 }, null],
  [
    "handyman.empty-rooms",
    helped(),
    { type: "handyman", first: 5, second: 6 },
    { type: "handyman", first: 4, second: 5 },
  ],
  [
    "handyman.same",
    helped(),
    { type: "handyman", first: 7, second: 8 },
    { type: "handyman", first: 2, second: 4 },
  ],
  ["fit.floor", helped(), { type: "handyman", first: 0, second: 2 }, null],
];

describe("DRH-80 to DRH-88: what can't be done, and why", () => {
  test.each(REFUSED)("%s", (code, state, refused, legal) => {
    expect(why(state, refused)).toBe(code);
    expect(movesIn(state)).not.toContainEqual({ ...refused, player: 0 });
    if (legal === null) return;
    expect(why(state, legal)).toBe(null);
    expect(movesIn(state)).toContainEqual({ ...legal, player: 0 });
  });

  test("no reason is left out but those that no move of a step has", () => {
    const met = new Set<string>(REFUSED.map(([code]) => code));
    expect(Object.keys(REFUSALS).filter((code) => !met.has(code))).toEqual([
      "move.game-over",
      "move.card-awaited",
      "move.not-yours",
      "reveal.not-awaited",
      "reveal.impossible",
      "state.entered",
      "takeBack.no-reveal",
    ]);
  });
});
