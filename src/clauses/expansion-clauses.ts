import { chapterOf, en23, expansions23, PACKS } from "./books.js";
import { rule, ruleOf2018, ruleOf2023, SILENT } from "./rule.js";

const EGGS = chapterOf("Chasse aux Œufs");
const ICE_CREAM = chapterOf("Camions de Glace");
const HALLOWEEN = chapterOf("Halloween");
const LIGHTS = chapterOf("Lumières de Noël");
const NUCLEAR_WAR = chapterOf("Guerre Atomique");
const ROSWELL = chapterOf("Roswell");
const ZOMBIES = chapterOf("Zombies !");
const DUCKS = chapterOf("Coin Coin");
const DREAM = chapterOf("American Dream");

const NUMBER = "Numéroter une maison";
const TIERS = "Paliers de bonus";
const GHOSTS = "Bonus Fantômes";
const COUNTS = "Décomptes des canetons";
const CARDS = "Cartes Zombie";
const AMMUNITION = "Munitions";
const DETAILS = "Précisions";

/** The clauses of the expansions and packs. */
export const EXPANSION_CLAUSES = {
  "XPN-1": ruleOf2023("An expansion's sheet, rules and plans", [
    ...expansions23("Avant de commencer"),
    ...expansions23("Avant de commencer", "Cartes Plan Extension"),
    ...expansions23("Matériel"),
  ]),
  "XPN-2": ruleOf2023("What expansions may be combined with", [
    ...expansions23("Avant de commencer"),
    ...expansions23("Cartes 9¾"),
  ]),
  "XPN-3": ruleOf2023("What still applies where the agency is closed", [
    ...en23("AAA Solo Mode", "AAA Opponent card – level 0"),
    ...ICE_CREAM.solo,
    ...NUCLEAR_WAR.solo,
  ]),
  "EGG-1": rule("Eggs circled by the loops of a number", PACKS, EGGS.play(NUMBER)),
  "EGG-2": rule("Eggs by extension and with temps", PACKS, [
    ...EGGS.play("Action Intérimaire"),
    ...EGGS.play("Action Extension"),
  ]),
  "EGG-3": rule("What eggs score", PACKS, EGGS.end),
  "EGG-4": ruleOf2023("The AAA's eggs", EGGS.solo),
  "ICE-1": ruleOf2023("Trucks, their ways and cones", [
    ...expansions23("Camions de Glace", "Déroulement de la partie"),
    ...ICE_CREAM.play(NUMBER),
  ]),
  "ICE-2": rule("The truck drives to the house numbered", PACKS, [
    ...ICE_CREAM.play(NUMBER),
    ...ICE_CREAM.play("Action Extension"),
  ]),
  "ICE-3": rule(
    "The end-of-route bonus for those who are first",
    PACKS,
    ICE_CREAM.play("Bonus de Fin de Tournée"),
  ),
  "ICE-4": rule("What cones score", PACKS, ICE_CREAM.end),
  "ICE-5": ruleOf2023("Bonuses crossed out for Validation cards; the AAA's ice cream", ICE_CREAM.solo),
  "ICE-6": rule("A roundabout crosses out an open cone", SILENT, SILENT),
  "HAL-1": ruleOf2023("A ghost or a candy at each of 13 houses", [
    ...HALLOWEEN.play(NUMBER),
    ...HALLOWEEN.play("Action Extension"),
    ...HALLOWEEN.plans,
  ]),
  "HAL-2": ruleOf2023("Tiers need their exact number", HALLOWEEN.play(TIERS)),
  "HAL-3": ruleOf2023("A tier is for those who validate it first", HALLOWEEN.play(TIERS)),
  "HAL-4": ruleOf2023("The bonuses of ghost tiers", HALLOWEEN.play(GHOSTS)),
  "HAL-5": ruleOf2023("How bonuses are used", HALLOWEEN.play(GHOSTS)),
  "HAL-6": ruleOf2023("Tiers and plans in any order", HALLOWEEN.play(GHOSTS)),
  "HAL-7": ruleOf2023("A pool circled by a bonus counts", SILENT),
  "HAL-8": ruleOf2023("What a candy tier scores", [...HALLOWEEN.play("Bonus Bonbons"), ...HALLOWEEN.end]),
  "HAL-9": ruleOf2023("Tiers crossed out for Validation cards; the AAA's candies", HALLOWEEN.solo),
  "DUK-1": ruleOf2023("Ducklings between two numbered houses are circled", [
    ...DUCKS.play(NUMBER),
    ...DUCKS.play("Action Extension"),
  ]),
  "DUK-2": ruleOf2023("A fence may stand where a duckling is", DUCKS.play("Action Barrière")),
  "DUK-3": ruleOf2023("Three counts, and what makes them", DUCKS.play(COUNTS)),
  "DUK-4": ruleOf2023("A count: ducklings with an unbroken chain to their parent", DUCKS.play(COUNTS)),
  "DUK-5": ruleOf2023("Counts not made before are made at the end", DUCKS.end),
  "DUK-6": ruleOf2023("The AAA's counts", DUCKS.solo),
  "XMS-1": rule("Strings link neighbours with consecutive numbers", PACKS, [
    ...LIGHTS.play(NUMBER),
    ...LIGHTS.play("Action Extension"),
  ]),
  "XMS-2": rule("What the longest string of a street scores", PACKS, LIGHTS.end),
  "XMS-3": ruleOf2023("The AAA's lights", LIGHTS.solo),
  "NUC-1": ruleOf2023("A shelter holds the number of its house", [
    ...NUCLEAR_WAR.play(NUMBER),
    ...NUCLEAR_WAR.play("Action Extension"),
  ]),
  "NUC-2": ruleOf2023("The largest capacity of each street", NUCLEAR_WAR.end),
  "NUC-3": ruleOf2023("Optimism: the smallest capacity of all", NUCLEAR_WAR.end),
  "NUC-4": ruleOf2023("The AAA's first shelters", NUCLEAR_WAR.solo),
  "NUC-5": ruleOf2023("Validation cards make the AAA build a shelter", NUCLEAR_WAR.solo),
  "NUC-6": ruleOf2023("The AAA answers roundabouts with a shelter", NUCLEAR_WAR.solo),
  "NUC-7": ruleOf2023("Architect and AAA are compared", NUCLEAR_WAR.solo),
  "ROS-1": ruleOf2023("Objectives are chosen in secret", ROSWELL.setup),
  "ROS-2": ruleOf2023("Infiltrating a house instead of using the action", ROSWELL.play("Utiliser l’action")),
  "ROS-3": ruleOf2023("Infiltrated estates", ROSWELL.play("Lotissements infiltrés")),
  "ROS-4": ruleOf2023("What infiltrated estates score", [...ROSWELL.setup, ...ROSWELL.end]),
  "ROS-5": ruleOf2023("The AAA's reversed cards", ROSWELL.solo),
  "ZOM-1": ruleOf2023("Setup: two stacks, Zombie cards in the first", ZOMBIES.setup),
  "ZOM-2": ruleOf2023("Six hordes and three Zombie cards", [
    ...expansions23("Matériel"),
    ...expansions23("Zombies !", "Matériel supplémentaire"),
    ...expansions23("Zombies !", "Aperçu"),
    ...ZOMBIES.play(CARDS),
  ]),
  "ZOM-3": ruleOf2023("A Zombie card is resolved when it shows", ZOMBIES.play("Retourner 2 cartes Travaux")),
  "ZOM-4": ruleOf2023("In which order hordes move", ZOMBIES.play(CARDS)),
  "ZOM-5": ruleOf2023("Ammunition holds a horde", ZOMBIES.play(AMMUNITION)),
  "ZOM-6": ruleOf2023("Where ammunition comes from", [
    ...ZOMBIES.play(AMMUNITION),
    ...ZOMBIES.play("Action Amélioration-Munition"),
  ]),
  "ZOM-7": ruleOf2023("Barricades and roundabouts stop a horde", [
    ...expansions23("Zombies !", "Aperçu"),
    ...ZOMBIES.play("Barricades"),
    ...ZOMBIES.play("Mode Avancé et Rond-Point"),
  ]),
  "ZOM-8": ruleOf2023("An invaded house, and numbering across it", [
    ...ZOMBIES.play("Barricades"),
    ...ZOMBIES.play(DETAILS),
  ]),
  "ZOM-9": ruleOf2023("An estate used for a plan that is cut", ZOMBIES.play(DETAILS)),
  "ZOM-10": ruleOf2023("A barricade instead of a fence", ZOMBIES.play("Action Barrière/Barricade")),
  "ZOM-11": ruleOf2023("If the last empty house is invaded", ZOMBIES.play(DETAILS)),
  "ZOM-12": ruleOf2023("The end of the first stack ends the game", [
    ...ZOMBIES.play("Retourner 2 cartes Travaux"),
    ...ZOMBIES.end,
  ]),
  "ZOM-13": ruleOf2023("Zombies in AAA Solo", ZOMBIES.solo),
  "ZOM-14": ruleOf2023("Zombie cards in the AAA's stack", ZOMBIES.solo),
  "ZOM-X": ruleOf2023("Zombies in Expert Mode", expansions23("Mode Expert", "Mode Expert pour Zombies !")),
  "AMD-1": ruleOf2023(
    "Five streets, houses for six families, no usual actions",
    expansions23("American Dream", "Déroulement de la partie"),
  ),
  "AMD-2": ruleOf2023("Normal and perfect houses", [
    ...DREAM.play(NUMBER),
    ...DREAM.play("Utiliser l’action"),
  ]),
  "AMD-3": ruleOf2023(
    "Bonuses for the first to complete a street or column",
    DREAM.play("Bonus de rues et de Colonnes"),
  ),
  "AMD-4": ruleOf2023("What American Dream scores; a tie is shared", DREAM.end),
  "AMD-5": ruleOf2023("The nine plans of American Dream", [
    ...expansions23("Matériel"),
    ...expansions23("Avant de commencer", "Cartes Plan Extension"),
    ...DREAM.setup,
    ...expansions23("American Dream", "Cartes Plan"),
  ]),
  "AMD-6": ruleOf2023("The AAA's part in American Dream", DREAM.solo),
  "PCK-1": ruleOf2018("The 2019 packs belong to the first edition", PACKS),
  "PCK-2": ruleOf2018("Easter and Christmas packs are played as their expansions", PACKS),
  "PCK-3": ruleOf2018("The Ice Cream pack: other ways, and two trucks in street 3", PACKS),
};
