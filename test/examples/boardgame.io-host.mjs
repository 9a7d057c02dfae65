// Runs the server of examples/boardgame.io from the folder where it was built; answers the id of a match by its game.
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , folder] = process.argv;
const { server, running } = createRequire(import.meta.url)(join(folder, "dist/server.cjs"));
await running;
// What a database gives back is a copy.
const { db } = server;
const { setState } = db;
db.setState = (id, state, log) => setState.call(db, id, structuredClone(state), structuredClone(log));
process.on("message", (id) => process.send(db.fetch(id, { state: true }).state.G.game));
process.send("ready");
