import type { Command } from "@commander-js/extra-typings";
import { createReferee, protocolSchema, splitLines } from "perfect-home-rules/protocol";
import type { Terminal } from "../terminal.js";

async function answerAll(terminal: Terminal): Promise<void> {
  const referee = createReferee();
  const split = splitLines();
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
    .option("--schema", "print the messages of the protocol as a JSON Schema")
    .action(async ({ schema = false }) => {
      if (schema) terminal.out(`${JSON.stringify(protocolSchema(), null, 2)}\n`);
      else await answerAll(terminal);
    });
}
