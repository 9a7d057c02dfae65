import {
  decision,
  type GameState,
  isOver,
  type Move,
  type Observation,
  parseState,
  standings,
} from "perfect-home-rules";
import { drawSheet, drawTable } from "perfect-home-rules/svg";
import { textsIn } from "perfect-home-rules/texts";
import { targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import type { Message, Told } from "./table.js";

const texts = textsIn(navigator.language);
const page = document.body;
let socket: WebSocket;
/** What was shown before: moves are told as they looked when they were made. */
let before: GameState | Observation | null = null;

function connect(): void {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/?${location.hash.slice(1)}`);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data) as Told;
    const events = told.events.map((event) => texts.event(event, before ?? parseState(told.view)));
    before = parseState(told.view);
    show(told, events);
  };
  socket.onclose = () => setTimeout(connect, 300); // the server is restarted: all that is needed comes again
}

function post(message: Message): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); // else it comes back soon
}

function button(words: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: words, onclick });
}

function paragraph(words: string): HTMLParagraphElement {
  return Object.assign(document.createElement("p"), { textContent: words });
}

/** Shows what the server has told; where a click can mean several moves, these to choose from. */
function show(told: Told, said: readonly string[] = [], choices: readonly Move[] = []): void {
  const { seat, count, violation } = told;
  const seen: GameState | Observation = parseState(told.view);
  const { players } = seen.setup;
  const open = seat === null ? [] : targets(seen, seat);
  const label = (move: Move): string => texts.move(seen, move);
  const lines = [
    ...(seat === null ? [] : [texts.prompt(seen, seat, decision(seen, seat))]),
    ...(violation === null ? said : [texts.violation(violation)]),
    ...(isOver(seen) ? standings(seen).map((each) => texts.standing(each, players)) : []),
  ];
  const own = { texts, label, targets: open, ...(seat === null ? {} : { player: seat }) };
  const order = [...players.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  const sheets = order.map((who) => drawSheet(viewSheet(seen, who), who === seat ? own : { texts }));
  const drawings = document.createElement("main");
  drawings.innerHTML = [drawTable(viewTable(seen), own), ...sheets].join(""); // names are escaped in drawings
  drawings.onclick = ({ target }) => {
    const key = (target as Element).closest("[data-target]")?.getAttribute("data-target");
    if (typeof key !== "string" || seat === null) return;
    const moves = open.find((each) => each.key === key)?.moves ?? [];
    const reason = moves.length === 0 ? whyNotAt(seen, seat, key) : null;
    if (reason !== null) show(told, [texts.violation(reason)]);
    else if (moves.length > 1) show(told, [], moves);
    else for (const move of moves) post({ count, move });
  };
  const chosen = choices.map((move) => button(label(move), () => post({ count, move })));
  const undo = seat === null ? [] : [button(texts.term("undo"), () => post({ count, undo: true }))];
  page.replaceChildren(...lines.map(paragraph), ...chosen, ...undo, drawings);
}

connect();
