import { type PlanCase, testPlanCards } from "../support/position-plans.js";
import { EDITIONS } from "../support/position-sheets.js";
import { STANDARD } from "./plan-cards-printed.js";

function plan(met: string, missed: string): PlanCase {
  return { clause: "PLN-3", met, missed };
}

const CASES: Readonly<Record<string, PlanCase>> = {
  "six-estates-of-1": plan("1_ | 2_ | 3_ |/1_ | 2_ |/1_ |", "1 | 2 | 3 |/1 | 2 |/1 2 |"),
  "four-estates-of-2": plan("1_ 2_ | 3_ 4_ |/1_ 2_ |/1_ 2_ |", "1 2 | 3 4 |/1 2 |/1 . |"),
  "three-estates-of-3": plan("1_ 2_ 3_ |/1_ 2_ 3_ |/1_ 2_ 3_ |", "1 2 3 |/1 2 3 |/1 2 3"),
  "two-estates-of-4": plan("1_ 2_ 3_ 4_ |/1_ 2_ 3_ 4_ |", "1 2 3 4 |/1 2 | 3 4 |"),
  "two-estates-of-5": plan("1_ 2_ 3_ 4_ 5_ |/1_ 2_ 3_ 4_ 5_ |", "1 2 3 4 5 |/1 2 3 4 |"),
  "two-estates-of-6": plan("1_ 2_ 3_ 4_ 5_ 6_ |/1_ 2_ 3_ 4_ 5_ 6_ |", "1 2 3 4 5 6 |/1 2 3 4 5 6 7 |"),
  "1-1-1-6": plan("1_ | 2_ | 3_ |/1_ 2_ 3_ 4_ 5_ 6_ |", "1 | 2 | 3 |/1 2 3 . 5 6 |"),
  "2-2-5": plan("1_ 2_ | 3_ 4_ |/1_ 2_ 3_ 4_ 5_ |", "1 2 | 3 4 5 |/1 2 3 4 5 |"),
  "3-3-4": plan("1_ 2_ 3_ |/1_ 2_ 3_ | 4_ 5_ 6_ 7_ |", "1 2 3 |/1 2 3 4 | 5 6 7 8 |"),
  "3-6": plan("1_ 2_ 3_ | 4_ 5_ 6_ 7_ 8_ 9_ |", "1 2 3 4 5 6 7 8 9 |"),
  "4-5": plan("1_ 2_ 3_ 4_ |//1_ 2_ 3_ 4_ 5_ |", "1 2 3 4 |//1 2 3 4 . |"),
  "1-1-1-4": plan("1_ | 2_ | 3_ | 4_ 5_ 6_ 7_ |", "1 | 2 | 3 4 | 5 6 7 8 |"),
  "1-2-6": plan("1_ | 2_ 3_ | 4_ 5_ 6_ 7_ 8_ 9_ |", "1 | . 3 | 4 5 6 7 8 9 |"),
  "1-4-5": plan("1_ |/1_ 2_ 3_ 4_ | 5_ 6_ 7_ 8_ 9_ |", "1 |/1 2 3 4 | 5 6 7 8 |"),
  "3-4": plan("1_ 2_ 3_ | 4_ 5_ 6_ 7_ |", "1 2 3 | 4 | 5 6 7 |"),
  "2-5": plan("1_ 2_ |/1_ 2_ 3_ 4_ 5_ |", "1 |/1 2 3 4 5 |"),
  "1-2-2-3": plan("1_ | 2_ 3_ | 4_ 5_ | 6_ 7_ 8_ |", "1 | 2 3 | 4 5 6 | 7 8 9 |"),
  "2-3-5": plan("1_ 2_ | 3_ 4_ 5_ |/1_ 2_ 3_ 4_ 5_ |", "1 2 | 3 4 | 5 |/1 2 3 4 5 |"),
};

for (const edition of EDITIONS) testPlanCards(edition, STANDARD, CASES);
