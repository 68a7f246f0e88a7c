/* The service worker. The build puts `PRECACHE` before it: a version, and the paths of all files. */

const CACHE = `tintamarre-${PRECACHE.version}`;
const addressOf = (path) => new URL(path, self.location.href).href;

/** Names of assets change with what is in them; everything else is asked for anew. */
const requestFor = (path) => new Request(addressOf(path), path.startsWith('assets/') ? {} : { cache: 'reload' });

/** What only the server can answer. */
const SERVER = ['api/', 'metrics'];
const PRESENCE = 'server.json';

async function fetchAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map(requestFor));
}

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tintamarre-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answerTo(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? addressOf('index.html') : request;
  return (await cache.match(wanted, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
}

/** Whether a server is there, as it says itself; where nothing answers there is none. */
async function presence(request) {
  try {
    return await fetch(request);
  } catch {
    return Response.json({ server: false });
  }
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs =
    request.url.startsWith(addressOf('./')) && !SERVER.some((path) => request.url.startsWith(addressOf(path)));
  if (request.url === addressOf(PRESENCE)) event.respondWith(presence(request));
  else if (request.method === 'GET' && isOurs) event.respondWith(answerTo(request));
});
