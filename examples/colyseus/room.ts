import { type Client, Room, ServerError } from "@colyseus/core";
import {
  checkOptions,
  createGame,
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  type Move,
  observe,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules";

/** What a client may choose. Neither cards nor the seed: whoever chose them would know the deck. */
type Choice = Pick<GameOptions, "edition" | "layout" | "mode" | "advanced" | "nineAndThreeQuarters">;

function newGame({ players = ["Ann", "Bob"], ...rest }: Partial<GameOptions>): GameState {
  const { edition, layout, mode, advanced, nineAndThreeQuarters }: Choice = rest;
  const seed = [...crypto.getRandomValues(new Uint32Array(4))];
  const options = { players, seed, edition, layout, mode, advanced, nineAndThreeQuarters };
  const [fault] = checkOptions(options);
  if (fault !== undefined) throw new ServerError(400, fault.message);
  return createGame(options);
}

/** A table. Each client is sent what it may know; the room has no `state`, as Colyseus shows that to all. */
export class PerfectHomeRoom extends Room {
  game = newGame({});
  /** Who sits where, by connection; all others look on. */
  readonly #seats = new Map<string, number>();

  override onCreate(options: Partial<GameOptions>): void {
    this.game = newGame(options);
    this.onMessage("move", (client, move: Move) => {
      const player = this.#seats.get(client.sessionId) ?? -1;
      const result = tryApplyMove(this.game, { ...move, player } as Move); // whose move it is the connection says
      if (result.ok) this.#take(result, player);
      else client.send("refused", result.violation);
    });
    this.onMessage("undo", ({ sessionId }) => {
      const player = this.#seats.get(sessionId) ?? -1;
      const made = this.game.turns[player]?.moves.length ?? 0;
      if (made > 0) this.#take({ state: takeBack(this.game, player, made - 1), events: [] }, player);
    });
  }

  override onJoin(client: Client, options: { readonly spectator?: boolean } = {}): Promise<void> {
    const taken = new Set(this.#seats.values());
    const free = [...this.game.setup.players.keys()].filter((seat) => !taken.has(seat));
    const seat = options.spectator === true ? undefined : free.shift();
    if (seat !== undefined) this.#seats.set(client.sessionId, seat);
    this.#tell(client, []);
    return this.setPrivate(free.length === 0); // a full table is found by its id alone, to look on
  }

  override async onDrop(client: Client): Promise<void> {
    await this.allowReconnection(client, 60);
  }

  override onReconnect = (client: Client): void => this.#tell(client, []);

  override onLeave({ sessionId }: Client): Promise<void> | undefined {
    return this.#seats.delete(sessionId) ? this.setPrivate(false) : undefined; // who comes next has the seat
  }

  /** Tells what has come of a move to those whom it concerns: a turn that is not ended is its player's own. */
  #take({ state, events }: { state: GameState; events: readonly GameEvent[] }, mover: number): void {
    this.game = state;
    const isPublic = events.some(({ to }) => to === "all");
    for (const client of this.clients)
      if (isPublic || this.#seats.get(client.sessionId) === mover) this.#tell(client, events);
  }

  #tell(client: Client, events: readonly GameEvent[]): void {
    const seat = this.#seats.get(client.sessionId) ?? "spectator";
    const view = isOver(this.game) ? this.game : observe(this.game, seat);
    client.send("view", { seat, view, events: events.filter(({ to }) => to === "all" || to === seat) });
  }
}
