import { leavesNobody, leavingEntry } from '../../match/leaving.ts';
import { Refusal } from '../../protocol/asks.ts';
import type { Entry } from '../../protocol/hosted.ts';
import { Refused } from '../refusals.ts';
import { type RemovingWorld, removeTable } from '../removing.ts';
import type { Bus, Store } from '../store/store.ts';
import type { Tables } from '../tables.ts';

/** A host hands over, and frees the seats of all their tables one by one: no table takes more than that. */
const MOST_STEPS = 64;

/** Where a player is removed from: a server, or a command beside it. */
export interface LeavingWorld extends RemovingWorld {
  readonly store: Store;
  readonly bus: Pick<Bus, 'tell' | 'announce'>;
  readonly tables: Pick<Tables, 'look' | 'note' | 'heard'>;
  now(): number;
  /** What is known of the player in memory no longer holds. */
  playerChanged(player: string): void;
}

/** Tables that are gone, or that these rules can make nothing of, have no seat to leave. */
const isNoTable = (error: unknown): boolean =>
  (error instanceof Refusal && error.code === 'no-such-table') ||
  (error instanceof Refused && error.code === 'other-rules');

async function leaveSeat(table: string, player: string, { tables }: LeavingWorld): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    let entry: Entry | null = null;
    await tables.note(table, (now) => {
      entry = leavingEntry(now, player);
      return entry;
    });
    if (entry === null) return;
  }
}

async function leave(table: string, player: string, world: LeavingWorld): Promise<void> {
  try {
    if (await world.tables.look(table, (now) => leavesNobody(now, player))) {
      await removeTable(table, world, () => {});
      return;
    }
    await leaveSeat(table, player, world);
  } catch (error) {
    if (!isNoTable(error)) throw error;
  }
  const seq = await world.store.eraseName(table, player, world.now());
  if (seq === null) return;
  world.bus.tell(table, seq);
  await world.tables.heard(table, seq);
}

/**
 * Deletes all that is kept about a player. Their seats are left and their name is erased from every table; finished games
 * stay. What is interrupted is ended by the next server that looks: from the first step on nobody is this player.
 */
export async function removePlayer(player: string, world: LeavingWorld): Promise<void> {
  const { store, bus } = world;
  await store.beginLeaving(player, world.now());
  world.playerChanged(player);
  bus.announce('player', player);
  const messages = [...(await store.messagesOf(player)), ...(await store.oldMessagesOf(player))];
  const written = messages.map(({ table }) => table);
  // First of all, so that nobody who is told of a name that was erased is shown the messages again.
  await store.deleteMessagesOf(player);
  const done = new Set<string>();
  for (;;) {
    // Somebody who was just about to sit down may have done so meanwhile.
    const named = [...(await store.tablesNaming(player)), ...written];
    const tables = new Set(named.filter((table) => !done.has(table)));
    if (tables.size === 0) break;
    for (const table of tables) {
      await leave(table, player, world);
      done.add(table);
    }
  }
  await store.deleteMessagesOf(player);
  await store.removePlayer(player);
}

/** Ends what was interrupted. */
export async function endRemovals(world: LeavingWorld): Promise<void> {
  for (const player of await world.store.leaving()) await removePlayer(player, world);
}
