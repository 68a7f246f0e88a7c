import type { HostedTable } from '../../match/hosted.ts';
import { Refusal } from '../../protocol/asks.ts';
import type { Presence } from '../presence.ts';
import type { Bus, Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { type Due, dueAt, type Happened, happenedAfter, happenedBy } from './due.ts';

/** Who was asked so long ago and does not look is told: until then they may answer, or come back. */
const GRACE = 5000;
/** Nobody is asked for consent to something more often. */
const BETWEEN_CONSENTS = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** What a node that is gone was about to tell is not older. */
const RECENT = 10 * 60 * 1000;
/** After a start clients take so long to be back. */
const RETURN = 10_000;
const MOST_TAKEN_UP = 500;

export interface HeraldWorld {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly courier: Courier;
  look<Value>(table: string, at: (table: HostedTable) => Value): Promise<Value>;
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  trouble(error: unknown): void;
}

interface Pending {
  happened: Happened;
  readonly callOff: () => void;
}

/**
 * Sees to it that players are told who are not there. The node that added an entry looks at its table a little later;
 * where several do, or another takes up what a dead one left, the store lets only one of them tell.
 */
export class Herald {
  private readonly world: HeraldWorld;
  private readonly pending = new Map<string, Pending>();
  private closed = false;

  constructor(world: HeraldWorld) {
    this.world = world;
    // What a node was about to tell when it went is taken up by the others.
    world.bus.shared.listen({ changed: () => {}, gone: () => this.takeUp(world.now() - RECENT) });
  }

  /** The store as others are to use it: what is added through it is seen. */
  overhearing(store: Store): Store {
    return {
      ...store,
      append: async (id, entries, summary) => {
        const stored = await store.append(id, entries, summary);
        if (stored) {
          for (const entry of entries) {
            const happened = happenedBy(entry, summary.status === 'over');
            if (happened !== null) this.lookSoon(id, happened, GRACE);
          }
        }
        return stored;
      },
    };
  }

  private lookSoon(id: string, happened: Happened, milliseconds: number): void {
    const known = this.pending.get(id);
    if (known !== undefined) {
      known.happened = { ...known.happened, ...happened };
      return;
    }
    if (this.closed) return;
    const callOff = this.world.after(milliseconds, () => {
      this.look(id).catch((error: unknown) => {
        // A table that was removed meanwhile.
        if (!(error instanceof Refusal)) this.world.trouble(error);
      });
    });
    this.pending.set(id, { happened, callOff });
  }

  private async look(id: string): Promise<void> {
    const { happened = {} } = this.pending.get(id) ?? {};
    this.pending.delete(id);
    if (this.closed) return;
    const { look, now } = this.world;
    const all = await look(id, (table) => dueAt(table, happened));
    const ripe = now() - GRACE;
    const young = all.flatMap(({ at }) => (at > ripe ? [at] : []));
    if (young.length > 0) this.lookSoon(id, happenedAfter(happened, ripe), Math.min(...young) - ripe);
    for (const due of all) if (due.at <= ripe) await this.tell(due);
  }

  private async tell({ player, kind, at, table }: Due): Promise<void> {
    const { presence, courier, store } = this.world;
    if (presence.looks(table.id, player)) return;
    const apart = kind === 'consent' ? BETWEEN_CONSENTS : 1;
    const claim = () => store.claimNotice(table.id, player, kind, at, apart);
    await courier.deliver(player, { kind, at, table }, claim);
  }

  /** Takes up what was left when the program last ended, once players are back; what it gives back calls it off. */
  begin(): () => void {
    const { after, now } = this.world;
    return after(RETURN, () => this.takeUp(now() - DAY));
  }

  private takeUp(since: number): void {
    const { store, trouble } = this.world;
    const found = this.closed ? Promise.resolve([]) : store.waitingForTold(since, MOST_TAKEN_UP);
    found
      .then((ids) => {
        for (const id of ids) this.lookSoon(id, {}, GRACE);
      })
      .catch(trouble);
  }

  close(): void {
    this.closed = true;
    for (const { callOff } of this.pending.values()) callOff();
    this.pending.clear();
  }
}
