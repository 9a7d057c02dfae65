import type { Texts } from "perfect-home-rules/texts";
import type { PlayerView, StackView, TableView } from "perfect-home-rules/view";
import type { Spoken } from "./frame.js";
import type { TablePart } from "./options.js";

function stack(
  { combination, special, nextAction, left }: StackView,
  isAwaited: boolean,
  texts: Texts,
): string {
  const top = special ?? combination;
  const next = nextAction === null ? [] : [texts.about(texts.term("next"), texts.action(nextAction))];
  const entered = isAwaited ? [texts.term("awaited")] : [];
  return [...entered, ...(top === null ? [] : [texts.card(top)]), ...next, texts.count("card", left)].join(
    ", ",
  );
}

/** The name of a player; empty for one who is not shown. */
export function nameIn(players: readonly PlayerView[], player: number): string {
  return players.find((each) => each.player === player)?.name ?? "";
}

/** What lies on a table, for those who can't see it. */
export function readTableAloud(view: TableView, texts: Texts, parts: readonly TablePart[]): Spoken {
  const { players, plans, stacks, deck, opponent, endedBy, awaited } = view;
  const place = awaited?.place;
  const hands = players.map(({ player, name, acting, hand }) => {
    const cards = hand.map(texts.card);
    const isAwaited = place?.for === "hand" && place.player === player;
    const told = [
      ...(acting ? [texts.term("acting")] : []),
      ...cards,
      ...(isAwaited ? [texts.term("awaited")] : []),
    ];
    return told.length === 0 ? name : texts.about(name, told.join(", "));
  });
  const asked = plans.map(({ letter, card, worth, validated }) => {
    const by = validated.map((each) => `${nameIn(players, each.player)} ${each.points}`);
    return texts.about(
      texts.planTitle(letter),
      [texts.plan(card), texts.count("point", worth), ...by].join("; "),
    );
  });
  const said: Readonly<Record<TablePart, readonly string[]>> = {
    header: endedBy.map(texts.endCause),
    cards: [
      ...stacks.map((each) => stack(each, place?.for === "stack" && place.stack === each.stack, texts)),
      ...(deck === null ? [] : [texts.about(texts.term("deck"), texts.count("card", deck.left))]),
    ],
    players: hands,
    plans: asked,
    opponent: opponent === null ? [] : [texts.opponent(opponent.card)],
  };
  return {
    title: texts.about(texts.round(view.round), texts.list(players.map(({ name }) => name))),
    sentences: parts.flatMap((part) => said[part]),
  };
}
