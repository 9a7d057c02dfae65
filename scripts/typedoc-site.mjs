// TypeDoc plugin for the site: pages are named as their headings say and stand in groups, exports stand in categories,
// the clause ids and error codes in the comments of the source lead to the pages that explain them, and sheets as text are
// drawn. Moves stand with the step in which they are made, and the search finds sections and the words of the glossary. The
// front page has a game and three ways in. Beside the pages stand llms.txt and llms-full.txt.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CommentTag } from "typedoc";
import { addParts } from "./site-search.js";
import { importSource } from "./source.js";

const { runBlock } = await importSource("test/docs/sheet-block.ts");
const { contentsFor, guidesAsText } = await importSource("scripts/plain-guides.ts");
const { stepsOfMoves, withLabelledCells } = await importSource("scripts/site-parts.ts");
const { frontGame } = await importSource("scripts/front-game.ts");
const game = await frontGame();

/** The group of each page that is no guide. */
const GROUPS = {
  "docs/getting-started": "Start here",
  "docs/concepts": "Start here",
  "docs/glossary": "Start here",
  "docs/all-pages": "Start here",
  "docs/app-turn": "Start here",
  "docs/matrix": "Reference",
  "docs/provenance": "Reference",
  "docs/sheets": "Reference",
  "docs/plans": "Reference",
  "docs/errors": "Reference",
  "docs/versions": "Reference",
  CHANGELOG: "Reference",
  CONTRIBUTING: "How it is made",
  "docs/architecture": "How it is made",
  "docs/new-variant": "How it is made",
  "docs/playthroughs": "How it is made",
  "docs/releasing": "How it is made",
  SECURITY: "How it is made",
};
const RULES = "docs/rules";

