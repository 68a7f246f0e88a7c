import { refuseMessage } from '../match/chat-rules.ts';
import type { Asker } from '../match/requests.ts';
import { type ChatAsk, Refusal } from '../protocol/asks.ts';
import type { ChatContent } from '../protocol/chat.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';

const contentOf = (ask: ChatAsk): ChatContent => (ask.ask === 'say' ? { phrase: ask.phrase } : { text: ask.text });

/** Writes in the chat of a table; on disk, and told to everybody who watches it on this node, when it resolves. */
export async function writeMessage(
  table: string,
  ask: ChatAsk,
  { player, name }: Asker,
  address: string,
  house: House,
): Promise<void> {
  const { store, bus, tables, rooms, limits, space } = house;
  const ticks = house.ticks();
  const paid = limits.allMessages.pay(address, 1, ticks) && limits.messages.pay(player, 1, ticks);
  if (!paid) throw new Refusal('too-much');
  const seat = await tables.look(table, (each) => {
    const refusal = refuseMessage(each, player, ask);
    if (refusal !== null) throw new Refusal(refusal);
    return each.seatOf(player);
  });
  if (await space.isFull()) throw new Refused('full');
  const message = { table, at: house.now(), player, name, seat, content: contentOf(ask) };
  const number = await store.addMessage(message, limits.keptMessages);
  if (number === null) throw new Refusal('no-such-table');
  bus.tellChat(table, number);
  await rooms.hearChat(table, number);
}
