import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { GameState } from "perfect-home-rules";
import { freePort } from "../support/free-port.js";

/** A server of an example in a process of its own, which tells this test alone how a game really stands. */
export interface Host {
  readonly port: number;
  /** Where matches are made, if that is a port of its own. */
  readonly lobbyPort: number;
  stateOf(id: string): Promise<GameState>;
  stop(): Promise<void>;
}

/** Starts an example that lies in a folder, by a program that answers messages with an id by the game of that id. */
export async function startHost(program: string, folder: string): Promise<Host> {
  const port = await freePort();
  const lobbyPort = await freePort();
  const env = { ...process.env, PORT: String(port), LOBBY_PORT: String(lobbyPort) };
  const child: ChildProcess = fork(program, [folder], { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const [ready] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (ready !== "ready") throw new Error(output);
  return {
    port,
    lobbyPort,
    async stateOf(id) {
      const answer = once(child, "message");
      child.send(id);
      const [state] = await answer;
      return state;
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
