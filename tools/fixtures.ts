import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { botOf } from '../src/bots/index.ts';
import { sightOf } from '../src/engine/bot.ts';
import { canSetUp, InputError, type Options, tableOptions } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameRecord } from '../src/engine/record.ts';
import { openRecord, Session } from '../src/engine/session.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { KITS } from '../src/games/index.ts';
import { withArguments } from './arguments.ts';
import { readShapes, type StateShape, shapeOf, tableShape, writeShapes, writeTableShape } from './state-shapes.ts';

/** A finished game with its outcome: replaying it must give the same, or the rules' version is raised. */
export interface Fixture {
  readonly record: GameRecord;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

const fileOf = (id: string): string => resolve(import.meta.dirname, `../fixtures/${id}.jsonl`);

export function readFixtures(id: string): readonly Fixture[] {
  return readFileSync(fileOf(id), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Fixture => JSON.parse(line));
}

function playOne(kit: GameKit, seats: number, options: Options, seed: number): Fixture {
  const { game } = kit;
  const random = dice(seed);
  const session = new Session(game, { seats, options, seed: seedFrom(random) });
  const bots = [botOf('greedy', kit), botOf('random', kit)];
  for (let asked = game.decision(session.state); asked !== null; asked = game.decision(session.state)) {
    const bot = bots[random.below(4) === 0 ? 1 : 0]!;
    session.answer(bot.choose(sightOf(game, session.state, asked, random)));
  }
  const { scores, winners } = game.result(session.state)!;
  return { record: { ...session.record, snapshots: [] }, scores, winners };
}

/** Records games anew for every value of every option and every number of seats. */
function record(kit: GameKit): readonly Fixture[] {
  const { options, seats } = kit.game;
  const tables = Object.entries(options).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  return tables.flatMap((table, i) => {
    const options = tableOptions(kit.game, table);
    const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
    return counts
      .filter((count) => canSetUp(kit.game, count, options))
      .map((count) => playOne(kit, count, options, i * 100 + count));
  });
}

const HELP = `npm run fixtures   records the games that the tests replay, and the shape of every game's states and events,
  and of tables as they are stored
  A game whose recorded games still replay the same is left alone; one that differs needs a higher version of its rules.
  So do states of another shape: servers have stored states of the old one.`;

/** Whether the recorded games still end as they did. */
function stillHold(kit: GameKit): boolean {
  return readFixtures(kit.game.id).every(({ record, scores }) => {
    if (record.rules !== kit.game.rules) return false;
    const { session, problem } = openRecord(kit.game, record);
    return problem === null && kit.game.result(session.state)?.scores.join() === scores.join();
  });
}

function refresh(kit: GameKit): void {
  const { id, rules } = kit.game;
  if (existsSync(fileOf(id))) {
    if (stillHold(kit)) {
      console.log(`${id}: the recorded games still hold`);
      return;
    }
    const [first] = readFixtures(id);
    if (first?.record.rules === rules)
      throw new InputError(id, `records differ: raise the version of the rules, now ${rules}`);
  }
  const lines = record(kit).map((fixture) => `${JSON.stringify(fixture)}\n`);
  writeFileSync(fileOf(id), lines.join(''));
  console.log(`${id}: ${lines.length} games recorded`);
}

function newShape(kit: GameKit, before: StateShape | undefined): StateShape {
  const now = shapeOf(kit);
  const { id, rules } = kit.game;
  const pathsOf = ({ paths, events }: StateShape) => [...paths, '', ...events].join();
  if (before?.rules === rules && pathsOf(before) !== pathsOf(now))
    throw new InputError(id, `states or events have another shape: raise the version of the rules, now ${rules}`);
  return now;
}

if (import.meta.main) {
  withArguments({}, ['help'], (_, flag) => {
    if (flag('help')) return console.log(HELP);
    const before = readShapes();
    const shapes = KITS.map((kit) => [kit.game.id, newShape(kit, before[kit.game.id])] as const);
    KITS.forEach(refresh);
    writeShapes(Object.fromEntries(shapes));
    writeTableShape(tableShape());
  });
}
