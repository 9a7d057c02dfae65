import { NOTHING, PLACE_KINDS } from "./codes.js";

/**
 * How plain data of a fixed shape becomes numbers: what is at the ends of its branches, in the order of its fields. So
 * that nothing about an expansion has to be said twice, it is made of what an expansion keeps before the game.
 */
export type Template =
  /** A number, or `null`, which becomes -1. */
  | { readonly is: "number" }
  /** Yes or no, as 1 or 0. */
  | { readonly is: "flag" }
  /** What stands at a place. */
  | { readonly is: "place" }
  /** A list of a fixed length. */
  | { readonly is: "list"; readonly length: number; readonly each: Template }
  /** A list of at most this length, filled up with -1. */
  | { readonly is: "padded"; readonly length: number; readonly each: Template }
  /** An object. What is the same in every game of its kind, its `id`, is left out. */
  | { readonly is: "fields"; readonly fields: readonly TemplateField[]; readonly id: string | null };

/** A field of an object. */
interface TemplateField {
  /** Its name. */
  readonly name: string;
  /** What it holds. */
  readonly of: Template;
}

const NUMBER: Template = { is: "number" };

/**
 * The template of a value.
 *
 * @param longest - the length to which lists within lists are filled up; `null` where they always stay as long as they are.
 */
export function templateOf(value: unknown, longest: number | null): Template {
  if (Array.isArray(value)) {
    const isOfLists = value.some(Array.isArray);
    const each: Template = isOfLists
      ? longest === null
        ? templateOf(value[0], null)
        : { is: "padded", length: longest, each: NUMBER }
      : typeof value[0] === "string"
        ? { is: "place" }
        : NUMBER;
    return { is: "list", length: value.length, each };
  }
  if (typeof value === "boolean") return { is: "flag" };
  if (typeof value !== "object" || value === null) return NUMBER;
  const fields = Object.entries(value)
    .filter(([name]) => name !== "id")
    .map(([name, of]) => ({ name, of: templateOf(of, longest) }));
  const id = "id" in value && typeof value.id === "string" ? value.id : null;
  return { is: "fields", fields, id };
}

/** How many numbers a template takes. */
export function sizeOf(template: Template): number {
  switch (template.is) {
    case "number":
    case "flag":
    case "place":
      return 1;
    case "list":
    case "padded":
      return template.length * sizeOf(template.each);
    case "fields":
      return template.fields.reduce((sum, { of }) => sum + sizeOf(of), 0);
    default:
      return template satisfies never;
  }
}

/** Writes a value, and returns the index of what follows. */
export function writeBy(template: Template, value: unknown, into: Float32Array, at: number): number {
  switch (template.is) {
    case "number":
      into[at] = value === null ? NOTHING : (value as number);
      return at + 1;
    case "flag":
      into[at] = value === true ? 1 : 0;
      return at + 1;
    case "place":
      into[at] = PLACE_KINDS.indexOf(value as (typeof PLACE_KINDS)[number]);
      return at + 1;
    case "list":
    case "padded":
      return writeList(template, value as readonly unknown[], into, at);
    case "fields":
      return writeFields(template.fields, value as Readonly<Record<string, unknown>>, into, at);
    default:
      return template satisfies never;
  }
}

type ListTemplate = Extract<Template, { readonly each: Template }>;

function writeList(
  { length, each }: ListTemplate,
  list: readonly unknown[],
  into: Float32Array,
  at: number,
): number {
  if (each.is === "number") return writeNumbers(list as readonly (number | null)[], length, into, at);
  let next = at;
  for (let index = 0; index < length; index++) next = writeBy(each, list[index], into, next);
  return next;
}

/** Most of what there is, so it is not taken one by one through {@link writeBy}. */
function writeNumbers(
  list: readonly (number | null)[],
  length: number,
  into: Float32Array,
  at: number,
): number {
  for (let index = 0; index < length; index++) into[at + index] = list[index] ?? NOTHING;
  return at + length;
}

function writeFields(
  fields: readonly TemplateField[],
  value: Readonly<Record<string, unknown>>,
  into: Float32Array,
  at: number,
): number {
  let next = at;
  for (const { name, of } of fields) next = writeBy(of, value[name], into, next);
  return next;
}

/** Reads what {@link writeBy} has written. */
export function readBy(template: Template, numbers: Float32Array, at: number): unknown {
  switch (template.is) {
    case "number":
      return numbers[at] === NOTHING ? null : numbers[at];
    case "flag":
      return numbers[at] === 1;
    case "place":
      return PLACE_KINDS[numbers[at]];
    case "list": {
      const size = sizeOf(template.each);
      return Array.from({ length: template.length }, (_, index) =>
        readBy(template.each, numbers, at + index * size),
      );
    }
    case "padded":
      return [...numbers.subarray(at, at + template.length)].filter((number) => number !== NOTHING);
    case "fields": {
      let next = at;
      const read = template.fields.map(({ name, of }): [string, unknown] => {
        const value = readBy(of, numbers, next);
        next += sizeOf(of);
        return [name, value];
      });
      return { ...(template.id === null ? {} : { id: template.id }), ...Object.fromEntries(read) };
    }
    default:
      return template satisfies never;
  }
}
