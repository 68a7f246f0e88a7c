import type { NoticesNow } from '../../protocol/notices.ts';
import { settings } from '../settings.ts';
import { api } from './api.ts';

/** Whether this device is told by its browser, or why it cannot be. */
export type PushState = 'on' | 'off' | 'unsafe' | 'unable' | 'blocked';

/** The browser did not get what it needs from its own service. */
export class PushFailed extends Error {}

async function manager(): Promise<PushManager | null> {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  const registration = able ? await navigator.serviceWorker.getRegistration() : undefined;
  return registration?.pushManager ?? null;
}

const subscription = async (): Promise<PushSubscription | null> => (await (await manager())?.getSubscription()) ?? null;

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'unsafe';
  if ((await manager()) === null) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Tells the server how to reach this device, and in which language. */
async function tell(subscribed: PushSubscription): Promise<NoticesNow> {
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return api.keepPush({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language: settings.get().language });
}

async function subscribed(key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const push = (await manager())!;
  try {
    return await push.subscribe(wanted);
  } catch {
    // What was once made for another server stands in the way.
    await (await push.getSubscription())?.unsubscribe();
  }
  return push.subscribe(wanted).catch(() => {
    throw new PushFailed();
  });
}

/** Asks the person, then the browser; null where the person does not want it. */
export async function switchOn(key: string): Promise<NoticesNow | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return tell(await subscribed(key));
}

export async function switchOff(): Promise<NoticesNow | null> {
  const before = await subscription();
  if (before === null) return null;
  await before.unsubscribe();
  return api.dropPush(before.endpoint);
}

/** Where a trial of this device goes. */
export const endpointHere = async (): Promise<string> => (await subscription())?.endpoint ?? '';

/** Tells the server again, since it may have forgotten, or who plays here or in which language has changed. */
export async function renewPush(): Promise<void> {
  const before = await subscription();
  if (before !== null) await tell(before);
}

let { language } = settings.get();
settings.watch(() => {
  if (settings.get().language === language) return;
  language = settings.get().language;
  void renewPush().catch(() => undefined);
});
