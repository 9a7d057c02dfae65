import fc from "fast-check";
import {
  createGame,
  describeSheet,
  type GameState,
  isOver,
  type Move,
  opponentScore,
  scorePaper,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { checkContract } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { closesPhase } from "../support/check.js";
import { type Moment, optionsOf, play, runs, scripts, wholeGame } from "../support/games.js";
import { paperOptions, tell, untilCards } from "../support/on-paper.js";
import { ALL, COMBINATIONS, type Variant } from "../support/variants.js";

const EVERYWHERE: readonly Variant[] = [...ALL, ...COMBINATIONS];

/** What lies on the table and in hands, face up or down. */
function cardsOf(state: GameState) {
  const { table, hands, hidden } = state;
  return { table, hands, hidden };
}

/** Whether players are choosing cards, none of them begun, or the game is over. */
function isBetweenRounds({ agenda, turns }: GameState): boolean {
  const [step] = agenda;
  const isChoosing = step?.do === "ask" && step.agenda[0]?.step === "choose";
  return turns.every((turn) => turn === null) && (step === undefined || isChoosing);
}

/** The turns of a phase in seat order, from the moments that lead to its end. */
function turnsOf(moments: readonly Moment[], players: number): Move[][] {
  return Array.from({ length: players }, (_, player) =>
    moments.filter((moment) => moment.player === player).map(({ move }) => move),
  );
}

describe("sheets on paper", () => {
  test("every promise holds in every combination", () => {
    fc.assert(
      fc.property(scripts({ variants: EVERYWHERE, maxPlayers: 4 }), (script) => {
        checkContract(paperOptions(optionsOf(script)), { seed: script.seed, every: 25, tries: 60 });
      }),
      runs(0.5),
    );
  });

  test("RND-2 PLN-2 RND-6 AAA-3 XPT-4: the cards, plans and hands are those of the same game with sheets", () => {
    fc.assert(
      fc.property(scripts({ variants: EVERYWHERE, maxPlayers: 4 }), (script) => {
        const options = optionsOf(script);
        let paper = untilCards(createGame(paperOptions(options)));
        let phase: Moment[] = [];
        const first = createGame(options);
        if (isBetweenRounds(first)) expect(cardsOf(paper)).toEqual(cardsOf(first));
        for (const moment of play(wholeGame(script))) {
          phase.push(moment);
          if (!closesPhase(moment)) continue;
          const { after } = moment;
          const isRound =
            moment.before.agenda[0]?.do === "ask" && moment.before.agenda[0].agenda[0]?.step === "choose";
          if (isRound)
            paper = tell(paper, turnsOf(phase, after.setup.players.length), phase[0].before, after);
          phase = [];
          if (!isBetweenRounds(after)) continue;
          paper = untilCards(paper);
          expect(cardsOf(paper)).toEqual(cardsOf(after));
        }
      }),
      runs(0.7),
    );
  });

  test("SCO-7 TIE-1: the sheets handed in at the end score as in the same game with sheets", () => {
    fc.assert(
      fc.property(scripts({ variants: EVERYWHERE, maxPlayers: 4 }), (script) => {
        const moments = play(wholeGame(script));
        const last = moments[moments.length - 1].after;
        const paper = playedOnPaper(moments, createGame(paperOptions(optionsOf(script))));
        expect(isOver(paper)).toBe(true);
        const players = last.setup.players.map((_, player) => player);
        const scores = scorePaper(
          paper,
          players.map((player) => describeSheet(last, player)),
        );
        expect(scores.sheets).toEqual(players.map((player) => scoreSheet(last, player)));
        expect(scores.opponent).toEqual(opponentScore(last));
        expect(scores.standings).toEqual(standings(last));
        const unsaid = players.map((player) => ({ ...describeSheet(last, player), plans: {}, refusals: 0 }));
        expect(scorePaper(paper, unsaid)).toEqual(scores);
      }),
      runs(0.5),
    );
  });
});

/** The last state of a game on paper in which the players do the same. */
function playedOnPaper(moments: readonly Moment[], start: GameState): GameState {
  let paper = untilCards(start);
  let phase: Moment[] = [];
  for (const moment of moments) {
    phase.push(moment);
    if (!closesPhase(moment)) continue;
    const [step] = moment.before.agenda;
    const isRound = step?.do === "ask" && step.agenda[0]?.step === "choose";
    if (isRound)
      paper = untilCards(
        tell(paper, turnsOf(phase, moment.after.setup.players.length), phase[0].before, moment.after),
      );
    phase = [];
  }
  return paper;
}
