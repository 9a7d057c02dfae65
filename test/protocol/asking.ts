import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { createReferee, protocolSchema, type Request } from "perfect-home-rules/protocol";
import { expect } from "vitest";

const ajv = new Ajv2020({ allowUnionTypes: true, strict: true });
ajv.addSchema(protocolSchema(), "protocol");

/** Whether something is a message of a kind, by the schema. */
export const isMessage = Object.fromEntries(
  ["request", "answer", "toBot", "fromBot"].map((kind) => [
    kind,
    ajv.compile({ $ref: `protocol#/$defs/${kind}` }),
  ]),
) as Readonly<Record<"request" | "answer" | "toBot" | "fromBot", ValidateFunction>>;

/** Fails where something is no message of a kind. */
export function expectMessage(kind: keyof typeof isMessage, value: unknown): void {
  const is = isMessage[kind];
  expect(is(value), `${JSON.stringify(value)}: ${JSON.stringify(is.errors)}`).toBe(true);
}

/** An answer, whose fields a test takes for what they must be. */
export type Answer = Readonly<Record<string, never>>;

/** Asks a referee; all that is asked and answered must keep to the schema. */
export type Ask = (request: Request & { readonly id?: string | number }) => Answer;

/** A referee to be asked. */
export function asking(): Ask {
  const referee = createReferee();
  return (request) => {
    const line = JSON.stringify(request);
    expectMessage("request", JSON.parse(line));
    const answer = JSON.parse(referee.answer(line) ?? "null");
    expectMessage("answer", answer);
    return answer;
  };
}

/** The code of the first violation of a refusal. */
export function codeOf(answer: Answer): string {
  const { violations } = answer as unknown as { readonly violations: readonly { readonly code: string }[] };
  return violations[0].code;
}
