import { readdirSync, readFileSync } from "node:fs";
import { catalogue } from "perfect-home-rules";
import { expect, test } from "vitest";

const FOLDER = "examples/playground";
const code = readdirSync(FOLDER)
  .filter((file) => /\.[tj]s$/.test(file))
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
  .join("");

test("the playground has no list of ids and no words of the game", () => {
  const { layouts, expansions, editions, opponents } = catalogue();
  const ids = [...layouts, ...editions, ...opponents].map(({ id }) => id);
  expect([...ids, ...expansions].filter((id) => code.includes(`"${id}"`))).toEqual([]);
  // Whatever stands between tags comes from `texts`.
  const between = [...code.matchAll(/>([^<>${}()=;]*[a-zA-Z]{3}[^<>${}()=;]*)<\//g)].map(([, words = ""]) =>
    words.trim(),
  );
  expect(between).toEqual([]);
});
