import { MAX_NAME_LENGTH } from "./bot-messages.js";
import { PROTOCOL_VERSION } from "./messages.js";

/** A JSON Schema, as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The schema of the protocol. */
export interface ProtocolSchema extends JsonSchema {
  /** The schema of each kind of message, by its name. */
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

/** The schema of an integer that is at least this. */
export const integer = (minimum: number): JsonSchema => ({ type: "integer", minimum });
/** The schema of a list. */
export const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });
/** The schema of any object. */
export const anObject: JsonSchema = { type: "object" };
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
const anyText: JsonSchema = { type: "string" };
const game = integer(1);
const player = integer(0);
const observer: JsonSchema = { anyOf: [player, { const: "spectator" }] };
const word32: JsonSchema = { type: "integer", minimum: 0, maximum: 2 ** 32 - 1 };
const seed: JsonSchema = { anyOf: [word32, { type: "array", items: word32, minItems: 4, maxItems: 4 }] };
/** The schema of a single text. */
export const word = (value: string): JsonSchema => ({ const: value });

/** What of the protocol depends on the game. */
export interface SchemaParts {
  /** What stands in the hello to bots beside what always does. */
  readonly hello: Readonly<Record<string, JsonSchema>>;
  /** What can be shown to bots, in the order in which a message has it, with the schema of each. */
  readonly toBot: Readonly<Record<string, JsonSchema>>;
  /** What can be shown in an answer. */
  readonly shown: Readonly<Record<string, JsonSchema>>;
  /** Whether moves have codes. */
  readonly codes: boolean;
  /** The fields that a request of its own has answered, by what it asks. */
  readonly told: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

/** What can be shown of any game. */
export function usualShown() {
  return {
    moves: list(ref("move")),
    texts: list(anyText),
    observation: anObject,
    awaited: nullable(fields({ place: anObject, cards: list(anObject) })),
    events: list(anObject),
    totals: list({ type: "integer" }),
    scores: list(anObject),
    standings: list(anObject),
    record: nullable(anObject),
    state: anObject,
  } as const satisfies Readonly<Record<string, JsonSchema>>;
}

/** Fields that may be left out. */
function optional(properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [`${name}?`, schema]));
}

function requestsOf({ shown, codes, told }: SchemaParts): JsonSchema[] {
  const showing = { "show?": list({ enum: Object.keys(shown) }), "observer?": observer };
  const request = (ask: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema =>
    fields({ "id?": id, ask: word(ask), ...more });
  const coded = { game, code: integer(0), "player?": player, ...showing };
  return [
    request("hello", {}),
    request("new", { options: anObject, ...showing }),
    request("load", { state: anObject, ...showing }),
    request("copy", { game, ...showing }),
    request("sample", { game, seed, ...showing }),
    request("look", { game, ...showing }),
    request("apply", { game, move: ref("move"), ...showing }),
    ...(codes ? [request("apply", coded)] : []),
    request("reveal", { game, card: anObject, ...showing }),
    request("undo", { game, ...showing }),
    ...Object.keys(told).map((ask) => request(ask, { game })),
    request("close", { game }),
  ];
}

function answersOf({ shown, told }: SchemaParts): Readonly<Record<string, JsonSchema>> {
  const done = { id, ok: { const: true } };
  return {
    refusal: fields({
      id,
      ok: { const: false },
      violations: {
        ...list(fields({ code: anyText, clause: nullable(anyText), message: anyText, details: anObject })),
        minItems: 1,
      },
    }),
    helloAnswer: fields({ ...done, protocol: integer(1), package: anyText, asks: list(anyText) }),
    gameAnswer: fields({
      ...done,
      game,
      playersToMove: list(player),
      over: { type: "boolean" },
      ...optional(shown),
    }),
    ...Object.fromEntries(
      Object.entries(told).map(([ask, parts]) => [`${ask}Answer`, fields({ ...done, ...parts })]),
    ),
    closeAnswer: fields({ ...done, closed: game }),
  };
}

function botMessages({ hello, toBot }: SchemaParts): Readonly<Record<"toBot" | "fromBot", JsonSchema>> {
  const name = { type: "string", maxLength: MAX_NAME_LENGTH };
  const random = { type: "number", minimum: 0, exclusiveMaximum: 1 };
  const of = { game: integer(0), player };
  return {
    toBot: {
      oneOf: [
        fields({
          ask: word("hello"),
          protocol: integer(1),
          package: anyText,
          moveTime: integer(1),
          ...hello,
        }),
        fields({ ask: word("move"), id: integer(1), ...of, count: integer(2), random, ...optional(toBot) }),
        fields({ tell: word("over"), ...of, totals: list({ type: "integer" }), places: list(integer(1)) }),
        fields({ tell: word("quit") }),
      ],
    },
    fromBot: {
      oneOf: [
        fields({ name, show: list({ enum: Object.keys(toBot) }) }),
        fields({ id: integer(1), choose: integer(0) }),
      ],
    },
  };
}

/** The messages about a game as a JSON Schema. */
export function schemaOf(entry: string, parts: SchemaParts): ProtocolSchema {
  const answers = answersOf(parts);
  const $defs = {
    move: { type: "object", properties: { type: anyText, player }, required: ["type", "player"] },
    request: { oneOf: requestsOf(parts) },
    answer: { oneOf: Object.keys(answers).map(ref) },
    ...answers,
    ...botMessages(parts),
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${entry} protocol ${PROTOCOL_VERSION}`,
    anyOf: ["request", "answer", "toBot", "fromBot"].map(ref),
    $defs: JSON.parse(JSON.stringify($defs)), // a copy: nobody changes that of the next caller
  };
}
