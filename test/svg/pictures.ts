import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules";
import { drawScore, drawSheet, drawTable, type Theme } from "perfect-home-rules/svg";
import { allConfigurations } from "perfect-home-rules/testing";
import { type Texts, textsIn } from "perfect-home-rules/texts";
import { targets, viewSheet, viewTable } from "perfect-home-rules/view";

/** A drawing with its name. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

/** Left where there is anything else to do. */
const IDLE: readonly Move["type"][] = ["skip", "end", "permitRefusal"];

/** Plays a game whose players do all that they can, and gives the states after each move. */
function played(
  options: Omit<GameOptions, "players" | "seed">,
  players: readonly string[],
  seed: number,
): GameState[] {
  const states = [createGame({ ...options, players, seed })];
  let dice = seed;
  for (let state = states[0]; !isOver(state); states.push(state)) {
    const [player = 0] = playersToMove(state);
    const moves = legalMoves(state, player);
    const busy = moves.filter(({ type }) => !IDLE.includes(type));
    const from = busy.length > 0 ? busy : moves;
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    state = applyMove(state, from[Math.floor(dice / 65_536) % from.length]);
  }
  return states;
}

/** A game in its beginning, in its middle where the first player writes a number, and at its end. */
export function moments(
  options: Omit<GameOptions, "players" | "seed">,
  players: readonly string[],
  seed: number,
): readonly (readonly [moment: string, state: GameState])[] {
  const states = played(options, players, seed);
  const middle = states.slice(Math.floor(states.length / 2));
  const writing = middle.find((state) => viewSheet(state, 0).step?.step === "write") ?? middle[0];
  return [
    ["empty", states[0]],
    ["half", writing],
    ["end", states[states.length - 1]],
  ];
}

function picturesOf(name: string, state: GameState, texts: Texts, theme: Theme): Picture[] {
  const open = targets(state, 0);
  const label = (move: Move): string => texts.move(state, move);
  const look = { texts, theme, targets: open, label };
  return [
    { name: `${name}-sheet`, svg: drawSheet(viewSheet(state, 0), look) },
    { name: `${name}-table`, svg: drawTable(viewTable(state), { ...look, player: 0 }) },
    { name: `${name}-score`, svg: drawScore(scoreSheet(state, 0), { texts, theme, name: "Ann" }) },
  ];
}

/** The options of one game for each printed sheet, and of one for each mode. */
function shown(): [name: string, options: Omit<GameOptions, "players" | "seed">, players: string[]][] {
  const able = allConfigurations().filter(({ code }) => code === null);
  const seen = new Set<string>();
  return able.flatMap(({ options, mode }) => {
    const { edition, layout, advanced, nineAndThreeQuarters } = options;
    const more = advanced === true && nineAndThreeQuarters === (edition === "collector-2023");
    const isFull = more || layout === "american-dream" || String(layout).endsWith("2019");
    const name = `${layout}-${edition}-${mode}`;
    const isWanted = mode === "standard" || layout === "classic" || mode === "aaa";
    if (!isFull || !isWanted || seen.has(name)) return [];
    seen.add(name);
    return [[name, options, mode === "expert" ? ["Ann", "Bob"] : ["Ann"]] as const].map(
      ([title, wanted, names]) => [title, wanted, [...names]] as [string, typeof wanted, string[]],
    );
  });
}

/** Drawings of every sheet and mode. */
export function pictures(part: string): Picture[] {
  return shown()
    .filter(([name]) => name.includes(part))
    .flatMap(([name, options, players], index) =>
      moments(options, players, index + 1).flatMap(([moment, state]) =>
        (["light", "dark"] as const).flatMap((theme) =>
          picturesOf(`${name}-${moment}-${theme}`, state, textsIn(index % 2 === 0 ? "en" : "fr"), theme),
        ),
      ),
    );
}
