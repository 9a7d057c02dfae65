import { throwViolation } from "perfect-home-rules/readers";
import type { Texts } from "perfect-home-rules/texts";
import { copyView } from "perfect-home-rules/view";
import { documentOf } from "./document.js";
import { below, drawn, type Part } from "./drawn.js";
import { shortened, widthIn } from "./fonts.js";
import { MARGIN, PHONE } from "./grid.js";
import { guarded } from "./guarded.js";
import { circle, path, text } from "./markup.js";
import type { DrawOptions } from "./options.js";

/** A point of a line. */
export interface CurvePoint {
  /** How far it is to the right, such as a round. */
  readonly x: number;
  /** How high it is, such as a score. */
  readonly y: number;
  /** Its standard error, a non-negative number: how far above and below a shade reaches. Left out, there is none. */
  readonly error?: number | undefined;
}

/** A line of a curve, from left to right. */
export interface CurveLine {
  /** What it is called. */
  readonly name: string;
  /** Its points, at least one. */
  readonly points: readonly CurvePoint[];
}

/** Lines over the same ground, such as the expected scores of all players round by round. */
export interface Curve {
  /** What is drawn. */
  readonly title: string;
  /** What runs from left to right. */
  readonly xTitle: string;
  /** The lines, at least one. */
  readonly lines: readonly CurveLine[];
}

/** Colours and dashes of the lines, over and over: no two of twenty lines have both. */
const COLOURS = ["water", "roof", "leaf", "used", "wood"];
const DASHES = ["", "6 3", "1.5 3.5", "9 3 1.5 3"];

const LEFT = 34;
const RIGHT = PHONE - 14;
const HEIGHT = 170;
const ROW = 18;

/** From the first to the last of what is shown on an axis, with where it is marked. */
interface Axis {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

/** The least step of 1, 2 or 5 times a power of ten that divides a length into few enough parts. */
function stepFor(length: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(length / parts));
  return power * ([1, 2, 5].find((times) => power * times * parts >= length) ?? 10);
}

/** How numbers are written. */
function formatIn(language: string, maximumFractionDigits: number): (value: number) => string {
  return new Intl.NumberFormat(language, { maximumFractionDigits }).format;
}

/** An axis that holds all values; `isWide` makes it end at marks. */
function axisOf(values: readonly number[], parts: number, isWide: boolean): Axis {
  const min = Math.min(...values);
  const max = Math.max(...values);
  const step = stepFor(Math.max(max - min, 1), parts);
  const first = isWide ? Math.floor(min / step) : Math.ceil(min / step);
  const last = isWide ? Math.max(Math.ceil(max / step), first + 1) : Math.floor(max / step);
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return isWide ? { from: marks[0], to: marks[marks.length - 1], marks } : { from: min, to: max, marks };
}

/** Where something on an axis is drawn. */
function placing({ from, to }: Axis, start: number, end: number): (value: number) => number {
  const length = to - from || 1;
  return (value) => Math.round((start + ((value - from) / length) * (end - start)) * 10) / 10;
}

/** What is larger has no room. */
const LARGEST = 1e9;

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= LARGEST;
}

/** Whether there is something that can be drawn. */
function isDrawable({ lines }: Curve): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ points }) => points.length > 0) &&
    lines.every(({ points }) =>
      points.every(({ x, y, error = 0 }) => isAmount(x) && isAmount(y) && isAmount(error) && error >= 0),
    )
  );
}

type Place = (point: CurvePoint, up?: number) => string;

function courseOf(points: readonly CurvePoint[], place: Place): string {
  return `M${points.map((point) => place(point)).join("L")}`;
}

/** What lies within the errors of a line. */
function shade(points: readonly CurvePoint[], place: Place, colour: string): string {
  if (points.length < 2 || points.every(({ error = 0 }) => error === 0)) return "";
  const upper = points.map((point) => place(point, point.error ?? 0));
  const lower = points.map((point) => place(point, -(point.error ?? 0))).reverse();
  return `<path class="f${colour}" fill-opacity=".15" d="M${[...upper, ...lower].join("L")}Z"/>`;
}

function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length];
}

function stroke(index: number, course: string): string {
  const dash = DASHES[index % DASHES.length];
  return `<path class="l${colourOf(index)} thick" stroke-dasharray="${dash}" d="${course}"/>`;
}

/** The most room that a number on an axis takes. */
function roomFor(marks: readonly string[]): number {
  return Math.max(...marks.map((mark) => widthIn("small", mark)));
}

