import { RulesError, type Violation, type ViolationCode, violationOf } from "perfect-home-rules";

/** Throws the error of one violation. */
export function throwViolation(code: ViolationCode, details: Violation["details"]): never {
  throw new RulesError([violationOf(code, details)]);
}
