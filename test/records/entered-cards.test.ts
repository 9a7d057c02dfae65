import {
  applyMove,
  awaited,
  checkRecord,
  createGame,
  createRecorder,
  type GameOptions,
  type GameState,
  isOver,
  isReplayError,
  legalMoves,
  recordEvents,
  recordOf,
  replay,
  stateKey,
  takeBackReveal,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { formatRecord, parseRecord } from "perfect-home-rules/notation";
import { createSession, restoreSession } from "perfect-home-rules/session";
import { describe, expect, test } from "vitest";
import { accepted } from "../support/entered.js";

const GAMES: readonly (readonly [string, GameOptions])[] = [
  ["standard", { players: ["Ann", "Bob"], seed: 3 }],
  ["expert", { players: ["Ann", "Bob"], seed: 3, mode: "expert", nineAndThreeQuarters: true }],
  ["Zombies against the AAA", { players: ["Ann"], seed: 3, layout: "zombies", mode: { aaa: "sam" } }],
  ["first edition, solo", { players: ["Ann"], seed: 3, edition: "first-2018", mode: "solo" }],
];

/** Chooses along a list, the same way every time. */
function along<T>(list: readonly T[], step: number): T {
  return list[(step * 7 + 3) % list.length];
}

/** A whole game, in which every fifth card is first entered wrong where another one is possible. */
function played(options: GameOptions) {
  let state = createGame(options);
  let recorder = createRecorder(options);
  const states: GameState[] = [state];
  for (let step = 0; !isOver(state); step++) {
    const next = awaited(state);
    if (next !== null) {
      if (step % 5 === 0) {
        const wrong = accepted(tryReveal(state, along(next.cards, step + 1).card));
        recorder = recordEvents(recorder, wrong.events);
        expect(stateKey(takeBackReveal(wrong.state))).toBe(stateKey(state));
        state = takeBackReveal(wrong.state);
      }
      const result = accepted(tryReveal(state, along(next.cards, step).card));
      recorder = recordEvents(recorder, result.events);
      state = result.state;
    } else {
      const result = tryApplyMove(state, along(legalMoves(state), step));
      if (!result.ok) throw new Error(result.violation.code);
      recorder = recordEvents(recorder, result.events);
      state = result.state;
    }
    states.push(state);
  }
  return { states, recorder, record: recordOf(recorder, state) };
}

describe.each(GAMES)("a game with entered cards: %s", (_name, dealt) => {
  const options: GameOptions = { ...dealt, cards: "entered" };
  const { states, record } = played(options);

  test("is recorded with the cards that stood, and replayed to the same end", () => {
    const { state, differences } = checkRecord(JSON.parse(JSON.stringify(record)));
    expect(differences).toEqual([]);
    expect(stateKey(state)).toBe(stateKey(states[states.length - 1]));
    const steps = [...replay(record)];
    expect(steps.flatMap(({ card }) => card ?? [])).toEqual(record.revealed);
    expect(steps.flatMap(({ move }) => move ?? [])).toEqual(record.moves);
  });

  test("is written as text and read again", () => {
    const text = formatRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(formatRecord(parseRecord(text))).toBe(text);
  });

  test("is refused with a card too many, or another one in its place", () => {
    const cards = record.revealed ?? [];
    for (const revealed of [
      [...cards, cards[0]],
      [...cards.slice(0, 4), cards[3], cards[3], cards[3]],
    ]) {
      let caught: unknown = null;
      try {
        checkRecord({ ...record, revealed });
      } catch (error) {
        caught = error;
      }
      expect(isReplayError(caught) && caught.of).toBe("card");
    }
  });

  test("is kept by a session, which undoes and redoes cards and is saved with them", () => {
    const session = createSession(options);
    for (const { move, card } of replay(record)) {
      if (move !== null) expect(session.play(move).ok).toBe(true);
      if (card !== null) expect(session.reveal(card).ok).toBe(true);
    }
    expect(session.record()).toMatchObject({ revealed: record.revealed, result: record.result });
    for (let back = 0; back < 40; back++) expect(session.undo()).toBe(true);
    const saved = JSON.parse(JSON.stringify(session));
    const restored = restoreSession(saved);
    expect(stateKey(restored.state)).toBe(stateKey(session.state));
    while (restored.canRedo) restored.redo();
    expect(stateKey(restored.state)).toBe(stateKey(states[states.length - 1]));
    while (session.undo());
    expect(stateKey(session.state)).toBe(stateKey(createGame(options)));
  });
});

test("a card can be taken back until somebody has moved, and again when the moves are taken back", () => {
  let state = createGame({ players: ["Ann", "Bob"], seed: 3, cards: "entered" });
  expect(() => takeBackReveal(state)).toThrow("No card has been entered");
  for (let next = awaited(state); next !== null; next = awaited(state))
    state = accepted(tryReveal(state, next.cards[0].card)).state;
  const moved = applyMove(state, legalMoves(state, 1)[0]);
  expect(() => takeBackReveal(moved)).toThrow("A player has moved");
  expect(awaited(takeBackReveal(state))?.place).toEqual({ for: "stack", stack: 2 });
});
