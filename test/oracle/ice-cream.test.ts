import { type GameState, opponentScore, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { closesPhase, inRandomGames } from "../support/check.js";
import { type Moment, play, wholeGame } from "../support/games.js";
import { layoutOf, seats } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import { bonusesLost, conePoints, endRound, follow, newRoute, type Route } from "./ice-cream.js";

const SHEETS = combinationsOn("ice-cream", "ice-cream-2019");

/** The routes of all players after each move of a game. */
function* routesIn(moments: readonly Moment[]): Generator<{ moment: Moment; routes: Route[] }> {
  const [{ before }] = moments;
  const sheet = layoutOf(before, 0).id === "ice-cream" ? "ice-cream" : "ice-cream-2019";
  const routes = seats(before).map(() => newRoute(sheet));
  let isAboutBonus = false;
  for (const moment of moments) {
    const { move } = moment;
    follow(routes[move.player], move);
    isAboutBonus ||= move.type === "forfeit";
    if (closesPhase(moment)) {
      if (!isAboutBonus) endRound(routes);
      isAboutBonus = false;
    }
    yield { moment, routes };
  }
}

function pointsFound(state: GameState, player: number): number[] | undefined {
  const { sections } = scoreSheet(state, player);
  return sections.find(({ section }) => section === "cones")?.items.map(({ points }) => points);
}

function opponentFound(state: GameState): number | null {
  const sections = opponentScore(state)?.sections ?? [];
  return sections.find(({ section }) => section === "cones")?.points ?? null;
}

/** ICE-5 */
function opponentExpected({ setup, table }: GameState, [route]: readonly Route[]): number | null {
  if (table.opponent === null || setup.opponent?.level === 0) return null;
  const cards = table.opponent.given.filter((card) => "action" in card && card.action !== "fence");
  return cards.length + 10 * bonusesLost(route);
}

describe("trucks against plain ones", () => {
  test("ICE-2 ICE-3 ICE-4 ICE-5 ICE-6 PCK-3: after every move cones score what the moves made say", () => {
    inRandomGames(
      (script) => {
        for (const { moment, routes } of routesIn(play(wholeGame(script)))) {
          const { after, player } = moment;
          expect(pointsFound(after, player)).toEqual(conePoints(routes[player]));
          if (!closesPhase(moment)) continue;
          for (const seat of seats(after)) expect(pointsFound(after, seat)).toEqual(conePoints(routes[seat]));
          expect(opponentFound(after)).toEqual(opponentExpected(after, routes));
        }
      },
      { variants: SHEETS, maxPlayers: 4, share: 0.6 },
    );
  });

  test("ICE-5: bonuses are asked for exactly as long as one is open", () => {
    const solo = SHEETS.filter(({ options }) => typeof options.mode === "object");
    inRandomGames(
      (script) => {
        const asked = { cards: 0, forfeits: 0, open: 0 };
        for (const { moment, routes } of routesIn(play(wholeGame(script)))) {
          asked.cards += moment.events.filter(({ type }) => type === "validationDrawn").length;
          if (moment.move.type === "forfeit") asked.forfeits += 1;
          asked.open = routes[0].streets.filter(({ bonus }) => bonus === "open").length;
        }
        expect(asked.forfeits <= asked.cards && (asked.forfeits === asked.cards || asked.open === 0)).toBe(
          true,
        );
      },
      { variants: solo, share: 0.3 },
    );
  });
});
