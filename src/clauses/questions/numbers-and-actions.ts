import { answer, question } from "./question.js";

/** Questions about numbers, refusals and actions. */
export const NUMBER_AND_ACTION_QUESTIONS = [
  question(
    "same-number",
    {
      en: "May the same number stand twice in a street?",
      fr: "Le même numéro peut-il être deux fois dans une rue ?",
    },
    { en: "equal duplicate", fr: "double égal" },
    answer(
      "both",
      ["NUM-3", "RBT-3"],
      "Only as a bis, or on both sides of a roundabout.",
      "Seulement en bis, ou de chaque côté d’un rond-point.",
    ),
  ),
  question(
    "leave-out",
    { en: "May houses or numbers be left out?", fr: "Peut-on sauter des maisons ou des numéros ?" },
    { en: "skip gap order ascending", fr: "ordre croissant" },
    answer(
      "both",
      ["NUM-2"],
      "Yes, both; empty houses can be filled later, as long as the numbers rise.",
      "Oui, les deux ; les maisons vides peuvent être numérotées plus tard, tant que les numéros croissent.",
    ),
  ),
  question(
    "erase",
    { en: "May a number be erased or moved?", fr: "Peut-on effacer ou déplacer un numéro ?" },
    { en: "change mistake undo", fr: "changer erreur" },
    answer("both", ["NUM-5"], "No (a ruling).", "Non (interprétation)."),
  ),
  question(
    "none-fits",
    { en: "What if none of the numbers fits?", fr: "Que faire si aucun numéro ne convient ?" },
    { en: "permit refusal cannot write place", fr: "permis refus impossible placer" },
    answer(
      "both",
      ["REF-1", "REF-4"],
      "Cross the next Building Permit Refusal (0, 0, 3): no house and no action in this round.",
      "Rayez le prochain refus de permis (0, 0, 3) : ni maison ni action dans ce tour.",
    ),
  ),
  question(
    "must-write",
    {
      en: "May I take a Building Permit Refusal although a number fits?",
      fr: "Puis-je prendre un refus de permis alors qu’un numéro convient ?",
    },
    { en: "pass skip voluntary obliged", fr: "passer obligatoire" },
    answer(
      "both",
      ["REF-1"],
      "No: if one of the numbers shown fits anywhere, one must be written.",
      "Non : si un des numéros visibles convient quelque part, il faut en écrire un.",
    ),
    answer(
      "2018",
      ["REF-1"],
      "That all three numbers count, not only the one chosen, is a ruling.",
      "Que les trois numéros comptent, et pas seulement celui choisi, est une interprétation.",
    ),
  ),
  question(
    "temp-refusal",
    {
      en: "Must I use a temp (temp agency) to avoid a refusal?",
      fr: "Dois-je utiliser un intérimaire pour éviter un refus ?",
    },
    { en: "permit worker", fr: "permis" },
    answer(
      "both",
      ["REF-2"],
      "No, but you may (2018: a ruling).",
      "Non, mais vous pouvez (2018 : interprétation).",
    ),
  ),
  question(
    "refusal-round",
    {
      en: "What else may be done in a round with a refusal?",
      fr: "Que peut-on faire d’autre dans un tour avec un refus ?",
    },
    { en: "permit action plan roundabout", fr: "permis action plan rond-point" },
    answer(
      "both",
      ["REF-1", "REF-5"],
      "No action; plans may be validated and a roundabout built (2018: a ruling).",
      "Pas d’action ; on peut valider des plans et construire un rond-point (2018 : interprétation).",
    ),
  ),
  question(
    "third-refusal",
    { en: "What does the third refusal do?", fr: "Que fait le troisième refus ?" },
    { en: "permit end cost", fr: "permis fin coûte" },
    answer(
      "both",
      ["REF-4", "END-1"],
      "It ends the game after this round (2018: a ruling) and costs 5 points (0, 0, 3 before).",
      "Il termine la partie à la fin du tour (2018 : interprétation) et coûte 5 points (avant : 0, 0, 3).",
    ),
  ),
  question(
    "must-act",
    {
      en: "Must the action (effect) of the card be used?",
      fr: "Doit-on utiliser l’action (effet) de la carte ?",
    },
    { en: "optional skip leave unused", fr: "facultatif obligatoire renoncer" },
    answer(
      "both",
      ["ACT-1"],
      "No, it is always optional; the number has to be written all the same.",
      "Non, elle est toujours facultative ; le numéro doit être écrit quand même.",
    ),
  ),
  question(
    "bis-fence",
    {
      en: "May a bis (extension) stand on the other side of a fence?",
      fr: "Un bis (extension) peut-il être de l’autre côté d’une barrière ?",
    },
    { en: "copy surveyor across", fr: "copie géomètre" },
    answer(
      "2023",
      ["EXT-3", "FNC-4"],
      "Yes, whether the fence is drawn before or after.",
      "Oui, que la barrière soit dessinée avant ou après.",
    ),
    answer(
      "2018",
      ["EXT-3", "FNC-4"],
      "No, and no fence may be drawn between them later.",
      "Non, et aucune barrière ne peut les séparer ensuite.",
    ),
  ),
  question(
    "bis-which",
    {
      en: "Which number may be copied as a bis (extension)?",
      fr: "Quel numéro peut-on copier en bis (extension) ?",
    },
    { en: "copy again twice", fr: "copie extension plusieurs fois" },
    answer(
      "both",
      ["EXT-1", "EXT-2"],
      "Any number on your sheet, a bis too, into the empty house right beside it.",
      "N’importe quel numéro de la feuille, même un bis, dans la maison vide juste à côté.",
    ),
  ),
  question(
    "bis-roundabout",
    {
      en: "May a bis (extension) be copied across a roundabout?",
      fr: "Peut-on copier un bis (extension) par-dessus un rond-point ?",
    },
    { en: "copy", fr: "copie" },
    answer(
      "both",
      ["EXT-4"],
      "No: a roundabout is not a house (a ruling).",
      "Non : un rond-point n’est pas une maison (interprétation).",
    ),
  ),
  question(
    "fence-where",
    {
      en: "Where may a fence (surveyor) be drawn?",
      fr: "Où peut-on dessiner une barrière (géomètre) ?",
    },
    { en: "street anywhere", fr: "rue partout" },
    answer(
      "both",
      ["FNC-1", "FNC-3", "PLN-5"],
      "Between any two houses of any street, numbered or not; not where one stands, nor in an estate used for a plan.",
      "Entre deux maisons de n’importe quelle rue, numérotées ou non ; pas là où il y en a une, ni dans un lotissement utilisé pour un plan.",
    ),
    answer("2018", ["FNC-4"], "Not between a house and its bis either.", "Ni entre une maison et son bis."),
  ),
  question(
    "split-estate",
    {
      en: "May a fence split a complete estate?",
      fr: "Une barrière peut-elle diviser un lotissement complet ?",
    },
    { en: "divide surveyor", fr: "couper" },
    answer(
      "both",
      ["FNC-2", "PLN-5"],
      "Yes, unless a plan has used it.",
      "Oui, sauf s’il a servi à valider un plan.",
    ),
  ),
  question(
    "park-street",
    { en: "In which street does a park (landscaper) go?", fr: "Dans quelle rue va un parc (paysagiste) ?" },
    { en: "tree", fr: "arbre" },
    answer(
      "both",
      ["PRK-1"],
      "In the street of the number written with it.",
      "Dans la rue du numéro écrit avec.",
    ),
  ),
  question(
    "improve-any",
    {
      en: "Which estate size may an improvement (real estate agent) raise?",
      fr: "Quelle taille de lotissement peut-on améliorer (agent immobilier) ?",
    },
    { en: "column value", fr: "colonne valeur" },
    answer(
      "both",
      ["IMP-1"],
      "Any from 1 to 6, with or without such an estate.",
      "N’importe laquelle de 1 à 6, que vous en ayez ou non.",
    ),
  ),
  question(
    "temp-range",
    {
      en: "How far can a temp (temp agency) change a number?",
      fr: "De combien un intérimaire peut-il changer un numéro ?",
    },
    { en: "worker 0 16 17 unchanged", fr: "0 16 17 inchangé" },
    answer(
      "both",
      ["TMP-1", "TMP-3"],
      "By up to 2 either way, from 0 to 17.",
      "De 2 au plus dans les deux sens, de 0 à 17.",
    ),
    answer(
      "both",
      ["TMP-2"],
      "It may also be used without a change; a box is crossed all the same (2018: a ruling).",
      "On peut aussi l’utiliser sans changement ; une case est rayée quand même (2018 : interprétation).",
    ),
  ),
  question(
    "full-track",
    {
      en: "May an action be used when all its boxes are crossed?",
      fr: "Peut-on utiliser une action dont toutes les cases sont rayées ?",
    },
    { en: "track full no box left", fr: "section pleine" },
    answer(
      "both",
      ["ACT-2"],
      "No, but the number of that combination may be written (a ruling).",
      "Non, mais on peut écrire le numéro de cette combinaison (interprétation).",
    ),
  ),
];
