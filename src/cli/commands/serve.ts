import type { Command } from "@commander-js/extra-typings";
import * as dreamHome from "perfect-home-rules/dream-home/protocol";
import * as perfectHome from "perfect-home-rules/protocol";
import { otherGameOption } from "../options.js";
import type { Terminal } from "../terminal.js";

const PROTOCOLS = { "perfect-home": perfectHome, "dream-home": dreamHome } as const;

async function answerAll(referee: perfectHome.Referee, terminal: Terminal): Promise<void> {
  const split = perfectHome.splitLines();
  const answer = async (text: string): Promise<void> => {
    const answers = split(text).flatMap((line) => referee.answer(line) ?? []);
    if (answers.length === 0) return;
    terminal.out(answers.map((each) => `${each}\n`).join(""));
    // Whoever asks and does not read is waited for: its answers would fill the memory.
    await terminal.flushed();
  };
  for await (const piece of terminal.pieces()) await answer(piece);
  await answer("\n");
}

/** Adds the command `serve`: a referee for programs that ask line by line. */
export function addServe(program: Command, terminal: Terminal): void {
  program
    .command("serve")
    .description(
      "be the referee of a program: answer requests on standard input, one JSON object a line (docs/protocol.md)",
    )
    .addOption(otherGameOption("be the referee of that game instead"))
    .option("--schema", "print the messages of the protocol as a JSON Schema")
    .action(async ({ game, schema = false }) => {
      const { createReferee, protocolSchema } = PROTOCOLS[game];
      if (schema) terminal.out(`${JSON.stringify(protocolSchema(), null, 2)}\n`);
      else await answerAll(createReferee(), terminal);
    });
}
