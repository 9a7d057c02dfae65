import type { Declared } from "perfect-home-rules";
import { changedNumber, moveWords } from "../phrases.js";
import type { Words } from "../words.js";

/** A street that something belongs to. */
function ofStreet(street: number): string {
  return `de la ${nth(street)} rue`;
}

/** The first, the second, … of things of feminine gender. */
function nth(index: number): string {
  return index === 0 ? "1re" : `${index + 1}e`;
}

const DUCKLINGS = ["tous les canetons jaunes", "tous les canetons noirs", "tous les canetons"];

/** What a player with paper says is done. */
function declared(of: Declared, index: number): string {
  switch (of) {
    case "route":
      return `la Tournée ${ofStreet(index)} est terminée`;
    case "street":
      return `la ${nth(index)} rue est complète`;
    case "column":
      return `la ${nth(index)} colonne est complète`;
    case "ghosts":
      return `le palier Fantôme ${index + 1} est validé`;
    case "candies":
      return `le palier Bonbon ${index + 1} est validé`;
    case "ducklings":
      return `${DUCKLINGS[index]} sont entourés`;
    case "roundabout":
      return `un rond-point est construit dans la ${nth(index)} rue`;
    default:
      return of satisfies never;
  }
}

const BONUSES = { pool: "Piscine", park: "Parc", extension: "Extension" } as const;

