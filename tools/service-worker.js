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

/** Where a table is shown, or the home page. */
const pageOf = (table) => addressOf(/^[0-9a-z]{20}$/.test(table) ? `./#/at/${table}` : './#/');

/** What the server sends is worded already, in the language of whoever reads it here. */
async function notify(event) {
  const { title, body, language, table } = event.data?.json() ?? {};
  await self.registration.showNotification(String(title ?? 'Tintamarre'), {
    body: String(body ?? ''),
    lang: language,
    icon: addressOf('icon-192.png'),
    // A newer one about the same table takes the place of the older, and calls again.
    tag: table ?? 'tintamarre',
    renotify: true,
    data: { table },
  });
}

/** The page of the table: the one that shows it already, else any that is open, else a new one. */
async function show({ table }) {
  const page = pageOf(table);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === page);
  // A page of before this worker was there does not follow it.
  const there = shown ?? (await pages[0]?.navigate(page).catch(() => null));
  if (there) await there.focus();
  else await self.clients.openWindow(page);
}

/** The browser has other keys for this device now. */
async function tellAnew({ newSubscription, oldSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  await fetch(addressOf('api/me/push'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language }),
  });
}

self.addEventListener('push', (event) => event.waitUntil(notify(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? {}));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellAnew(event)));
