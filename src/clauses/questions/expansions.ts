import { answer, question } from "./question.js";

/** Questions about the expansions and the 9¾ cards. */
export const EXPANSION_QUESTIONS = [
  question(
    "expansion-plans",
    { en: "Which City Plans go with an expansion?", fr: "Quels plans vont avec une extension ?" },
    { en: "cards pack", fr: "cartes pack" },
    answer(
      "2023",
      ["XPN-1", "AMD-5"],
      "A and B from the box, C from the expansion; American Dream has all three of its own.",
      "A et B de la boîte, C de l’extension ; American Dream a ses propres A, B et C.",
    ),
    answer("2018", ["PCK-1"], "Plan n°3 is one of the pack.", "Le plan n°3 est un de ceux du pack."),
  ),
  question(
    "nine-and-three-quarters",
    { en: "Where does a 9¾ stand?", fr: "Où se place un 9¾ ?" },
    { en: "temp copy quarter", fr: "intérimaire copie" },
    answer(
      "2023",
      ["NTQ-2"],
      "Between 9 and 10; by temp it is 7¾, 8¾, 10¾ or 11¾.",
      "Entre 9 et 10 ; avec un intérimaire 7¾, 8¾, 10¾ ou 11¾.",
    ),
  ),
  question(
    "eggs",
    { en: "Which numbers collect eggs (Easter)?", fr: "Quels numéros récoltent des œufs (Pâques) ?" },
    { en: "egg loops", fr: "oeuf boucles" },
    answer(
      "both",
      ["EGG-1", "EGG-2"],
      "6, 9 and 16 one, 0, 8 and 10 up to two; a bis collects too.",
      "6, 9 et 16 un, 0, 8 et 10 jusqu’à deux ; un bis récolte aussi.",
    ),
  ),
  question(
    "cones",
    {
      en: "What happens to cones behind the truck (ice cream)?",
      fr: "Qu’arrive-t-il aux cornets derrière le camion ?",
    },
    { en: "scoops route", fr: "glace tournée" },
    answer(
      "both",
      ["ICE-2"],
      "They are crossed out; the truck never turns back.",
      "Ils sont rayés ; le camion ne revient jamais.",
    ),
  ),
  question(
    "tiers",
    {
      en: "May a tier be validated with more ghosts or candies than it asks for (Halloween)?",
      fr: "Peut-on valider un palier avec plus de fantômes ou de bonbons qu’il n’en faut (Halloween) ?",
    },
    { en: "ghost candy exact 4 6 9", fr: "fantôme bonbon exact 4 6 9" },
    answer(
      "2023",
      ["HAL-2"],
      "Only with exactly 4, 6 or 9; with 6 or 9 a lower tier is possible too.",
      "Seulement avec exactement 4, 6 ou 9 ; avec 6 ou 9, aussi un palier inférieur.",
    ),
  ),
  question(
    "string-fence",
    {
      en: "Does a fence break a string of lights (Christmas)?",
      fr: "Une barrière coupe-t-elle une guirlande (Noël) ?",
    },
    { en: "lights roundabout", fr: "lumières rond-point" },
    answer(
      "both",
      ["XMS-1"],
      "No; a roundabout does (a ruling).",
      "Non ; un rond-point, oui (interprétation).",
    ),
  ),
  question(
    "shelter",
    {
      en: "Which shelter capacity scores (Nuclear War)?",
      fr: "Quelle capacité d’abri marque (Guerre Atomique) ?",
    },
    { en: "bunker optimism tie", fr: "optimisme égalité" },
    answer(
      "2023",
      ["NUC-2", "NUC-3"],
      "The largest of each street, 8, 10 and 11; the smallest of all, 9; all who are tied score.",
      "La plus grande de chaque rue, 8, 10 et 11 ; la plus petite de toutes, 9 ; à égalité tout le monde marque.",
    ),
  ),
  question(
    "saucer-temp",
    {
      en: "May I circle a saucer after a temp or in a bis house (Roswell)?",
      fr: "Puis-je entourer une soucoupe après un intérimaire ou sur un bis (Roswell) ?",
    },
    { en: "ufo infiltrate zoorg extension", fr: "infiltrer zoorg extension" },
    answer(
      "2023",
      ["ROS-2"],
      "No: the saucer replaces the action (a ruling).",
      "Non : la soucoupe remplace l’action (interprétation).",
    ),
  ),
  question(
    "invaded-number",
    {
      en: "How are numbers written around a Z (Zombies)?",
      fr: "Comment numéroter autour d’un Z (Zombies) ?",
    },
    { en: "invaded house lost", fr: "maison envahie" },
    answer(
      "2023",
      ["ZOM-8"],
      "As if it were not there: 5B, Z can go on with 5, or by extension with 5B.",
      "Comme s’il n’était pas là : 5B, Z peut continuer avec 5, ou par extension avec 5B.",
    ),
  ),
  question(
    "duck-chain",
    { en: "When does a duckling count (Coin Coin)?", fr: "Quand un caneton compte-t-il (Coin Coin) ?" },
    { en: "duck parent chain", fr: "canard parent chaîne" },
    answer(
      "2023",
      ["DUK-4"],
      "When it is circled and linked with its parent by numbered houses and circled ducklings; a fence does not break the chain.",
      "S’il est entouré et relié à son parent par des maisons numérotées et des canetons entourés ; une barrière ne coupe pas la chaîne.",
    ),
  ),
];
