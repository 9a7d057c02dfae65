import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { WebSocketServer } from "ws";
import { finishFor, newTable, type Outcome, receive, type Table, tableIn, toldTo } from "./table.js";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8000" },
    file: { type: "string", default: "game.json" },
    players: { type: "string", default: "Ann,Bob" },
    absent: { type: "string", default: "60000" },
  },
});
const { file } = values;
let table: Table = existsSync(file)
  ? tableIn(readFileSync(file, "utf8"))
  : newTable(values.players.split(","));
/** For each seat, and for spectators, who is connected. */
const connected = new Map<number | null, Set<(text: string) => void>>();
/** The seats whose players have been away for too long. */
const absent = new Set<number>();
const timers = new Map<number, NodeJS.Timeout>();

/** A crash between two bytes leaves the old file. */
function save(): void {
  writeFileSync(`${file}.new`, JSON.stringify(table));
  renameSync(`${file}.new`, file);
}

/** Takes what has come of a message, and tells everybody whom it concerns. */
function take(outcome: Outcome, mover: number): void {
  const isChanged = outcome.table !== table;
  table = outcome.table;
  if (isChanged) save();
  const isPublic =
    outcome.events.some(({ to }) => to === "all") || (isChanged && outcome.events.length === 0);
  for (const [seat, clients] of connected) {
    if (seat !== mover && !isPublic) continue; // what others do before they end it is their own
    const told = JSON.stringify(
      toldTo(table, seat, seat === mover ? outcome : { ...outcome, violation: null }),
    );
    for (const send of clients) send(told);
  }
  if (isChanged) fillIn();
}

/** A bot plays for those who are away, as long as somebody is there. */
function fillIn(): void {
  const isSomebody = [...connected].some(([seat, clients]) => seat !== null && clients.size > 0);
  for (const seat of isSomebody ? absent : []) {
    const outcome = finishFor(table, seat);
    if (outcome.table === table) continue;
    take(outcome, seat); // which comes back here
    return;
  }
}

function leave(seat: number): void {
  const timer = setTimeout(() => {
    absent.add(seat);
    fillIn();
  }, Number(values.absent));
  timers.set(seat, timer);
}

function arrive(seat: number): void {
  clearTimeout(timers.get(seat));
  absent.delete(seat);
}

const FILES: Readonly<Record<string, readonly [type: string, path: string]>> = {
  "/": ["text/html", "index.html"],
  "/client.js": ["text/javascript", "dist/client.js"],
};
const server = createServer(({ url = "/" }, response) => {
  const [type, path] = FILES[url] ?? [];
  if (path === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": type }).end(readFileSync(path));
});

new WebSocketServer({ server, maxPayload: 10_000 }).on("connection", (socket, { url = "/" }) => {
  const found = table.keys.indexOf(url.slice(2)); // `/?key`
  const seat = found < 0 ? null : found;
  const send = (text: string): void => socket.send(text);
  const clients = connected.get(seat) ?? new Set();
  connected.set(seat, clients.add(send));
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clients.delete(send);
    if (seat !== null && clients.size === 0) leave(seat);
  });
  if (seat !== null) {
    arrive(seat);
    socket.on("message", (data) => take(receive(table, seat, String(data)), seat));
  }
  send(JSON.stringify(toldTo(table, seat, { events: [], violation: null })));
});

save();
server.listen(Number(values.port), () => {
  const { port } = server.address() as AddressInfo;
  for (const [seat, key] of table.keys.entries()) {
    leave(seat);
    console.log(`${table.state.setup.players[seat]}: http://localhost:${port}/#${key}`);
  }
  console.log(`Spectators: http://localhost:${port}/`);
});
