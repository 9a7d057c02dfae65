import { readdirSync, readFileSync } from "node:fs";
import { catalogue } from "perfect-home-rules";
import { PRINTED_TABLES } from "perfect-home-rules/dream-home";
import { expect, test } from "vitest";

function codeIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /\.[tj]s$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("");
}

/** Words that stand between tags. */
function wordsIn(code: string): string[] {
  const between = [...code.matchAll(/>([^<>${}()=;]*[a-zA-Z]{3}[^<>${}()=;]*)<\//g)];
  return between.map(([, words = ""]) => words.trim());
}

test("the playground has no list of ids and no words of the game, but for a link to the other", () => {
  const code = codeIn("examples/playground");
  const { layouts, expansions, editions, opponents } = catalogue();
  const ids = [...layouts, ...editions, ...opponents].map(({ id }) => id);
  expect([...ids, ...expansions].filter((id) => code.includes(`"${id}"`))).toEqual([]);
  // Whatever stands between tags comes from `texts`.
  expect(wordsIn(code)).toEqual(["Dream Home"]);
});

test("nor has the page for Dream Home", () => {
  const code = codeIn("examples/dream-home");
  const { rooms, decor, roofs } = PRINTED_TABLES;
  const ids = [...rooms, ...decor, ...roofs].map(({ id }) => id);
  expect(ids.filter((id) => code.includes(`"${id}"`))).toEqual([]);
  expect(wordsIn(code)).toEqual(["Welcome To…"]);
});
