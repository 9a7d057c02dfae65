import {
  createGame,
  decision,
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  opponentScore,
  planStatus,
  playersToMove,
  provenance,
  randomSeries,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}

/** Every text about what a player is asked, with some of the moves that are possible. */
function askedIn(state: GameState, player: number, texts: Texts, random: () => number): string[] {
  const asked = decision(state, player);
  const moves = legalMoves(state, player);
  const shown = Array.from({ length: 3 }, () => pick(moves, random));
  return [
    texts.prompt(state, player, asked),
    ...(asked === null ? [] : [texts.step(asked.step.step)]),
    ...shown.flatMap((move) => [texts.move(state, move), texts.playedMove(state, move)]),
  ];
}

/** Every text about scores and plans. */
function scoredIn(state: GameState, texts: Texts): string[] {
  const { players, plans } = state.setup;
  const aaa = opponentScore(state);
  const lines = players.flatMap((_, player) =>
    scoreSheet(state, player).sections.flatMap(({ section, items }) => [
      texts.section(section),
      ...items.map((item) => texts.scoreLine(section, item)),
    ]),
  );
  const parts = plans.flatMap(({ letter }) => planStatus(state, 0, letter).parts);
  return [
    ...lines,
    ...(aaa?.sections ?? []).flatMap(({ section, items }) => [
      texts.section(section),
      ...items.map((item) => texts.opponentLine(section, item)),
    ]),
    ...(aaa?.estates ?? []).map(texts.opponentEstate),
    ...standings(state).map((standing) => texts.standing(standing, players)),
    ...parts.map(texts.planPart),
    ...plans.flatMap((plan) => [texts.planTitle(plan.letter), texts.plan(plan)]),
  ];
}

/** Plays a whole game at random; tells every text about it, those that tell nothing left out. */
export function textsOfGame(options: GameOptions, texts: Texts, seed: number): string[] {
  const random = randomSeries(seed);
  let state = createGame(options);
  const told = [
    texts.setup(state.setup),
    ...provenance(state).flatMap(({ of, level }) => [texts.source(of), texts.provenance(level)]),
    ...scoredIn(state, texts),
  ];
  const tell = (events: readonly GameEvent[], before: GameState): void => {
    told.push(...events.map((event) => texts.event(event, before)));
  };
  while (!isOver(state)) {
    const player = pick(playersToMove(state), random);
    told.push(...askedIn(state, player, texts, random));
    const moves = legalMoves(state, player);
    const result = tryApplyMove(state, pick(moves, random));
    if (!result.ok) throw new Error(result.violation.message);
    tell(result.events, state);
    state = result.state;
  }
  told.push(texts.prompt(state, 0, null), ...scoredIn(state, texts));
  return told.filter((text) => text !== "");
}
