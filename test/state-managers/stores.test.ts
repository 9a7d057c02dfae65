import { atom, createStore as createJotaiStore } from "jotai/vanilla";
import { createGame, type GameState, legalMoves } from "perfect-home-rules";
import { get, writable } from "svelte/store";
import { proxy, ref, snapshot } from "valtio/vanilla";
import { describe, expect, test } from "vitest";
import {
  isReactive,
  markRaw,
  reactive,
  readonly,
  shallowReactive,
  shallowRef,
  toRaw,
  ref as vueRef,
} from "vue";
import { createStore } from "zustand/vanilla";
import { expectFormToWork, expectToWork, MIDDLE, newForm, OPTIONS } from "./played.js";

describe("zustand", () => {
  test("works with the game in a field", () => {
    const store = createStore(() => ({ game: createGame(OPTIONS) }));
    expectToWork({ read: () => store.getState().game, write: (game) => store.setState({ game }) });
  });

  test("works with the game as the whole store, of which setState makes shallow copies", () => {
    const store = createStore(() => createGame(OPTIONS));
    expectToWork({ read: () => store.getState(), write: (game) => store.setState(game) });
    expect(store.getState()).not.toBe(MIDDLE);
  });
});

describe("jotai", () => {
  test("works", () => {
    const game = atom(createGame(OPTIONS));
    const score = atom((read) => legalMoves(read(game)).length);
    const store = createJotaiStore();
    expectToWork({ read: () => store.get(game), write: (state) => store.set(game, state) });
    expect(store.get(score)).toBe(legalMoves(MIDDLE).length);
  });
});

describe("valtio", () => {
  test("works where the game is a ref, also in a snapshot", () => {
    const state = proxy({ game: ref(MIDDLE) });
    const write = (game: GameState): void => void Object.assign(state, { game: ref(game) });
    expectToWork({ read: () => state.game, write });
    expectToWork({ read: () => snapshot(state).game, write });
  });

  test("works without a ref: of what is frozen it wraps the outermost layer", () => {
    const state = proxy({ game: MIDDLE });
    const write = (game: GameState): void => void Object.assign(state, { game });
    expectToWork({ read: () => state.game, write });
    expectToWork({ read: () => snapshot(state).game, write });
    const fresh = createGame(OPTIONS);
    write(fresh);
    expect(state.game).not.toBe(fresh);
  });

  test("options and moves may be proxies or snapshots", () => {
    expectFormToWork(proxy(newForm()));
    expectFormToWork(snapshot(proxy(newForm())));
  });
});

describe("Vue", () => {
  test("works: what is frozen it leaves alone", () => {
    const state = reactive({ game: MIDDLE });
    expectToWork({ read: () => state.game, write: (game) => Object.assign(state, { game }) });
    const deep = vueRef(MIDDLE);
    expectToWork({ read: () => deep.value, write: (game) => Object.assign(deep, { value: game }) });
    expectToWork({ read: () => readonly(deep).value, write: (game) => Object.assign(deep, { value: game }) });
    expect([isReactive(state), isReactive(state.game)]).toEqual([true, false]);
  });

  test("works with shallowRef, shallowReactive, markRaw and toRaw", () => {
    const shallow = shallowRef(MIDDLE);
    expectToWork({ read: () => shallow.value, write: (game) => Object.assign(shallow, { value: game }) });
    const fields = shallowReactive({ game: MIDDLE });
    expectToWork({ read: () => toRaw(fields.game), write: (game) => Object.assign(fields, { game }) });
    const raw = reactive({ box: markRaw({ game: MIDDLE }) });
    expectToWork({ read: () => raw.box.game, write: (game) => Object.assign(raw.box, { game }) });
  });

  test("options and moves may be reactive", () => {
    expectFormToWork(reactive(newForm()));
  });
});

describe("Svelte", () => {
  test("works in a store", () => {
    const game = writable(MIDDLE);
    expectToWork({ read: () => get(game), write: (state) => game.set(state) });
  });
});
