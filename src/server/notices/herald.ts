import type { HostedTable } from '../../match/hosted.ts';
import { Refusal } from '../../protocol/asks.ts';
import type { Presence } from '../presence.ts';
import { Refused } from '../refusals.ts';
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
/** For two minutes a table that cannot be read is tried again. */
const MOST_TRIES = 24;

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

  private lookSoon(id: string, happened: Happened, milliseconds: number, tries = 1): void {
    const known = this.pending.get(id);
    if (known !== undefined) {
      known.happened = { ...known.happened, ...happened };
      return;
    }
    if (this.closed) return;
    const callOff = this.world.after(milliseconds, () => void this.lookNow(id, tries));
    this.pending.set(id, { happened, callOff });
  }

  /** Looks at the table; where the database cannot be reached, again later. */
  private async lookNow(id: string, tries: number): Promise<void> {
    const { happened = {} } = this.pending.get(id) ?? {};
    this.pending.delete(id);
    try {
      await this.look(id, happened);
    } catch (error) {
      // A table that was removed meanwhile, or that these rules can make nothing of.
      if (error instanceof Refusal || error instanceof Refused) return;
      this.world.trouble(error);
      if (tries < MOST_TRIES) this.lookSoon(id, happened, GRACE, tries + 1);
    }
  }

  private async look(id: string, happened: Happened): Promise<void> {
    if (this.closed) return;
    const { look, now } = this.world;
    const all = await look(id, (table) => dueAt(table, happened));
    const time = now();
    const ripe = time - GRACE;
    // What lies in the future happened before the clock was set back: it is not waited for until that time comes again.
    const isYoung = ({ at }: Due): boolean => at > ripe && at <= time + GRACE;
    const young = all.filter(isYoung).map(({ at }) => at);
    if (young.length > 0) this.lookSoon(id, happenedAfter(happened, ripe), Math.min(...young) - ripe);
    for (const due of all) if (!isYoung(due)) await this.tell(due);
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

  private takeUp(since: number, tries = 1): void {
    const { store, after, trouble } = this.world;
    const found = this.closed ? Promise.resolve([]) : store.waitingForTold(since, MOST_TAKEN_UP);
    found
      .then((ids) => {
        for (const id of ids) this.lookSoon(id, {}, GRACE);
      })
      .catch((error: unknown) => {
        trouble(error);
        if (!this.closed && tries < MOST_TRIES) after(GRACE, () => this.takeUp(since, tries + 1));
      });
  }

  close(): void {
    this.closed = true;
    for (const { callOff } of this.pending.values()) callOff();
    this.pending.clear();
  }
}
