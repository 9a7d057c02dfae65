import {
  applyMove,
  type BonusState,
  type Declared,
  type DucksView,
  decision,
  type ExpansionView,
  type GameOptions,
  type GameState,
  isLegal,
  isOver,
  type Move,
  playersToMove,
} from "perfect-home-rules";
import { viewSheet } from "perfect-home-rules/view";

/** The same options with sheets on paper. */
export function paperOptions(options: GameOptions): GameOptions {
  const { layout = "classic" } = options;
  if (Array.isArray(layout)) return { ...options, layout: layout.map((paper) => ({ paper })) };
  return { ...options, layout: { paper: layout } as GameOptions["layout"] };
}

/** Whether the table waits for nothing but that all are done: hordes, bonuses and the like are on the sheets. */
export function waitsForSheets(state: GameState): boolean {
  const [player] = playersToMove(state);
  return player !== undefined && decision(state, player)?.step.step === "finish";
}

/** All players say that they are done. */
export function allDone(state: GameState): GameState {
  return playersToMove(state).reduce((next, player) => applyMove(next, { type: "end", player }), state);
}

/** The state in which cards are chosen again, or the game is over. */
export function untilCards(state: GameState): GameState {
  return waitsForSheets(state) ? untilCards(allDone(state)) : state;
}

const HEARD: readonly Move["type"][] = ["pair", "give", "permitRefusal", "claim", "reshuffle"];

/** What the table hears of a turn that a player has played on a sheet, which is full afterwards or not. */
export function heardOf(moves: readonly Move[], player: number, isFull: boolean, passes: boolean): Move[] {
  const heard = moves.filter(({ type }) => HEARD.includes(type) && (type !== "pair" || passes));
  return [...heard, ...(isFull ? [{ type: "declareEnd", player } as const] : []), { type: "end", player }];
}

/** Whether one of the cards in hand goes on. */
export function passesCards({ setup: { supply } }: GameState): boolean {
  return supply.from === "deck" && supply.leftover !== "discard";
}

const DUCK_COUNTS = ["yellow", "black", "both"] as const;

/** Bonuses that a player has got in a round, by their indexes. */
function gained(before: readonly BonusState[], after: readonly BonusState[]): number[] {
  return after.flatMap((state, index) => (state === "circled" && before[index] === "open" ? [index] : []));
}

/**
 * What a player with paper has done in a round that others, or the AAA, answer: as it is seen on the sheet of the same game
 * with sheets.
 */
export function declaredOf(
  moves: readonly Move[],
  before: GameState,
  after: GameState,
  player: number,
): Move[] {
  const declare = (of: Declared, indexes: readonly number[]): Move[] =>
    indexes.map((index) => ({ type: "declare", player, of, index }));
  const [was, is] = [before, after].map((state) => viewSheet(state, player).expansion);
  const built = moves.flatMap((move) => (move.type === "roundabout" ? [move.street] : []));
  switch (is?.id) {
    case "ducks": {
      const isCircled = ({ ducklings }: DucksView, count: (typeof DUCK_COUNTS)[number]): boolean =>
        ducklings.every(({ family, circled }) => circled || (count !== "both" && family !== count));
      const isNew = (count: (typeof DUCK_COUNTS)[number]): boolean =>
        isCircled(is, count) && !(was?.id === "ducks" && isCircled(was, count));
      return declare(
        "ducklings",
        DUCK_COUNTS.flatMap((count, index) => (isNew(count) ? [index] : [])),
      );
    }
    case "nuclear-war":
      return declare("roundabout", built);
    default: {
      const lists = bonusLists(is);
      const old = bonusLists(was);
      return lists.flatMap(({ of, states }, list) => declare(of, gained(old[list].states, states)));
    }
  }
}

/** The bonuses of a sheet that are for the first who reach them. */
function bonusLists(view: ExpansionView | null): { readonly of: Declared; readonly states: BonusState[] }[] {
  const of = (
    name: Declared,
    list: readonly ({ readonly bonus: BonusState } | { readonly state: BonusState })[],
  ) => ({ of: name, states: list.map((each) => ("bonus" in each ? each.bonus : each.state)) });
  switch (view?.id) {
    case "ice-cream":
      return [of("route", view.routes)];
    case "american-dream":
      return [of("street", view.streets), of("column", view.columns)];
    case "halloween":
      return [of("ghosts", view.ghostTiers), of("candies", view.candyTiers)];
    default:
      return [];
  }
}

/** Says to the table what the players have done in a round of the same game with sheets, which begins and ends so. */
export function tell(
  paper: GameState,
  turns: readonly (readonly Move[])[],
  before: GameState,
  after: GameState,
): GameState {
  return turns.reduce((state, moves, player) => {
    if (isOver(state)) throw new Error("the table has ended the game too early");
    const isFull = !after.sheets[player].places.includes("empty");
    const heard = heardOf(moves, player, isFull, passesCards(paper));
    return sayAll(
      state,
      [...heard.slice(0, -1), ...declaredOf(moves, before, after, player)],
      heard.slice(-1),
    );
  }, paper);
}

/** Says what is heard: of what is answered only that of which something comes. */
export function sayAll(state: GameState, heard: readonly Move[], last: readonly Move[]): GameState {
  const said = heard.reduce(
    (next, move) => (move.type !== "declare" || isLegal(next, move) ? applyMove(next, move) : next),
    state,
  );
  return last.reduce(applyMove, said);
}
