import type { Words } from "../words.js";
import { noun } from "./noun.js";

/** Before a colon French leaves a space at which no line is broken. */
const COLON = "\u00a0: ";

function ordinal(number: number): string {
  return number === 1 ? "1re" : `${number}e`;
}

function placed(what: string, where: string): string {
  return `${what} ${where}`;
}

/** Numbers of things, places, plans and scores. */
export function sentences() {
  return {
    colon: COLON,
    things: {
      point: noun("point"),
      completeEstate: noun("lotissement complet"),
      player: noun("architecte"),
      box: noun("case"),
      pool: noun("piscine"),
      temp: noun("intérimaire"),
      egg: noun("œuf"),
      candy: noun("bonbon"),
      light: noun("carte entre les barrières", "cartes entre les barrières"),
      house: noun("maison"),
      card: noun("carte"),
      infiltratedEstate: noun("lotissement infiltré"),
      ghostTier: noun("palier Fantôme rayé", "paliers Fantôme rayés"),
      candyTier: noun("palier Bonbon rayé", "paliers Bonbon rayés"),
      lostBonus: noun("bonus rayé", "bonus rayés"),
      violation: noun("erreur"),
      run: noun("suite de cartes", "suites de cartes"),
    },
    terms: {
      total: "Total",
      standings: "Classement",
      sheets: "Les feuilles",
      waiting: "Attendez les autres architectes.",
      opponent: "AAA",
      edition: "Édition",
      mode: "Mode de jeu",
      advanced: "Mode Avancé",
      players: "Architectes",
      start: "Commencer la partie",
      undo: "Annuler",
      redo: "Rétablir",
      next: "Ensuite",
      deck: "Pioche",
      discards: "Défausse",
      acting: "à jouer",
      awaited: "carte à saisir",
      newGame: "Nouvelle partie",
      resume: "Reprendre la partie",
      save: "Enregistrer dans un fichier",
      load: "Ouvrir un fichier",
      record: "Télécharger le relevé des coups",
      share: "Copier un lien vers cette partie",
      shared: "Le lien est copié.",
      hint: "Conseil",
      thinking: "Réflexion en cours…",
      choose: "Choisissez.",
      menu: "Ouvrir le menu",
      check: "Vérifier une feuille sur papier",
      score: "Score",
      seed: "Graine du hasard",
      language: "Langue",
      addPlayer: "Ajouter un ou une architecte",
      remove: "Retirer",
      close: "Fermer",
      dealt: "distribuées ici",
      entered: "saisies quand elles sortent sur la table",
      paper: "Feuilles sur papier",
      atRandom: "au hasard",
      person: "personne",
      random: "robot qui joue au hasard",
      greedy: "robot rapide",
      "monte-carlo": "robot réfléchi",
      "guided-monte-carlo": "robot redoutable",
    },
    endCauses: {
      "all-plans": "un ou une architecte a validé les trois Plans",
      "last-refusal": "un ou une architecte a rayé son dernier Refus de Permis",
      "no-empty-house": "un ou une architecte n’a plus de maison vide",
      "deck-empty": "les cartes sont épuisées",
    },
    round: (round) => (round === 0 ? "Avant le premier tour" : `Tour ${round}`),
    streetTitle: (street) => `${ordinal(street)} rue`,
    street: (street) => `la ${ordinal(street)} rue`,
    house: (house, street) => `la maison ${house} de ${street}`,
    gap: (left, right, street) => `les maisons ${left} et ${right} de ${street}`,
    columnTitle: (column) => `colonne ${column}`,
    planTitle: (letter) => `Plan ${letter}`,
    place: (place) => (place === 0 ? "aucune place" : `${ordinal(place)} place`),
    temps: (place, temps) => `${place} avec ${temps}`,
    amount: (have, need) => `${have} sur ${need}`,
    tier: (of, tier) =>
      `${ordinal(tier).replace("re", "er")} palier ${of === "ghost" ? "Fantôme" : "Bonbon"}`,
    estates: (size) =>
      noun(`lotissement complet de taille ${size}`, `lotissements complets de taille ${size}`),
    estatesTitle: (size) => `lotissements complets de taille ${size}`,
    each: (estates, features, count) => {
      const having = `avec ${features}`.replace(/^avec aucun/, "sans aucun");
      return `${estates}${count === 1 ? " " : ", chacun "}${having}`;
    },
    houses: {
      all: "toutes les maisons numérotées",
      ends: "la première et la dernière maison numérotées",
      endEstates: "un lotissement complet de taille 1 à chaque extrémité",
    },
    planParts: { houses: "maisons", streets: "rues", columns: "colonnes" },
    atLeast: (counted) => `au moins ${counted}`,
    exactly: (counted) => `exactement ${counted}`,
    between: (min, counted) => `${min} à ${counted}`,
    where: {
      sheet: (what) => what,
      street: (what, { street }) => placed(what, `dans la ${ordinal(street + 1)} rue`),
      streets: (what, { count }) => {
        if (count === "all") return placed(what, "dans chaque rue");
        return placed(what, count === 1 ? "dans une même rue" : `dans ${count} rues différentes`);
      },
      columns: (what, { count, adjacent }) => {
        if (count === 1) return placed(what, "dans une colonne");
        return placed(what, `dans ${count} colonnes${adjacent ? " adjacentes" : ""}`);
      },
    },
    run: ({ from, to }, houses, each, points) => {
      const cards = from === to ? `carte ${to}` : `cartes ${from} à ${to}`;
      return `${cards}${COLON}${houses}${each === 1 ? "" : ` × ${each}`} = ${points}`;
    },
    uncounted: (run) => `${run}, non compté`,
    instead: (found, possible) =>
      found === null ? `possible${COLON}${possible}` : `${found} au lieu de ${possible}`,
    player: (number) => `architecte ${number}`,
    closedAgency: (plans) =>
      `L’agence est fermée et ne marque aucun point\u00a0; elle a validé ${plans < 2 ? `${plans} Plan` : `${plans} Plans`}.`,
  } satisfies Partial<Words>;
}
