import { anything, type Reader, type Readers, throwShared, whole } from "perfect-home-rules/readers";
import { PACKAGE_VERSION } from "../package-version.js";
import {
  afterCard,
  afterMove,
  type KeptGames,
  type Moment,
  newGame,
  sampled,
  shotOf,
  undone,
  withoutPast,
} from "./kept-games.js";
import { PROTOCOL_VERSION, type ProtocolTypes, type Seed } from "./messages.js";
import type { GameProtocol } from "./protocol-game.js";
import { message, readId, type Wanted, wantedOf } from "./read-message.js";
import { showAll } from "./show.js";

/** Answers a request, which has been read as far as its JSON. */
type Handler<G extends ProtocolTypes> = (games: KeptGames<G>, request: unknown) => object;

/** How a request is answered that has some fields beside `ask` and `id`. */
function handler<G extends ProtocolTypes, T extends object>(
  readers: Readers<T>,
  answer: (request: T, games: KeptGames<G>) => object,
): Handler<G> {
  const read = message({ ask: anything, id: readId, ...readers } as Readers<T>);
  return (games, request) => answer(read(request), games);
}

interface Named {
  readonly game: number;
}

const NAMED: Readers<Named> = { game: whole(1, Number.MAX_SAFE_INTEGER) };

/** What the library judges itself. */
const judged = <T>(): Reader<T> => anything as Reader<T>;

/** A move as it is, or the code of a move with its player. */
interface Applied<G extends ProtocolTypes> {
  readonly move: G["move"] | undefined;
  readonly code?: number | undefined;
  readonly player?: number | undefined;
}

function appliedIn<G extends ProtocolTypes>({ decodeMove }: Pick<GameProtocol<G, unknown>, "decodeMove">) {
  const move = { move: judged<G["move"]>() };
  return (decodeMove === undefined ? move : { ...move, code: judged(), player: judged() }) as Readers<
    Applied<G>
  >;
}

/** How a request makes a move. */
function applied<G extends ProtocolTypes>(
  { game, decodeMove }: Pick<GameProtocol<G, unknown>, "game" | "decodeMove">,
  moment: Moment<G>,
  { move, code, player }: Applied<G>,
): Moment<G> {
  if (decodeMove !== undefined && code !== undefined && move === undefined) {
    const [first = 0] = game.playersToMove(moment.state);
    return afterMove(game, moment, decodeMove(moment.state, code, player ?? first));
  }
  if (move !== undefined && code === undefined && player === undefined) return afterMove(game, moment, move);
  const withCode = decodeMove === undefined ? "" : ", or a code with or without a player";
  const expected = `a move, which tells its player${withCode}`;
  return throwShared("protocol.malformed", { path: "move", expected });
}

/** The handlers of requests about the games of a referee. */
function gameHandlers<G extends ProtocolTypes, Shown>({ game, shows }: GameProtocol<G, Shown>) {
  const wanted = wantedOf(Object.keys(shows) as (keyof Shown & string)[]);
  type Showing = Wanted<keyof Shown & string>;

  /** What is said of a game in every answer about it. */
  function said(number: number, moment: Moment<G>, { show, observer }: Showing): object {
    const { state } = moment;
    const shown = showAll(shows, show, shotOf(game, moment, observer));
    return { game: number, playersToMove: game.playersToMove(state), over: game.isOver(state), ...shown };
  }

  return {
    /** A request that opens a game, unless what is to be shown is refused. */
    opening<T extends object>(
      readers: Readers<T>,
      open: (request: T & Showing, games: KeptGames<G>) => Moment<G>,
    ): Handler<G> {
      return handler<G, T & Showing>({ ...readers, ...wanted } as Readers<T & Showing>, (request, games) => {
        const moment = open(request, games);
        return { ...said(0, moment, request), game: games.add(moment) };
      });
    },
    /** A request that goes on with a game, unless what is to be shown is refused. */
    changing<T extends object>(
      readers: Readers<T>,
      change: (moment: Moment<G>, request: T) => Moment<G>,
    ): Handler<G> {
      const all = { ...NAMED, ...readers, ...wanted } as Readers<T & Named & Showing>;
      return handler<G, T & Named & Showing>(all, (request, games) => {
        const moment = change(games.get(request.game), request);
        const shown = said(request.game, moment, request);
        games.put(request.game, moment);
        return shown;
      });
    },
  };
}

/** How each request is answered. */
export function handlersOf<G extends ProtocolTypes, Shown>(
  protocol: GameProtocol<G, Shown>,
): Readonly<Record<string, Handler<G>>> {
  const { game, told = {} } = protocol;
  const { opening, changing } = gameHandlers(protocol);
  const handlers: Readonly<Record<string, Handler<G>>> = {
    hello: handler({}, () => ({
      protocol: PROTOCOL_VERSION,
      package: PACKAGE_VERSION,
      asks: Object.keys(handlers),
    })),
    new: opening({ options: judged<G["options"]>() }, ({ options }) => newGame(game, options)),
    load: opening({ state: anything }, ({ state }) => withoutPast<G>(game.parseState(state))),
    copy: opening(NAMED, (request, games) => games.get(request.game)),
    sample: opening({ ...NAMED, seed: judged<Seed>() }, ({ game: number, seed, observer }, games) =>
      sampled(game, games.get(number), observer, seed),
    ),
    look: changing({}, (moment) => moment),
    apply: changing(appliedIn<G>(protocol), (moment, request) => applied<G>(protocol, moment, request)),
    reveal: changing({ card: judged<G["card"]>() }, (moment, { card }) => afterCard(game, moment, card)),
    undo: changing({}, undone),
    ...Object.fromEntries(
      Object.entries(told).map(([ask, tell]) => [
        ask,
        handler<G, Named>(NAMED, (request, games) => tell(games.get(request.game).state)),
      ]),
    ),
    close: handler<G, Named>(NAMED, (request, games) => {
      games.get(request.game);
      games.remove(request.game);
      return { closed: request.game };
    }),
  };
  return handlers;
}
