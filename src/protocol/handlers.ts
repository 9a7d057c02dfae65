import {
  type DeckCard,
  type GameOptions,
  isOver,
  type Move,
  moveSpaceSize,
  PACKAGE_VERSION,
  parseState,
  playersToMove,
} from "perfect-home-rules";
import { encodingOf } from "perfect-home-rules/encoding";
import { anything, type Reader, type Readers, throwViolation, whole } from "perfect-home-rules/readers";
import {
  afterCard,
  afterCode,
  afterMove,
  type KeptGames,
  type Moment,
  newGame,
  sampled,
  shotOf,
  undone,
  withoutPast,
} from "./kept-games.js";
import { PROTOCOL_VERSION, type Request, type Seed } from "./messages.js";
import { message, readId, SHOWING, type Showing } from "./read-message.js";
import { showAll } from "./show.js";

/** What can be asked. */
export type Ask = Request["ask"];

/** Answers a request, which has been read as far as its JSON. */
type Handler = (games: KeptGames, request: unknown) => object;

/** How a request is answered that has some fields beside `ask` and `id`. */
function handler<T extends object>(
  readers: Readers<T>,
  answer: (request: T, games: KeptGames) => object,
): Handler {
  const read = message({ ask: anything, id: readId, ...readers } as Readers<T>);
  return (games, request) => answer(read(request), games);
}

/** What is said of a game in every answer about it. */
function told(game: number, moment: Moment, { show, observer }: Showing): object {
  const { state } = moment;
  const shown = showAll(show, shotOf(moment, observer));
  return { game, playersToMove: playersToMove(state), over: isOver(state), ...shown };
}

/** A request that opens a game, unless what is to be shown is refused. */
function opening<T extends object>(
  readers: Readers<T>,
  open: (request: T & Showing, games: KeptGames) => Moment,
): Handler {
  return handler<T & Showing>({ ...readers, ...SHOWING } as Readers<T & Showing>, (request, games) => {
    const moment = open(request, games);
    return { ...told(0, moment, request), game: games.add(moment) };
  });
}

interface Named {
  readonly game: number;
}

const NAMED: Readers<Named> = { game: whole(1, Number.MAX_SAFE_INTEGER) };

/** A request that goes on with a game, unless what is to be shown is refused. */
function changing<T extends object>(
  readers: Readers<T>,
  change: (moment: Moment, request: T) => Moment,
): Handler {
  const all = { ...NAMED, ...readers, ...SHOWING } as Readers<T & Named & Showing>;
  return handler<T & Named & Showing>(all, (request, games) => {
    const { game } = request;
    const moment = change(games.get(game), request);
    const shown = told(game, moment, request);
    games.put(game, moment);
    return shown;
  });
}

/** What the library judges itself. */
const judged = <T>(): Reader<T> => anything as Reader<T>;

/** A move as it is, or the code of a move with its player. */
interface Applied {
  readonly move: Move | undefined;
  readonly code: number | undefined;
  readonly player: number | undefined;
}

const APPLIED: Readers<Applied> = { move: judged(), code: judged(), player: judged() };

function applied(moment: Moment, { move, code, player }: Applied): Moment {
  if (code !== undefined && move === undefined) return afterCode(moment, code, player ?? null);
  if (move !== undefined && code === undefined && player === undefined) return afterMove(moment, move);
  const expected = "a move, which tells its player, or a code with or without a player";
  return throwViolation("protocol.malformed", { path: "move", expected });
}

/** How each request is answered. */
export const HANDLERS: Readonly<Record<Ask, Handler>> = {
  hello: handler({}, () => ({ protocol: PROTOCOL_VERSION, package: PACKAGE_VERSION, asks: ASKS })),
  new: opening({ options: judged<GameOptions>() }, ({ options }) => newGame(options)),
  load: opening({ state: anything }, ({ state }) => withoutPast(parseState(state))),
  copy: opening(NAMED, ({ game }, games) => games.get(game)),
  sample: opening({ ...NAMED, seed: judged<Seed>() }, ({ game, seed, observer }, games) =>
    sampled(games.get(game), observer, seed),
  ),
  look: changing({}, (moment) => moment),
  apply: changing(APPLIED, applied),
  reveal: changing({ card: judged<DeckCard>() }, (moment, { card }) => afterCard(moment, card)),
  undo: changing({}, undone),
  encoding: handler(NAMED, ({ game }, games) => {
    const { state } = games.get(game);
    return { encoding: encodingOf(state), moveSpaceSize: moveSpaceSize(state) };
  }),
  close: handler(NAMED, ({ game }, games) => {
    games.get(game);
    games.remove(game);
    return { closed: game };
  }),
};

/** The requests. */
export const ASKS = Object.keys(HANDLERS) as Ask[];
