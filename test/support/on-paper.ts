import {
  applyMove,
  decision,
  type GameOptions,
  type GameState,
  isOver,
  type Move,
  playersToMove,
} from "perfect-home-rules";

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

/** Says to the table what the players have done in a round, whose sheets stand so afterwards. */
export function tell(paper: GameState, turns: readonly (readonly Move[])[], after: GameState): GameState {
  return turns.reduce((state, moves, player) => {
    if (isOver(state)) throw new Error("the table has ended the game too early");
    const isFull = !after.sheets[player].places.includes("empty");
    return heardOf(moves, player, isFull, passesCards(paper)).reduce(applyMove, state);
  }, paper);
}
