import { Origins, Server } from "boardgame.io/server";
import { PerfectHome } from "./game.js";

const port = Number(process.env["PORT"] ?? 8000);
/** The lobby has a port of its own: on that of the sockets it is not found since version 4.2 of koa-compose. */
const apiPort = Number(process.env["LOBBY_PORT"] ?? port + 1);

export const server = Server({ games: [PerfectHome], origins: [Origins.LOCALHOST] });
export const running = server.run({ port, lobbyConfig: { apiPort } }, () =>
  console.log(`Play at http://localhost:${port}, with the lobby at http://localhost:${apiPort}`),
);
