import { isRulesError, type RulesError, type Violation } from "perfect-home-rules";

/** The error with which something is refused; anything else that happens is a fault. */
export function refusalOf(work: () => unknown): RulesError {
  try {
    work();
  } catch (error) {
    if (isRulesError(error)) return error;
    throw new Error("this was no RulesError", { cause: error });
  }
  throw new Error("nothing was refused");
}

/** The code with which something is refused. */
export function codeOf(work: () => unknown): string {
  return refusalOf(work).code;
}

/** The first thing that is wrong. */
export function violationIn(work: () => unknown): Violation {
  return refusalOf(work).violations[0];
}

/** Where something is wrong, and what is allowed there. */
export function placeIn({ details }: Violation): string {
  return `${String(details["path"])}: ${String(details["allowed"])}`;
}

/** What is wrong: the code, where it stands, what is allowed there. */
export function inShort(violation: Violation): string {
  return `${violation.code} ${placeIn(violation)}`;
}

/** What comes of something that may be refused: whether it was; any other error is a fault. */
export function isRefused(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (isRulesError(error)) return true;
    throw error;
  }
}

/** A value as if it had the type asked for: what callers without types can pass. */
export function as<T>(value: unknown): T {
  return value as T;
}

/** An object whose every use throws. */
export function hostile(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** An object with a field that throws when it is read. */
export function withThrowingField(fields: object, name: string): object {
  return Object.defineProperty({ ...fields }, name, {
    enumerable: true,
    get() {
      throw new Error("the caller's own error");
    },
  });
}

/** What all objects inherit: it must stay as it is. */
export function prototypes(): string {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).join())
    .join(";");
}
