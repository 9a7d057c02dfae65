import { PACKAGE_VERSION, RulesError, type Violation, violationOf } from "perfect-home-rules";
import { jsonIn } from "./description.js";

/** Why a worker does not play a series, as it stands in Redis. */
export type Refusal =
  | { readonly why: "version"; readonly version: string }
  | { readonly why: "bot"; readonly player: number; readonly bot: string }
  | { readonly why: "malformed" };

/** A refusal as text. */
export function writeRefusal(refusal: Refusal): string {
  return JSON.stringify(refusal);
}

/** A refusal as a violation; what stands in Redis may be anything at all. */
export function refusalOf(worker: string, written: string): Violation {
  const read = jsonIn(written);
  const { why, version, player, bot } = Object(read) as Readonly<Record<string, unknown>>;
  if (why === "version")
    return violationOf("queue.other-version", {
      worker,
      version: String(version).slice(0, 100),
      expected: PACKAGE_VERSION,
    });
  if (why === "bot")
    return violationOf("queue.other-bot", {
      worker,
      player: Number(player),
      bot: String(bot).slice(0, 300),
    });
  return violationOf("queue.malformed", { worker, path: "series", expected: "the description of a series" });
}

/** Says that all workers refuse a series. */
export function refusedByAll(refusals: readonly Violation[]): RulesError {
  return new RulesError(refusals);
}
