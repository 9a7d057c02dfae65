import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { WorkerOptions } from "perfect-home-rules/queue";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A process that a test has started. */
export interface Started {
  readonly child: ChildProcess;
  /** What it has printed. */
  printed(): string;
  /** Its exit code, or the signal that has ended it. */
  readonly exit: Promise<number | string>;
}

const running = new Set<ChildProcess>();

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const exit = once(child, "exit").then(([code, signal]) => {
    running.delete(child);
    return code ?? signal;
  });
  return { child, printed: () => printed, exit };
}

/** Runs the built command line. */
export function startCli(...args: readonly string[]): Started {
  return start(["dist/cli.js", ...args]);
}

/** Runs the built command line on a machine that trusts a certificate. */
export function startCliTrusting(cert: string, ...args: readonly string[]): Started {
  return start(["dist/cli.js", ...args], { NODE_EXTRA_CA_CERTS: cert });
}

/** Runs a worker of the built package that is soon taken for dead. */
export function startWorkerProcess(
  options: Omit<WorkerOptions, "onNotice" | "bots">,
  bots: readonly URL[] = [],
): Started {
  const code = `
    import { startWorker } from "perfect-home-rules/queue";
    const bots = ${JSON.stringify(bots.map(({ href }) => href))}.map((url) => new URL(url));
    const onNotice = ({ type, series }) => console.log(type, series);
    const options = { concurrency: 1, lockTime: 1000, ...${JSON.stringify(options)}, bots, onNotice };
    const worker = await startWorker(options);
    console.log("ready", worker.id);
    process.once("SIGTERM", () => worker.close());
  `;
  return start(["--input-type=module", "--eval", code]);
}

/** Ends all that is still running. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      return exit;
    }),
  );
}
