import type { ExpansionMark, LineId } from "perfect-home-rules";
import type { Texts, TrackId } from "perfect-home-rules/texts";
import type {
  EstateView,
  HouseView,
  PlanView,
  SheetView,
  StreetView,
  TrackView,
} from "perfect-home-rules/view";
import type { Spoken } from "./frame.js";
import type { SheetPart } from "./options.js";
import { linesOf } from "./spoken-lines.js";

/** What is marked at a house, as far as something was marked. */
function marked(mark: ExpansionMark, texts: Texts): string[] {
  switch (mark.mark) {
    case "eggs":
      return mark.circled === 0 ? [] : [texts.count("egg", mark.circled)];
    case "treats": {
      const ghost = mark.ghost === "circled" ? [texts.mark("ghost")] : [];
      return mark.candy === "circled" ? [...ghost, texts.mark("candy")] : ghost;
    }
    case "cone":
      return mark.state === "open" ? [] : [texts.mark(mark.state === "circled" ? "cone" : "missed")];
    case "shelter":
      return mark.capacity === null ? [] : [`${texts.section("shelters")} ${mark.capacity}`];
    case "saucer":
      return mark.circled ? [texts.mark("zoorg")] : [];
    case "barricade":
      return mark.state === "built" ? [texts.mark("barricade")] : [];
    case "family":
      return mark.perfect ? [texts.mark("perfect")] : [];
    case "parent":
      return [];
    default:
      return mark satisfies never;
  }
}

function stands({ kind, number }: HouseView, texts: Texts): string {
  const value = number === null ? "" : texts.number(number);
  switch (kind) {
    case "empty":
      return texts.sign("empty");
    case "numbered":
      return value;
    case "extension":
      return `${value} ${texts.sign("extension")}`;
    case "roundabout":
    case "invaded":
      return texts.sign(kind);
    default:
      return kind satisfies never;
  }
}

function houseAloud(house: HouseView, texts: Texts): string {
  const { pool, used, marks } = house;
  const more = [
    ...(pool === "none" ? [] : [texts.sign(pool === "circled" ? "pool" : "plannedPool")]),
    ...(used ? [texts.sign("used")] : []),
    ...marks.flatMap((mark) => marked(mark, texts)),
  ];
  return more.length === 0 ? stands(house, texts) : `${stands(house, texts)} (${more.join(", ")})`;
}

function track(id: TrackId, view: TrackView | null, texts: Texts): string[] {
  if (view === null) return [];
  return [texts.about(texts.track(id), `${view.value} (${texts.count("box", view.crossed)})`)];
}

function streetAloud(view: StreetView, texts: Texts): string[] {
  const houses = view.houses.flatMap((house) => {
    const word = houseAloud(house, texts);
    return house.fenceRight === "drawn" ? [word, texts.sign("fence")] : [word];
  });
  return [texts.about(texts.street(view.street), houses.join(", ")), ...track("parks", view.parks, texts)];
}

function estatesAloud(estates: readonly EstateView[], texts: Texts): string[] {
  const complete = estates.filter((each) => each.complete);
  if (complete.length === 0) return [];
  const sizes = complete.map(({ size, used }) => (used ? `${size} (${texts.sign("used")})` : String(size)));
  return [texts.about(texts.section("estates"), sizes.join(", "))];
}

function tracksAloud({ tracks, estates }: SheetView, texts: Texts): string[] {
  const { temps, improvements } = tracks;
  const sizes = improvements.map(({ size, value }) => `${size} = ${value}`).join(", ");
  return [
    ...track("pools", tracks.pools, texts),
    ...(temps === null
      ? []
      : [texts.about(texts.track("temps"), `${temps.points} (${texts.count("box", temps.crossed)})`)]),
    ...track("extensions", tracks.extensions, texts),
    ...track("refusals", tracks.refusals, texts),
    ...track("roundabouts", tracks.roundabouts, texts),
    ...(improvements.length === 0 ? [] : [texts.about(texts.track("improvements"), sizes)]),
    ...estatesAloud(estates, texts),
  ];
}

/** A plan: what it asks for, and what it has scored or would score now. */
function planAloud({ letter, card, scored, worth }: PlanView, texts: Texts): string {
  const points = texts.count("point", scored ?? worth);
  return texts.about(
    texts.planTitle(letter),
    `${texts.plan(card)} (${scored === null ? points : `${texts.sign("used")}, ${points}`})`,
  );
}

/** What a sheet shows, for those who can't see it. */
export function readSheetAloud(view: SheetView, texts: Texts, parts: readonly SheetPart[]): Spoken {
  const points = texts.count("point", view.score.total);
  const lines = linesOf(view).map(([line, values]: readonly [LineId, readonly number[]]) =>
    texts.about(texts.line(line), texts.lineValues(line, values)),
  );
  const spoken: readonly (readonly [part: SheetPart, sentences: readonly string[]])[] = [
    ["streets", view.streets.flatMap((each) => streetAloud(each, texts))],
    ["expansion", lines],
    ["tracks", tracksAloud(view, texts)],
    ["plans", view.plans.map((each) => planAloud(each, texts))],
  ];
  return {
    title: texts.about(view.name, `${texts.layout(view.layout)}, ${points}`),
    sentences: spoken.filter(([part]) => parts.includes(part)).flatMap(([, sentences]) => sentences),
  };
}
