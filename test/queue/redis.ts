import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { describe } from "vitest";
import { freePort } from "../support/free-port.js";

const isInstalled = spawnSync("redis-server", ["--version"]).status === 0;

/** Tests that need a Redis; without one they say what is missing, and the rest runs. */
export const describeWithRedis = isInstalled
  ? describe
  : (name: string, _: () => void) =>
      describe.skip(`${name}: needs redis-server in the PATH (Debian: apt-get install redis-server)`, () => {});

/** A Redis of a test's own. */
export interface RedisServer {
  /** Its URL. */
  readonly url: string;
  /** A client to look into it. */
  readonly client: Redis;
  /** All keys that it holds. */
  keys(): Promise<string[]>;
  /** Stops it as its system would; what is in its append-only file comes back with `start`. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Ends it. */
  end(): Promise<void>;
}

function tlsOptions({ cert, key }: Certificate): Readonly<Record<string, string>> {
  return { "tls-cert-file": cert, "tls-key-file": key, "tls-auth-clients": "no" };
}

/** What a Redis that takes TLS alone shows. */
export interface Certificate {
  /** The file of the certificate, which is its own authority. */
  readonly cert: string;
  /** The file of its key. */
  readonly key: string;
}

/** Starts a Redis on a free port, with nothing in it; where it has a password, its URL does too. */
export async function startRedis(
  password = "",
  certificate: Certificate | null = null,
): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const places = certificate === null ? { port } : { port: 0, "tls-port": port, ...tlsOptions(certificate) };
  const options = {
    ...places,
    bind: "127.0.0.1",
    save: "",
    appendonly: "yes",
    appendfsync: "always",
    dir: folder,
    requirepass: password,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const protocol = certificate === null ? "redis" : "rediss";
  const url = `${protocol}://${password === "" ? "" : `:${password}@`}127.0.0.1:${port}`;
  const client = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: () => 50,
    lazyConnect: true,
    ...(certificate === null ? {} : { tls: { ca: readFileSync(certificate.cert) } }),
  });
  client.on("error", () => {});
  let child: ChildProcess | null = null;
  const server: RedisServer = {
    url,
    client,
    keys: async () => (await client.keys("*")).sort(),
    async start() {
      child = spawn("redis-server", args, { stdio: "ignore" });
      await client.ping();
    },
    async stop() {
      const exit = child === null ? null : once(child, "exit");
      child?.kill("SIGTERM");
      child = null;
      await exit;
    },
    async end() {
      client.disconnect();
      await server.stop();
    },
  };
  await server.start();
  return server;
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, time = 60_000): Promise<void> {
  const end = performance.now() + time;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("it never came to hold");
    await sleep(20);
  }
}
