import { readdirSync } from "node:fs";

/** The files of a folder and of those within it that end in a certain way, in order. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}

/** Where the links of a text lead, but for what looks like one within code. */
export function linksIn(text: string): string[] {
  const links = text.replaceAll(/`[^`\n]*`/g, "").matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g);
  return Array.from(links, ([, link]) => link);
}
