// Builds the playground from the source into a folder: node scripts/playground.mjs site/play. With no folder it also serves
// it: npm start [-- port]
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const SOURCE = "examples/playground";
const SCRIPTS = {
  main: `${SOURCE}/main.ts`,
  adviser: `${SOURCE}/adviser.ts`,
  "dream-home": "examples/dream-home/main.ts",
};
const COPIED = {
  "index.html": `${SOURCE}/index.html`,
  "dream-home.html": "examples/dream-home/index.html",
  "style.css": `${SOURCE}/style.css`,
  "icon.svg": `${SOURCE}/icon.svg`,
};
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** Builds the playground; its worker for offline use keeps what was built by the name of its content. */
export async function buildPlayground(folder) {
  mkdirSync(folder, { recursive: true });
  const { outputFiles } = await build({
    entryPoints: SCRIPTS,
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: JSON.parse(readFileSync("scripts/browsers.json", "utf8")), // the oldest, as docs/versions.md says
  });
  const hash = createHash("sha256");
  for (const { path, contents } of outputFiles) {
    writeFileSync(path, contents);
    hash.update(contents);
  }
  for (const [name, file] of Object.entries(COPIED)) {
    cpSync(file, join(folder, name));
    hash.update(readFileSync(file));
  }
  const worker = readFileSync(`${SOURCE}/offline.js`, "utf8");
  const version = `perfect-home-rules ${hash.digest("hex").slice(0, 16)}`;
  writeFileSync(join(folder, "offline.js"), worker.replace("BUILD OF THIS FOLDER", version));
}

/** Serves a folder; `close` ends it. Port 0 takes any that is free. */
export async function serveFolder(folder, port = 0) {
  const server = createServer(({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const body = readFileSync(file);
      response
        .writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve, reject) => server.on("error", reject).listen(port, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://localhost:${server.address().port}/`, close };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [target = "8000"] = process.argv.slice(2);
  const isPort = /^\d+$/.test(target);
  const folder = isPort ? "temp/play" : target;
  await buildPlayground(folder);
  if (isPort) console.log(`The playground is at ${(await serveFolder(folder, Number(target))).url}`);
}
