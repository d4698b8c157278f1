/* global self, caches, fetch, __VERSION__, __SHELL__, __REST__ */
/* Answers from what was kept. Every name but that of the page holds a hash of its content, so nothing kept is ever out of date. */
const version = __VERSION__;
const shell = __SHELL__;
const rest = __REST__;
const cacheName = `cairn-playground-${version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("cairn-playground-") && name !== cacheName) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** The page asks for the rest when it has nothing else to do. */
self.addEventListener("message", (event) => {
  if (event.data !== "keep the rest") return;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName);
      for (const name of rest) if (!(await cache.match(name))) await cache.add(name).catch(() => undefined);
      event.source?.postMessage("kept");
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(mode === "navigate" ? "./" : event.request, { ignoreSearch: true });
      return kept ?? fetch(event.request);
    })(),
  );
});
