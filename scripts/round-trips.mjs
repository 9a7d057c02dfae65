// Measures how many requests a referee answers in a second through a pipe (run `npm run build` first): a program asks for a
// random move, waits for the answer, and asks for the next one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { games: { type: "string", default: "30" } } });
const referee = spawn(process.execPath, ["dist/cli.js", "serve"], { stdio: ["pipe", "pipe", "inherit"] });
referee.stdout.setEncoding("utf8");

let heard = "";
async function ask(request) {
  referee.stdin.write(`${JSON.stringify(request)}\n`);
  while (!heard.endsWith("\n")) heard += (await once(referee.stdout, "data"))[0];
  const answer = JSON.parse(heard);
  heard = "";
  return answer;
}

async function perSecond(show) {
  const begun = performance.now();
  let trips = 0;
  for (let seed = 0; seed < Number(values.games); seed++) {
    let answer = await ask({ ask: "new", options: { players: ["Ann", "Bob"], seed }, show });
    const { game } = answer;
    for (; !answer.over; trips++) {
      const code = answer.codes[(trips * 7919) % answer.codes.length];
      answer = await ask({ ask: "apply", game, code, show });
    }
    await ask({ ask: "close", game });
  }
  return Math.round((trips / (performance.now() - begun)) * 1000);
}

await perSecond(["codes"]);
for (const show of [["codes"], ["codes", "totals"], ["codes", "numbers"], ["codes", "observation"]])
  console.log(
    `${show.join(", ").padEnd(20)} ${(await perSecond(show)).toLocaleString("en").padStart(7)} moves a second`,
  );
referee.stdin.end();
