import type { GameRecord } from '../engine/record.ts';
import type { HostedTable } from '../match/hosted.ts';
import { Refusal } from '../protocol/asks.ts';
import type { Place } from '../protocol/hosted.ts';
import type { Deciders, Sitter } from '../protocol/table.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';
import type { Timed } from './timed.ts';

/** A game that is over, as a file, with all that its luck was made of. */
export interface OpenRecord extends GameRecord {
  readonly sitters: readonly Sitter[];
  readonly deciders: Deciders;
  /** So many answers came before the record, given by other rules. */
  readonly begins: number;
  readonly luck: { readonly secret: string; readonly salts: readonly string[]; readonly commitment: string };
}

const sitterOf = (place: Place): Sitter => {
  if (place.kind === 'bot') return { kind: 'bot', name: place.name, bot: place.bot };
  return { kind: 'person', name: place.kind === 'player' ? place.name : '' };
};

/** The salts as they were when the game began. */
async function saltsOf(id: string, seats: number, { store }: House): Promise<readonly string[]> {
  const salts = Array.from({ length: seats }, () => '');
  for (const entry of await store.entriesAfter(id, 0)) {
    if (entry.kind === 'began') break;
    if (entry.kind === 'sat') salts[entry.seat] = entry.salt;
    if (entry.kind === 'bot-sat') salts[entry.seat] = '';
  }
  return salts;
}

export async function recordOf(id: string, house: House, timed: Timed): Promise<OpenRecord> {
  const { store, tables } = house;
  const stored = await store.table(id);
  if (stored === null) throw new Refusal('no-such-table');
  if (stored.summary.status !== 'over') throw new Refused('not-over');
  const { charter, secret } = stored;
  const read = ({ match, places }: HostedTable) => {
    if (match === null) throw new Refusal('not-begun');
    const { recordWithState, begins, deciders } = match;
    return {
      record: recordWithState,
      sitters: places.map(sitterOf),
      deciders: deciders ?? { list: [], of: [] },
      begins,
    };
  };
  const { record, ...told } = await tables.look(id, (table) => timed(() => read(table)), timed);
  const luck = { secret, salts: await saltsOf(id, charter.seats, house), commitment: charter.commitment };
  return { ...record, ...told, luck };
}
