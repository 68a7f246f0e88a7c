import type { Connection } from './connection.ts';
import { sentenceOf } from './refusals.ts';

const PING_MILLISECONDS = 20_000;
/** They are pinged group by group: if thousands were at once, every answer would wait until the last has said it is there. */
const GROUPS = 100;
const MOST_OF_A_PLAYER = 20;
/** What is under way when the server stops gets so much time. */
const GRACE_MILLISECONDS = 3000;

/** Calls once after so many milliseconds; what it gives back calls it off. */
type After = (milliseconds: number, act: () => void) => () => void;

/** How many there are of each. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, more: 1 | -1): void {
    const count = this.of(key) + more;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

/** All sockets of this node. */
export class Sockets {
  private readonly groups: readonly Set<Connection>[] = Array.from({ length: GROUPS }, () => new Set<Connection>());
  /** Each with the group that it is pinged with. */
  private readonly connections = new Map<Connection, Set<Connection>>();
  private readonly addresses = new Tally();
  private readonly players = new Tally();
  private readonly perAddress: number;
  private readonly after: After;
  /** Null while there is no socket to ping. */
  private callOff: (() => void) | null = null;
  private pings = 0;
  private added = 0;

  constructor(perAddress: number, after: After) {
    this.perAddress = perAddress;
    this.after = after;
  }

  private pingLater(): void {
    this.callOff = this.after(PING_MILLISECONDS / GROUPS, () => {
      this.callOff = null;
      this.ping();
      if (this.size > 0) this.pingLater();
    });
  }

  /** Whether one more may come from there. */
  hasRoomFor(address: string, player: string | null): boolean {
    if (this.addresses.of(address) >= this.perAddress) return false;
    return player === null || this.players.of(player) < MOST_OF_A_PLAYER;
  }

  private count({ caller, player }: Connection, more: 1 | -1): void {
    this.addresses.add(caller.address, more);
    if (player !== null) this.players.add(player, more);
  }

  add(connection: Connection): void {
    this.added += 1;
    const group = this.groups[this.added % GROUPS]!;
    this.connections.set(connection, group.add(connection));
    this.count(connection, 1);
    if (this.callOff === null) this.pingLater();
  }

  forget(connection: Connection): void {
    this.connections.get(connection)?.delete(connection);
    if (this.connections.delete(connection)) this.count(connection, -1);
  }

  /** Closes those that came with a token that is taken back. */
  drop(digest: string): void {
    for (const connection of this.connections.keys()) {
      if (connection.caller.digest === digest) connection.close('unknown-player');
    }
  }

  /** Closes those whose token no longer holds: of one player, or all. */
  check(player?: string): void {
    for (const connection of this.connections.keys()) {
      if (player === undefined || connection.player === player) void connection.check();
    }
  }

  private ping(): void {
    this.pings += 1;
    for (const connection of this.groups[this.pings % GROUPS]!) {
      connection.ping();
      void connection.check();
    }
  }

  /** Says that the server stops, lets what was asked be done, and closes. */
  async close(): Promise<void> {
    this.callOff?.();
    const all = [...this.connections.keys()];
    for (const connection of all) {
      connection.send({ say: 'closing', sentence: sentenceOf('closing', connection.caller.language) });
      connection.stopReading();
    }
    const settled = Promise.allSettled(all.map((connection) => connection.settled));
    const late = new Promise((resolve) => setTimeout(resolve, GRACE_MILLISECONDS).unref());
    await Promise.race([settled, late]);
    for (const connection of all) connection.close('restart');
  }

  get size(): number {
    return this.connections.size;
  }
}
