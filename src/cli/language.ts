import { type Language, type Texts, textsIn } from "perfect-home-rules/texts";

/** What the command line says that is not about the game. */
export interface ToolWords {
  readonly seed: string;
  readonly seeds: string;
  readonly rounds: string;
  readonly first: string;
  readonly statistics: Readonly<Record<"mean" | "median" | "sd" | "min" | "max", string>>;
  readonly howEnded: string;
  readonly scores: string;
  readonly games: { readonly one: string; readonly other: string };
  readonly nothingWrong: string;
  readonly sheet: string;
  readonly verification: string;
  readonly movesFit: string;
  readonly noResults: string;
  readonly notOver: string;
  readonly resultsFit: string;
  readonly clauses: string;
  readonly ruling: string;
  readonly reason: string;
  readonly otherReading: string;
  readonly silent: string;
  readonly codeAndTests: string;
  readonly advice: string;
  readonly over: string;
  readonly noSuchAnswer: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly noFile: string;
  readonly tableStart: string;
  /** What can be entered at a table, each with what it does. */
  readonly tableHelp: readonly (readonly [command: string, does: string])[];
  /** The first line of a table on which cards are entered. */
  readonly cardsStart: string;
  readonly noCardAwaited: string;
  /** What remains to be done at the end where sheets are on paper. */
  readonly handIn: string;
  /** Other words that people have for what cards show, by its id. */
  readonly cardsAlso: Readonly<Record<string, readonly string[]>>;
  whichCard(cards: string): string;
  sheetsLeft(papers: number): string;
  noCard(entry: string): string;
  /** Said where a series begins over a queue. */
  seriesBegun(name: string): string;
  /** Said where it is stopped. */
  readonly seriesStopped: string;
  /** Said where it is removed. */
  seriesCancelled(name: string): string;
  /** Said where a bot has failed, and the series goes on. */
  gameFailed(game: number, why: string): string;
  /** How many games have no outcome. */
  gamesFailed(games: number): string;
  /** Said where a worker refuses a series. */
  workerRefuses(worker: string, why: string): string;
  /** What a worker tells. */
  readonly worker: {
    ready(id: string): string;
    joined(series: string): string;
    left(series: string): string;
    refused(series: string, why: string): string;
    readonly finishing: string;
  };
  /** What is said of a game that is looked back at. */
  readonly analysis: {
    readonly title: string;
    readonly xTitle: string;
    readonly summary: string;
    readonly columns: readonly [start: string, luck: string, choice: string, lost: string, final: string];
    readonly luck: string;
    readonly choice: string;
    readonly none: string;
    lost(points: string): string;
    about(playouts: number): string;
  };
  /** Said where rules have nothing about some words; `such` are words and a clause of the game. */
  nothingFound(words: string, such: string): string;
  /** That the rules of the other game have words. */
  inDreamHome(words: string): string;
  /** Words and a clause that the rules of each game have. */
  readonly inRules: Readonly<Record<"perfect-home" | "dream-home", string>>;
  differ(version: string): string;
  difference(who: string, of: string, recorded: string | null, found: string | null): string;
  doesNotFit(move: number): string;
}

