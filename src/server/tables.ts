import { HostedTable } from '../match/hosted.ts';
import type { Asker } from '../match/requests.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry } from '../protocol/hosted.ts';
import { Live } from './live.ts';
import { CannotGoOn, type Loaded, load } from './loading.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings, Watcher } from './surroundings.ts';
import { type Timed, unpaid } from './timed.ts';

/** The tables that this node has in memory; every other one is a few milliseconds away. */
export class Tables {
  private readonly world: Surroundings;
  private readonly live = new Map<string, Promise<Live>>();
  /** Those of them that are watched and yet left to the store. */
  private readonly resting = new Set<string>();
  /** Tables that these rules can make nothing of. */
  private readonly unreadable = new Set<string>();

  constructor(world: Surroundings) {
    this.world = world;
    // One that cannot be read is told to whoever asked for it.
    world.bus.listen((id, seq) => void this.heard(id, seq));
  }

  /** Reads what was added to the log without asking the table, if it is in memory. */
  async heard(id: string, seq: number): Promise<void> {
    await this.live.get(id)?.then(
      (live) => live.heard(seq),
      () => undefined,
    );
  }

  async open(charter: Charter, secret: string, origin: string): Promise<void> {
    const { store, kitOf, random, botPace } = this.world;
    const kit = kitOf(charter.game);
    if (kit === undefined) throw new Refusal('no-such-table');
    const table = new HostedTable(charter, secret, kit, random);
    await store.addTable(charter, secret, kit.game.rules, summaryOf(table, botPace), origin);
  }

  private async load(id: string, timed: Timed): Promise<Loaded> {
    try {
      const loaded = await load(id, this.world, timed);
      if (loaded.moved !== null) this.world.moved(loaded.moved.difference === null ? 'same' : 'differs');
      this.unreadable.delete(id);
      return loaded;
    } catch (error) {
      if (error instanceof CannotGoOn && !this.unreadable.has(id)) {
        this.unreadable.add(id);
        this.world.moved('unreadable');
        this.world.trouble(new Error(`table ${id} cannot go on by these rules: ${error.why}`));
      }
      throw error;
    }
  }

  /** The table; whoever has it read pays for that. */
  private at(id: string, timed: Timed = unpaid): Promise<Live> {
    const found = this.live.get(id);
    if (found !== undefined) return found;
    const forget = () => {
      if (this.live.get(id) === loading) this.live.delete(id);
    };
    if (this.live.size === 0) this.world.setByWall();
    const { resting } = this;
    const rests = (does: boolean) => void (does ? resting.add(id) : resting.delete(id));
    const isCrowded = () => this.live.size - resting.size > this.world.crowd;
    const memory = {
      forget,
      rests,
      get isCrowded() {
        return isCrowded();
      },
    };
    const loading = this.load(id, timed).then((loaded) => new Live(loaded, this.world, memory));
    this.live.set(id, loading);
    loading.catch(forget);
    return loading;
  }

  async ask(id: string, asker: Asker, ask: TableAsk, timed?: Timed): Promise<void> {
    await (await this.at(id, timed)).ask(asker, ask, timed);
  }

  async note(id: string, entryOf: (table: HostedTable) => Entry | null): Promise<void> {
    await (await this.at(id)).note(entryOf);
  }

  async look<Value>(id: string, look: (table: HostedTable, now: number) => Value, timed = unpaid): Promise<Value> {
    return (await this.at(id, timed)).look(look, timed);
  }

  /** Has the watcher told of all that happens. Where nothing does for long, `onRest` is called: it may forget what it knows. */
  async watch(id: string, watcher: Watcher, onRest = () => {}, timed = unpaid): Promise<() => void> {
    return (await this.at(id, timed)).watch(watcher, onRest);
  }

  /** Reads what was added to every table in memory, where nobody can say to which. */
  async catchUp(): Promise<void> {
    await Promise.all([...this.live.keys()].map((id) => this.heard(id, Number.MAX_SAFE_INTEGER)));
  }

  /** Drops a table that was removed from the store. */
  async forget(id: string): Promise<void> {
    const live = this.live.get(id);
    this.live.delete(id);
    await live?.then(
      (found) => found.close(),
      () => undefined,
    );
  }

  /** Takes up tables that should have acted so long ago: of a node that died, and those that left the memory. */
  async takeUp(most: number, late: number): Promise<number> {
    const { store, now } = this.world;
    const overdue = await store.overdue(now() - late, most + this.unreadable.size);
    const ids = overdue.filter((id) => !this.unreadable.has(id)).slice(0, most);
    await Promise.all(ids.map((id) => this.at(id).catch(() => undefined)));
    return ids.length;
  }

  get size(): number {
    return this.live.size;
  }

  /** How many of them rest. */
  get atRest(): number {
    return this.resting.size;
  }

  async close(): Promise<void> {
    const all = await Promise.allSettled(this.live.values());
    await Promise.all(all.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined)));
  }
}
