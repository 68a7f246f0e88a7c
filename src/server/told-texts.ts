import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from '../engine/game.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { Match } from '../match/match.ts';

/** Steps whose text is kept as one. */
const BLOCK = 128;
const MOST_CHARACTERS = 32 * 2 ** 20;

interface Block {
  /** The last step of the block: another one is there once it was taken back. */
  readonly mark: unknown;
  readonly text: string;
}

const itemsOf = (told: readonly unknown[]): string => JSON.stringify(told).slice(1, -1);

/**
 * What happened in games as JSON, for whoever comes to a table or comes back. A long game comes to megabytes: what is long
 * past is kept as text, up to so many characters, and worked out a little at a time before it is needed.
 */
export class ToldTexts {
  private readonly most: number;
  private readonly blocks = new Map<string, Block>();
  private held = 0;

  constructor(most = MOST_CHARACTERS) {
    this.most = most;
  }

  /** Characters held. */
  get size(): number {
    return this.held;
  }

  /** Works out what `textOf` takes from the setup on, a block by `act` in each turn of the event loop. */
  async prepare(id: string, match: Match, viewer: Seat | null, act: (work: () => string) => string): Promise<void> {
    for (let block = 0; block < this.whole(match); block++) {
      if (this.known(id, match, viewer, block) !== null) continue;
      act(() => this.block(id, match, viewer, block));
      await nextTurn();
    }
  }

  /** What was told after that step, as JSON; from the setup on for −1. */
  textOf(id: string, match: Match, viewer: Seat | null, since: number): string {
    if (since >= 0) return JSON.stringify(match.told(viewer, since));
    const whole = this.whole(match);
    const parts = [itemsOf(match.told(viewer, -1, 0))];
    for (let block = 0; block < whole; block++) parts.push(this.block(id, match, viewer, block));
    parts.push(itemsOf(match.told(viewer, whole * BLOCK)));
    return `[${parts.filter((part) => part !== '').join()}]`;
  }

  private whole({ settled }: Match): number {
    return Math.floor(settled / BLOCK);
  }

  private known(id: string, match: Match, viewer: Seat | null, block: number): string | null {
    const found = this.blocks.get(`${id} ${viewer} ${block}`);
    return found !== undefined && found.mark === match.markAt((block + 1) * BLOCK) ? found.text : null;
  }

  private block(id: string, match: Match, viewer: Seat | null, block: number): string {
    const key = `${id} ${viewer} ${block}`;
    const end = (block + 1) * BLOCK;
    const text = this.known(id, match, viewer, block) ?? itemsOf(match.told(viewer, block * BLOCK, end));
    this.held += text.length - (this.blocks.get(key)?.text.length ?? 0);
    this.blocks.delete(key);
    this.blocks.set(key, { mark: match.markAt(end), text });
    for (const [oldest, { text: old }] of this.blocks) {
      if (this.held <= this.most) break;
      this.blocks.delete(oldest);
      this.held -= old.length;
    }
    return text;
  }
}

/** What the viewer is told of the game, as JSON. */
export const toldText = (
  texts: ToldTexts,
  { charter, match }: HostedTable,
  viewer: Seat | null,
  since: number,
): string => (match === null ? '[]' : texts.textOf(charter.id, match, viewer, since));

/** The message with one more field, which is JSON already. */
export const withJson = (message: object, field: string, json: string): string =>
  `${JSON.stringify(message).slice(0, -1)},"${field}":${json}}`;