const TOOL_WORDS: Readonly<Record<Language, ToolWords>> = {
  en: {
    advice: "Advice",
    over: "The game is over.",
    noSuchAnswer: "There is no move with this number; type help.",
    nothingToUndo: "There is nothing to undo.",
    nothingToRedo: "There is nothing to redo.",
    noFile: "This file can't be read.",
    tableStart: "Type the number of a move, or the move itself; help lists what else there is.",
    cardsStart: "Enter each card as it comes up: 5 fence, or 5 f, or several with commas.",
    noCardAwaited: "No card is expected now.",
    handIn:
      "Of sheets of paper only plans and Permit Refusals are counted so far: write them into a file, and score FILE ranks all.",
    cardsAlso: { extension: ["bis"] },
    whichCard: (cards) => `Which one? ${cards}`,
    sheetsLeft: (papers) =>
      `The file must have a sheet for each player with paper, in seat order: ${papers}.`,
    noCard: (entry) => `“${entry}” is no card; type cards for those that can come up.`,
    tableHelp: [
      ["3", "make the third move of the list"],
      ["write 1.3 5", "make a move, as docs/records.md writes it"],
      ["5 fence", "enter a card, where one is asked for: also 5 f, zombie left"],
      ["a, b", "enter several cards or moves, one after the other"],
      ["cards", "list the cards that can come up"],
      ["undo", "take the last move, or card, back"],
      ["redo", "make it again"],
      ["sheets", "draw the sheets with their scores"],
      ["score FILE", "score the sheets of paper that are written in a file"],
      ["help", "this list"],
      ["quit", "leave; a game with --save goes on later"],
    ],
    seed: "seed",
    seeds: "seeds",
    rounds: "Rounds",
    first: "first",
    statistics: { mean: "mean", median: "median", sd: "sd", min: "min", max: "max" },
    howEnded: "How the games ended (several reasons may hold)",
    scores: "Scores of all players",
    games: { one: "game", other: "games" },
    nothingWrong: "Nothing is wrong with the sheet.",
    sheet: "Sheet",
    verification: "Verification",
    movesFit: "All moves fit.",
    noResults: "No results are recorded.",
    notOver: "The game is not over yet.",
    resultsFit: "All moves fit, and the results are those recorded.",
    clauses: "Clauses",
    ruling: "Ruling",
    reason: "Reason",
    otherReading: "Other reading",
    silent: "silent",
    codeAndTests: "Code and tests",
    seriesBegun: (name) => `Series ${name}: --resume ${name} goes on with it if this program dies.`,
    seriesStopped: "The series is stopped, and nothing of it is left.",
    seriesCancelled: (name) => `Nothing is left of series ${name}.`,
    gameFailed: (game, why) => `Game ${game}: ${why}`,
    gamesFailed: (games) => `${games} ${games === 1 ? "game has" : "games have"} no outcome: a bot failed.`,
    workerRefuses: (worker, why) => `Worker ${worker} does not play: ${why}`,
    worker: {
      ready: (id) => `Worker ${id} is ready.`,
      joined: (series) => `Plays series ${series}.`,
      left: (series) => `Has left series ${series}.`,
      refused: (series, why) => `Does not play series ${series}: ${why}`,
      finishing: "Finishes its games.",
    },
    analysis: {
      title: "Expected score",
      xTitle: "Round",
      summary: "Summary",
      columns: ["at first", "luck", "choice", "given away", "final"],
      luck: "luck",
      choice: "choice",
      none: "There is no turn to be looked at.",
      lost: (points) => `gave away ${points}:`,
      about: (playouts) =>
        `Expected final scores with their standard errors, from ${playouts} games played on for each turn. Luck: the cards, and what the others did. Choice: the turn beside one by rules of thumb. Below it the best turn found; ! where it is clearly better.`,
    },
    inDreamHome: (words) => `Dream Home has them: rule --game dream-home ${words}`,
    nothingFound: (words, such) => `There is nothing about "${words}". Try one word, such as ${such}.`,
    inRules: {
      "perfect-home": "bis, pool, tie or deck, or a clause, such as NUM-2",
      "dream-home": "roof, scaffold or token, or a clause, such as DRH-9",
    },
    differ: (version) => `All moves fit, but the results differ from those recorded with version ${version}:`,
    difference: (who, of, recorded, found) =>
      `${who}, ${of}: ${recorded ?? "nothing"} recorded, ${found ?? "nothing"} found`,
    doesNotFit: (move) => `Move ${move} does not fit`,
  },
  fr: {
    advice: "Conseil",
    over: "La partie est terminée.",
    noSuchAnswer: "Aucun coup n’a ce numéro\u00a0; tapez help.",
    nothingToUndo: "Il n’y a rien à annuler.",
    nothingToRedo: "Il n’y a rien à rétablir.",
    noFile: "Ce fichier est illisible.",
    tableStart: "Tapez le numéro d’un coup ou le coup lui-même\u00a0; help montre le reste.",
    cardsStart:
      "Saisissez chaque carte qui apparaît\u00a0: 5 barrière, ou 5 b, ou plusieurs avec des virgules.",
    noCardAwaited: "Aucune carte n’est attendue.",
    handIn:
      "Des feuilles de papier, seuls les Plans et les Refus de Permis sont comptés\u00a0: écrivez-les dans un fichier, et score FILE compte tout.",
    cardsAlso: { extension: ["bis"], left: ["gauche"], right: ["droite"], both: ["deux"] },
    whichCard: (cards) => `Laquelle\u00a0? ${cards}`,
    sheetsLeft: (papers) =>
      `Il faut dans le fichier une feuille par architecte qui joue sur papier, dans l’ordre\u00a0: ${papers}.`,
    noCard: (entry) =>
      `«\u00a0${entry}\u00a0» n’est pas une carte\u00a0; tapez cards pour les cartes possibles.`,
    tableHelp: [
      ["3", "jouer le troisième coup de la liste"],
      ["write 1.3 5", "jouer un coup, écrit comme dans docs/records.md"],
      ["5 barrière", "saisir une carte demandée\u00a0; aussi 5 b, zombie gauche"],
      ["a, b", "saisir plusieurs cartes ou coups, l’un après l’autre"],
      ["cards", "montrer les cartes possibles"],
      ["undo", "annuler le dernier coup, ou la dernière carte"],
      ["redo", "le rétablir"],
      ["sheets", "dessiner les feuilles avec leurs scores"],
      ["score FILE", "compter les feuilles de papier écrites dans un fichier"],
      ["help", "cette liste"],
      ["quit", "partir\u00a0; une partie avec --save continue plus tard"],
    ],
    seed: "graine",
    seeds: "graines",
    rounds: "Tours",
    first: "1er",
    statistics: { mean: "moyenne", median: "médiane", sd: "éc.-t.", min: "min.", max: "max." },
    howEnded: "Comment les parties se sont terminées (plusieurs raisons possibles)",
    scores: "Scores de tout le monde",
    games: { one: "partie", other: "parties" },
    nothingWrong: "Il n’y a pas d’erreur sur la feuille.",
    sheet: "Feuille",
    verification: "Vérification",
    movesFit: "Tous les coups conviennent.",
    noResults: "Aucun résultat n’est enregistré.",
    notOver: "La partie n’est pas terminée.",
    resultsFit: "Tous les coups conviennent, et les résultats sont ceux enregistrés.",
    clauses: "Articles (titres et interprétations en anglais)",
    ruling: "Interprétation",
    reason: "Raison",
    otherReading: "Autre lecture",
    silent: "rien",
    codeAndTests: "Code et tests",
    seriesBegun: (name) => `Série ${name}\u00a0: --resume ${name} la reprend si ce programme meurt.`,
    seriesStopped: "La série est arrêtée, il n’en reste rien.",
    seriesCancelled: (name) => `Il ne reste rien de la série ${name}.`,
    gameFailed: (game, why) => `Partie ${game}\u00a0: ${why}`,
    gamesFailed: (games) =>
      `${games} ${games === 1 ? "partie n’a" : "parties n’ont"} pas de résultat\u00a0: un robot a échoué.`,
    workerRefuses: (worker, why) => `L’ouvrier ${worker} ne joue pas\u00a0: ${why}`,
    worker: {
      ready: (id) => `L’ouvrier ${id} est prêt.`,
      joined: (series) => `Joue la série ${series}.`,
      left: (series) => `A quitté la série ${series}.`,
      refused: (series, why) => `Ne joue pas la série ${series}\u00a0: ${why}`,
      finishing: "Finit ses parties.",
    },
    analysis: {
      title: "Score attendu",
      xTitle: "Tour",
      summary: "Résumé",
      columns: ["au début", "chance", "choix", "manqué", "final"],
      luck: "chance",
      choice: "choix",
      none: "Il n’y a pas de tour à analyser.",
      lost: (points) => `a manqué ${points}\u00a0:`,
      about: (playouts) =>
        `Scores finaux attendus avec leur erreur type, d’après ${playouts} parties jouées à la suite de chaque tour. Chance\u00a0: les cartes et les autres. Choix\u00a0: le tour joué à côté d’un tour par règles simples. Dessous, le meilleur tour trouvé\u00a0; ! s’il est nettement meilleur.`,
    },
    inDreamHome: (words) => `Dream Home les connaît\u00a0: rule --game dream-home ${words}`,
    nothingFound: (words, such) =>
      `Il n’y a rien sur «\u00a0${words}\u00a0». Essayez un seul mot, comme ${such}.`,
    inRules: {
      "perfect-home": "bis, piscine, égalité ou pioche, ou un article, comme NUM-2",
      "dream-home":
        "roof, scaffold ou token (les règles de ce jeu sont en anglais), ou un article, comme DRH-9",
    },
    differ: (version) =>
      `Tous les coups conviennent, mais les résultats diffèrent de ceux enregistrés avec la version ${version}\u00a0:`,
    difference: (who, of, recorded, found) =>
      `${who}, ${of}\u00a0: enregistré ${recorded ?? "rien"}, trouvé ${found ?? "rien"}`,
    doesNotFit: (move) => `Le coup ${move} ne convient pas`,
  },
};

/** A language to tell games in: the package's texts, and what only the command line says. */
export interface Teller {
  /** The package's texts. */
  readonly texts: Texts;
  /** What only the command line says. */
  readonly words: ToolWords;
}

/** The teller of a language; English where none is asked for. */
export function tellerOf(language: Language = "en"): Teller {
  return { texts: textsIn(language), words: TOOL_WORDS[language] };
}
