import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import type { LobbyClient as Lobby, Client as makeClient } from "boardgame.io/client";
import type { SocketIO as overSockets } from "boardgame.io/multiplayer";
import { createGame, type Move, type Observer, standings } from "perfect-home-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PerfectHome, type Table } from "../../examples/boardgame.io/game.js";
import { type Host, startHost } from "./host.js";
import { packedExample } from "./packed-example.js";
import { playRemotely, type RemoteClient, until, type WireFormat } from "./remote-game.js";
import { type Tap, tapOf } from "./tap.js";

// Needs the packed package. boardgame.io can be had by `require` alone.
const require = createRequire(import.meta.url);
const { Client, LobbyClient }: { Client: typeof makeClient; LobbyClient: typeof Lobby } =
  require("boardgame.io/client");
const { SocketIO }: { SocketIO: typeof overSockets } = require("boardgame.io/multiplayer");

/** Messages are JSON. */
const JSON_TEXT: WireFormat = {
  value: (value) => Buffer.from(JSON.stringify(value)),
  run: (values) => Buffer.from(JSON.stringify(values).slice(1, -1)),
};

interface Visitor extends RemoteClient {
  readonly client: ReturnType<typeof makeClient<Table>>;
}

let folder: string;
let host: Host;
const taps: Tap[] = [];
const clients: Visitor["client"][] = [];
beforeAll(async () => {
  folder = packedExample("boardgame.io");
  host = await startHost("test/examples/boardgame.io-host.mjs", folder);
});
afterAll(async () => {
  for (const client of clients) client.stop();
  for (const tap of taps) tap.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody at a match: with credentials a player, else a spectator. */
async function visit(matchID: string, observer: Observer, credentials?: string): Promise<Visitor> {
  const tap = await tapOf(host.port);
  taps.push(tap);
  const client = Client<Table>({
    game: PerfectHome,
    multiplayer: SocketIO({ server: tap.url }),
    matchID,
    debug: false,
    ...(observer === "spectator" ? {} : { playerID: String(observer), credentials: credentials ?? "" }),
  });
  clients.push(client);
  client.start();
  await until("the match", () => client.getState() !== null);
  return {
    client,
    observer,
    tap,
    view: () => client.getState()?.G.game,
    play: (move: Move) => client.moves["play"]?.(move),
  };
}

/** A match with two players and a spectator. */
async function newMatch(setupData: Readonly<Record<string, unknown>>) {
  const lobby = new LobbyClient({ server: `http://localhost:${host.lobbyPort}` });
  const { matchID } = await lobby.createMatch("perfect-home", { numPlayers: 2, setupData });
  const seats = await Promise.all(
    ["0", "1"].map((playerID) =>
      lobby.joinMatch("perfect-home", matchID, { playerID, playerName: playerID }),
    ),
  );
  const [ann, bob] = await Promise.all(
    seats.map(({ playerCredentials }, seat) => visit(matchID, seat, playerCredentials)),
  );
  if (ann === undefined || bob === undefined) throw new Error("nobody came");
  return {
    matchID,
    ann,
    bob,
    spectator: await visit(matchID, "spectator"),
    state: () => host.stateOf(matchID),
  };
}

test.each([{}, { mode: "expert", layout: "zombies", advanced: true }])(
  "two clients play a whole game on a server of boardgame.io, and a spectator looks on: %j",
  async (choice) => {
    const { ann, bob, spectator, state } = await newMatch(choice);
    ann.client.moves["deal"]?.();
    await until("the deal", () => spectator.view() !== null);
    const last = await playRemotely({ clients: [ann, bob, spectator], format: JSON_TEXT, state }, 1);
    for (const { client } of [ann, bob, spectator])
      expect(client.getState()?.ctx.gameover).toEqual(standings(last));
    expect(last.setup).toMatchObject(choice.mode === undefined ? {} : { mode: "expert", advanced: true });
  },
);

test("a player moves for nobody else, takes back its own moves alone, and comes back after its connection was cut", async () => {
  const { matchID, ann, bob, spectator, state } = await newMatch({ seed: 1, cards: [] });
  ann.client.moves["deal"]?.();
  await until("the deal", () => [ann, bob, spectator].every(({ view }) => view() !== null));
  const dealt = await state();
  expect(dealt.hidden).not.toEqual(createGame({ players: ["0", "1"], seed: 1 }).hidden);

  spectator.play({ type: "pick", player: 0, stack: 0 });
  const stranger = await visit(matchID, "spectator");
  stranger.client.updatePlayerID("0");
  stranger.play({ type: "pick", player: 0, stack: 0 });
  bob.client.events.endGame?.();
  bob.client.events.endTurn?.();
  bob.client.events.setActivePlayers?.({ currentPlayer: "none" });
  bob.play({ type: "pick", player: 0, stack: 2 });
  await until("Bob's own move", () => JSON.stringify(bob.view()).includes('"stack":2'));
  const { turns } = await state();
  expect(turns.map((turn) => turn?.moves)).toEqual([undefined, [{ type: "pick", player: 1, stack: 2 }]]);
  expect(stranger.view()).toMatchObject({ observer: "spectator" });

  ann.play({ type: "pick", player: 0, stack: 1 });
  await until("Ann's move", () => JSON.stringify(ann.view()).includes('"stack":1'));
  bob.client.moves["undo"]?.();
  await until("Bob's turn", () => !JSON.stringify(bob.view()).includes('"stack":2'));
  expect((await state()).turns.map((turn) => turn?.moves.length ?? 0)).toEqual([1, 0]);

  bob.tap.cut();
  await until("the end of the connection", () => bob.client.getState()?.isConnected === false);
  ann.client.moves["undo"]?.();
  await until("Bob again", () => bob.client.getState()?.isConnected === true);
  bob.play({ type: "pick", player: 1, stack: 0 });
  await until("Bob's move", () => JSON.stringify(bob.view()).includes('"stack":0'));
  expect(await state()).toMatchObject({ turns: [null, { moves: [{ type: "pick", player: 1, stack: 0 }] }] });
});
