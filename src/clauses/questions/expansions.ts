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
      "Between 9 and 10; a temp makes it 7¾, 8¾, 10¾ or 11¾.",
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
      "6, 9 and 16: one; 0, 8 and 10: up to two; a bis collects too.",
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
    "ice-route",
    {
      en: "Which way does the truck go, and who has its bonus (ice cream)?",
      fr: "Dans quel sens va le camion, et qui a son bonus (glaces) ?",
    },
    { en: "route direction scoops cone", fr: "tournée direction cornet boules" },
    answer(
      "2023",
      ["ICE-1"],
      "To the right in streets 1 and 3, to the left in street 2.",
      "Vers la droite dans les rues 1 et 3, vers la gauche dans la rue 2.",
    ),
    answer(
      "2018",
      ["PCK-3"],
      "To the left in street 1, to the right in 2; in 3 one of two trucks is chosen.",
      "Vers la gauche dans la rue 1, la droite dans la 2 ; dans la 3 on choisit un de deux camions.",
    ),
    answer(
      "both",
      ["ICE-3", "ICE-4"],
      "The bonus goes to all who end that route in the first round; it adds 1 to each circled cone there.",
      "Le bonus va à ceux qui finissent cette tournée au premier tour ; il ajoute 1 à chaque cornet entouré là.",
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
      "No; a roundabout does (rulings).",
      "Non ; un rond-point, oui (interprétations).",
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
      "The largest in each street: 8, 10 and 11 points; the smallest in all: 9; all who are tied score.",
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
    "infiltrated",
    {
      en: "What do infiltrated estates score (Roswell)?",
      fr: "Que marquent les lotissements infiltrés (Roswell) ?",
    },
    { en: "objective saucer ufo zoorg points", fr: "objectif soucoupe zoorg points" },
    answer(
      "2023",
      ["ROS-3", "ROS-4"],
      "If there are as many as your objective asks for, 4, 5, 6 or 7 points each; if more or fewer, 2 each.",
      "S’il y en a autant que votre objectif en demande, 4, 5, 6 ou 7 points chacun ; s’il y en a plus ou moins, 2 chacun.",
    ),
  ),
  question(
    "horde-stop",
    { en: "How is a horde stopped (Zombies)?", fr: "Comment arrêter une horde (Zombies) ?" },
    {
      en: "zombie barricade ammunition attack hold fence",
      fr: "barricade munition attaque retenir barrière",
    },
    answer(
      "2023",
      ["ZOM-7", "ZOM-10"],
      "By a barricade or roundabout where its arrow ends; a fence action may build a barricade at the house just numbered.",
      "Par une barricade ou un rond-point au bout de sa flèche ; une action Barrière peut barricader la maison qu’on vient de numéroter.",
    ),
    answer(
      "2023",
      ["ZOM-5", "ZOM-6"],
      "One ammunition holds one horde for one move; improvement boxes bring more.",
      "Une munition retient une horde pour un déplacement ; des cases Amélioration en donnent.",
    ),
    answer(
      "2023",
      ["ZOM-2", "ZOM-4"],
      "The card tells which hordes move: from the left, from the right, or all six; street 1 first.",
      "La carte dit quelles hordes bougent : celles de gauche, de droite ou les six ; la rue 1 d’abord.",
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
    "duck-circled",
    {
      en: "When are ducklings circled and counted (Coin Coin)?",
      fr: "Quand entoure-t-on et compte-t-on les canetons (Coin Coin) ?",
    },
    { en: "duck yellow black count", fr: "canard jaune noir décompte" },
    answer(
      "2023",
      ["DUK-1"],
      "Circled as soon as the houses on both sides have a number, side by side or one above the other.",
      "Entourés dès que les maisons des deux côtés ont un numéro, côte à côte ou l’une sous l’autre.",
    ),
    answer(
      "2023",
      ["DUK-3", "DUK-5"],
      "Counted after the round in which someone first has all yellow, all black, or all; the rest at the end.",
      "Comptés après le tour où quelqu’un a d’abord tous les jaunes, tous les noirs, ou tous ; le reste à la fin.",
    ),
  ),
  question(
    "duck-chain",
    { en: "When does a duckling count (Coin Coin)?", fr: "Quand un caneton compte-t-il (Coin Coin) ?" },
    { en: "duck parent chain", fr: "canard parent chaîne" },
    answer(
      "2023",
      ["DUK-4"],
      "When it is circled and linked with its parent by numbered houses and circled ducklings; a fence does not break it (a ruling).",
      "S’il est entouré et relié à son parent par des maisons numérotées et des canetons entourés ; une barrière ne la coupe pas (interprétation).",
    ),
  ),
];
