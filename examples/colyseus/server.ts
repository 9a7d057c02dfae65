import { Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { PerfectHomeRoom } from "./room.js";

const port = Number(process.env["PORT"] ?? 2567);

export const server = new Server({ transport: new WebSocketTransport(), greet: false });
server
  .define("perfect-home", PerfectHomeRoom)
  .filterBy(["edition", "layout", "mode", "advanced", "nineAndThreeQuarters"]); // whoever looks for a table gets one like this
await server.listen(port);
console.log(`Colyseus listens at http://localhost:${port}`);
