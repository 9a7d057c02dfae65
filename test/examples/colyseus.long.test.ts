import { rmSync } from "node:fs";
import { Client, type Room } from "@colyseus/sdk";
import { createGame, type Move, type Observer } from "perfect-home-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Host, startHost } from "./host.js";
import { packedExample } from "./packed-example.js";
import { playRemotely, type RemoteClient, until, type WireFormat } from "./remote-game.js";
import { type Tap, tapOf } from "./tap.js";

// Needs the packed package.

/** Plain data in MessagePack, as far as games need it. */
function packed(value: unknown): Buffer {
  if (typeof value === "string") return withLength(Buffer.from(value), 0xa0, 32);
  if (typeof value === "number") return packedNumber(value);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([0x90 + value.length]), ...value.map(packed)]);
  if (typeof value !== "object" || value === null) throw new Error(`${value} is not for messages`);
  const parts = Object.entries(value).flat().map(packed);
  return Buffer.concat([Buffer.from([0xde, 0, parts.length / 2]), ...parts]);
}

function withLength(text: Buffer, kind: number, limit: number): Buffer {
  if (text.length >= limit) throw new Error("too long for a test");
  return Buffer.concat([Buffer.from([kind + text.length]), text]);
}

function packedNumber(value: number): Buffer {
  if (value >= 0 && value < 128) return Buffer.from([value]);
  const bytes = Buffer.alloc(5, value < 0 ? 0xd2 : 0xce);
  bytes.writeInt32BE(value | 0, 1);
  return bytes;
}

const MESSAGE_PACK: WireFormat = { value: packed, run: (values) => Buffer.concat(values.map(packed)) };

interface Visitor extends RemoteClient {
  readonly room: Room;
  readonly refused: unknown[];
  readonly seat: () => Observer | null;
  /** How many times it was told how the game stands. */
  readonly times: () => number;
}

let folder: string;
let host: Host;
const taps: Tap[] = [];
const rooms: Room[] = [];
beforeAll(async () => {
  folder = packedExample("colyseus");
  host = await startHost("test/examples/colyseus-host.mjs", folder);
});
afterAll(async () => {
  for (const room of rooms) if (room.connection.isOpen) await room.leave();
  for (const tap of taps) tap.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who comes to a room. */
async function visit(observer: Observer, enter: (client: Client) => Promise<Room>): Promise<Visitor> {
  const tap = await tapOf(host.port);
  taps.push(tap);
  const room = await enter(new Client(tap.url));
  room.reconnection.minUptime = 0;
  rooms.push(room);
  let told: { readonly seat: Observer; readonly view: unknown } | null = null;
  let times = 0;
  const refused: unknown[] = [];
  room.onMessage("view", (message) => {
    told = message;
    times += 1;
  });
  room.onMessage("refused", (violation) => refused.push(violation));
  await until("what is to be seen", () => told !== null);
  return {
    room,
    refused,
    observer,
    tap,
    view: () => told?.view,
    times: () => times,
    seat: () => told?.seat ?? null,
    play: (move: Move) => room.send("move", move),
  };
}

/** A room with two players and a spectator. */
async function newRoom(options: Readonly<Record<string, unknown>>) {
  const ann = await visit(0, (client) => client.create("perfect-home", options));
  const { roomId } = ann.room;
  const bob = await visit(1, (client) => client.joinById(roomId));
  const spectator = await visit("spectator", (client) => client.joinById(roomId, { spectator: true }));
  return { roomId, ann, bob, spectator, state: () => host.stateOf(roomId) };
}

test.each([{}, { mode: "expert", layout: "zombies", advanced: true }])(
  "two clients play a whole game in a room of Colyseus, and a spectator looks on: %j",
  async (options) => {
    const { ann, bob, spectator, state } = await newRoom({ players: ["Ann", "Bob"], ...options });
    const last = await playRemotely({ clients: [ann, bob, spectator], format: MESSAGE_PACK, state }, 1);
    expect(last.setup).toMatchObject(options.mode === undefined ? {} : { mode: "expert", advanced: true });
    expect([...ann.refused, ...bob.refused]).toEqual([]);
  },
);

test("a player moves for nobody else, takes back its own moves alone, and comes back after its connection was cut", async () => {
  const { ann, bob, spectator, state } = await newRoom({ seed: 1, cards: [] });
  expect((await state()).hidden).not.toEqual(createGame({ players: ["Ann", "Bob"], seed: 1 }).hidden);

  spectator.play({ type: "pick", player: 0, stack: 0 });
  await until("a refusal", () => spectator.refused.length === 1);
  bob.play({ type: "pick", player: 0, stack: 2 });
  await until("Bob's own move", () => JSON.stringify(bob.view()).includes('"stack":2'));
  const { turns } = await state();
  expect(turns.map((turn) => turn?.moves)).toEqual([undefined, [{ type: "pick", player: 1, stack: 2 }]]);
  bob.play({ type: "pick", player: 1, stack: 1 });
  await until("a refusal", () => bob.refused.length === 1);

  ann.play({ type: "pick", player: 0, stack: 1 });
  await until("Ann's move", () => JSON.stringify(ann.view()).includes('"stack":1'));
  bob.room.send("undo");
  await until("Bob's turn", () => !JSON.stringify(bob.view()).includes('"stack":2'));
  expect((await state()).turns.map((turn) => turn?.moves.length ?? 0)).toEqual([1, 0]);

  const times = bob.times();
  bob.tap.cut();
  await until("Bob again", () => bob.times() > times && bob.seat() === 1);
  bob.play({ type: "pick", player: 1, stack: 0 });
  await until("Bob's move", () => JSON.stringify(bob.view()).includes('"stack":0'));
  expect((await state()).turns[1]?.moves).toEqual([{ type: "pick", player: 1, stack: 0 }]);
});

test("whoever looks for a table gets a free seat at one like it, also one that was left; a wrong one is not set up", async () => {
  const layout = "ducks";
  const ann = await visit(0, (client) => client.joinOrCreate("perfect-home", { layout }));
  const bob = await visit(1, (client) => client.joinOrCreate("perfect-home", { layout }));
  expect(bob.room.roomId).toBe(ann.room.roomId);
  const next = await visit(0, (client) => client.joinOrCreate("perfect-home", { layout }));
  expect(next.room.roomId).not.toBe(ann.room.roomId);
  const other = await visit(0, (client) => client.joinOrCreate("perfect-home", { layout: "zombies" }));
  expect(other.room.roomId).not.toBe(next.room.roomId);
  await next.room.leave();
  await ann.room.leave();
  const again = await visit(0, (client) => client.joinOrCreate("perfect-home", { layout }));
  expect([again.room.roomId, again.seat()]).toEqual([bob.room.roomId, 0]);
  const wrong = new Client(ann.tap.url).create("perfect-home", { layout: "nowhere" });
  await expect(wrong).rejects.toThrow("option");
});
