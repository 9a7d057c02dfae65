import { answer, question } from "./question.js";

/** Questions about plans, cards, the end of the game and who plays. */
export const PLAN_AND_END_QUESTIONS = [
  question(
    "plan-at-once",
    {
      en: "Must a City Plan be validated as soon as it is met?",
      fr: "Doit-on valider un plan dès qu’il est rempli ?",
    },
    { en: "wait later immediately goal", fr: "attendre immédiatement objectif" },
    answer("both", ["PLN-1"], "No, you may wait.", "Non, on peut attendre."),
  ),
  question(
    "plan-same-round",
    {
      en: "Two validate the same City Plan in the same round: who has the higher value?",
      fr: "Deux valident le même plan dans le même tour : qui a la plus grande valeur ?",
    },
    { en: "tie first simultaneous", fr: "égalité premier" },
    answer("both", ["PLN-2"], "Both.", "Les deux."),
  ),
  question(
    "plan-larger",
    {
      en: "May a larger estate serve a City Plan for a smaller one?",
      fr: "Un lotissement plus grand peut-il servir à un plan pour un plus petit ?",
    },
    { en: "exact size", fr: "taille exacte" },
    answer("both", ["PLN-3"], "No, the sizes must be exact.", "Non, les tailles doivent être exactes."),
  ),
  question(
    "plan-twice",
    {
      en: "May something serve two City Plans?",
      fr: "Une même chose peut-elle servir à deux plans ?",
    },
    { en: "reuse again used estate", fr: "réutiliser lotissement" },
    answer(
      "both",
      ["PLN-5", "PLN-6"],
      "An estate no; pools, boxes, roundabouts and the like yes.",
      "Un lotissement non ; piscines, cases, ronds-points et autres oui.",
    ),
    answer(
      "2018",
      ["ADV-2"],
      "Houses used for a whole street or for street ends are used up too.",
      "Les maisons utilisées pour une rue entière ou pour les bouts de rue sont aussi épuisées.",
    ),
  ),
  question(
    "reshuffle",
    {
      en: "May the cards be reshuffled after the first City Plan?",
      fr: "Peut-on remélanger les cartes après le premier plan ?",
    },
    { en: "deck shuffle deal", fr: "pioche mélanger" },
    answer(
      "2018",
      ["RND-6"],
      "Yes, if someone who has validated it asks.",
      "Oui, si quelqu’un qui l’a validé le demande.",
    ),
    answer(
      "2023",
      ["RND-4"],
      "No, only when a stack runs out.",
      "Non, seulement quand une pile est épuisée.",
    ),
  ),
  question(
    "deck-empty",
    {
      en: "What happens when the stacks or the deck run out?",
      fr: "Que se passe-t-il quand les piles ou la pioche sont épuisées ?",
    },
    { en: "shuffle cards empty", fr: "mélanger cartes vide" },
    answer(
      "2023",
      ["RND-4", "AAA-4", "XPT-3"],
      "Each stack is formed anew from its own discards; a deck from the discard pile.",
      "Chaque pile est reformée avec sa propre défausse ; une pioche, avec la défausse.",
    ),
    answer(
      "2018",
      ["RND-5", "FST-3"],
      "All discards are shuffled together and dealt in three; in solo the game ends.",
      "Toutes les défausses sont mélangées et réparties en trois ; en solo la partie se termine.",
    ),
  ),
  question(
    "game-end",
    { en: "When does the game end?", fr: "Quand la partie se termine-t-elle ?" },
    { en: "finish last round immediately", fr: "fin dernier tour" },
    answer(
      "both",
      ["END-1"],
      "After the round in which someone has all three plans, three refusals, or no empty house.",
      "À la fin du tour où quelqu’un a les trois plans, trois refus ou plus de maison vide.",
    ),
  ),
  question(
    "seven-houses",
    {
      en: "What is an estate of seven or more houses worth?",
      fr: "Que vaut un lotissement de sept maisons ou plus ?",
    },
    { en: "large big 7 size", fr: "grand 7 taille" },
    answer("both", ["EST-1"], "Nothing, and it serves no plan.", "Rien, et il ne sert à aucun plan."),
  ),
  question(
    "lowest-visible",
    {
      en: "Which value of a track scores: the last crossed or the first open?",
      fr: "Quelle valeur compte : la dernière rayée ou la première visible ?",
    },
    { en: "boxes points parks pools lowest", fr: "cases points parcs piscines plus petite" },
    answer("both", ["ACT-3"], "The first that is not crossed.", "La première qui n’est pas rayée."),
  ),
  question(
    "temp-points",
    { en: "Who scores for temps (temp agency)?", fr: "Qui marque des points pour les intérimaires ?" },
    { en: "worker 7 4 1 place tie", fr: "7 4 1 place égalité" },
    answer(
      "both",
      ["SCO-4"],
      "Most boxes 7, second 4, third 1; equal numbers share a place; no box, no points.",
      "Le plus de cases 7, deuxième 4, troisième 1 ; à égalité la même place ; sans case, rien.",
    ),
  ),
  question(
    "look",
    { en: "May I look at the others’ sheets?", fr: "Puis-je regarder les feuilles des autres ?" },
    { en: "secret hidden open simultaneous", fr: "secret simultané" },
    answer(
      "both",
      ["RND-3"],
      "Between rounds; what is done in a round is seen when all have ended it (a ruling).",
      "Entre les tours ; ce qui est fait dans un tour se voit quand tout le monde a fini (interprétation).",
    ),
  ),
  question(
    "how-many",
    { en: "How many can play?", fr: "À combien peut-on jouer ?" },
    { en: "players number architects maximum solo alone", fr: "nombre joueurs maximum solo" },
    answer("both", ["SET-6"], "Any number.", "Sans limite."),
    answer(
      "both",
      ["XPT-1", "XPT-9"],
      "Expert: two to 21 (2023), 22 with the 9¾ cards, 27 (2018): rulings.",
      "Expert : de deux à 21 (2023), 22 avec les cartes 9¾, 27 (2018) : interprétations.",
    ),
    answer(
      "both",
      ["AAA-1", "FST-1"],
      "Alone: against the AAA (2023), or with the Solo card (2018).",
      "En solo : contre la AAA (2023), ou avec la carte Solo (2018).",
    ),
  ),
  question(
    "pass-card",
    {
      en: "In Expert Mode, does the card go to the left or to the right?",
      fr: "En Mode Expert, la carte va-t-elle à gauche ou à droite ?",
    },
    { en: "pass neighbour hand", fr: "passer voisin main" },
    answer("2023", ["XPT-4"], "To the left, number hidden.", "À gauche, numéro caché."),
    answer("2018", ["FST-5"], "To the right, effect up.", "À droite, effet visible."),
  ),
  question(
    "sheets-mixed",
    { en: "May we play on different sheets?", fr: "Peut-on jouer avec des feuilles différentes ?" },
    { en: "layout revisited blueprint classic", fr: "revisitées blueprint classique" },
    answer(
      "both",
      ["SET-5", "RVS-1"],
      "No, except that the six Revisited Classic sheets (2023) may be mixed.",
      "Non, sauf les six feuilles Classique Revisitées (2023), qui se mélangent.",
    ),
  ),
];
