import { SaxesParser } from "saxes";

/** An element of a drawing. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in it. */
  content: string;
}

/** What a parser of XML finds in a drawing: it throws for what is not well-formed. */
export interface Parsed {
  readonly elements: readonly Element[];
  /** The texts of elements by their name, in order. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Parses a drawing as XML. */
export function parsed(svg: string): Parsed {
  const elements: Element[] = [];
  const texts: Record<string, string[]> = {};
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, content: "" };
    open.push(element);
    elements.push(element);
    texts[name] = [...(texts[name] ?? []), ""];
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.content += text;
    texts[element.name][texts[element.name].length - 1] += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(svg).close();
  return { elements, texts };
}

/** The keys of all that can be clicked in a drawing. */
export function keysIn({ elements }: Parsed): string[] {
  return elements.flatMap(({ attributes }) => attributes["data-target"] ?? []);
}
