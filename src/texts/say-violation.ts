import type { Violation, ViolationDetails } from "perfect-home-rules";
import type { Speech } from "./say.js";
import type { TrackId, Words } from "./words.js";

function isTrack(track: string, { tracks }: Words): track is TrackId {
  return Object.hasOwn(tracks, track);
}

/** Where a sheet or what was passed is wrong, from the largest to the smallest. */
function places(details: ViolationDetails, words: Words, say: Speech): string[] {
  const { path, player, street, house, gap, column, line, tier, of, track, size } = details;
  const where: string[] = [];
  if (path !== undefined && path !== "") where.push(path);
  if (typeof player === "number") where.push(words.player(player + 1));
  if (track !== undefined && isTrack(track, words)) where.push(words.tracks[track]);
  if (track !== undefined && size !== undefined) where.push(words.estatesTitle(size));
  if (street !== undefined && house !== undefined) where.push(say.house(street, house));
  else if (street !== undefined && gap !== undefined) where.push(say.gap(street, gap));
  else if (street !== undefined) where.push(words.streetTitle(street + 1));
  if (column !== undefined && line === undefined) where.push(words.columnTitle(column + 1));
  if (tier !== undefined && (of === "ghost" || of === "candy")) where.push(words.tier(of, tier + 1));
  if (of === "yellow" || of === "black" || of === "both") where.push(words.ducks[of]);
  return where;
}

/** How much there is, and how much there may be. */
function amounts(details: ViolationDetails, words: Words): string[] {
  const { crossed, boxes, numbered, count, players, max, circled, expected } = details;
  const { ammunition, ammunitionUsed, objective, keep, moves, marks } = details;
  const found = crossed ?? count ?? circled ?? ammunitionUsed ?? objective ?? keep ?? players;
  const possible =
    boxes ?? marks ?? numbered ?? max ?? ammunition ?? (typeof expected === "number" ? expected : moves);
  return possible === undefined ? [] : [words.instead(found ?? null, possible)];
}

/** A violation: the sentence, with where it is and how much there is in brackets. */
export function sayViolation({ code, details, message }: Violation, words: Words, say: Speech): string {
  const said = Object.hasOwn(words.violations, code) ? words.violations[code] : message;
  const sentence = typeof said === "string" ? said : said(details, say);
  // What was clicked needs no place.
  if (details.move !== undefined) return sentence;
  const more = [...places(details, words, say), ...amounts(details, words)];
  return more.length === 0 ? sentence : `${sentence.slice(0, -1)} (${more.join(", ")}).`;
}
