import type { Language } from "perfect-home-rules/dream-home/texts";
import type { RuleWords } from "../commands/report-rules.js";
import type { TableWords } from "../commands/series-table.js";
import { tellerOf } from "../language.js";
import type { RecordWords } from "../tell-verification.js";

/** What the command line says about Dream Home that is not about the game. */
export type DreamHomeWords = RecordWords & RuleWords & TableWords;

/** Its words in Italian, in which it says nothing about the other game. */
const ITALIAN: DreamHomeWords = {
  seed: "seme",
  seeds: "semi",
  rounds: "Round",
  first: "1º",
  statistics: { mean: "media", median: "mediana", sd: "dev.", min: "min", max: "max" },
  scores: "Punteggi di tutti",
  games: { one: "partita", other: "partite" },
  verification: "Verifica",
  movesFit: "Tutte le mosse sono valide.",
  noResults: "Non è registrato alcun risultato.",
  notOver: "La partita non è finita.",
  resultsFit: "Tutte le mosse sono valide e i risultati sono quelli registrati.",
  differ: (version) =>
    `Tutte le mosse sono valide, ma i risultati differiscono da quelli registrati con la versione ${version}:`,
  difference: (who, of, recorded, found) =>
    `${who}, ${of}: ${recorded ?? "niente"} registrato, ${found ?? "niente"} trovato`,
  ruling: "Interpretazione",
  reason: "Motivo",
  otherReading: "Altra lettura",
  silent: "niente",
  codeAndTests: "Codice e test",
  nothingFound: (words, such) => `Non c’è nulla su «${words}». Prova una parola sola, come ${such}.`,
  inRules: { "dream-home": "tetto, impalcatura o segnalino, oppure una clausola, come DRH-9" },
};

/** What the command line says about Dream Home in a language. */
export function wordsIn(language: Language): DreamHomeWords {
  return language === "it" ? ITALIAN : tellerOf(language).words;
}
