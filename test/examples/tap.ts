import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** What stands between a client and a server, and keeps every byte that the server sends. */
export interface Tap {
  /** Where the client finds the server. */
  readonly url: string;
  /** All that was sent so far. */
  sent(): Buffer;
  /** Cuts all connections; new ones are let through. */
  cut(): void;
  close(): void;
}

/** Stands between one client and the server at a port. */
export async function tapOf(port: number): Promise<Tap> {
  const kept: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(port, "localhost");
    behind.on("data", (data) => kept.push(data));
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(kept),
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
