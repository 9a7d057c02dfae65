import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import * as newest from "immer";
import * as older from "immer-9";
import {
  applyMove,
  createGame,
  type GameState,
  legalMoves,
  type Move,
  observe,
  parseState,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { immer } from "zustand/middleware/immer";
import { createStore } from "zustand/vanilla";
import { as, codeOf } from "../support/refusals.js";
import { answersAbout, expectToWork, MIDDLE, OPTIONS } from "./played.js";

/** What a store with Immer keeps. In reducers, which Immer types as writable, `as` takes the drafts for what they are. */
interface Kept {
  readonly game: GameState;
  readonly pending: Move | null;
}

interface Writable {
  game: GameState;
  pending: Move | null;
}

/** Whatever is passed to a reducer: that this module is typed for one copy of Immer says nothing of the others. */
type Drafting = Pick<typeof newest, "createDraft" | "finishDraft" | "produce">;

// The copies have other names for what they keep of a draft: builds for production have short ones.
const COPIES: readonly (readonly [string, Drafting])[] = [
  ["the newest copy", newest],
  ["the newest copy, as built for production", await load("immer/dist/immer.production.mjs")],
  ["an older copy", as(older)],
  ["an older copy, as built for production", await load("immer-9/dist/immer.cjs.production.min.js")],
];

async function load(path: string): Promise<Drafting> {
  const url = new URL(`../../node_modules/${path}`, import.meta.url);
  const { default: all, ...named } = await import(/* @vite-ignore */ url.href);
  return { ...all, ...named };
}

function draftOf({ createDraft }: Drafting, game: GameState): Writable {
  return as(createDraft({ game, pending: null }));
}

describe.each(COPIES)("Immer, %s", (_, copy) => {
  test("a draft works as it is", () => {
    let kept: Kept = { game: createGame(OPTIONS), pending: null };
    expectToWork({
      read: () => draftOf(copy, kept.game).game,
      write: (game) => {
        kept = copy.produce(kept, (draft) => void Object.assign(draft, { game }));
      },
    });
  });

  test("the draft of a state by itself works, an observation's too", () => {
    expect(answersAbout(as(copy.createDraft(MIDDLE)))).toEqual(answersAbout(MIDDLE));
    const seen = observe(MIDDLE, 1);
    expect(legalMoves(as(copy.createDraft(seen)), 1)).toEqual(legalMoves(seen, 1));
  });

  test("a draft of which parts have been read works, and nothing comes of reading it", () => {
    const draft = draftOf(copy, MIDDLE);
    expect(draft.game.turns.map((turn) => turn?.agenda.length ?? 0)).toEqual(
      MIDDLE.turns.map((turn) => turn?.agenda.length ?? 0),
    );
    expect(answersAbout(draft.game)).toEqual(answersAbout(MIDDLE));
    expect(as<Kept>(copy.finishDraft(draft)).game).toBe(MIDDLE);
  });

  test("the state made of a draft is finished, known and frozen", () => {
    const [move] = legalMoves(MIDDLE);
    const draft = draftOf(copy, MIDDLE);
    draft.pending = move;
    draft.game = applyMove(draft.game, draft.pending);
    const { game } = as<Kept>(copy.finishDraft(draft));
    expect(game).toEqual(applyMove(MIDDLE, move));
    expect(legalMoves(game)).toEqual(legalMoves(applyMove(MIDDLE, move)));
  });

  test.each<readonly [string, (game: GameState) => void]>([
    ["a field", (game) => Object.assign(game, { ended: [true, true] })],
    ["something within", (game) => Object.assign(game.sheets[0], { poolsCrossed: 3 })],
    ["a list", (game) => as<unknown[]>(game.hidden.stacks[0]).pop()],
    ["a field more", (game) => Object.assign(game, { score: 7 })],
  ])("a draft that was written to is refused: %s", (_what, write) => {
    const draft = draftOf(copy, MIDDLE);
    write(draft.game);
    expect(codeOf(() => legalMoves(draft.game))).toBe("state.unknown");
    expect(codeOf(() => legalMoves(as<Kept>(copy.finishDraft(draft)).game))).toBe("state.unknown");
  });

  test("a draft that was changed into another state is read by parseState", () => {
    const draft = draftOf(copy, MIDDLE);
    const next = applyMove(MIDDLE, legalMoves(MIDDLE)[0]);
    Object.assign(draft.game, { turns: structuredClone(next.turns) });
    expect(codeOf(() => legalMoves(draft.game))).toBe("state.unknown");
    expect(parseState(draft.game)).toEqual(next);
  });

  test("options and moves may be drafts", () => {
    const draft = as<{ options: typeof OPTIONS }>(copy.createDraft({ options: OPTIONS }));
    expect(createGame(draft.options)).toEqual(createGame(OPTIONS));
  });

  test("a draft that has been finished is refused", () => {
    const draft = draftOf(copy, MIDDLE);
    const { game } = draft;
    copy.finishDraft(draft);
    expect(codeOf(() => legalMoves(game))).toBe("state.unknown");
  });
});

describe("Redux Toolkit", () => {
  const slice = createSlice({
    name: "game",
    initialState: (): Kept => ({ game: createGame(OPTIONS), pending: null }),
    reducers: {
      put: (state, { payload }: PayloadAction<GameState>) => ({ ...state, game: as(payload) }),
      choose: (state, { payload }: PayloadAction<Move>) => {
        state.pending = payload;
      },
      play: (state) => {
        const { game, pending } = as<Writable>(state);
        if (pending !== null) Object.assign(state, { game: applyMove(game, pending), pending: null });
      },
    },
  });
  const { put, choose, play } = slice.actions;

  test("works, with its checks for what is changed or can't be serialized", () => {
    const store = configureStore({ reducer: slice.reducer });
    expectToWork({
      read: () => store.getState().game,
      write: (state) => store.dispatch(put(state)),
    });
  });

  test("works in a reducer, where the state and the move are drafts", () => {
    const store = configureStore({ reducer: slice.reducer });
    for (let made = 0; made < 20; made++) {
      const { game } = store.getState();
      const [move] = legalMoves(game);
      store.dispatch(choose(move));
      store.dispatch(play());
      expect(store.getState().game).toEqual(applyMove(game, move));
    }
  });

  test("works where the game is all that a slice keeps", () => {
    const whole = createSlice({
      name: "game",
      initialState: () => createGame(OPTIONS),
      reducers: {
        play: (state, { payload }: PayloadAction<Move>) => as(applyMove(as<GameState>(state), payload)),
      },
    });
    const store = configureStore({ reducer: whole.reducer });
    const [move] = legalMoves(store.getState());
    store.dispatch(whole.actions.play(move));
    expect(store.getState()).toEqual(applyMove(createGame(OPTIONS), move));
    expect(legalMoves(store.getState())).toEqual(legalMoves(applyMove(createGame(OPTIONS), move)));
  });
});

describe("zustand with its Immer middleware", () => {
  test("works, also on the draft in set", () => {
    const store = createStore<Kept>()(immer(() => ({ game: createGame(OPTIONS), pending: null })));
    expectToWork({
      read: () => store.getState().game,
      write: (game) => store.setState((draft) => void Object.assign(draft, { game })),
    });
    const [move] = legalMoves(MIDDLE);
    store.setState((draft) => {
      const { game } = as<Writable>(draft);
      Object.assign(draft, { game: applyMove(game, move) });
    });
    expect(store.getState().game).toEqual(applyMove(MIDDLE, move));
  });
});
