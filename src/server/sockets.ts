import type { Connection } from './connection.ts';
import { sentenceOf } from './refusals.ts';

const PING_MILLISECONDS = 20_000;
/** At every so many pings it is asked again whether the token still holds. */
const PINGS_BETWEEN_CHECKS = 5;
const MOST_OF_A_PLAYER = 20;
/** What is under way when the server stops gets so much time. */
const GRACE_MILLISECONDS = 3000;

/** Calls once after so many milliseconds; what it gives back calls it off. */
type After = (milliseconds: number, act: () => void) => () => void;

/** All sockets of this node. */
export class Sockets {
  private readonly connections = new Set<Connection>();
  private readonly addresses = new Map<string, number>();
  private readonly perAddress: number;
  private readonly after: After;
  private callOff = () => {};
  private pings = 0;

  constructor(perAddress: number, after: After) {
    this.perAddress = perAddress;
    this.after = after;
    this.pingLater();
  }

  private pingLater(): void {
    this.callOff = this.after(PING_MILLISECONDS, () => {
      this.ping();
      this.pingLater();
    });
  }

  /** Whether one more may come from there. */
  hasRoomFor(address: string, player: string | null): boolean {
    if ((this.addresses.get(address) ?? 0) >= this.perAddress) return false;
    if (player === null) return true;
    let own = 0;
    for (const connection of this.connections) if (connection.player === player) own += 1;
    return own < MOST_OF_A_PLAYER;
  }

  add(connection: Connection): void {
    const { address } = connection.caller;
    this.connections.add(connection);
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
  }

  forget(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    const { address } = connection.caller;
    const left = this.addresses.get(address)! - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }

  /** Closes those that came with a token that is taken back. */
  drop(digest: string): void {
    for (const connection of this.connections) {
      if (connection.caller.digest === digest) connection.close('unknown-player');
    }
  }

  private ping(): void {
    this.pings += 1;
    for (const connection of this.connections) {
      connection.ping();
      if (this.pings % PINGS_BETWEEN_CHECKS === 0) void connection.check();
    }
  }

  /** Says that the server stops, lets what was asked be done, and closes. */
  async close(): Promise<void> {
    this.callOff();
    const all = [...this.connections];
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
