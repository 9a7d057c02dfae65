import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Files } from "./pages.js";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** Serves a web app at an address that a browser trusts, as service workers and the clipboard need one. */
export async function serveFiles(files: Files): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(({ url = "/" }, response) => {
    const name = new URL(url, "http://localhost").pathname.slice(1) || "index.html";
    const body = files[name];
    const type = TYPES[name.replace(/^.*\./, "")] ?? "text/plain";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
