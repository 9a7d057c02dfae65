import fc from "fast-check";
import {
  applyMove,
  createGame,
  describeSheet,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseState,
  planStatus,
  playersToMove,
  sampleState,
  scorePaper,
  scoreSheet,
  standings,
  stateKey,
} from "perfect-home-rules";
import { decodeObservation, encodeObservation } from "perfect-home-rules/encoding";
import { checkContract } from "perfect-home-rules/testing";
import { viewTable } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { closesPhase } from "../support/check.js";
import { type Moment, optionsOf, play, runs, type Script, scripts, wholeGame } from "../support/games.js";
import { declaredOf, heardOf, passesCards, sayAll } from "../support/on-paper.js";
import { ALL, COMBINATIONS, type Variant } from "../support/variants.js";

/** Everything for two players and more. */
const BESIDE: readonly Variant[] = [...ALL, ...COMBINATIONS].filter(({ playerCount }) => playerCount[1] > 1);

/** Who has a sheet of paper: at least one, and not all. */
function papersIn(script: Script): boolean[] {
  const { length } = optionsOf(script).players;
  const bits = 1 + (script.seed % (2 ** length - 2));
  return Array.from({ length }, (_, player) => ((bits >> player) & 1) === 1);
}

/** The same options with the sheets of some on paper. */
function besideOptions(script: Script): GameOptions {
  const options = optionsOf(script);
  const { layout = "classic" } = options;
  const layouts = papersIn(script).map((isOnPaper, player) => {
    const printed = Array.isArray(layout) ? layout[player] : layout;
    return isOnPaper ? { paper: printed } : printed;
  });
  return { ...options, layout: layouts as GameOptions["layout"] };
}

const games = () =>
  scripts({ variants: BESIDE, maxPlayers: 4 }).filter((script) => optionsOf(script).players.length > 1);

/** A phase with sheets, and how the game with some on paper stood before and stands after it. */
interface Phase {
  readonly moments: readonly Moment[];
  readonly before: GameState;
  readonly after: GameState;
}

/** Plays a whole game twice: with all sheets kept, and with some on paper, whose players do the same on theirs. */
function* playBeside(script: Script): Generator<Phase> {
  const papers = papersIn(script);
  let before = createGame(besideOptions(script));
  let moments: Moment[] = [];
  for (const moment of play(wholeGame(script))) {
    moments.push(moment);
    if (!closesPhase(moment)) continue;
    let after = before;
    papers.forEach((isOnPaper, player) => {
      const made = moments.filter((each) => each.player === player).map(({ move }) => move);
      const isFull = !moment.after.sheets[player].places.includes("empty");
      const [step] = before.agenda;
      const isRound = step?.do === "ask" && step.agenda[0]?.step === "choose";
      if (!isOnPaper) after = made.reduce(applyMove, after);
      else if (!isRound) after = applyMove(after, { type: "end", player });
      else {
        const heard = heardOf(made, player, isFull, passesCards(before));
        const declared = declaredOf(made, moments[0].before, moment.after, player);
        after = sayAll(after, [...heard.slice(0, -1), ...declared], heard.slice(-1));
      }
    });
    yield { moments, before, after };
    before = after;
    moments = [];
  }
}

/** What lies on the table, in hands, and beneath. */
function cardsOf({ table, hands, hidden }: GameState) {
  return { table, hands, hidden };
}

describe("sheets kept beside sheets of paper", () => {
  test("every promise holds in every combination", () => {
    fc.assert(
      fc.property(games(), (script) => {
        checkContract(besideOptions(script), { seed: script.seed, every: 25, tries: 60 });
      }),
      runs(0.5),
    );
  });

  test("RND-2 PLN-2 RND-6 XPT-4: cards, plans, hands and the sheets kept are those of the game with all sheets kept", () => {
    fc.assert(
      fc.property(games(), (script) => {
        const papers = papersIn(script);
        for (const { moments, after } of playBeside(script)) {
          const { after: whole } = moments[moments.length - 1];
          expect(cardsOf(after)).toEqual(cardsOf(whole));
          papers.forEach((isOnPaper, player) => {
            if (isOnPaper) return;
            expect(after.sheets[player]).toEqual(whole.sheets[player]);
            expect(legalMoves(after, player)).toEqual(legalMoves(whole, player));
            for (const plan of ["A", "B", "C"] as const)
              expect(planStatus(after, player, plan)).toEqual(planStatus(whole, player, plan));
          });
          expect(isOver(after)).toBe(isOver(whole));
        }
      }),
      runs(0.7),
    );
  });

  test("SCO-7 TIE-1: the sheets of paper handed in, all score as in the game with all sheets kept", () => {
    fc.assert(
      fc.property(games(), (script) => {
        const papers = papersIn(script);
        let last: Phase | null = null;
        for (const phase of playBeside(script)) last = phase;
        if (last === null) throw new Error("a game has a phase");
        const whole = last.moments[last.moments.length - 1].after;
        const handedIn = papers.map((isOnPaper, player) => (isOnPaper ? describeSheet(whole, player) : null));
        const { sheets, standings: ranking } = scorePaper(last.after, handedIn);
        expect(sheets).toEqual(papers.map((_, player) => scoreSheet(whole, player)));
        expect(ranking).toEqual(standings(whole));
      }),
      runs(0.5),
    );
  });

  test("states and observations are saved, told as numbers and sampled", () => {
    fc.assert(
      fc.property(games(), (script) => {
        let step = 0;
        for (const { after } of playBeside(script)) {
          if (step++ % 5 !== 0 && !isOver(after)) continue;
          expect(stateKey(parseState(JSON.stringify(after)))).toBe(stateKey(after));
          for (const observer of [...after.setup.players.keys(), "spectator"] as const) {
            const seen = observe(after, observer);
            expect(stateKey(parseState(JSON.stringify(seen)))).toBe(stateKey(seen));
            const numbers = encodeObservation(seen, observer);
            expect(stateKey(decodeObservation(after, numbers))).toBe(stateKey(seen));
            const sample = sampleState(seen, script.seed);
            expect(playersToMove(sample)).toEqual(playersToMove(after));
          }
          expect(viewTable(after).round).toBe(after.table.round);
        }
      }),
      runs(0.3),
    );
  });
});
