import { createGame, type GameOptions } from "perfect-home-rules";
import { as, violationIn } from "./refusals.js";

/** What is refused of the options of a game: the code, where it stands, what is allowed there. */
export function refused(options: object): string {
  const { code, details } = violationIn(() =>
    createGame(as<GameOptions>({ players: ["Ann"], seed: 1, ...options })),
  );
  return `${code} ${String(details["path"])}: ${String(details["allowed"])}`;
}

/** A right thing with a change at a path. */
export function changed(right: object, path: string, value: unknown): object {
  const copy = structuredClone(right) as Record<string, unknown>;
  const names = path.split(".");
  const parent = names.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, copy);
  parent[names[names.length - 1]] = value;
  return copy;
}
