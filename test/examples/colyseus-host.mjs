// Runs the server of examples/colyseus from the folder where it was built; answers the id of a room by its game.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchMaker } from "@colyseus/core";
import { WebSocket } from "ws";

globalThis.WebSocket ??= WebSocket; // Colyseus wants Node 22, which has it
const [, , folder] = process.argv;
await import(pathToFileURL(join(folder, "dist/server.js")).href);
process.on("message", (id) => process.send(matchMaker.getLocalRoomById(id).game));
process.send("ready");
