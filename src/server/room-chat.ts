import type { ChatMessage } from '../protocol/chat.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { Alarm } from './alarm.ts';
import type { ChatStore } from './store/chat-store.ts';
import { Turns } from './turns.ts';

/** Messages that one who comes is shown. */
const MOST_TOLD = 200;
/** Where the store could not be read, it is read again after so many milliseconds. */
const READ_AGAIN = 1000;

type Tell = (text: string) => void;

interface Surroundings {
  readonly store: Pick<ChatStore, 'messagesAfter' | 'lastMessage'>;
  after(milliseconds: number, act: () => void): () => void;
  /** What to do with an error that no one waits for. */
  trouble(error: unknown): void;
}

/**
 * The chat of a table, as those who watch it on this node are told. One thing happens after the other, so that whoever
 * comes is shown all messages up to one, and then told of those that follow it.
 */
export class RoomChat {
  private readonly table: string;
  private readonly world: Surroundings;
  private readonly tell: Tell;
  private readonly turns = new Turns();
  private readonly readsAgain: Alarm;
  /** The last message that everybody was told of. */
  private told = 0;
  /** The last one there is, as far as this node has heard. */
  private heard = 0;
  private shut = false;

  constructor(table: string, world: Surroundings, tell: Tell) {
    this.table = table;
    this.world = world;
    this.tell = tell;
    this.readsAgain = new Alarm(world.after);
  }

  async open(): Promise<void> {
    this.told = await this.world.store.lastMessage(this.table);
  }

  /** Lets somebody in, with the messages after the one that they know. */
  admit(known: number, act: (messages: readonly ChatMessage[]) => Promise<void>): Promise<void> {
    return this.turns.take(async () => {
      const messages = await this.read(Math.min(known, this.told));
      this.tellNew(messages);
      await act(messages.filter(({ number }) => number > known));
    });
  }

  /** Tells everybody of messages up to that one. */
  async hear(number: number): Promise<void> {
    this.heard = Math.max(this.heard, number);
    try {
      await this.turns.take(async () => {
        if (this.heard > this.told) this.tellNew(await this.read(this.told));
      });
    } catch (error) {
      this.world.trouble(error);
      if (!this.shut) this.readsAgain.set(READ_AGAIN, () => void this.hear(number));
    }
  }

  close(): void {
    this.shut = true;
    this.readsAgain.off();
  }

  private read(after: number): Promise<readonly ChatMessage[]> {
    return this.world.store.messagesAfter(this.table, after, MOST_TOLD);
  }

  private tellNew(read: readonly ChatMessage[]): void {
    const messages = read.filter(({ number }) => number > this.told);
    // What was heard of and is not there was deleted meanwhile.
    this.told = Math.max(this.told, this.heard, messages.at(-1)?.number ?? 0);
    if (messages.length === 0) return;
    const news: ServerMessage = { say: 'chat', table: this.table, messages };
    this.tell(JSON.stringify(news));
  }
}
