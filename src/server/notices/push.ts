import type { NoticeStore, StoredPush } from '../store/store.ts';
import type { Letter } from './post.ts';

/** By which a push service knows this server; the same on every node, and for ever. */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a device is told, sealed for it alone. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly table: string | null;
}

const DAY_SECONDS = 24 * 60 * 60;
/** A device that is off for longer is not told any more. */
const LIFETIME_SECONDS = 3 * DAY_SECONDS;
/** Who answers for this server, where it has no secure address of its own to name. */
const NOBODY = 'https://tintamarre.invalid';

// Fetched when somebody first wants to be told: most of the time nobody does.
const library = async () => (await import('web-push')).default;

export async function serverKeys(store: NoticeStore): Promise<ServerKeys> {
  const { generateVAPIDKeys } = await library();
  return JSON.parse(await store.keepOnce('push-keys', JSON.stringify(generateVAPIDKeys())));
}

/** The message as it goes to the service of a browser; throws where the keys of the device are none. */
export async function letterFor(push: StoredPush, message: PushMessage, keys: ServerKeys): Promise<Letter> {
  const { endpoint, site } = push;
  const { generateRequestDetails } = await library();
  const details = generateRequestDetails({ endpoint, keys: JSON.parse(push.keys) }, JSON.stringify(message), {
    vapidDetails: { subject: site.startsWith('https:') ? site : NOBODY, ...keys },
    TTL: LIFETIME_SECONDS,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
    // What was not delivered yet about the same table is replaced.
    ...(message.table !== null && { topic: message.table }),
  });
  return { address: endpoint, headers: { ...details.headers }, body: details.body ?? Buffer.alloc(0) };
}
