import { Script } from "node:vm";
import { build } from "esbuild";
import { TestEnvironment } from "jest-environment-node";
import { expect, test } from "vitest";
import { as } from "../support/refusals.js";

/** What a test in Jest does: whatever it says is JSON, and of a realm of its own. */
const TEST = `
  const { createGame, applyMove, legalMoves, parseState, stateKey, isOver, createSession, restoreSession } = library;
  const options = { players: ["Ann", "Bob"], seed: 11, layout: "ducks" };
  let state = createGame(options);
  const plain = [state];
  let own = state;
  for (let made = 0; made < 30; made++) {
    const move = legalMoves(own)[0];
    own = applyMove(own, move);
    state = applyMove(parseState(structuredClone(state)), structuredClone(move));
  }
  const session = createSession(structuredClone(options));
  for (let made = 0; made < 30; made++) session.play(structuredClone(legalMoves(session.state)[0]));
  let refused = "";
  try { legalMoves(structuredClone(state)); } catch (error) { refused = error.code + " " + (error instanceof Error); }
  JSON.stringify({
    isOtherRealm: !(structuredClone({}) instanceof Object),
    same: [stateKey(state), stateKey(session.state), stateKey(restoreSession(structuredClone(session.toJSON())).state)]
      .map((key) => key === stateKey(own)),
    round: own.table.round,
    refused,
  });
`;

/** The library as one script, so that it runs where Jest would run it. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export * from "perfect-home-rules"; export * from "perfect-home-rules/session";',
      resolveDir: ".",
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "library",
  });
  return outputFiles.map(({ text }) => text).join("");
}

test("Jest: its copies are of another realm than what the library makes, and parseState reads them", async () => {
  const config = { globals: {}, testEnvironmentOptions: { globalsCleanup: "off" } };
  const environment = new TestEnvironment(
    as({ globalConfig: {}, projectConfig: config }),
    as({ console, docblockPragmas: {}, testPath: "here" }),
  );
  await environment.setup();
  const context = environment.getVmContext();
  if (context === null) throw new Error("no context");
  new Script(await bundled()).runInContext(context);
  const said = JSON.parse(new Script(TEST).runInContext(context));
  await environment.teardown();
  expect(said).toEqual({
    isOtherRealm: true,
    same: [true, true, true],
    round: 4,
    refused: "state.unknown true",
  });
});
