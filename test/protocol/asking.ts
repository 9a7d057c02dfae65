import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import {
  createReferee,
  type ProtocolSchema,
  protocolSchema,
  type RefereeRequest,
} from "perfect-home-rules/protocol";
import { expect } from "vitest";

const KINDS = ["request", "answer", "toBot", "fromBot"] as const;

/** The kinds of messages. */
type MessageKind = (typeof KINDS)[number];

/** Fails where something is no message of a kind, by a schema. */
export type MessageCheck = (kind: MessageKind, value: unknown) => void;

/** A check of the messages of a protocol. */
export function messagesOf(schema: ProtocolSchema): MessageCheck {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: true });
  ajv.addSchema(schema, "protocol");
  const checks = Object.fromEntries(
    KINDS.map((kind) => [kind, ajv.compile({ $ref: `protocol#/$defs/${kind}` })]),
  ) as Readonly<Record<MessageKind, ValidateFunction>>;
  return (kind, value) => {
    const is = checks[kind];
    expect(is(value), `${JSON.stringify(value)}: ${JSON.stringify(is.errors)}`).toBe(true);
  };
}

/** Fails where something is no message of a kind. */
export const expectMessage = messagesOf(protocolSchema());

/** An answer, whose fields a test takes for what they must be. */
export type Answer = Readonly<Record<string, never>>;

/** A request about whatever game. */
export interface AnyRequest {
  readonly ask: string;
  readonly [field: string]: unknown;
}

/** Asks a referee; all that is asked and answered must keep to the schema. */
export type Ask<R = RefereeRequest> = (request: R & { readonly id?: string | number }) => Answer;

/** A referee to be asked. */
export function asking<R = RefereeRequest>(referee = createReferee(), check = expectMessage): Ask<R> {
  return (request) => {
    const line = JSON.stringify(request);
    check("request", JSON.parse(line));
    const answer = JSON.parse(referee.answer(line) ?? "null");
    check("answer", answer);
    return answer;
  };
}

/** The code of the first violation of a refusal. */
export function codeOf(answer: Answer): string {
  const { violations } = answer as unknown as { readonly violations: readonly { readonly code: string }[] };
  return violations[0].code;
}
