/** A decision of this library, where the printed text leaves a choice open or is silent. */
export interface Ruling {
  /** What the library does. */
  readonly text: string;
  /** Why. */
  readonly reason: string;
  /** How the rulebook could be read instead. */
  readonly otherReading: string;
}

/** A chapter of the Italian rulebook, by its printed title; chapters of a page are named, not their headings. */
export type Chapter =
  | "Obiettivo del gioco"
  | "Preparazione"
  | "Svolgimento del gioco"
  | "Partite a 2 e a 3 giocatori"
  | "Collocare le carte stanza"
  | "Fine della partita e punteggi"
  | "Bonus di funzionalità della casa"
  | "Punti del tetto"
  | "Vittoria"
  | "Carte speciali"
  | "Carte aiutante"
  | "Carte utensile"
  | "Esempio di punteggio";

/** What a rule says, and where it is printed. */
export interface Rule {
  /** What the rule is about, in a few words. */
  readonly title: string;
  /** Where the Italian rulebook prints it; empty if it is silent. */
  readonly sources: readonly Chapter[];
  /**
   * On what it rests: the text of the rulebook, other editions and published reviews, or a conclusion from these; `ruling`
   * where nothing but a decision of this library settles it.
   */
  readonly level: "rulebook" | "published" | "inferred" | "ruling";
  /** The rule, in the library's own words. */
  readonly text: string;
  /** What this library has decided in it; empty if everything is printed. */
  readonly rulings: readonly Ruling[];
}

/** A ruling. */
export function ruling(text: string, reason: string, otherReading: string): Ruling {
  return { text, reason, otherReading };
}

/** A rule that the rulebook prints. */
export function printed(
  title: string,
  sources: readonly Chapter[],
  text: string,
  ...rulings: readonly Ruling[]
): Rule {
  return { title, sources, level: "rulebook", text, rulings };
}

/** A rule that other editions or reviews print. */
export function published(
  title: string,
  sources: readonly Chapter[],
  text: string,
  ...rulings: readonly Ruling[]
): Rule {
  return { title, sources, level: "published", text, rulings };
}

/** A rule that follows from what is printed. */
export function inferred(
  title: string,
  sources: readonly Chapter[],
  text: string,
  ...rulings: readonly Ruling[]
): Rule {
  return { title, sources, level: "inferred", text, rulings };
}

/** A rule that the rulebook touches on, and that is settled by a decision of this library. */
export function settled(
  title: string,
  sources: readonly Chapter[],
  text: string,
  ...rulings: readonly Ruling[]
): Rule {
  return { title, sources, level: "ruling", text, rulings };
}

/** A rule on which the rulebook is silent: a decision of this library. */
export function decided(title: string, text: string, ...rulings: readonly Ruling[]): Rule {
  return { title, sources: [], level: "ruling", text, rulings };
}
