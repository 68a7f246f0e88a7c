import type { HostedTable } from '../match/hosted.ts';
import type { Match } from '../match/match.ts';
import { Refusal } from '../protocol/asks.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { Refused } from './refusals.ts';
import { seatAt } from './seen.ts';
import type { Timed } from './timed.ts';
import { withJson } from './told-texts.ts';
import { type JobOf, storyRecord, viewRecord } from './workers/jobs.ts';

/** What is to be read, and what tells it apart from everything else that ever was. */
interface Reading {
  readonly key: string;
  readonly job: JobOf<'story' | 'view'>;
}

export function begun({ match }: HostedTable): Match {
  if (match === null) throw new Refusal('not-begun');
  return match;
}

function viewOf(table: HostedTable, player: string | null, step: number): Reading {
  const { step: last, begins, record } = begun(table);
  if (step > last) throw new Refusal('stale');
  if (step < begins) throw new Refused('other-rules');
  const viewer = seatAt(table, player);
  const job = { do: 'view', record: viewRecord(record, step - begins), viewer, step: step - begins } as const;
  return { key: `view ${table.seq} ${viewer} ${step}`, job };
}

function storyOf(table: HostedTable): Reading {
  const { begins, record } = begun(table);
  if (!table.over) throw new Refused('not-over');
  return { key: `story ${table.seq}`, job: { do: 'story', record: storyRecord(record), begins } };
}

/** Looks at the table, which a long one makes dear, and has the connection pay for it. */
function lookFor<Value>(
  connection: Connection,
  { tables }: House,
  id: string,
  at: (table: HostedTable) => Value,
): Promise<Value> {
  const timed: Timed = (act) => connection.timed(act);
  return tables.look(id, (table) => timed(() => at(table)), timed);
}

/** Read beside the thread that plays, and paid for by the first who asks. */
async function read(id: string, { key, job }: Reading, connection: Connection, house: House): Promise<string> {
  const { address, payer } = connection;
  return house.texts.get(`${id} ${key}`, async () => {
    const { value, cpu } = await house.compute.run(address, job);
    house.budget.charge(payer, cpu);
    return value;
  });
}

/** Tells the table as it was after so many answers. */
export async function tellView(
  message: Extract<ClientMessage, { say: 'at' }>,
  connection: Connection,
  house: House,
): Promise<void> {
  const { id: re, table, step } = message;
  const reading = await lookFor(connection, house, table, (each) => viewOf(each, connection.player, step));
  const view = await read(table, reading, connection, house);
  connection.tell(withJson({ say: 'view', ...(re !== undefined && { re }), step }, 'view', view));
}

/** Tells the game as it is told afterwards. */
export async function tellStory(
  { id: re, table }: Pick<ClientMessage, 'id' | 'table'>,
  connection: Connection,
  house: House,
): Promise<void> {
  const reading = await lookFor(connection, house, table, storyOf);
  const story = await read(table, reading, connection, house);
  connection.tell(withJson({ say: 'story', ...(re !== undefined && { re }) }, 'story', story));
}