/** The category of an export of the main entry, by the file that it comes from; the first that fits. */
const CATEGORIES = [
  [/game\/(create|legal|apply|take-back|turns|move-codes|awaited|reveal)|input\/random-series/, "Playing"],
  [/game\/(read|observe|sample|values)|plans\//, "Asking"],
  [/game\/score|scoring\//, "Scores"],
  [/game\/(parse-state|record|replay)|package-version/, "Saving and records"],
  [/game\/(check-sheet|describe|sheet-parts)|sheet\//, "Sheets"],
  [/game\/(.*options|catalogue|layout-of)/, "Options"],
  [/clauses\//, "Errors and clauses"],
  [/state\/move|moves\//, "Moves"],
  [/state\/turn/, "Turns and steps"],
  [/state\/events/, "Events"],
  [/state\//, "State and table"],
  [/data\/|provenance/, "Cards, sheets and plans"],
  [/variants\//, "Expansions"],
];

/** The step in which a move is made, by its type. */
const steps = stepsOfMoves(readFileSync("docs/concepts.md", "utf8"));
const STEPS = ["choose", "write", "act", "give", "wrapUp", "use", "finish"];

/** The category of a move: that of its step. */
function categoryOfMove(name) {
  const type = name.replace(/Move$/, "").replace(/^./, (letter) => letter.toLowerCase());
  const step = name.endsWith("Move") ? steps.get(type) : undefined;
  if (step === undefined) return undefined;
  return STEPS.includes(step) ? `Moves: ${step}` : "Moves: steps of expansions";
}

const ANCHOR = /<a id="([^"]+)">/g;

/** The name of a page in the site. The index of the rules would otherwise be called `index`. */
function pageName(path) {
  return path === `${RULES}/index` ? "rules" : basename(path);
}

/** Where the documentation explains something, by the anchor that is set there. */
const places = new Map(
  readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const path = `docs/${file.replaceAll("\\", "/").replace(/\.md$/, "")}`;
      const anchors = readFileSync(`docs/${file}`, "utf8").matchAll(ANCHOR);
      return Array.from(anchors, ([, id]) => [id, `../documents/${pageName(path)}.html#${id}`]);
    }),
);

function linked(name, anchor) {
  return places.has(anchor) ? `[${name}](${places.get(anchor)})` : name;
}

function withLinks(part) {
  switch (part.kind) {
    case "text":
      return {
        ...part,
        text: part.text.replaceAll(/\b[A-Z]{3}-(?:\d+|X)\b/g, (id) => linked(id, id.toLowerCase())),
      };
    case "code": {
      const code = /^`([a-zA-Z-]+\.[a-z-]+)`$/.exec(part.text)?.[1] ?? "";
      return { ...part, kind: "text", text: linked(part.text, code.replace(".", "-")) };
    }
    default:
      return part;
  }
}

const SHEET = /^```sheet\n(.*)```$/s;

function escapedText(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** What an example says of a move or of points, with a link to the clause. */
function noteAsHtml({ legal, text, clause }) {
  const sign = legal === null ? "" : `<b class="${legal ? "right" : "wrong"}">${legal ? "✓" : "✗"}</b> `;
  const place = places.get(clause?.toLowerCase());
  const link = clause === null ? "" : ` (<a href="${place}">${clause}</a>)`;
  return `<li>${sign}${escapedText(text)}${link}</li>`;
}

/** A sheet as text becomes a drawing. It must stand in one line: an empty one would end the HTML within the page. */
function drawn(part) {
  const [, block] = part.kind === "code" ? (SHEET.exec(part.text) ?? []) : [];
  if (block === undefined) return part;
  const { svg, caption, notes } = runBlock(block);
  const list = notes.length === 0 ? "" : `<ul>${notes.map(noteAsHtml).join("")}</ul>`;
  const words = `<figcaption>${escapedText(caption)}${list}</figcaption>`;
  return { kind: "text", text: `\n\n<figure class="sheet">${svg}${words}</figure>\n\n` };
}

function categorise(declaration) {
  const [source] = declaration.sources ?? [];
  const [, general] = CATEGORIES.find(([files]) => files.test(source?.fullFileName)) ?? [];
  const category = categoryOfMove(declaration.name) ?? general;
  const { comment } = declaration.signatures?.[0] ?? declaration;
  if (category === undefined) throw new Error(`CATEGORIES has no place for ${source?.fullFileName}.`);
  comment?.blockTags.push(new CommentTag("@category", [{ kind: "text", text: category }]));
}

/** A page that has a word is what most look for: the questions at the table first, fields named `deck` last. */
const PAGE_BOOST = 20;
const QUESTIONS_BOOST = 80;

/** Where those go who come to the front page. */
const WAYS = [
  ["Write an app", "app-turn", "Draw sheets, ask for moves, say why one is refused; on one device or many."],
  ["Write a bot", "bots", "Legal moves, observations, playouts; thousands of games a second."],
  ["Settle a dispute", "rules", "The rules clause by clause, with every ruling and the tests that hold it."],
];

/** The front page begins with three ways in and a game to be touched. In one line, as an empty one would end the HTML. */
function front() {
  const ways = WAYS.map(
    ([title, page, words]) => `<a href="documents/${page}.html"><strong>${title}</strong> ${words}</a>`,
  );
  const frame = `<iframe src="play/index.html#${game}" title="A game in the playground" loading="lazy"></iframe>`;
  const larger =
    '<a href="play/index.html">Play on: the playground on a page of its own</a>, or <a href="play/dream-home.html">play Dream Home</a>';
  return `<nav class="ways">${ways.join("")}</nav><figure class="play">${frame}<figcaption>${larger}</figcaption></figure>`;
}

/** Called by TypeDoc. */
export function load(app) {
  const pages = [];
  const paths = new Map();

  app.converter.on("createDocument", (_context, document) => {
    const path = document.name;
    document.frontmatter.group = path.startsWith(RULES) ? "The rules" : (GROUPS[path] ?? "Guides");
    document.name = pageName(path);
    paths.set(document, path);
    pages.push({ path, url: `documents/${pageName(path)}.html`, group: document.frontmatter.group });
    document.relevanceBoost = path === `${RULES}/index` ? QUESTIONS_BOOST : PAGE_BOOST;
  });

  app.converter.on("resolveBegin", ({ project }) => {
    const main = project.children.find(({ name }) => name === project.packageName);
    for (const declaration of main?.children ?? []) categorise(declaration);
  });

  app.converter.on("resolveEnd", ({ project }) => {
    for (const { comment } of Object.values(project.reflections)) {
      if (comment === undefined) continue;
      comment.summary = comment.summary.map(withLinks);
      for (const tag of comment.blockTags) tag.content = tag.content.map(withLinks);
    }
  });

  // By now the addresses have been made of the names.
  app.renderer.on("beginRender", ({ project }) => {
    const [title, ...rest] = project.readme[0].text.split("\n\n");
    project.readme = [
      { kind: "text", text: [title, rest[0], front(), ""].join("\n\n") },
      { kind: "text", text: rest.slice(1).join("\n\n") },
      ...project.readme.slice(1),
    ];
    for (const document of project.documents) {
      const text = document.content.map((part) => part.text).join("");
      document.name = /^# (.+)$/m.exec(text)?.[1] ?? document.name;
      document.content = document.content.map(drawn);
    }
  });

  app.renderer.on("endRender", ({ outputDirectory }) => {
    writeFileSync(join(outputDirectory, "llms.txt"), contentsFor(pages));
    writeFileSync(join(outputDirectory, "llms-full.txt"), guidesAsText(pages));
  });

  app.renderer.on("prepareIndex", (event) => addParts(event, paths, app.renderer.router));

  app.renderer.on("endPage", (page) => {
    page.contents = page.contents === undefined ? undefined : withLabelledCells(page.contents);
  });

  // TypeDoc checks links against the headings that it has met; anchors set by hand count too.
  app.renderer.on("parseMarkdown", ({ page, originalText }) => {
    const slugger = app.renderer.router.getSlugger(page.model);
    for (const [, id] of originalText.matchAll(ANCHOR)) slugger.seen.set(id, 0);
  });
}
