import { once } from "node:events";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { IDBFactory } from "fake-indexeddb";
import { createGame, type GameState, observe, parseState, stateKey } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { expectToBeRead, MIDDLE, OPTIONS, type Store } from "./played.js";

/** A store that gives back what a way of copying makes of a state. */
function copying(copy: (state: GameState) => GameState): Store {
  let kept = MIDDLE;
  return {
    read: () => copy(kept),
    write: (state) => {
      kept = state;
    },
  };
}

/** What a request to a database comes to. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

describe("a copy is read by parseState", () => {
  test.each<readonly [string, (state: GameState) => GameState]>([
    ["structuredClone", structuredClone],
    ["JSON", (state) => JSON.parse(JSON.stringify(state))],
  ])("%s", (_, copy) => {
    expectToBeRead(copying(copy));
  });

  test("postMessage through a channel", () => {
    const { port1, port2 } = new MessageChannel();
    const sent = (state: GameState): GameState => {
      port1.postMessage(state);
      return receiveMessageOnPort(port2)?.message;
    };
    expectToBeRead(copying(sent));
    port1.close();
  });

  test("postMessage to a worker and back, observations too", async () => {
    const code =
      "const { parentPort: port } = require('node:worker_threads'); port.on('message', (sent) => port.postMessage(sent));";
    const worker = new Worker(code, { eval: true });
    for (const position of [createGame(OPTIONS), MIDDLE, observe(MIDDLE, 0), observe(MIDDLE, "spectator")]) {
      worker.postMessage(position);
      const [message] = await once(worker, "message");
      expect(stateKey(parseState(message))).toBe(stateKey(position));
    }
    await worker.terminate();
  });

  test("IndexedDB", async () => {
    const opening = new IDBFactory().open("app", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games");
    const database = await done(opening);
    const games = () => database.transaction("games", "readwrite").objectStore("games");
    await done(games().put(MIDDLE, "game"));
    const found: GameState = await done(games().get("game"));
    expectToBeRead(copying((state) => (state === MIDDLE ? found : structuredClone(state))));
    database.close();
  });
});
