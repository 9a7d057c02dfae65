import { en23, expansions23, packs, rule, ruled } from "./rule.js";

const NOWHERE = [] as const;
const AAA = en23("AAA Solo Mode");
const EXPERT = expansions23("Mode Expert");
const EGGS = expansions23("Chasse aux Œufs");
const ICE_CREAM = expansions23("Camions de Glace");
const HALLOWEEN = expansions23("Halloween");
const LIGHTS = expansions23("Lumières de Noël");
const NUCLEAR_WAR = expansions23("Guerre Atomique");
const ROSWELL = expansions23("Roswell");
const ZOMBIES = expansions23("Zombies !");
const DUCKS = expansions23("Coin Coin");
const DREAM = expansions23("American Dream");

/** The clauses of the expansions and packs. */
export const EXPANSION_CLAUSES = {
  "XPN-1": rule("An expansion's sheet, rules and plans", expansions23("Avant de commencer"), "2023"),
  "XPN-2": rule("What expansions may be combined with", expansions23("Avant de commencer"), "2023"),
  "XPN-3": ruled(
    "What still applies where the agency is closed",
    [...AAA, ...expansions23("Camions de Glace", "Guerre Atomique")],
    "2023",
  ),
  "EGG-1": ruled("Eggs circled by the loops of a number", EGGS),
  "EGG-2": rule("Eggs by extension and with temps", EGGS),
  "EGG-3": rule("What eggs score", EGGS),
  "EGG-4": ruled("The AAA's eggs", EGGS, "2023"),
  "ICE-1": rule("Trucks, their ways and cones", ICE_CREAM, "2023"),
  "ICE-2": rule("The truck drives to the house numbered", ICE_CREAM),
  "ICE-3": rule("The end-of-route bonus for those who are first", ICE_CREAM),
  "ICE-4": rule("What cones score", ICE_CREAM),
  "ICE-5": rule("Bonuses crossed out for Validation cards; the AAA's ice cream", ICE_CREAM, "2023"),
  "ICE-6": ruled("A roundabout crosses out an open cone", NOWHERE),
  "HAL-1": rule("A ghost or a candy at each of 13 houses", HALLOWEEN, "2023"),
  "HAL-2": ruled("Tiers need their exact number", HALLOWEEN, "2023"),
  "HAL-3": ruled("A tier is for those who validate it first", HALLOWEEN, "2023"),
  "HAL-4": rule("The bonuses of ghost tiers", HALLOWEEN, "2023"),
  "HAL-5": ruled("How bonuses are used", HALLOWEEN, "2023"),
  "HAL-6": ruled("Tiers and plans in any order", HALLOWEEN, "2023"),
  "HAL-7": ruled("A pool circled by a bonus counts", HALLOWEEN, "2023"),
  "HAL-8": rule("What a candy tier scores", HALLOWEEN, "2023"),
  "HAL-9": rule("Tiers crossed out for Validation cards; the AAA's candies", HALLOWEEN, "2023"),
  "DUK-1": rule("Ducklings between two numbered houses are circled", DUCKS, "2023"),
  "DUK-2": rule("A fence may stand where a duckling is", DUCKS, "2023"),
  "DUK-3": ruled("Three counts, and what makes them", DUCKS, "2023"),
  "DUK-4": ruled("A count: ducklings with an unbroken chain to their parent", DUCKS, "2023"),
  "DUK-5": rule("Counts not made before are made at the end", DUCKS, "2023"),
  "DUK-6": rule("The AAA's counts", DUCKS, "2023"),
  "XMS-1": ruled("Strings link neighbours with consecutive numbers", LIGHTS),
  "XMS-2": rule("What the longest string of a street scores", LIGHTS),
  "XMS-3": ruled("The AAA's lights", LIGHTS, "2023"),
  "NUC-1": rule("A shelter holds the number of its house", NUCLEAR_WAR, "2023"),
  "NUC-2": ruled("The largest capacity of each street", NUCLEAR_WAR, "2023"),
  "NUC-3": rule("Optimism: the smallest capacity of all", NUCLEAR_WAR, "2023"),
  "NUC-4": rule("The AAA's first shelters", NUCLEAR_WAR, "2023"),
  "NUC-5": ruled("Validation cards make the AAA build a shelter", NUCLEAR_WAR, "2023"),
  "NUC-6": rule("The AAA answers roundabouts with a shelter", NUCLEAR_WAR, "2023"),
  "NUC-7": rule("Architect and AAA are compared", NUCLEAR_WAR, "2023"),
  "ROS-1": rule("Objectives are chosen in secret", ROSWELL, "2023"),
  "ROS-2": ruled("Infiltrating a house instead of using the action", ROSWELL, "2023"),
  "ROS-3": rule("Infiltrated estates", ROSWELL, "2023"),
  "ROS-4": rule("What infiltrated estates score", ROSWELL, "2023"),
  "ROS-5": rule("The AAA's reversed cards", ROSWELL, "2023"),
  "ZOM-1": rule("Setup: two stacks, Zombie cards in the first", ZOMBIES, "2023"),
  "ZOM-2": rule("Six hordes and three Zombie cards", ZOMBIES, "2023"),
  "ZOM-3": ruled("A Zombie card is resolved when it shows", ZOMBIES, "2023"),
  "ZOM-4": ruled("In which order hordes move", ZOMBIES, "2023"),
  "ZOM-5": ruled("Ammunition holds a horde", ZOMBIES, "2023"),
  "ZOM-6": ruled("Where ammunition comes from", ZOMBIES, "2023"),
  "ZOM-7": rule("Barricades and roundabouts stop a horde", ZOMBIES, "2023"),
  "ZOM-8": ruled("An invaded house, and numbering across it", ZOMBIES, "2023"),
  "ZOM-9": ruled("An estate used for a plan that is cut", ZOMBIES, "2023"),
  "ZOM-10": rule("A barricade instead of a fence", ZOMBIES, "2023"),
  "ZOM-11": rule("If the last empty house is invaded", ZOMBIES, "2023"),
  "ZOM-12": ruled("The end of the first stack ends the game", ZOMBIES, "2023"),
  "ZOM-13": ruled("Zombies in AAA Solo", ZOMBIES, "2023"),
  "ZOM-14": ruled("Zombie cards in the AAA's stack", ZOMBIES, "2023"),
  "ZOM-X": ruled("Zombies in Expert Mode", EXPERT, "2023"),
  "AMD-1": rule("Five streets, houses for six families, no usual actions", DREAM, "2023"),
  "AMD-2": ruled("Normal and perfect houses", DREAM, "2023"),
  "AMD-3": ruled("Bonuses for the first to complete a street or column", DREAM, "2023"),
  "AMD-4": rule("What American Dream scores; a tie is shared", DREAM, "2023"),
  "AMD-5": rule("The nine plans of American Dream", DREAM, "2023"),
  "AMD-6": ruled("The AAA's part in American Dream", DREAM, "2023"),
  "PCK-1": ruled("The 2019 packs belong to the first edition", packs("Sheets and cards"), "2018"),
  "PCK-2": rule(
    "Easter and Christmas packs are played as their expansions",
    packs("Sheets and cards"),
    "2018",
  ),
  "PCK-3": rule(
    "The Ice Cream pack: other ways, and two trucks in street 3",
    packs("Sheets and cards"),
    "2018",
  ),
};
