import type { Ask } from '../../protocol/asks.ts';
import type { ClientMessage } from '../../protocol/messages.ts';

/*
 * What things cost at least, in milliseconds of CPU: parsing, the database, what is sent. Measured on a server core of
 * 2020; what takes longer than that is charged once it is done.
 */

/** A message that is none. */
export const NOISE = 0.1;
/** A frame that holds no message: a ping, or a pong that nobody waits for. */
export const FRAME = 0.02;

const MESSAGES: Record<Exclude<ClientMessage['say'], 'ask'>, number> = {
  // A table that is not in memory is read, with its log.
  watch: 4,
  look: 4,
  leave: 0.2,
  attend: 0.2,
  explain: 0.2,
  forecast: 0.2,
  at: 0.5,
  story: 0.5,
};

const ASK = 1;
/** Where all have agreed, the game is played again up to there. */
const AGREEMENT = 5;

const askPrice = ({ ask }: Ask): number => (ask === 'agree' || ask === 'undo' ? AGREEMENT : ASK);

export const messagePrice = (message: ClientMessage): number =>
  message.say === 'ask' ? askPrice(message.ask) : MESSAGES[message.say];

/** Bytes that are sent in a millisecond, as text of a table is made and handed to the system. */
const BYTES_PER_MILLISECOND = 100_000;
export const sendingPrice = (bytes: number): number => bytes / BYTES_PER_MILLISECOND;

/** A file of the client, which is in memory. */
export const FILE = 0.2;
/** A request; routes that cost more say so. */
export const REQUEST = 1;
