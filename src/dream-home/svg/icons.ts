import type { HelperId, SpecialCard, ToolId } from "perfect-home-rules/dream-home";
import { path, undrawable } from "../../svg/markup.js";

/** Our own signs of the types of room, in a square of 20 by 20 units. */
const ROOMS: Readonly<Record<string, string>> = {
  "living-room":
    "M3 9V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3M1 10a1.6 1.6 0 0 1 3.2 0v2h11.6v-2a1.6 1.6 0 0 1 3.2 0v5H1zM3 15v2M17 15v2",
  bedroom: "M2 4v13M2 14h16v3M18 14v-3a2 2 0 0 0-2-2H8v5M3.4 11a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0",
  kitchen:
    "M4 8h12v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM2 10h2M16 10h2M7 5.5q1-1.2 0-2.5M10 5.5q1-1.2 0-2.5M13 5.5q1-1.2 0-2.5",
  "kids-room": "M3 11h6.5v6H3zM7 5h6v6H7zM10.5 11H17v6h-6.5zM10 7v2M6 13v2M14 13v2",
  bathroom: "M2 10h16v2a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM5 16v2M15 16v2M4 10V5a2 2 0 0 1 4 0",
  pantry: "M6 3h8v3H6zM6 6L5 8v9h10V8l-1-2M5 10.500h10M5 14.500h10",
  wardrobe: "M4 3h12v13H4zM10 3v13M8.5 9v2M11.5 9v2M5 16v2M15 16v2",
  sauna: "M3 13h14M4.5 13v4M15.5 13v4M6 10q2-2 0-4t0-4M10 10q2-2 0-4t0-4M14 10q2-2 0-4t0-4",
  study: "M2 11h16M4 11v6M16 11v6M7 11V6l4-3M9.5 2.500l4 2.5-2.5 2.5-2.5-3M12 14h4",
  library: "M3 4h3v13H3zM7 4h3v13H7zM11.5 5l3-1 3.5 12-3 1zM2 17.500h16",
  "game-room": "M4 4h12v12H4zM7.5 7.500h.01M12.5 7.500h.01M10 10h.01M7.5 12.500h.01M12.5 12.500h.01",
  garage: "M2 13l2-5h12l2 5v3H2zM5 8l1.2-3.500h7.600L15 8M4.5 16v1.500M15.5 16v1.500M5 12.500h1M14 12.500h1",
  "wine-cellar": "M8 2h4v4q2 1.5 2 4v7.500H6V10q0-2.5 2-4zM6 11h8M6 14.500h8",
  workshop: "M4 4h9v4H4zM7.5 8v10h2V8M13 4.500l3.5 2.5",
  laundry: "M4 3h12v14H4zM4 6.500h12M6 4.800h2M10 8.300a3.6 3.6 0 1 0 .01 0",
  "storage-room": "M3 10h7v7H3zM10 10h7v7h-7zM6 3h8v7H6zM10 3v3",
};

/** The sign of a type of room that the printed game lacks. */
const SOME_ROOM = "M4 4h12v13H4zM8 17v-6h4v6";

/** The sign of a type of room. */
export function roomIcon(type: string, x: number, y: number): string {
  return path("link", x, y, Object.hasOwn(ROOMS, type) ? ROOMS[type] : SOME_ROOM);
}

/** Signs of tokens, in a square of 12 by 12 units. */
const DECOR: Readonly<Record<string, string>> = {
  piano: "M1 3h10v6H1zM3.5 3v3.500M6 3v3.500M8.5 3v3.5",
  "cat-house": "M1 11V5l5-4 5 4v6zM4 11V8.500a2 2 0 0 1 4 0V11",
  "canopy-bed": "M1 11V1h10v10M1 8h10M1 3q5 2.5 10 0",
  treehouse: "M6 11.500V8M2 8h8V4L6 1 2 4z",
  birdhouse: "M2 9.500V5l4-4 4 4v4.500zM6 4.800a1.2 1.2 0 1 0 .01 0M6 9.500v2",
  "hot-tub": "M1 6h10v3a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zM4 4q1-1.3 0-3M8 4q1-1.3 0-3",
  "ice-cream-machine": "M3 5h6l-3 6.500zM3 5a3 3 0 0 1 6 0",
  painting: "M1 2h10v8H1zM1 9l3-3 2 2 2-3 3 4",
};

const SOME_DECOR = "M6 1l5 5-5 5-5-5z";

/** The sign of a token. */
export function decorIcon(decor: string, x: number, y: number): string {
  return path("link", x, y, Object.hasOwn(DECOR, decor) ? DECOR[decor] : SOME_DECOR);
}

const PERSON = "M10 2.500a3.2 3.2 0 1 0 .01 0M4 17v-2a6 6 0 0 1 12 0v2z";

/** What tells the helpers apart. */
const HELPERS: Readonly<Record<HelperId, string>> = {
  roofer: "M7.5 14L10 11.500l2.5 2.5",
  supplier: "M8 12h4v3.500H8z",
  architect: "M8 15.500l2-4 2 4M8.8 14h2.4",
  handyman: "M10 11.500V16M8.5 11.500h3",
  "interior-designer": "M8 12q2 4 4 0z",
};

const TOOLS: Readonly<Record<ToolId, string>> = {
  drill: "M2 5h9v5H2zM11 6.500h3v2h-3M14 7.500h5M4 10v6h3.500v-6",
  jackhammer: "M5 3h10M10 3v2M7 5h6v7H7zM10 12v6M8.5 15h3",
  "concrete-mixer": "M4 7l8-3 4 8-8 3zM6 17.500l3-4M14.5 17.500L12 13.600M3 17.500h14",
  scaffolding: "M3 18V3M17 18V3M3 7h14M3 13h14M3 13l14-6",
};

/** What roof cards of each colour are filled with: grey, if nothing stands here. */
const COLOURS: Readonly<Record<string, string>> = {
  red: "froof",
  brown: "fwood",
  "roof-3": "fwater",
  "roof-4": "fleaf",
  black: "fink",
  blue: "fwater",
  green: "fleaf",
  purple: "ffresh",
  white: "fwall",
  yellow: "fgold",
};

/** A roof card. */
export function roofIcon(colour: string, window: boolean, x: number, y: number): string {
  const fill = Object.hasOwn(COLOURS, colour) ? COLOURS[colour] : "froad";
  const pane = window ? path("fgold link", x, y, "M8 9.500h4v5H8zM10 9.500v5") : "";
  return path(`${fill} link`, x, y, "M1 16L10 3l9 13z") + pane;
}

/** The sign of a special, in a square of 20 by 20 units. */
export function specialIcon(card: SpecialCard, x: number, y: number): string {
  switch (card.kind) {
    case "roof":
      return roofIcon(card.colour, card.window, x, y);
    case "decor":
      return decorIcon(card.decor, x + 4, y + 4);
    case "helper":
      return path("fwall link", x, y, PERSON) + path("link", x, y, HELPERS[card.helper]);
    case "tool":
      return path("link", x, y, TOOLS[card.tool]);
    default:
      return undrawable(card);
  }
}

/** The first player marker, in a square of 14 by 14 units. */
export function markerIcon(x: number, y: number): string {
  return path("fgold link", x, y, "M1 7l6-6 6 6h-2v6H3V7z");
}

/** A scaffold, which fills a space. */
export function scaffoldIcon(x: number, y: number): string {
  return path("lwood thick", x, y, TOOLS.scaffolding, " scale(1.6)");
}
