import { type PlanCase, testPlanCards } from "../support/position-plans.js";
import { ADVANCED } from "./plan-cards-printed.js";

const CASES: Readonly<Record<string, PlanCase>> = {
  "all-houses-street-3": {
    clause: "ADV-2",
    met: "//1_ 2_ 3_ 4_ 5_ 6_ 7_ 8_ 9_ 10_ 11_ 12_",
    missed: "//1 2 3 4 5 6 7 8 9 10 11 .",
    write: [0, 9, 15],
  },
  "all-houses-street-1": {
    clause: "ADV-2",
    met: "1_ 2_ 3_ | 4_ 5_ 6_ 7_ | 8_ 9_ 10_",
    missed: "1 2 3 | 4 5 . 7 | 8 9 10",
  },
  "five-extensions-one-street": {
    clause: "PLN-6",
    met: "/1 1B 1B . 3 3B 3B 3B",
    crossed: ["extensions 5"],
    missed: "1 1B/1 1B 1B . 3 3B 3B",
  },
  "seven-temps": {
    clause: "PLN-6",
    met: "",
    crossed: ["temps 7"],
    missed: "",
    crossedInstead: ["temps 6"],
  },
  "street-ends": {
    clause: "ADV-2",
    met: "1_ . . . . . . . . 10_/1_ . . . . . . . . . 11_/1_ . . . . . . . . . . 12_",
    missed: "1 . . . . . . . . 10/1 . . . . . . . . . 11/. 2 . . . . . . . . . 12",
    write: [0, 4, 5],
  },
  "parks-two-streets": {
    clause: "PLN-6",
    met: "1 2 3/1 2 3 4",
    crossed: ["parks 3 4 0"],
    missed: "1 2 3/1 2 3 4",
    crossedInstead: ["parks 3 3 0"],
  },
  "roundabout-pools-parks-one-street": {
    clause: "ADV-1",
    met: "1 2 3* | @ | 5 6 7* 8*",
    crossed: ["parks 3 0 0", "pools 3", "roundabouts 1"],
    missed: "1 2 3* 4 5 6 7* 8*/. | @ |",
  },
  "pools-two-streets": {
    clause: "PLN-6",
    met: ". . 3* . . . 7* 8*/1* . . 4* . . . 8*",
    crossed: ["pools 6"],
    missed: ". . 3* . . . 7* 8*/1* . . 4* . . . 8/. 2*",
  },
  "pools-parks-street-3": {
    clause: "ADV-1",
    met: "//1 2* 3 4 . . 7* . . . 11*",
    crossed: ["parks 0 0 5", "pools 3"],
    missed: "//1 2* 3 4 . . 7* . . . 11*",
    crossedInstead: ["parks 0 0 4", "pools 3"],
  },
  "pools-parks-street-2": {
    clause: "ADV-1",
    met: "/1* 2 . 4* . . . 8*",
    crossed: ["parks 0 4 0", "pools 3"],
    missed: "/1* 2 . 4 . . . 8*",
    crossedInstead: ["parks 0 4 0", "pools 2"],
  },
};

testPlanCards("first-2018", ADVANCED["first-2018"], CASES);
