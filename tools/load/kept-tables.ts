import { dice, seedFrom } from '../../src/engine/random.ts';
import { kitOf } from '../../src/games/index.ts';
import { HostedTable } from '../../src/match/hosted.ts';
import { commitmentOf } from '../../src/match/luck.ts';
import type { Charter, Entry, Stamped } from '../../src/protocol/hosted.ts';
import type { Store } from '../../src/server/store/store.ts';
import { summaryOf } from '../../src/server/summary.ts';

/** Entries that are stored in one go. */
const AT_ONCE = 1000;

/** A table with its log, which entries are added to as a server would. */
export class LoggedTable {
  readonly table: HostedTable;
  readonly log: Stamped[] = [];
  private readonly secret: string;
  private readonly clear: HostedTable;

  constructor(id: string, game: string, seats: number, seed: number) {
    const random = dice(seed);
    this.secret = seedFrom(random);
    const charter: Charter = {
      id,
      game,
      options: {},
      seats,
      clock: { kind: 'none' },
      listed: false,
      host: 'p0',
      commitment: commitmentOf(this.secret),
      made: Date.now(),
    };
    const kit = kitOf(game)!;
    this.table = new HostedTable(charter, this.secret, kit, random);
    this.clear = new HostedTable(charter, this.secret, kit, random);
  }

  add(entry: Entry): void {
    const stamped: Stamped = { ...entry, seq: this.log.length + 1, at: Date.now() };
    this.table.apply(stamped);
    this.log.push(stamped);
  }

  async keepIn(store: Store): Promise<void> {
    const { charter, kit } = this.table;
    await store.addTable(charter, this.secret, kit.game.rules, summaryOf(this.clear, 0));
    const summary = summaryOf(this.table, 0);
    for (let from = 0; from < this.log.length; from += AT_ONCE) {
      const part = this.log.slice(from, from + AT_ONCE);
      const isLast = from + AT_ONCE >= this.log.length;
      const { seq } = part.at(-1)!;
      await store.append(charter.id, part, isLast ? summary : { ...summary, status: 'playing', seq });
    }
  }
}

/** Keeps a table of two people who have given so many answers and get nowhere: nobody plays a card. */
export async function drawnOut(store: Store, id: string, answers: number, seed: number): Promise<number> {
  const logged = new LoggedTable(id, 'smash-up', 2, seed);
  for (const seat of [0, 1]) logged.add({ kind: 'sat', seat, player: `p${seat}`, name: `Player ${seat}`, salt: '' });
  logged.add({ kind: 'began' });
  for (let step = 0; step < answers; step++) {
    const { match, asked } = logged.table;
    if (match === null || asked === null) throw new Error(`a game that was to be long is over after ${step} answers`);
    logged.add({ kind: 'answered', seat: asked, index: match.present(asked).rest ?? 0, by: 'player' });
  }
  await logged.keepIn(store);
  return answers;
}

/** Keeps a table of four bots whose game is over; after how many answers. */
export async function playedOut(store: Store, id: string, game: string, seed: number): Promise<number> {
  const logged = new LoggedTable(id, game, 4, seed);
  for (let seat = 0; seat < 4; seat++) logged.add({ kind: 'bot-sat', seat, name: `Bot ${seat}`, bot: 'greedy' });
  logged.add({ kind: 'began' });
  for (;;) {
    const entry = logged.table.ownEntry(Number.MAX_SAFE_INTEGER, 0);
    if (entry === null) break;
    logged.add(entry);
  }
  await logged.keepIn(store);
  return logged.table.match?.step ?? 0;
}
