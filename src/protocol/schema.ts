import { MAX_NAME_LENGTH } from "./bot-messages.js";
import { PROTOCOL_VERSION } from "./messages.js";
import { BOT_SHOWS, SHOWS } from "./show.js";

/** A JSON Schema, as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The schema of the protocol. */
export interface ProtocolSchema extends JsonSchema {
  /** The schema of each kind of message, by its name. */
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

const integer = (minimum: number): JsonSchema => ({ type: "integer", minimum });
const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });

/** An object with these fields and no others; those that may be left out end in `?`. */
function fields(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const names = Object.keys(properties);
  const bare = (name: string): string => name.replace(/\?$/, "");
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [bare(name), properties[name]])),
    required: names.filter((name) => !name.endsWith("?")),
    additionalProperties: false,
  };
}

const id: JsonSchema = { type: ["string", "number", "null"] };
const anObject: JsonSchema = { type: "object" };
const anyText: JsonSchema = { type: "string" };
const game = integer(1);
const player = integer(0);
const observer: JsonSchema = { anyOf: [player, { const: "spectator" }] };
const word32: JsonSchema = { type: "integer", minimum: 0, maximum: 2 ** 32 - 1 };
const seed: JsonSchema = { anyOf: [word32, { type: "array", items: word32, minItems: 4, maxItems: 4 }] };
const word = (value: string): JsonSchema => ({ const: value });

const showing = { "show?": list({ enum: SHOWS }), "observer?": observer };

const request = (ask: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  fields({ "id?": id, ask: word(ask), ...more });

/** What a bot can be shown, by name. */
const shownToBot: Readonly<Record<string, JsonSchema>> = {
  "moves?": list(ref("move")),
  "texts?": list(anyText),
  "codes?": list(integer(0)),
  "mask?": list({ enum: [0, 1] }),
  "observation?": anObject,
  "numbers?": list({ type: "number" }),
};

/** What can be shown, by name. */
const shown: Readonly<Record<string, JsonSchema>> = {
  ...shownToBot,
  "awaited?": nullable(fields({ place: anObject, cards: list(anObject) })),
  "events?": list(anObject),
  "totals?": list({ type: "integer" }),
  "scores?": list(anObject),
  "standings?": list(anObject),
  "record?": nullable(anObject),
  "state?": anObject,
};

const $defs = {
  move: {
    type: "object",
    properties: { type: anyText, player },
    required: ["type", "player"],
  },
  request: {
    oneOf: [
      request("hello", {}),
      request("new", { options: anObject, ...showing }),
      request("load", { state: anObject, ...showing }),
      request("copy", { game, ...showing }),
      request("sample", { game, seed, ...showing }),
      request("look", { game, ...showing }),
      request("apply", { game, move: ref("move"), ...showing }),
      request("apply", { game, code: integer(0), "player?": player, ...showing }),
      request("reveal", { game, card: anObject, ...showing }),
      request("undo", { game, ...showing }),
      request("encoding", { game }),
      request("close", { game }),
    ],
  },
  answer: {
    oneOf: [ref("refusal"), ref("helloAnswer"), ref("gameAnswer"), ref("encodingAnswer"), ref("closeAnswer")],
  },
  refusal: fields({
    id,
    ok: { const: false },
    violations: {
      ...list(fields({ code: anyText, clause: nullable(anyText), message: anyText, details: anObject })),
      minItems: 1,
    },
  }),
  helloAnswer: fields({
    id,
    ok: { const: true },
    protocol: integer(1),
    package: anyText,
    asks: list(anyText),
  }),
  gameAnswer: fields({
    id,
    ok: { const: true },
    game,
    playersToMove: list(player),
    over: { type: "boolean" },
    ...shown,
  }),
  encodingAnswer: fields({ id, ok: { const: true }, encoding: anObject, moveSpaceSize: integer(1) }),
  closeAnswer: fields({ id, ok: { const: true }, closed: game }),
  toBot: {
    oneOf: [
      fields({ ask: word("hello"), protocol: integer(1), package: anyText, moveTime: integer(1) }),
      fields({
        ask: word("move"),
        id: integer(1),
        game: integer(0),
        player,
        count: integer(2),
        random: { type: "number", minimum: 0, exclusiveMaximum: 1 },
        ...shownToBot,
      }),
      fields({
        tell: word("over"),
        game: integer(0),
        player,
        totals: list({ type: "integer" }),
        places: list(integer(1)),
      }),
      fields({ tell: word("quit") }),
    ],
  },
  fromBot: {
    oneOf: [
      fields({ name: { type: "string", maxLength: MAX_NAME_LENGTH }, show: list({ enum: BOT_SHOWS }) }),
      fields({ id: integer(1), choose: integer(0) }),
    ],
  },
} as const;

/**
 * The messages of the protocol as a JSON Schema (draft 2020-12): under `$defs` those of a referee are `request` and
 * `answer`, those of a bot `toBot` and `fromBot`.
 *
 * @example
 * ```ts
 * Object.keys(protocolSchema().$defs).includes("request") // => true
 * ```
 */
export function protocolSchema(): ProtocolSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `perfect-home-rules protocol ${PROTOCOL_VERSION}`,
    anyOf: ["request", "answer", "toBot", "fromBot"].map(ref),
    $defs: JSON.parse(JSON.stringify($defs)), // a copy: nobody changes that of the next caller
  };
}
