import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/engine/game.ts';
import { newPlayer, openTable } from '../load/wire.ts';
import { type Notebook, Player } from './player.ts';

export interface Manner {
  readonly base: string;
  readonly game: string;
  readonly seats: number;
  readonly random: Random;
  /** Milliseconds at most before an answer. */
  readonly think: number;
  resumed(): void;
  failed(): void;
  trouble(what: string): void;
}

const TRY_AGAIN_MILLISECONDS = 100;

/** Players who sit down at a new table whenever a game is over, whatever happens to the server. */
export class Club {
  /** By table. */
  readonly notebooks = new Map<string, Notebook>();
  players: readonly Player[] = [];
  private readonly manner: Manner;
  readonly cookies: readonly string[];
  private stopped = false;
  private acknowledgedAt = 0;

  private constructor(manner: Manner, cookies: readonly string[]) {
    this.manner = manner;
    this.cookies = cookies;
  }

  static async found(manner: Manner, name: string): Promise<Club> {
    const seats = Array.from({ length: manner.seats }, (_, seat) => seat);
    return new Club(manner, await Promise.all(seats.map((seat) => newPlayer(manner.base, `${name}.${seat}`))));
  }

  async play(): Promise<void> {
    while (!this.stopped) {
      const table = await this.open();
      if (table === null) return;
      const notebook: Notebook = { sent: [], acknowledged: [], heard: [] };
      this.notebooks.set(table, notebook);
      const acknowledged = () => {
        this.acknowledgedAt = performance.now();
      };
      const setting = { ...this.manner, table, notebook, acknowledged };
      this.players = this.cookies.map((cookie, seat) => new Player({ ...setting, cookie, seat }));
      await Promise.all(this.players.map(({ over }) => over));
      for (const player of this.players) player.stop();
    }
  }

  /** Since then an answer was acknowledged, and everybody here was told that the table has gone on. */
  hasPlayedSince(time: number): boolean {
    return this.acknowledgedAt > time && this.players.every(({ advancedAt }) => advancedAt > time);
  }

  /** Until a server is there to open it. */
  private async open(): Promise<string | null> {
    const { base, game, seats } = this.manner;
    while (!this.stopped) {
      try {
        return await openTable(base, this.cookies[0]!, { game, seats });
      } catch {
        await pause(TRY_AGAIN_MILLISECONDS);
      }
    }
    return null;
  }

  stop(): void {
    this.stopped = true;
    for (const player of this.players) player.stop();
  }
}
