import { sizeOf, widthIn } from "../../src/svg/fonts.js";
import { DARK, LIGHT, type Palette } from "../../src/svg/palette.js";
import { contrast, LEAST } from "./contrast.js";
import type { Element, Parsed } from "./xml.js";

/** A part of the page. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A shape that a text can lie on. */
interface Shape extends Extent {
  readonly fill: keyof Palette;
  /** Whether it has an outline, so that nothing may stick out of it. */
  readonly outlined: boolean;
}

/** A text where it stands, as wide as it is expected to be. */
interface Standing extends Extent {
  readonly content: string;
  readonly fill: keyof Palette;
  /** The uppermost shape below its middle. */
  readonly on: Shape;
}

function extentOf({ name, attributes }: Element): Extent {
  const value = (key: string): number => Number(attributes[key] ?? 0);
  if (name === "circle") {
    const [x, y, r] = ["cx", "cy", "r"].map(value);
    return { left: x - r, right: x + r, top: y - r, bottom: y + r };
  }
  const [left, top, w, h] = ["x", "y", "width", "height"].map(value);
  return { left, right: left + w, top, bottom: top + h };
}

/** The colour of the palette that a class fills with. */
function fillOf(kind: string): keyof Palette | null {
  const [, name = ""] = /(?:^| )f([a-z]+)(?: |$)/.exec(kind) ?? [];
  return Object.hasOwn(LIGHT, name) ? (name as keyof Palette) : null;
}

function standing({ attributes, content }: Element, shapes: readonly Shape[]): Standing {
  const { class: kind = "", x = "0", y = "0", "text-anchor": anchor } = attributes;
  const wide = widthIn(kind, content);
  const left = Number(x) - (anchor === "middle" ? wide / 2 : anchor === "end" ? wide : 0);
  const extent = { left, right: left + wide, top: Number(y) - sizeOf(kind) * 0.72, bottom: Number(y) };
  const [midX, midY] = [left + wide / 2, (extent.top + extent.bottom) / 2];
  const on = shapes.findLast(
    (each) => each.left <= midX && midX <= each.right && each.top <= midY && midY <= each.bottom,
  );
  if (on === undefined) throw new Error(`${content} lies on nothing`);
  return { ...extent, content, fill: fillOf(kind) ?? "ink", on };
}

/** The texts of a drawing. */
function textsOf({ elements }: Parsed): Standing[] {
  const shapes: Shape[] = [];
  return elements.flatMap((element) => {
    const { class: kind = "" } = element.attributes;
    if (element.name === "text") return [standing(element, shapes)];
    const fill = fillOf(kind);
    if (fill !== null && (element.name === "rect" || element.name === "circle"))
      shapes.push({ ...extentOf(element), fill, outlined: / l[a-z]/.test(kind) });
    return [];
  });
}

/** How far something may stick out, as nobody knows the reader's font. */
const TOLERANCE = 1.5;

function sticksOut({ left, right, top, bottom }: Extent, of: Extent): boolean {
  return (
    left < of.left - TOLERANCE ||
    right > of.right + TOLERANCE ||
    top < of.top - TOLERANCE ||
    bottom > of.bottom + TOLERANCE
  );
}

function overlap(one: Extent, other: Extent): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE
  );
}

function isPale({ fill, on }: Standing): boolean {
  return [LIGHT, DARK].some((palette) => contrast(palette[fill], palette[on.fill]) < LEAST.text);
}

/** The words of the classes for which a drawing has no rule. */
function unstyled({ elements, texts }: Parsed): string[] {
  const rules = new Set((texts["style"] ?? []).join("").match(/\.[a-z-]+/g));
  const used = elements.flatMap(({ attributes }) => (attributes["class"] ?? "").split(" "));
  return [...new Set(used)].filter((word) => word !== "" && !rules.has(`.${word}`));
}

/** What a reader would stumble over: texts that are cut off, cover each other or are too pale, and what has no look. */
export function stumblingBlocks(drawing: Parsed): string[] {
  const texts = textsOf(drawing);
  const [page] = drawing.elements;
  const [, , width = 0, height = 0] = (page?.attributes["viewBox"] ?? "").split(" ").map(Number);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return [
    ...texts.filter((text) => sticksOut(text, whole)).map(({ content }) => `${content}: cut off`),
    ...texts
      .filter((text) => text.on.outlined && sticksOut(text, text.on))
      .map(({ content }) => `${content}: wider than what it lies on`),
    ...texts.filter(isPale).map(({ content, fill, on }) => `${content}: ${fill} on ${on.fill}`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(0, index)
        .filter((other) => overlap(text, other))
        .map((other) => `${text.content} over ${other.content}`),
    ),
    ...unstyled(drawing).map((word) => `${word}: no rule`),
  ];
}
