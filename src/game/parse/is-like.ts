const MOST_ELEMENTS = 500;
const LARGEST_NUMBER = 9999;

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_NUMBER;
}

function isListLike(template: readonly unknown[], value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_ELEMENTS) return false;
  if (template.length === 0) return value.every((each) => isCount(each));
  const isOneOf = (each: unknown): boolean => template.some((one) => isLike(one, each));
  return (value as readonly unknown[]).every(isOneOf);
}

/**
 * Whether plain data have the shape of a template: the same fields and texts, lists of elements like its own, counts
 * where it has numbers, a count or nothing where it has nothing.
 */
export function isLike(template: unknown, value: unknown): boolean {
  if (template === null) return value === null || isCount(value);
  if (Array.isArray(template)) return isListLike(template, value);
  if (typeof template === "number") return isCount(value);
  if (typeof template !== "object" || typeof value !== "object" || value === null) return template === value;
  const names = Object.keys(template);
  return (
    names.length === Object.keys(value).length &&
    names.every(
      (name) =>
        Object.hasOwn(value, name) &&
        isLike(
          (template as Readonly<Record<string, unknown>>)[name],
          (value as Readonly<Record<string, unknown>>)[name],
        ),
    )
  );
}
