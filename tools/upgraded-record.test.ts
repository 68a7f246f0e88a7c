import { afterAll, expect, test } from 'vitest';
import { tableIn } from '../src/client/worker/files.ts';
import { dice } from '../src/engine/random.ts';
import { SNAPSHOT_EVERY, type Snapshot } from '../src/engine/record.ts';
import { kitOf } from '../src/games/index.ts';
import { Match } from '../src/match/match.ts';
import { Guest, playTo, removeFolders, type TrialServer, trialFolder, trialServer } from '../src/server/testing.ts';
import { trialRules } from '../src/server/trial-rules.ts';

afterAll(removeFolders);

/** Those of Clank! are mostly over before a state is kept on the way, those of Smash Up are not. */
const GAMES = ['clank', 'smash-up'];

test.each(GAMES)(
  'the record of a game of %s whose rules changed is played again from there',
  {
    timeout: 120_000,
  },
  async (game) => {
    const data = trialFolder();
    let server: TrialServer = await trialServer({ data }, { rules: trialRules('older') });
    const ada = await server.guest('Ada');
    const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
    const { id: table } = (await ada.call('POST', '/api/tables', { game, seats: 2, bots })).body;
    const early = ada.socket();
    await early.get('table', { say: 'watch', table });
    await early.ask(table, { ask: 'sit', seat: 0, salt: '' });
    await early.ask(table, { ask: 'begin' });
    const { step } = (await playTo(early, table, 30)).now.present!;
    await server.close();

    server = await trialServer({ data });
    const back = new Guest(server.base);
    back.headers = ada.headers;
    const socket = back.socket();
    await socket.get('table', { say: 'watch', table });
    const { told, now } = await playTo(socket, table);
    const { body: record } = await back.call('GET', `/api/tables/${table}/record`);
    const kit = kitOf(game)!;
    expect(record).toMatchObject({ begins: step, rules: kit.game.rules });
    const onTheWay = Math.floor(record.answers.length / SNAPSHOT_EVERY);
    const steps = Array.from({ length: onTheWay + 1 }, (_, i) => i * SNAPSHOT_EVERY);
    const all = new Set([...steps, record.answers.length]);
    expect(record.snapshots.map((each: Snapshot) => each.step)).toEqual([...all]);
    expect(now.present!.step).toBe(step + record.answers.length);

    const file = tableIn(JSON.stringify(record), [kit.game]);
    const again = Match.resume(kit, file.sitters, file.record, dice(1), file.deciders).told(0, -1);
    const seen = told.filter((each) => each.step > step).map((each) => ({ ...each, step: each.step - step }));
    expect(again.slice(1)).toEqual(seen);
    socket.close();
    await server.close();
  },
);
