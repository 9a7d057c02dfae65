import { type PlanCase, testPlanCards } from "../support/position-plans.js";
import { ADVANCED } from "./plan-cards-printed.js";

const MANY = "1 2 3/1 2 3 4/1 2 3 4 5";

/** A plan that counts boxes crossed: it uses nothing up. */
function boxes(clause: string, met: string, missed: string): PlanCase {
  return { clause, met: MANY, crossed: [met], missed: MANY, crossedInstead: [missed] };
}

const CASES: Readonly<Record<string, PlanCase>> = {
  "ends-of-all-streets": {
    clause: "ADV-3",
    met: "1_ | . . . . . . . . | 10_/1_ | . . . . . . . . . | 11_/1_ | . . . . . . . . . . | 12_",
    missed: "1 | . . . . . . . . | 10/1 | . . . . . . . . . | 11/1 . . . . . . . . . . | 12",
    write: [0, 4, 5],
  },
  "street-1-2-6": {
    clause: "ADV-4",
    met: "1_ 2_ | . . | 5_ 6_ 7_ 8_ 9_ 10_",
    missed: ". . | . . | 5 6 7 8 9 10/1 2 |",
  },
  "street-2-3-4-4": {
    clause: "ADV-4",
    met: "/1_ 2_ 3_ | 4_ 5_ 6_ 7_ | 8_ 9_ 10_ 11_",
    missed: "1 2 3 |/1 . 3 | 4 5 6 7 | 8 9 10 11",
  },
  "street-3-3-3-6": {
    clause: "ADV-4",
    met: "//1_ 2_ 3_ | 4_ 5_ 6_ 7_ 8_ 9_ | 10_ 11_ 12_",
    missed: "//1 2 3 | 4 5 6 7 8 9 | 10 11 .",
    write: [0, 9, 15],
  },
  "one-street-4-4-roundabout": {
    clause: "ADV-4",
    met: "/1_ 2_ 3_ 4_ | @ | 5_ 6_ 7_ 8_ |",
    crossed: ["roundabouts 1"],
    missed: "/1 2 3 4 | 5 6 7 8 |/. | @ |",
  },
  "one-street-2-2-3-two-roundabouts": {
    clause: "ADV-4",
    met: "//1_ 2_ | @ | 3_ 4_ | @ | 5_ 6_ 7_ |",
    crossed: ["roundabouts 2"],
    missed: "//1 2 | @ | 3 4 | 5 6 7 |",
    crossedInstead: ["roundabouts 1"],
  },
  "1-1-2-pool-each": {
    clause: "PLN-4",
    met: "1 2 | 3*_ | 4 5 6 | 7*_ 8_ |/1*_ | 2 |",
    crossed: ["pools 3"],
    missed: "1 2 | 3* | 4 5 6 | 7 8 |/1* | 2 | . 4* |",
  },
  "2-3-3-pool-each": {
    clause: "PLN-4",
    met: "1_ 2_ 3*_ | 4 5 6 | 7_ 8*_ |/1*_ 2_ 3_ |",
    crossed: ["pools 3"],
    missed: "1 2 3* | 4 5 6 | 7 8* |/1 2 3 | 4* |",
  },
  "5-6-pool-and-extension-each": {
    clause: "PLN-4",
    met: "1_ 1B_ 3*_ 4_ 5_ |/1*_ 2_ 2B_ 4*_ 5_ 6_ |",
    crossed: ["pools 3", "extensions 2"],
    missed: "1 1B 3* 4 5 | 6 6B |/1* 2 3 4* 5 6 |",
  },
  "2-2-4-extension-each": {
    clause: "PLN-4",
    met: "1_ 1B_ | 2_ 2B_ | 3 4 |/1_ 2_ 3_ 3B_ |",
    crossed: ["extensions 3"],
    missed: "1 1B | 2 3 | 4 4B 4B |/1 2 3 3B |",
    crossedInstead: ["extensions 4"],
  },
  "4-5-two-extensions-each": {
    clause: "PLN-4",
    met: "1_ 1B_ 1B_ 4_ |/1_ 1B_ 3_ 3B_ 5_ |",
    crossed: ["extensions 4"],
    missed: "1 1B 1B 1B |/1 1B 3 4 5 |",
  },
  "seven-parks": boxes("PLN-6", "parks 2 2 3", "parks 2 2 2"),
  "two-parks-each-street": boxes("PLN-6", "parks 2 2 2", "parks 3 1 5"),
  "all-parks-two-streets": boxes("PLN-6", "parks 3 0 5", "parks 3 3 4"),
  "five-temps": boxes("PLN-6", "temps 5", "temps 4"),
  "six-improvements": boxes("ADV-5", "improvements 0 1 1 0 4 0", "improvements 0 1 0 0 4 0"),
  "three-full-improvement-columns": boxes("ADV-5", "improvements 1 2 0 4 0 0", "improvements 1 2 2 3 3 3"),
};

testPlanCards("collector-2023", ADVANCED["collector-2023"], CASES);