/** Steps, prompts and moves. */
export const MOVES = {
  steps: {
    choose: "Choisir une combinaison",
    write: "Numéroter une maison",
    act: "Utiliser l’action",
    give: "Donner une carte",
    use: "Choisir les lotissements du plan",
    wrapUp: "Valider des Plans",
    finish: "Terminer le tour",
    eggs: "Récolter des œufs",
    objective: "Choisir un objectif d’infiltration",
    horde: "Décider pour une horde",
    crossStreet: "Rayer un bonus de rue",
    crossColumn: "Rayer un bonus de colonne",
    treat: "Entourer un fantôme ou un bonbon",
    bonus: "Utiliser le bonus",
    truck: "Choisir un camion",
    forfeit: "Rayer un bonus de Fin de Tournée",
  },
  prompts: {
    choose: (_, { leftover }) =>
      leftover === null
        ? "Choisissez une combinaison, ou un Refus de Permis si aucun numéro ne convient."
        : "Choisissez une carte pour son numéro et une pour son action, ou un Refus de Permis si aucun numéro ne convient.",
    write: (_, { picked }) =>
      picked === null ? "Numérotez une maison." : `Numérotez une maison avec ${picked}.`,
    act: ({ action }) =>
      ({
        fence: "Dessinez une barrière, ou renoncez à l’action.",
        improvement: "Rayez une case Amélioration, ou renoncez à l’action.",
        park: "Rayez une case Parc dans la rue de la maison numérotée, ou renoncez à l’action.",
        pool: "Construisez la piscine de la maison numérotée, ou renoncez à l’action.",
        temp: "Rayez une case Intérimaire, ou renoncez à l’action.",
        extension: "Copiez un numéro dans une maison vide voisine, ou renoncez à l’action.",
      })[action],
    give: (_, { leftover }) =>
      leftover === "opponent"
        ? "Choisissez la carte pour la AAA."
        : "Choisissez la carte pour votre adversaire.",
    use: ({ plan, sizes }, { list }) =>
      `Choisissez un lotissement pour le Plan ${plan}\u00a0; il faut encore\u00a0: ${list(sizes.map((size) => `taille ${size}`))}.`,
    wrapUp: () => "Validez des Plans si vous le pouvez, puis terminez votre tour.",
    finish: () => "Terminez votre tour.",
    eggs: ({ max, street, house }, { house: at, count }) =>
      `Entourez jusqu’à ${count("egg", max)} sur ${at(street, house)}.`,
    objective: () => "Choisissez secrètement un objectif d’infiltration.",
    horde: ({ street, end }) =>
      `La horde de ${end === "left" ? "gauche" : "droite"} ${ofStreet(street)}\u00a0: laissez-la se déplacer, ou ralentissez-la avec une munition.`,
    crossStreet: () => "Carte Validation piochée\u00a0: rayez un bonus de rue.",
    crossColumn: ({ more }) =>
      `Carte Validation piochée\u00a0: rayez un bonus de colonne${more > 0 ? `, puis ${more} de plus à sa droite` : ""}.`,
    treat: ({ street, house }, { house: at }) => `Entourez le fantôme ou le bonbon de ${at(street, house)}.`,
    bonus: ({ bonuses }) =>
      `Utilisez le bonus\u00a0: ${bonuses.map(({ bonus, times }) => `${times} × ${BONUSES[bonus]}`).join(" ou ")}\u00a0; ou renoncez-y.`,
    truck: ({ street, house }, { house: at }) =>
      `Choisissez le camion qui roule jusqu’à ${at(street, house)}.`,
    forfeit: () => "Carte Validation piochée\u00a0: rayez un bonus de Fin de Tournée.",
  },
  moves: {
    pick: ({ stack }, seen) => moveWords("Choisir", "choisit", seen.combination(stack)),
    pair: ({ numberCard, actionCard }, { inHand }) =>
      moveWords(
        "Utiliser",
        "utilise",
        `${inHand(numberCard)} pour son numéro et ${inHand(actionCard)} pour son action`,
      ),
    give: ({ card }, { inHand, leftover }) =>
      moveWords(
        "Donner",
        "donne",
        `${inHand(card)} à ${leftover === "opponent" ? "la AAA" : "un adversaire"}`,
      ),
    permitRefusal: () => moveWords("Prendre", "prend", "un Refus de Permis"),
    write: ({ street, house, number }, { house: at, number: say, pickedNumber }) => {
      const from = pickedNumber === null ? null : say(pickedNumber);
      const shown = changedNumber(say(number), from, number - (pickedNumber ?? number));
      return moveWords("Écrire", "écrit", `${shown} dans ${at(street, house)}`);
    },
    skip: () => moveWords("Renoncer", "renonce", "à l’action"),
    fence: ({ street, gap }, say) =>
      moveWords("Dessiner", "dessine", `une barrière entre ${say.gap(street, gap)}`),
    improve: ({ size }) => moveWords("Améliorer", "améliore", `les lotissements de taille ${size}`),
    park: (_, { written }) =>
      moveWords("Rayer", "raye", `une case Parc${written === null ? "" : " dans la même rue"}`),
    pool: (_, { written }) =>
      moveWords("Construire", "construit", written === null ? "la piscine" : `la piscine de ${written}`),
    temp: () => moveWords("Rayer", "raye", "une case Intérimaire"),
    extend: ({ street, house, from }, seen) =>
      moveWords(
        "Copier",
        "copie",
        `${seen.copied(street, house, from)} depuis la ${from === "left" ? "gauche" : "droite"} dans ${seen.house(street, house)}`,
      ),
    roundabout: ({ street, house }, say) =>
      moveWords("Construire", "construit", `un rond-point dans ${say.house(street, house)}`),
    claim: ({ plan }, { worth, count }) =>
      moveWords("Valider", "valide", `le Plan ${plan} pour ${count("point", worth(plan))}`),
    use: ({ street, house }, say) =>
      moveWords("Utiliser", "utilise", `le lotissement qui commence à ${say.house(street, house)}`),
    reshuffle: () => moveWords("Faire mélanger", "fait mélanger", "toutes les cartes"),
    end: () => moveWords("Terminer le tour", "termine le tour"),
    eggs: ({ count }, say) =>
      count === 0
        ? moveWords("N’entourer aucun œuf", "n’entoure aucun œuf")
        : moveWords("Entourer", "entoure", say.count("egg", count)),
    objective: ({ objective }, seen) => {
      const known = seen.objective(objective);
      const detail =
        known === null
          ? ""
          : `\u00a0: ${known.range} lotissements infiltrés, ${seen.count("point", known.each)} chacun`;
      return moveWords("Choisir", "choisit", `l’objectif ${objective + 1}${detail}`);
    },
    infiltrate: (_, { written }) =>
      moveWords("Infiltrer", "infiltre", `un zoorg${written === null ? "" : ` dans ${written}`}`),
    horde: ({ order }) =>
      order === "move"
        ? moveWords("Laisser", "laisse", "la horde se déplacer")
        : moveWords("Ralentir", "ralentit", "la horde avec une munition"),
    barricade: () => moveWords("Construire", "construit", "une barricade"),
    crossStreet: ({ street }) => moveWords("Rayer", "raye", `le bonus ${ofStreet(street)}`),
    crossColumn: ({ column }) => moveWords("Rayer", "raye", `le bonus de la colonne ${column + 1}`),
    treat: ({ take }) => moveWords("Entourer", "entoure", take === "ghost" ? "le fantôme" : "le bonbon"),
    tier: ({ of, tier }, seen) => {
      const needed = seen.tier(of, tier);
      const [name, things] = of === "ghost" ? ["Fantôme", "fantômes"] : ["Bonbon", "bonbons"];
      return moveWords(
        "Valider",
        "valide",
        `le palier ${name} ${tier + 1}${needed === null ? "" : ` (${needed} ${things})`}`,
      );
    },
    poolBonus: ({ street, house }, say) =>
      moveWords("Construire", "construit", `la piscine de ${say.house(street, house)}`),
    parkBonus: ({ street }) => moveWords("Rayer", "raye", `une case Parc ${ofStreet(street)}`),
    declareEnd: () =>
      moveWords("Annoncer qu’aucune maison n’est vide", "annonce qu’aucune maison n’est vide"),
    declare: ({ of, index }) =>
      moveWords(`Annoncer\u00a0: ${declared(of, index)}`, `annonce\u00a0: ${declared(of, index)}`),
    truck: ({ from }) =>
      moveWords("Envoyer", "envoie", `le camion de ${from === "left" ? "gauche" : "droite"}`),
    forfeit: ({ street }) => moveWords("Rayer", "raye", `le bonus de Fin de Tournée ${ofStreet(street)}`),
  },
  turn: (picked, moves) => `${picked}\u00a0: ${moves}`,
  leftover: {
    opponent: (card) => `donne ${card} à la AAA`,
    left: (card) => `donne ${card} à gauche`,
    right: (card) => `donne ${card} à droite`,
    discard: (card) => `défausse ${card}`,
  },
  playsOnPaper:
    "Jouez le tour sur votre feuille\u00a0; annoncez ici ce que la table doit savoir, puis terminez le tour.",
  awaits: {
    stack: (stack) => `Saisissez la carte du dessus de la pile ${stack}.`,
    hand: (name) => `Saisissez la carte piochée par ${name}.`,
  },
  events: {
    moved: ({ move }, { name, move: told }) => `${name(move.player)} ${told(move)}.`,
    turnEnded: ({ player }, { name }) => `${name(player)} a terminé son tour.`,
    turnRevealed: ({ player, moves }, { name, turn }) => {
      const made = turn(player, moves);
      return made === "" ? `${name(player)} n’a rien à faire.` : `${name(player)}\u00a0: ${made}.`;
    },
    planTurned: ({ plan, players, points }, { name, list, count }) => {
      const by =
        players.length === 0 ? "" : ` par ${list(players.map(name))}, pour ${count("point", points)}`;
      return `Le Plan ${plan} est validé pour la première fois${by}\u00a0; il rapporte désormais son plus petit score.`;
    },
    roundBegun: ({ round }) => `Le tour ${round} commence.`,
    cardsFlipped: ({ combinations }, { list, card }) =>
      `Les combinaisons sont ${list(combinations.map(card))}.`,
    validationDrawn: ({ plan, points }, { count }) =>
      points === null
        ? `La carte Validation ${plan} est piochée\u00a0: la AAA ne valide pas le Plan.`
        : `La carte Validation ${plan} est piochée\u00a0: la AAA marque ${count("point", points)}.`,
    soloDrawn: () =>
      "La carte Solo est piochée\u00a0: tous les Plans rapportent désormais leur plus petit score.",
    zombieDrawn: ({ move }) =>
      ({
        right: "Une carte Zombie apparaît\u00a0: les trois hordes de gauche se déplacent.",
        left: "Une carte Zombie apparaît\u00a0: les trois hordes de droite se déplacent.",
        both: "Une carte Zombie apparaît\u00a0: les six hordes se déplacent.",
      })[move],
    cardsDrawn: ({ to, hand }, { name, list, card }) => `${name(to)} a en main ${list(hand.map(card))}.`,
    cardRevealed: ({ place, card }, { name, card: told }) =>
      place.for === "stack"
        ? `Carte du dessus de la pile ${place.stack + 1}\u00a0: ${told(card)}.`
        : `${name(place.player)} pioche ${told(card)}.`,
    stackReshuffled: ({ stack }) => `La pile ${stack + 1} est épuisée et mélangée de nouveau.`,
    cardsReshuffled: () => "Les cartes sont mélangées de nouveau.",
    gameOver: ({ causes }, { list, cause }) => `La partie est terminée\u00a0: ${list(causes.map(cause))}.`,
  },
} satisfies Partial<Words>;
