import { once } from "node:events";
import type { Command } from "@commander-js/extra-typings";
import { startWorker, type WorkerNotice } from "perfect-home-rules/queue";
import { EXIT_CODES } from "../exit.js";
import { type Teller, tellerOf } from "../language.js";
import {
  allowBotsOption,
  allowedBotOption,
  concurrencyOption,
  languageOption,
  workerRedisOption,
} from "../options.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { queueError, queueViolationInWords } from "./play-games.js";

function noticeInWords(notice: WorkerNotice, teller: Teller): string {
  const { worker } = teller.words;
  switch (notice.type) {
    case "joined":
      return worker.joined(notice.series);
    case "left":
      return worker.left(notice.series);
    case "refused":
      return worker.refused(notice.series, queueViolationInWords(notice.refusal, teller));
    default:
      return notice satisfies never;
  }
}

/** Adds the command `worker`: plays the games that others hand out over a queue, until it is stopped. */
export function addWorker(program: Command, terminal: Terminal): void {
  const command = program
    .command("worker")
    .description(
      "play games that are handed out over a queue on Redis (docs/many-games.md), until it is stopped",
    )
    .addOption(workerRedisOption)
    .addOption(concurrencyOption)
    .addOption(allowedBotOption)
    .addOption(allowBotsOption)
    .addOption(languageOption)
    .addHelpText("after", EXIT_CODES);
  command.action(async ({ redis, concurrency, bot: bots, allowBots, language }) => {
    if (redis === undefined) {
      return command.error(
        "error: option '--redis <url>' or REDIS_URL in the environment must say where Redis is",
      );
    }
    const teller = tellerOf(language);
    const tell = (line: string): void => terminal.out(textOf(wrapped("", line)));
    const signal = terminal.stopSignal();
    try {
      const worker = await startWorker({
        connection: redis,
        concurrency,
        bots,
        allowBots,
        onNotice: (notice) => tell(noticeInWords(notice, teller)),
      });
      tell(teller.words.worker.ready(worker.id));
      if (!signal.aborted) await once(signal, "abort");
      tell(teller.words.worker.finishing);
      await worker.close();
    } catch (error) {
      throw queueError(error, teller);
    }
  });
}
