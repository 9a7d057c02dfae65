import { createGame, createRecorder, recordOf } from "perfect-home-rules";

/** The version of the package, as its records have it. */
export function packageVersion(): string {
  const options = { players: ["any"], seed: 0 };
  return recordOf(createRecorder(options), createGame(options)).package;
}
