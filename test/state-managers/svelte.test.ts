import { createGame } from "perfect-home-rules";
import { compileModule } from "svelte/compiler";
import { expect, test } from "vitest";
import { expectToBeRead, expectToWork, MIDDLE, OPTIONS, type Store } from "./played.js";

interface Module extends Store {
  /** What `$state.snapshot` gives. */
  readonly snapshot: Store["read"];
}

/** A module of Svelte 5 that keeps a game, compiled as for a browser. */
async function compiled(declaration: string): Promise<Module> {
  const source = `
    ${declaration}
    export const read = () => kept.game;
    export const write = (state) => { kept = { game: state }; };
    export const snapshot = () => $state.snapshot(kept.game);
  `;
  const { js } = compileModule(source, { generate: "client", filename: "game.svelte.js" });
  const client = new URL("../../node_modules/svelte/src/internal/client/index.js", import.meta.url);
  const code = js.code.replaceAll("'svelte/internal/client'", JSON.stringify(client.href));
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

test("Svelte 5: works in $state, which wraps the outermost layer of what is frozen", async () => {
  const store = await compiled("let kept = $state({ game: null });");
  expectToWork(store);
  const fresh = createGame(OPTIONS);
  store.write(fresh);
  expect(store.read()).not.toBe(fresh);
});

test("Svelte 5: works in $state.raw", async () => {
  const store = await compiled("let kept = $state.raw({ game: null });");
  expectToWork(store);
  store.write(MIDDLE);
  expect(store.read()).toBe(MIDDLE);
});

test("Svelte 5: parseState reads what $state.snapshot has copied", async () => {
  const { snapshot, write } = await compiled("let kept = $state({ game: null });");
  expectToBeRead({ read: snapshot, write });
});
