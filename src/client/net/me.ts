import type { Person } from '../../protocol/messages.ts';
import { settings } from '../settings.ts';
import { Store } from '../store.ts';
import { api } from './api.ts';
import { Refused } from './refused.ts';

/** That this device was given a name; who it is the server knows by a cookie. */
const KEY = 'tintamarre-known';

/** Who plays on this device; null before a name was given. */
export const me = new Store<Person | null>(null);

/** A device that is told of turns goes on being told, of those of whoever plays on it now. */
async function renewPush(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  await (await import('./push.ts')).renewPush().catch(() => undefined);
}

function remember(person: Person | null): void {
  if (person !== null && person.id !== me.get()?.id) void renewPush();
  me.set(person);
  try {
    if (person === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'yes');
  } catch {
    // Nothing may be kept here: the name is asked for again.
  }
}

const isKnown = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Asks the server who this is, if it was ever told. */
export async function recall(): Promise<Person | null> {
  if (me.get() !== null || !isKnown()) return me.get();
  try {
    remember(await api.me());
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown-player') remember(null);
    else throw error;
  }
  return me.get();
}

/** Gives a name, or another one. */
export async function callMe(name: string): Promise<void> {
  remember(await api.greet(name));
  if (settings.get().name === '') settings.patch({ name: me.get()!.name });
}

/** Becomes the one who made the code on another device. */
export async function takeCode(code: string): Promise<void> {
  remember(await api.take(code));
}

/** Has all deleted that is kept about whoever plays here; the device forgets the name as well. */
export async function deleteMe(): Promise<void> {
  await api.deleteMe();
  remember(null);
  settings.patch({ name: '' });
}
