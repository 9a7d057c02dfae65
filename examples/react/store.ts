import type { GameOptions, GameState, Move } from "perfect-home-rules";
import { createSession, type Session } from "perfect-home-rules/session";
import { create } from "zustand";

/** What the screen shows. The session makes the moves; `state` is the same object until one is made. */
interface Store {
  readonly session: Session | null;
  readonly state: GameState | null;
  /** Moves that the last click can mean. */
  readonly choices: readonly Move[];
  start(options: GameOptions): void;
  leave(): void;
  choose(moves: readonly Move[]): void;
  play(move: Move): void;
  undo(): void;
  redo(): void;
}

export const useStore = create<Store>()((set, get) => ({
  session: null,
  state: null,
  choices: [],
  start(options) {
    const session = createSession(options);
    session.subscribe(() => set({ state: session.state, choices: [] }));
    set({ session, state: session.state, choices: [] });
  },
  leave: () => set({ session: null, state: null, choices: [] }),
  choose: (choices) => set({ choices }),
  play: (move) => void get().session?.play(move),
  undo: () => void get().session?.undo(),
  redo: () => void get().session?.redo(),
}));
