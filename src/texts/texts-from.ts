import type { BonusMark, LineId, Setup } from "perfect-home-rules";
import { layoutName, opponentName } from "./printed-names.js";
import { type Speech, speechOf } from "./say.js";
import { sayPartStatus, sayPlan } from "./say-plan.js";
import { sayLine, sayOpponentLine, sayRun } from "./say-score.js";
import { sayEvent, sayMove, sayPrompt, sayTurn } from "./say-turn.js";
import { sayViolation } from "./say-violation.js";
import { sayCard, saySpecial } from "./seen.js";
import type { Texts } from "./texts.js";
import type { Words } from "./words.js";

function sayBonus(mark: number, { bonuses }: Words): string {
  return bonuses[mark as BonusMark] ?? String(mark);
}

/** Lines whose numbers are bonuses. */
const OF_BONUSES: readonly LineId[] = ["streets", "columns", "ghostTiers", "candyTiers", "bonuses"];

function sayLineValues(line: LineId, values: readonly number[], words: Words): string {
  if (line === "ammunition") return words.ammunition(values[1] ?? 0, values[0] ?? 0);
  if (OF_BONUSES.includes(line)) return values.map((value) => sayBonus(value, words)).join(", ");
  if (line !== "trucks") return values.join(" ");
  const { left, right } = words.sides;
  return values.map((value) => ["–", left, right][value] ?? String(value)).join(" ");
}

function saySetup(setup: Setup, words: Words, say: Speech): string {
  const { edition, mode, opponent, layouts, advanced, nineAndThreeQuarters } = setup;
  return [
    words.editions[edition],
    words.modes[mode],
    ...(opponent === null ? [] : [words.opponent(opponentName(opponent.id, words), opponent.level)]),
    say.list(layouts.map(({ id }) => layoutName(id, words))),
    ...(advanced ? [words.terms.advanced] : []),
    ...(nineAndThreeQuarters ? [words.sources.nineAndThreeQuarters] : []),
  ].join(", ");
}

/**
 * Makes the texts of a language from its words.
 *
 * @param words - everything that the language says.
 */
export function textsFrom(words: Words): Texts {
  const say = speechOf(words);
  return Object.freeze<Texts>({
    language: words.locale,
    number: say.number,
    list: say.list,
    count: say.count,
    about: (title, text) => title + words.colon + text,
    term: (term) => words.terms[term],
    round: words.round,
    street: say.street,
    house: say.house,
    action: (action) => words.actions[action],
    card: (card) => ("special" in card ? saySpecial(card, words, say) : sayCard(card, words, say)),
    specialCard: (kind) => words.specials[kind],
    track: (track) => words.tracks[track],
    edition: (edition) => words.editions[edition],
    mode: (mode) => words.modes[mode],
    expansion: (expansion) => words.expansions[expansion],
    layout: (id) => layoutName(id, words),
    opponent: ({ id, level }) => words.opponent(opponentName(id, words), level),
    setup: (setup) => saySetup(setup, words, say),
    provenance: (level) => words.levels[level],
    source: (of) => words.sources[of],
    feature: (feature) => words.features[feature].name,
    mark: (mark) => words.marks[mark],
    line: (line) => words.lines[line],
    lineValues: (line, values) => sayLineValues(line, values, words),
    sign: (sign) => words.signs[sign],
    bonus: (mark) => sayBonus(mark, words),
    planTitle: words.planTitle,
    plan: (card) => sayPlan(card, words, say),
    planPart: (part) => sayPartStatus(part, words),
    step: (step) => words.steps[step],
    prompt: (position, player, decision) => sayPrompt(position, player, decision, words, say),
    move: (position, move) => sayMove(position, move, words, say).label,
    playedMove: (position, move) => sayMove(position, move, words, say).told,
    turn: (position, player, moves) => sayTurn(position, player, moves, words, say),
    event: (event, position) => sayEvent(event, position, words, say),
    endCause: (cause) => words.endCauses[cause],
    section: (section) => words.sections[section],
    scoreLine: (section, item) => sayLine(section, item, words, say),
    opponentLine: (section, item) => sayOpponentLine(section, item, words, say),
    opponentEstate: (estate) => sayRun(estate, words, say),
    closedAgency: words.closedAgency,
    standing: ({ player, place, total, completeEstates }, players) => {
      const name = player === "opponent" ? words.terms.opponent : players[player];
      const points = `${say.count("point", total)}, ${say.count("completeEstate", completeEstates)}`;
      return `${place}. ${name}${words.colon}${points}`;
    },
    violation: (violation) => sayViolation(violation, words, say),
  });
}
