import {
  checkHouse,
  type HouseOnPaper,
  type HouseOptions,
  isRulesError,
  PRINTED_TABLES,
  parseHouses,
  rankHouses,
  type ScoreSheet,
  scoreHouses,
  type Tables,
  type Violation,
} from "perfect-home-rules/dream-home";
import { type Language, type Texts, textsIn } from "perfect-home-rules/dream-home/texts";
import { readTablesIn } from "../commands/new-game.js";
import { DONE, type ExitCode, NOT_RIGHT, refusalAt, UNUSABLE } from "../exit.js";
import { fileInWords, readIn } from "../files.js";
import type { Terminal } from "../terminal.js";
import { heading, textOf, wrapped } from "../wording.js";
import { drawScore } from "./draw-house.js";

/** A house with what it is worth and what is wrong with it. */
interface JudgedHouse extends HouseOnPaper {
  readonly score: ScoreSheet;
  readonly violations: readonly Violation[];
}

function judge(houses: readonly HouseOnPaper[], options: HouseOptions): readonly JudgedHouse[] {
  const scores = scoreHouses(
    houses.map(({ house }) => house),
    options,
  );
  return houses.map((each, index) => ({
    ...each,
    score: scores[index],
    violations: checkHouse(each.house, options),
  }));
}

/** Why a house breaks the rules, and where. */
function faultInWords({ clause, details, ...violation }: Violation, tables: Tables, texts: Texts): string {
  const { space, decor, card } = details;
  const where = [
    ...(space === undefined ? [] : [texts.place({ tables }, space)]),
    ...(decor === undefined ? [] : [texts.decor(decor)]),
    ...(card === undefined ? [] : ["room" in card ? texts.roomCard(card) : texts.special(card)]),
  ];
  const said = texts.violation({ ...violation, clause, details });
  return `${where.length === 0 ? said : texts.about(texts.list(where), said)} [${clause}]`;
}

/** The tables in a file; those that can't be played with are refused. */
async function optionsIn(terminal: Terminal, file: string | undefined): Promise<HouseOptions> {
  const tables = await readTablesIn(terminal, file);
  try {
    scoreHouses([], { tables });
    return { tables };
  } catch (error) {
    if (!isRulesError(error) || file === undefined) throw error;
    const sentences = error.violations.map(
      ({ details, message }) => `${details.path ?? ""}: ${details.allowed ?? message}`,
    );
    throw refusalAt(fileInWords(file), sentences, UNUSABLE);
  }
}

/** Scores the houses in a file, says what is wrong with them, and ranks them. */
export async function scoreDreamHome(
  terminal: Terminal,
  file: string,
  { language, json, tables: own }: { language: Language; json: boolean; tables: string | undefined },
): Promise<ExitCode> {
  const options = await optionsIn(terminal, own);
  const tables = { ...PRINTED_TABLES, ...options.tables };
  const texts = textsIn(language);
  const judged = await readIn(terminal, file, (text) => judge(parseHouses(text, options), options));
  const nameOf = ({ player }: HouseOnPaper, index: number): string =>
    player ?? `${texts.term("house")} ${index + 1}`;
  const places = rankHouses(
    judged.map(({ house }) => house),
    options,
  );
  const areRight = judged.every(({ violations }) => violations.length === 0);
  if (json) terminal.out(`${JSON.stringify({ game: "dream-home", houses: judged, standings: places })}\n`);
  else {
    const told = judged.flatMap((each, index) => [
      heading(texts.about(nameOf(each, index), texts.count("point", each.score.total))),
      ...drawScore(each.score, texts),
      ...(each.violations.length === 0
        ? wrapped("  ", texts.term("nothingWrong"))
        : each.violations.flatMap((fault) => wrapped("  * ", faultInWords(fault, tables, texts)))),
      "",
    ]);
    const ranked = places.flatMap((each) => wrapped("", texts.standing(each, judged.map(nameOf))));
    terminal.out(textOf([...told, ...(judged.length > 1 ? ranked : [])]));
  }
  return areRight ? DONE : NOT_RIGHT;
}
