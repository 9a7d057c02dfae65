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
    answer(
      "both",
      ["PLN-1"],
      "No, you may wait (2018: a ruling).",
      "Non, on peut attendre (2018 : interprétation).",
    ),
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
      "An estate, no; pools, boxes, roundabouts and the like, yes (a ruling, except for pools in 2018).",
      "Un lotissement non ; piscines, cases, ronds-points et autres oui (interprétation, sauf pour les piscines en 2018).",
    ),
    answer(
      "2018",
      ["ADV-2"],
      "Houses used for a whole street or for street ends are used up too.",
      "Les maisons utilisées pour une rue entière ou pour les bouts de rue sont aussi épuisées.",
    ),
  ),
  question(
    "complete-estate",
    { en: "When is an estate complete?", fr: "Quand un lotissement est-il complet ?" },
    { en: "finished empty gap housing", fr: "fini maison vide" },
    answer(
      "both",
      ["EST-1"],
      "When every house between two fences has a number, a bis too; one empty house, and it is not.",
      "Quand chaque maison entre deux barrières a un numéro, même un bis ; avec une maison vide il ne l’est pas.",
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
    "reshuffle",
    {
      en: "May the cards be reshuffled after the first City Plan?",
      fr: "Peut-on remélanger les cartes après le premier plan ?",
    },
    { en: "deck shuffle deal", fr: "pioche mélanger" },
    answer(
      "2018",
      ["RND-6"],
      "Yes, after that round, if anyone who validated a plan in it asks for it (a ruling); not in solo (a ruling).",
      "Oui, après ce tour, si quelqu’un qui y a validé un plan le demande (interprétation) ; pas en solo (interprétation).",
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
    answer(
      "2018",
      ["RND-5"],
      "The last card of each stack stays out, and its action is used in that round (a ruling).",
      "La dernière carte de chaque pile reste dehors, et son action sert dans ce tour (interprétation).",
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
    answer("both", ["SET-6"], "Any number (2018: a ruling).", "Sans limite (2018 : interprétation)."),
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
    "two-cards",
    {
      en: "In solo or Expert Mode, may one card give both number and action?",
      fr: "En solo ou en Mode Expert, une carte peut-elle donner numéro et action ?",
    },
    { en: "three cards same alone hand effect", fr: "trois cartes même main effet" },
    answer(
      "both",
      ["ACT-1", "XPT-4", "FST-5"],
      "No: one gives the number, another one the action. In Expert Mode the third is passed on.",
      "Non : une donne le numéro, une autre l’action. En Mode Expert la troisième est transmise.",
    ),
    answer("2023", ["AAA-3"], "In solo the third goes to the AAA.", "En solo la troisième va à la AAA."),
    answer("2018", ["FST-1"], "In solo all three are discarded.", "En solo les trois sont défaussées."),
  ),
  question(
    "solo-card",
    {
      en: "In solo, what does the Solo card or a Validation card do?",
      fr: "En solo, que fait la carte Solo ou une carte Validation ?",
    },
    { en: "alone AAA plans turned drawn", fr: "AAA plans retournés piochée" },
    answer(
      "2018",
      ["FST-2"],
      "Solo card: all plans are worth their lower value, in this round too; another card is drawn (a ruling).",
      "Carte Solo : tous les plans valent leur plus petite valeur, dès ce tour ; on pioche une autre carte (interprétation).",
    ),
    answer(
      "2023",
      ["AAA-5"],
      "Validation card: the AAA scores the plan of its letter if the opponent card says so; another card is drawn.",
      "Carte Validation : la AAA marque le plan de sa lettre si la carte Adversaire le dit ; on pioche une autre carte.",
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
    answer(
      "2018",
      ["END-1"],
      "The book says immediately; that the round is finished first is a ruling.",
      "Le livret dit immédiatement ; que l’on finisse d’abord le tour est une interprétation.",
    ),
  ),
  question(
    "lowest-visible",
    {
      en: "Which value of a track scores: the last crossed or the first open?",
      fr: "Quelle valeur compte : la dernière rayée ou la première visible ?",
    },
    { en: "boxes points parks pools lowest", fr: "cases points parcs piscines plus petite" },
    answer(
      "both",
      ["ACT-3"],
      "The first that is not crossed (2018: of parks, pools and refusals a ruling).",
      "La première qui n’est pas rayée (2018 : pour parcs, piscines et refus interprétation).",
    ),
  ),
  question(
    "temp-points",
    { en: "Who scores for temps (temp agency)?", fr: "Qui marque des points pour les intérimaires ?" },
    { en: "worker 7 4 1 place tie solo alone", fr: "7 4 1 place égalité solo" },
    answer(
      "both",
      ["SCO-4"],
      "Most boxes 7, second 4, third 1; equal numbers share a place; no box, no points.",
      "Le plus de cases 7, deuxième 4, troisième 1 ; à égalité la même place ; sans case, rien.",
    ),
    answer(
      "2018",
      ["SCO-4"],
      "That the next place follows a shared one, and no box brings nothing, are rulings.",
      "Que la place suivante suive une place partagée, et que sans case on n’ait rien, sont des interprétations.",
    ),
    answer(
      "2018",
      ["FST-4"],
      "In solo: 7 points from six boxes on, otherwise none.",
      "En solo : 7 points à partir de six cases, sinon aucun.",
    ),
    answer(
      "2023",
      ["AAA-9", "AAA-10"],
      "In solo your boxes are compared with the AAA's temp cards; at level 0 with its card.",
      "En solo on compare vos cases aux cartes Intérimaire de la AAA ; au niveau 0, à sa carte.",
    ),
  ),
];
