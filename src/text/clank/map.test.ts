import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { BOARDS } from '../../games/clank/catalogue.ts';
import { clank } from '../../games/clank/classic/game.ts';
import type { View } from '../../games/clank/core/view.ts';
import { LANGUAGES } from '../language.ts';
import { map } from './map.ts';

const start = (board: string): View =>
  clank.view(clank.setup(4, { board, artifacts: 'on-entry' }, seedFrom(dice(1))), 0);

const NAMES = ['Ana', 'Bob', 'Chloé', 'Dmitri'];

/** The lines about a room of the Day side. */
function about(room: string, view: View, language: 'en' | 'fr'): string[] {
  const lines = map(view, NAMES, language);
  const at = lines.findIndex((line) => line.startsWith(`  ${room} `));
  const next = lines.findIndex((line, i) => i > at && !line.startsWith('     '));
  return lines.slice(at, next < 0 ? undefined : next);
}

test('a room with what it holds, who is there, and its tunnels', () => {
  const day = start('day');
  const players = day.players.map((player, seat) => ({ ...player, room: seat === 3 ? 0 : 23 }));
  const view = {
    ...day,
    players: players.map((player, seat) => (seat === 2 ? { ...player, status: 'left' as const } : player)),
  };
  expect(about('room 24', view, 'en')).toEqual([
    '  room 24   Monkey Shrine, 3 Monkey Idols, Ana, Bob',
    '            → 17 (1 Boot, 1 Monster, against the arrow), 23 (1 Boot, one-way),',
    '              30 (2 Boots, against the arrow), 36 (1 Boot, one-way)',
  ]);
  expect(about('salle 18', view, 'fr')).toEqual([
    '  salle 18    Caverne de Cristal, Artefact 5',
    '              → 13 (1 Botte), 14 (2 Bottes), 17 (1 Botte), 25 (2 Bottes, 1 Monstre), 26 (1 Botte)',
  ]);
  expect(about('outside', view, 'en')).toEqual(['  outside   Dmitri', '            → 2 (1 Boot)']);
  expect(about('room 27', view, 'en')).toEqual([
    '  room 27   Market, Artifact 10',
    '            → 20 (1 Boot), 26 (1 Boot), 32 (1 Boot, locked)',
  ]);
  expect(about('room 22', view, 'en')[1]).toContain('17 (1 Boot, around the edge)');
  expect(about('room 12', view, 'en')[0]).toBe('  room 12   Fountain');
  expect(about('room 11', view, 'en')).toEqual(['  room 11   → 6 (1 Boot, locked), 10 (2 Boots), 16 (1 Boot)']);
});

test.each(LANGUAGES)('in %s every room of both boards is there, under its zone, in 100 columns', (language) => {
  for (const { id, rooms } of BOARDS.slice(0, 2)) {
    const lines = map(start(id), ['A name longer than any', ...NAMES.slice(1)], language);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.filter((line) => /^ {2}\S/.test(line))).toHaveLength(rooms.length);
    expect(lines.filter((line) => /^\S/.test(line))).toHaveLength(2);
  }
});
