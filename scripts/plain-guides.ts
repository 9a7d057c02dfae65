import { readFileSync } from "node:fs";

/** A page of the site. */
export interface SitePage {
  /** Its file, without `.md`. */
  readonly path: string;
  /** Its address within the site. */
  readonly url: string;
  /** The group in which it stands. */
  readonly group: string;
}

const NAME = "perfect-home-rules";

function textOf({ path }: SitePage): string {
  return readFileSync(`${path}.md`, "utf8")
    .replaceAll(/<a id="[^"]*"><\/a>\n*/g, "")
    .trim();
}

function titleOf(page: SitePage): string {
  return /^# (.+)$/m.exec(textOf(page))?.[1] ?? page.path;
}

/** The first sentence below the title, without its links. */
function firstSentence(page: SitePage): string {
  const [, , paragraph = ""] = /^# (.+)\n+((?!```)[^#|<>\s-][\s\S]*?)(?:\n\n|$)/.exec(textOf(page)) ?? [];
  const words = paragraph.replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return (/^.*?[.:](?= |$)/.exec(words)?.[0] ?? words).replace(/:$/, ".");
}

/** What the package is, in a sentence. */
function summary(): string {
  const { description } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly description: string;
  };
  return description;
}

/** `llms.txt`: where everything is, for people who let an assistant read. */
export function contentsFor(pages: readonly SitePage[]): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const chapters = groups.map((group) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${titleOf(page)}](${page.url}): ${firstSentence(page)}`);
    return `## ${group}\n\n${lines.join("\n")}`;
  });
  const whole = `All guides in one file: [llms-full.txt](llms-full.txt).`;
  return `${[`# ${NAME}`, `> ${summary()}`, whole, ...chapters].join("\n\n")}\n`;
}

/** `llms-full.txt`: the text of all guides, one after another. */
export function guidesAsText(pages: readonly SitePage[]): string {
  const readme: SitePage = { path: "README", url: "index.html", group: "" };
  const guides = pages.filter(({ group }) => ["Start here", "Guides", "Reference"].includes(group));
  return `${[readme, ...guides].map((page) => `<!-- ${page.url} -->\n\n${textOf(page)}`).join("\n\n")}\n`;
}
