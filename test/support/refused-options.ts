import { createGame, type GameOptions } from "perfect-home-rules";
import { as, inShort, violationIn } from "./refusals.js";

/** What is refused of the options of a game: the code, where it stands, what is allowed there. */
export function refusedOptions(options: object): string {
  return inShort(violationIn(() => createGame(as<GameOptions>({ players: ["Ann"], seed: 1, ...options }))));
}
