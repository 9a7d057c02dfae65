import type { FloorView, HouseView, SpaceView } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import type { Spoken } from "../../svg/frame.js";

function spaceAloud({ lies, type, token }: SpaceView, texts: Texts): string {
  switch (lies) {
    case "room":
      return token === null ? texts.room(type ?? "") : `${texts.room(type ?? "")} (${texts.decor(token)})`;
    case "emptyRoom":
      return texts.term("emptyRoom");
    case "scaffold":
      return texts.term("scaffold");
    case "nothing":
      return texts.term("emptySpace");
    default:
      return lies satisfies never;
  }
}

function floorAloud({ floor, spaces }: FloorView, texts: Texts): string {
  return texts.about(texts.floor(floor), spaces.map((space) => spaceAloud(space, texts)).join(", "));
}

function listed(title: string, all: readonly string[], texts: Texts): string[] {
  return all.length === 0 ? [] : [texts.about(title, all.join(", "))];
}

/** What a house shows, for those who can't see it. */
export function readHouseAloud(view: HouseView, texts: Texts): Spoken {
  const { name, floors, helpers, tools, outside, roof, roofCards, taken, marker, score } = view;
  const cards = roof === null ? [texts.count("roofCard", roofCards)] : roof.map(texts.roof);
  const held = [taken?.room, taken?.special].flatMap((card) =>
    card === null || card === undefined ? [] : ["room" in card ? texts.roomCard(card) : texts.special(card)],
  );
  return {
    title: texts.about(name, texts.count("point", score.total)),
    sentences: [
      ...(marker ? [texts.term("marker")] : []),
      ...floors.map((floor) => floorAloud(floor, texts)),
      ...listed(texts.term("roofBox"), cards, texts),
      ...listed(
        texts.term("outside"),
        outside.map(({ decor }) => texts.decor(decor)),
        texts,
      ),
      ...listed(texts.term("helpers"), helpers.map(texts.helper), texts),
      ...listed(texts.term("tools"), tools.map(texts.tool), texts),
      ...listed(texts.term("taken"), held, texts),
      ...texts.score(score).map(({ title, points }) => texts.about(title, texts.count("point", points))),
    ],
  };
}
