/** A part of a page that the site's search finds by itself. */
export interface PagePart {
  readonly title: string;
  /** Where it stands in its page. */
  readonly anchor: string;
  readonly text: string;
}

/** Markdown as words. */
function wordsIn(markdown: string): string {
  return markdown
    .replaceAll(/<a id="[^"]*"><\/a>/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .trim();
}

/** The anchor that TypeDoc gives a heading that is not yet in its page. */
function anchorOf(heading: string): string {
  return wordsIn(heading.replaceAll(/`[^`]*`/g, ""))
    .replaceAll(/[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g, "")
    .replaceAll(/\s/g, "-")
    .replace(/--+/, "-")
    .toLowerCase();
}

/** The sections of a page. What is in the page already, also an anchor set by hand, gets a number. */
export function sectionsOf(markdown: string): PagePart[] {
  const taken = new Set(Array.from(markdown.matchAll(/<a id="([^"]*)"/g), ([, id = ""]) => id));
  const code = /^(```|~~~)[\s\S]*?^\1/gm;
  const [, ...sections] = markdown.replaceAll(code, (block) => block.replaceAll(/^#+/gm, "")).split(/^#+ /m);
  return sections
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const plain = anchorOf(heading);
      let anchor = plain;
      for (let times = 1; taken.has(anchor); times += 1) anchor = `${plain}-${times}`;
      taken.add(anchor);
      return { title: wordsIn(heading), anchor, text: wordsIn(lines.join("\n")) };
    })
    .slice(1); // the page's own title
}

/** The rows of the tables of a page, without those at the head. */
function rowsOf(markdown: string): string[][] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  const isRuler = (row: string | undefined): boolean => /^\|[-|: ]+\|$/.test(row ?? "");
  return rows
    .filter((row, index) => !isRuler(row) && !isRuler(rows[index + 1]))
    .map((row) => row.split("|").slice(1, -1).map(wordsIn));
}

/** The words of the glossary, each with what its row says of it: those for which one looks stand first and last. */
export function glossaryWords(markdown: string): PagePart[] {
  return rowsOf(markdown).flatMap(([first = "", here = "", name = "", others = ""], index) => {
    const words = [first, others]
      .flatMap((cell) => cell.split(/, |; /))
      .filter((word) => !["", "–"].includes(word));
    const answer = [here, name].filter((cell) => cell !== "" && cell !== "–").join(", ");
    return words.map((word) => ({ title: `${word}: ${answer}`, anchor: rowAnchor(index), text: "" }));
  });
}

/** The anchor of a row of the glossary's tables. */
function rowAnchor(index: number): string {
  return `row-${index + 1}`;
}

/** A page whose tables fit a phone: each cell says what its column is, for a style that puts cells below one another. */
export function withLabelledCells(html: string): string {
  let rows = 0;
  return html.replaceAll(/<table>[\s\S]*?<\/table>/g, (table) => {
    const [head = "", ...body] = table.split(/(?=<tbody>)/);
    const labels = Array.from(head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g), ([, label = ""]) =>
      label.replaceAll(/<[^>]+>/g, "").replaceAll('"', "&quot;"),
    );
    const labelled = body.join("").replaceAll(/<tr>[\s\S]*?<\/tr>/g, (row) => {
      let column = 0;
      const cells = row.replaceAll(/<td/g, () => `<td data-label="${labels[column++] ?? ""}"`);
      rows += 1;
      return cells.replace("<tr>", `<tr id="${rowAnchor(rows - 1)}">`);
    });
    return head + labelled;
  });
}

/** The step in which a type of move is made, by the tables that name them; the first of those that have it. */
export function stepsOfMoves(markdown: string): ReadonlyMap<string, string> {
  const steps = markdown.split("\n").flatMap((row) => {
    const [, step, , ...moves] = row.split("|");
    const name = /^ `([\w-]+)` $/.exec(step ?? "")?.[1];
    const types = Array.from((moves.at(-2) ?? "").matchAll(/`(\w+)`/g), ([, type = ""]) => type);
    return name === undefined ? [] : types.map((type) => [type, name] as const);
  });
  return new Map(steps.reverse());
}
