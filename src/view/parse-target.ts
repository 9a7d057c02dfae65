import { throwViolation } from "../clauses/violation.js";
import type { Target } from "../state/target.js";

/** What stands behind the name of a target in its key: names of fields, each with what it can be. */
const FIELDS: { readonly [Name in Target["target"]]: readonly (readonly [field: string, text: RegExp])[] } =
  /* @__PURE__ */ (() => {
    const index = /^(?:0|[1-9]\d{0,3})$/;
    const inStreet = ["street", index] as const;
    return {
      house: [inStreet, ["house", index]],
      gap: [inStreet, ["gap", index]],
      estate: [inStreet, ["house", index]],
      parks: [inStreet],
      improvement: [["size", index]],
      track: [["track", /^(?:temps|refusals)$/]],
      stack: [["stack", index]],
      card: [["card", index]],
      plan: [["plan", /^[ABC]$/]],
      button: [
        ["move", /^[A-Za-z]+$/],
        ["choice", /^(?:[a-z]*|0|[1-9]\d{0,3})$/],
      ],
      tier: [
        ["of", /^(?:ghost|candy)$/],
        ["tier", index],
      ],
      objective: [["objective", index]],
      route: [inStreet],
      streetBonus: [inStreet],
      columnBonus: [["column", index]],
    };
  })();

function fieldIn(text: string): string | number | null {
  if (text === "") return null;
  return /^\d/.test(text) ? Number(text) : text;
}

function read(key: unknown): Target | null {
  if (typeof key !== "string" || key.length > 100) return null;
  const [target = "", ...texts] = key.split("-");
  const fields = Object.hasOwn(FIELDS, target) ? FIELDS[target as Target["target"]] : [];
  if (fields.length === 0 || fields.length !== texts.length) return null;
  if (!fields.every(([, text], index) => text.test(texts[index]))) return null;
  const values = fields.map(([field], index) => [field, fieldIn(texts[index])] as const);
  return { target, ...Object.fromEntries(values) } as Target;
}

/**
 * Reads the key of a target, as `targetKey` writes it: the `data-target` of something that was clicked in a drawing.
 *
 * @param key - the key.
 * @returns the target; whether it is on a sheet or on the table only a state can say.
 * @throws RulesError `target.unknown` for what is no key of a target.
 * @example
 * ```ts
 * parseTarget("house-0-3") // => { target: "house", street: 0, house: 3 }
 * parseTarget("button-end-") // => { target: "button", move: "end", choice: null }
 * ```
 */
export function parseTarget(key: string): Target {
  return read(key) ?? throwViolation("target.unknown", {});
}
