// A service worker: keeps the files of one build, so that the page opens without a network.
const BUILD = "BUILD OF THIS FOLDER";
const FILES = ["./", "main.js", "adviser.js", "dream-home.html", "dream-home.js", "style.css", "icon.svg"];

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("perfect-home-rules ") && name !== BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
  const kept = caches.open(BUILD).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
