import * as mobx7 from "mobx";
import { applyMove, createGame, type GameState, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { as } from "../support/refusals.js";
import * as mobx6 from "./mobx-6.js";
import {
  answersAbout,
  expectFormToWork,
  expectToBeRead,
  expectToWork,
  MIDDLE,
  newForm,
  OPTIONS,
} from "./played.js";

/** What both versions have, and what marks a field as kept by reference in each. */
const VERSIONS = [
  { version: "MobX 7", mobx: mobx7, byReference: mobx7.observableRef },
  {
    version: "MobX 6",
    mobx: as<typeof mobx7>(mobx6),
    byReference: as<typeof mobx7.observableRef>(mobx6.observable.ref),
  },
];

describe.each(VERSIONS)("$version", ({ mobx, byReference }) => {
  const { autorun, isObservable, makeObservable, observable, runInAction, toJS } = mobx;

  test("works where it keeps the game by reference", () => {
    const field = observable({ game: MIDDLE }, { game: byReference });
    expectToWork({
      read: () => field.game,
      write: (game) => runInAction(() => void Object.assign(field, { game })),
    });
    const box = observable.box(MIDDLE, { deep: false });
    expectToWork({ read: () => box.get(), write: (game) => runInAction(() => box.set(game)) });
    const games = observable.map<string, GameState>([], { deep: false });
    expectToWork({
      read: () => games.get("game") ?? MIDDLE,
      write: (game) => runInAction(() => void games.set("game", game)),
    });
  });

  test("works in a class of an app, whose fields are kept by reference", () => {
    class App {
      game = createGame(OPTIONS);
      constructor() {
        makeObservable(this, { game: byReference });
      }
    }
    const app = new App();
    expectToWork({
      read: () => app.game,
      write: (game) =>
        runInAction(() => {
          app.game = game;
        }),
    });
    expect(isObservable(app)).toBe(true);
    expect(isObservable(app.game)).toBe(false);
  });

  test("tells who watches of each move", () => {
    const field = observable({ game: createGame(OPTIONS) }, { game: byReference });
    const seen: number[] = [];
    const end = autorun(() => seen.push(field.game.turns[0]?.moves.length ?? 0));
    for (const move of legalMoves(field.game, 0).slice(0, 1)) {
      runInAction(() => void Object.assign(field, { game: applyMove(field.game, move) }));
    }
    end();
    expect(seen).toEqual([0, 1]);
  });

  test("works where it watches the fields of the game but not what is in them", () => {
    expect(answersAbout(observable(MIDDLE, {}, { deep: false }))).toEqual(answersAbout(MIDDLE));
  });

  test("where it watches all of it, parseState reads what it has made", () => {
    const deep = observable({ game: MIDDLE });
    const write = (game: GameState): void => runInAction(() => void Object.assign(deep, { game }));
    expectToBeRead({ read: () => deep.game, write });
    expect(isObservable(deep.game)).toBe(true);
    expectToBeRead({ read: () => toJS(deep.game), write });
  });

  test("options and moves may be observable", () => {
    expectFormToWork(observable(newForm()));
  });
});
