import { Refusal as Refused } from '../../src/protocol/asks.ts';
import { type LeavingWorld, removePlayer } from '../../src/server/privacy/removing-player.ts';
import { removeTable } from '../../src/server/removing.ts';
import { FOR_EVER } from '../../src/server/store/moderation-store.ts';
import type { Asked, Command } from './asked.ts';
import { Lines } from './lines.ts';
import type { Say } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What is said to a person, and to a program. */
export interface Outcome {
  readonly text: string;
  readonly json: unknown;
  /** Whether there was anything to do it to. */
  readonly found: boolean;
}

interface Ask extends Asked {
  readonly world: LeavingWorld;
  readonly say: Say;
  readonly lines: Lines;
}

const list = (all: readonly unknown[], lines: readonly string[], say: Say): Outcome => ({
  text: lines.length === 0 ? say('none') : lines.join('\n'),
  json: all,
  found: true,
});

const done = (text: string, json: object): Outcome => ({ text, json: { done: true, ...json }, found: true });
const missing = (text: string): Outcome => ({ text, json: { done: false, why: text }, found: false });
const needsYes = (text: string): Outcome => ({ text, json: { done: false, why: text }, found: true });

/** JSON has no word for ever: null stands for it. */
const untilJson = (until: number): number | null => (until === FOR_EVER ? null : until);

async function restrictPlayer(ask: Ask, what: 'mute' | 'ban', until: number | null): Promise<Outcome> {
  const { about: id, say, lines, world } = ask;
  if (!(await world.store[what](id, until))) return missing(say('noPlayer', { id }));
  world.bus.announce('player', id);
  if (until === null) return done(say(what === 'mute' ? 'unmuted' : 'unbanned', { id }), { player: id });
  const words = say(what === 'mute' ? 'muted' : 'banned', { id, until: lines.until(until) });
  return done(words, { player: id, until: untilJson(until) });
}

async function restrictRange({ about: range, say, lines, world }: Ask, until: number | null): Promise<Outcome> {
  const { store, bus } = world;
  if (until !== null) await store.banRange({ range, made: world.now(), until });
  else if (!(await store.allowRange(range))) return missing(say('notBanned', { range }));
  bus.announce('ranges', 'all');
  if (until === null) return done(say('unbanned', { id: range }), { range });
  return done(say('banned', { id: range, until: lines.until(until) }), { range, until: untilJson(until) });
}

const endOf = ({ days, world }: Ask): number => (days === null ? FOR_EVER : world.now() + days * DAY);

async function deleteTable({ about: id, yes, say, world }: Ask): Promise<Outcome> {
  if ((await world.store.table(id)) === null) return missing(say('noTable', { id }));
  if (!yes) return needsYes(say('wouldTable', { id }));
  try {
    await removeTable(id, world, () => {});
  } catch (error) {
    if (error instanceof Refused && error.code === 'no-such-table') return missing(say('noTable', { id }));
    throw error;
  }
  return done(say('deletedTable', { id }), { table: id });
}

async function deletePlayer({ about: id, yes, say, world }: Ask): Promise<Outcome> {
  const player = await world.store.player(id);
  if (player === null) return missing(say('noPlayer', { id }));
  const tables = await world.store.tablesNaming(id);
  if (!yes) return needsYes(say('wouldPlayer', { name: player.name, n: tables.length }));
  await removePlayer(id, world);
  return done(say('deletedPlayer', { id }), { player: id });
}

const RUN: Record<Command, (ask: Ask) => Promise<Outcome>> = {
  async tables({ status, player, most, say, lines, world }) {
    const filter = { ...(status !== null && { status }), ...(player !== null && { player }) };
    const all = await world.store.tables(filter, most);
    return list(all, all.map(lines.table), say);
  },
  async players({ name, most, say, lines, world }) {
    const all = await world.store.players(name, most);
    return list(all, all.map(lines.seen), say);
  },
  async bans({ say, lines, world }) {
    const { store, now } = world;
    const players = await store.restricted(now());
    const ranges = (await store.bannedRanges()).filter(({ until }) => until > now());
    const all = [...players.map(lines.player), ...ranges.map(lines.range)];
    return { ...list([], all, say), json: { players, ranges } };
  },
  async reports({ all: withClosed, most, say, lines, world }) {
    const all = await world.store.reports(withClosed ? 'all' : 'open', most);
    return list(all, all.map(lines.report), say);
  },
  async 'close-report'({ about: id, say, world }) {
    const closed = await world.store.closeReport(id, world.now());
    return closed ? done(say('closed', { id }), { report: id }) : missing(say('noReport', { id }));
  },
  mute: (ask) => restrictPlayer(ask, 'mute', endOf(ask)),
  unmute: (ask) => restrictPlayer(ask, 'mute', null),
  ban: (ask) => (ask.isRange ? restrictRange(ask, endOf(ask)) : restrictPlayer(ask, 'ban', endOf(ask))),
  unban: (ask) => (ask.isRange ? restrictRange(ask, null) : restrictPlayer(ask, 'ban', null)),
  'delete-table': deleteTable,
  'delete-player': deletePlayer,
};

export const carryOut = (asked: Asked, world: LeavingWorld, say: Say): Promise<Outcome> =>
  RUN[asked.command]({ ...asked, world, say, lines: new Lines(say, world.now()) });
