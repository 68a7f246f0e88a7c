import { Store } from './store.ts';

/** Switches to the new version of the page, once one has been fetched. */
export const newVersion = new Store<(() => void) | null>(null);

function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  const announce = (worker: ServiceWorker) => newVersion.set(() => worker.postMessage('skip-waiting'));
  // On the very first visit the worker takes nothing over: this page is the version it holds.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting !== null && isUpdate()) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) announce(worker);
    });
  });
}

async function register(): Promise<void> {
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
  });
  try {
    watchForNewVersion(await navigator.serviceWorker.register('./sw.js'));
  } catch {
    // Some browsers and private windows refuse: the page works without, as long as its server does.
  }
}

/** Keeps the page for when there is no network. Browsers offer it at safe addresses only (https or localhost). */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
