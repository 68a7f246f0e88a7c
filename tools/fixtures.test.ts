import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../src/engine/record.ts';
import { openRecord } from '../src/engine/session.ts';
import { KITS } from '../src/games/index.ts';
import { readFixtures } from './fixtures.ts';

describe.each(KITS.map(({ game }) => [game.id, game] as const))('recorded games of %s', (id, game) => {
  test.each(readFixtures(id).map((fixture, i) => [i, fixture] as const))('game %i ends as it did', (_, fixture) => {
    const record = readRecord(writeRecord(fixture.record), () => game);
    const { session, problem } = openRecord(game, record);
    expect(problem).toBeNull();
    expect(game.result(session.state)).toMatchObject({ scores: fixture.scores, winners: fixture.winners });
  });
});