/** The axis from left to right: as many marks as have room. */
function axisAcross({ lines }: Curve, format: (value: number) => string): Axis {
  const values = lines.flatMap(({ points }) => points.map(({ x }) => x));
  const room = 10 + roomFor([Math.min(...values), Math.max(...values)].map(format));
  return axisOf(values, Math.min(10, Math.floor((RIGHT - LEFT) / room) - 1), false);
}

/** The axis upwards, which has room for all errors too. */
function axisUp({ lines }: Curve): Axis {
  const values = lines.flatMap(({ points }) => points.flatMap(({ y, error = 0 }) => [y - error, y + error]));
  return axisOf(values, 6, true);
}

function plot(curve: Curve, { language }: Texts): Part {
  const { lines } = curve;
  const format = formatIn(language, 2);
  const across = axisAcross(curve, format);
  const up = axisUp(curve);
  const left = Math.max(LEFT, roomFor(up.marks.map(format)) + 8);
  return (top) => {
    const bottom = top + HEIGHT;
    const xOf = placing(across, left + 4, RIGHT);
    const yOf = placing(up, bottom, top);
    const place: Place = ({ x, y }, more = 0) => `${xOf(x)} ${yOf(y + more)}`;
    const hasRoom = (mark: number): boolean => xOf(mark) + roomFor([format(mark)]) / 2 < PHONE - 2;
    const markup = [
      ...up.marks.map((mark) => path("lroad", left, yOf(mark), `M0 0H${Math.round(RIGHT - left)}`)),
      ...up.marks.map((mark) => text("small fsoft", left - 4, yOf(mark) + 3, format(mark), "end")),
      ...across.marks
        .filter(hasRoom)
        .map((mark) => text("small fsoft", xOf(mark), bottom + 13, format(mark), "middle")),
      ...lines.map((line, index) => shade(line.points, place, colourOf(index))),
      ...lines.map((line, index) => stroke(index, courseOf(line.points, place))),
      ...lines.map(({ points }, index) => {
        const { x, y } = points[points.length - 1];
        return circle(`f${colourOf(index)}`, xOf(x), yOf(y), 2.6);
      }),
    ];
    return drawn(HEIGHT + 18, markup.join(""));
  };
}

/** What the line of a name looks like, and where it ends. */
function row({ name, points }: CurveLine, index: number, { language }: Texts): Part {
  const last = formatIn(language, 1)(points[points.length - 1].y);
  const room = RIGHT - LEFT - 44 - widthIn("mid", last);
  return (y) =>
    drawn(
      ROW,
      stroke(index, `M${LEFT} ${y + 8}h28`) +
        text("bold", LEFT + 36, y + 12, shortened("bold", name, room)) +
        text("mid", RIGHT, y + 12, last, "end"),
    );
}

/** The values of a line, as a sentence. */
function spoken({ name, points }: CurveLine, xTitle: string, { about, language }: Texts): string {
  const format = formatIn(language, 1);
  return about(name, points.map(({ x, y }) => `${xTitle} ${format(x)}, ${format(y)}`).join("; "));
}

/**
 * Draws lines as SVG, each with a shade as wide as its errors: the expected scores of players round by round, from `analyseGame`
 * of `perfect-home-rules/bots`, or anything else.
 *
 * @param curve - what is drawn.
 * @param options - the language, the colours.
 * @throws RulesError `view.malformed` for what is no curve, and for numbers beyond a thousand millions.
 * @example
 * ```ts
 * const points = [{ x: 1, y: 60, error: 2 }, { x: 2, y: 63.5, error: 1.5 }];
 * const svg = drawCurve({ title: "Expected score", xTitle: "round", lines: [{ name: "Ann", points }] }, { texts: english });
 * svg.includes("<title>Expected score</title><desc>Ann: round 1, 60; round 2, 63.5.</desc>") // => true
 * ```
 */
export function drawCurve(curve: Curve, options: DrawOptions): string {
  return guarded(() => {
    const copy = copyView(curve);
    if (!isDrawable(copy)) throwViolation("view.malformed", {});
    const { texts } = options;
    const { title, xTitle, lines } = copy;
    const whole = below(MARGIN / 2, [
      (y) => drawn(30, text("name", MARGIN + 2, y + 17, shortened("name", title, PHONE - 2 * MARGIN))),
      plot(copy, texts),
      (y) => drawn(16, text("small fsoft", RIGHT, y + 8, shortened("small", xTitle, 200), "end")),
      ...lines.map((line, index) => row(line, index, texts)),
      () => drawn(MARGIN, ""),
    ]);
    const sentences = lines.map((line) => spoken(line, xTitle, texts));
    return documentOf(whole, PHONE, { title, sentences }, options);
  });
}
