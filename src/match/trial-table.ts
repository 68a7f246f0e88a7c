import { dice } from '../engine/random.ts';
import type { TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry, Stamped } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';
import type { Fixed } from './kept.ts';
import { commitmentOf } from './luck.ts';
import { type Asker, entryFor } from './requests.ts';
import { trialKit } from './trial.ts';

const SECRET = 'a secret';
const CHARTER: Charter = {
  id: 't',
  game: 'pig',
  options: {},
  seats: 3,
  clock: { kind: 'game', seconds: 600, increment: 5 },
  listed: true,
  host: 'anna',
  commitment: commitmentOf(SECRET),
  made: 0,
};
const ASKERS: readonly Asker[] = ['anna', 'ben', 'cleo'].map((player) => ({ player, name: player.toUpperCase() }));

/** For tests: what is fixed of a table for three. */
export const trialTable = (): Fixed => ({ charter: CHARTER, secret: SECRET, kit: trialKit, random: dice(1) });

/** Everything that somebody may do while a game is under way. */
const asksAt = (table: HostedTable, at: number): readonly TableAsk[] => [
  { ask: 'answer', step: table.match!.step, index: at % 3 },
  { ask: 'answer', step: table.match!.step, index: 2 },
  { ask: 'undo' },
  { ask: 'redo' },
  { ask: 'agree', motion: { what: 'undo', seat: 0, step: Math.max(0, table.match!.step - 2) } },
  { ask: 'agree', motion: { what: 'end' } },
  { ask: 'agree', motion: { what: 'send-away', seat: 1 } },
  { ask: 'decline' },
  { ask: 'go-away', why: 'handed' },
  { ask: 'come-back' },
  { ask: 'close-chat', what: 'text' },
  { ask: 'let-spectators-write', may: at % 2 === 0 },
];

/** For tests: adds to a table whatever is allowed next, by chance. */
export function* playedByChance(table: HostedTable, seed: number): Generator<Stamped> {
  const random = dice(seed);
  let at = 1000;
  const add = (entry: Entry): Stamped => {
    at += 500 + random.below(3000);
    const stamped = { ...entry, seq: table.seq + 1, at };
    table.apply(stamped);
    return stamped;
  };
  for (const [seat, { player, name }] of ASKERS.entries()) yield add({ kind: 'sat', seat, player, name, salt: name });
  yield add({ kind: 'began', print: 'p' });
  for (let i = 0; i < 400 && !table.over; i++) {
    const own = table.ownEntry(at + 10_000, 0);
    if (own !== null && random.below(3) > 0) {
      yield add(own);
      continue;
    }
    const asker = ASKERS[random.below(ASKERS.length)]!;
    const asks = asksAt(table, i);
    try {
      yield add(entryFor(table, asker, asks[random.below(asks.length)]!));
    } catch {
      // What is refused is not asked.
    }
  }
}
