import './catacombs-at-hand.ts';
import './catacombs-enlist.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { TILES } from '../../games/clank/catacombs/dungeon.ts';
import { catacombs } from '../../games/clank/catacombs/game.ts';
import { edgeOf } from '../../games/clank/catacombs/geometry.ts';
import { BOARDS, tokenNo } from '../../games/clank/catalogue.ts';
import type { View } from '../../games/clank/core/view.ts';
import { lairSentence, marketSentence, roomPhrase, tunnelsSentence } from '../client/board.ts';
import type { Language } from '../language.ts';
import { map } from './map.ts';
import { table } from './table.ts';

const NAMES = ['Ana', 'Bob'];
const START = catacombs.view(catacombs.setup(2, { start: 'a', deck: 'catacombs' }, seedFrom(dice(1))), 0);
const tile = (id: string) => TILES.findIndex((each) => each.id === id);
const room = (id: string) =>
  BOARDS.find(({ id: board }) => board === 'catacombs-a')!.rooms.findIndex((each) => each.id === id);

const VIEW: View = {
  ...START,
  layout: {
    face: 0,
    laid: [
      { tile: tile('d11'), x: 1, y: -1, turn: 0 },
      { tile: tile('s4'), x: -1, y: 0, turn: 1 },
    ],
    opened: [],
  },
  players: START.players.map((player, seat) => ({
    ...player,
    room: room(seat === 0 ? 'd11/a' : 'start-a/b'),
    lockpicks: 2 + seat,
    marks: seat === 0 ? [room('start-a/b')] : [],
    tokens: seat === 0 ? [tokenNo('monk')] : [],
  })),
  lying: [...START.lying, { room: room('d11/a'), kind: 'artifact', token: tokenNo('artifact-10') }],
  ghosts: [3, 1, 1, 0],
};

/** The lines about a room. */
function about(name: string, language: Language): string[] {
  const lines = map(VIEW, NAMES, language);
  const at = lines.findIndex((line) => line.startsWith(`  ${name} `));
  const next = lines.findIndex((line, i) => i > at && !line.startsWith('     '));
  return lines.slice(at, next < 0 ? undefined : next);
}

test('the map stands tile by tile, with what lies around each', () => {
  const titles = (language: Language) => map(VIEW, NAMES, language).filter((line) => /^\S/.test(line));
  expect(titles('en')).toEqual([
    'WEEPING GATE   Surface, Depths, east: Nest of Echoes, west: Broken Ossuary',
    'NEST OF ECHOES   Depths, haunted, west: Weeping Gate',
    'BROKEN OSSUARY   Surface, east: Weeping Gate',
  ]);
  expect(titles('fr')[1]).toBe('NID D’ÉCHOS   Profondeurs, Hantée, à l’ouest : Porte des larmes');
});

test('a room with what it holds, who is there, and where its tunnels lead', () => {
  expect(about('Hatchling Hoard', 'en')).toEqual([
    '  Hatchling Hoard    Artifact 10, Ana',
    '                     → unexplored edge (south, 1 Boot, 2 Monsters), Toppled Pillars (west, 2 Boots),',
    '                       Murmuring Holes (north, 1 Boot, 1 Monster),',
    '                       Warm Ashes (east, 1 Boot, one-way)',
  ]);
  expect(about('Threshold Shrine', 'en')[0]).toBe('  Threshold Shrine   Wayshrine (1 offering: Ana), Bob');
  expect(about('Autel du Singe', 'fr')).toEqual([
    '  Autel du Singe         3 Idoles du Singe',
    '                         → bord inexploré (au nord, passage ouest, 1 Botte, 1 Monstre),',
    '                           bord inexploré (au nord, passage est, 1 Botte, 1 Monstre),',
    '                           Faille luisante (au sud, 1 Botte, 1 Monstre),',
    '                           Piliers renversés (au sud, 1 Botte, 1 Monstre)',
  ]);
});

test('the ways out of a room in one breath', () => {
  expect(tunnelsSentence(room('d11/a'), VIEW, 'en')).toBe(
    'From the Hatchling Hoard: west, 2 Boots, to the Toppled Pillars; south, 1 Boot, 2 Monsters, to an unexplored edge; north, 1 Boot, 1 Monster, to the Murmuring Holes; east, 1 Boot, one-way, to the Warm Ashes.',
  );
  expect(tunnelsSentence(room('start-a/a'), VIEW, 'fr')).toBe(
    'Depuis l’Escalier du couchant : à l’ouest, 1 Botte, vers un bord inexploré de l’Ossuaire brisé ; au sud, 1 Botte, vers un bord inexploré ; à l’est, 1 Botte, à la Crypte ; à l’est, 1 Botte, à la Salle des noms.',
  );
});

test('a room with what going there takes, and the lair with its ghosts', () => {
  const errand = { kind: 'walk', boots: 3, swords: 1, damage: 0, reveals: false } as const;
  const via = [room('start-a/c'), room('start-a/e')];
  expect(roomPhrase(room('d11/b'), VIEW, NAMES, [{ ...errand, via }], 'en')).toBe(
    'Murmuring Holes, Minor Secret, 3 Boots through the Hall of Names and the Toppled Pillars, 1 Sword',
  );
  expect(roomPhrase(room('d11/b'), VIEW, NAMES, [{ ...errand, via }], 'fr')).toBe(
    'Trous murmurants, Secret mineur, 3 Bottes par la Salle des noms et les Piliers renversés, 1 Épée',
  );
  expect(lairSentence(VIEW, NAMES, 'en')).toBe(
    'Dragon: Rage 3, Danger 0, an attack draws 3 cubes; 24 black cubes and 1 Ghost in the bag.',
  );
  const gone: View = {
    ...VIEW,
    first: 1,
    players: VIEW.players.map((p, seat) => (seat === 1 ? { ...p, status: 'left' } : p)),
  };
  expect(lairSentence(gone, NAMES, 'en')).toContain(
    'Dragon: Rage 3, Danger 0, an attack draws 3 cubes; 24 black cubes and 1 Ghost in the bag. On Bob’s turn, 6 cubes are drawn.',
  );
  expect(marketSentence(VIEW, 'en')).toBe(
    'Market (7 Gold): 2 × Backpack, Crown 10, Crown 9, Crown 8, 2 × Blood Amulet, 3 × Burglar’s Kit',
  );
});

const section = (title: string, view: View, language: Language): readonly string[] => {
  const lines = table(view, NAMES, language);
  const at = lines.indexOf(title);
  return lines.slice(at + 1, lines.indexOf('', at));
};

test('the table tells of lockpicks, offerings, ghosts and what is left', () => {
  expect(table(VIEW, NAMES, 'en').slice(0, 5)).toEqual([
    'Turn           1, Ana to play',
    'Start tile     Weeping Gate',
    'Tiles left     26 tiles (4 Surface)',
    'Rage Track     space 3 of 7, an attack now draws 3 cubes',
    'Dungeon Deck   94 cards',
  ]);
  expect(section('PLAYERS', VIEW, 'en').slice(0, 4)).toEqual([
    '          damage   Gold   Lockpicks   cubes   hand   deck   discard   points',
    '  > Ana   0/10     0      2           27      5      5      0         0',
    '      Room: Hatchling Hoard, Depths',
    '      Offerings: Threshold Shrine',
  ]);
  expect(section('CUBES', VIEW, 'fr')).toEqual([
    '                Ana   Bob   noirs   Fantômes',
    '  Zone Clank!   3     2             1',
    '  Sac Dragon    0     0     24      1',
    '  Mis de côté   0     0     0       3',
  ]);
  expect(section('SUPPLIES', VIEW, 'en')[0]).toBe(
    '  Artifacts: Artifact 5, Artifact 7, Artifact 10, Artifact 12, Artifact 15, Artifact 17, Artifact 20',
  );
});

test('the table tells of a tile in hand and of what cards offer', () => {
  const way = { from: room('d11/a'), to: -1, edge: edgeOf(1, 0, 0) } as const;
  const pending: View['pending'] = {
    tile: tile('d16'),
    edge: way.edge,
    way: {
      ...way,
      boots: 1,
      monsters: 2,
      lock: false,
      locks: [],
      against: false,
      wrap: false,
      portal: false,
      ride: null,
      path: [],
    },
    by: 'boots',
  };
  const turn: View['turn'] = {
    ...VIEW.turn,
    flutes: 1,
    goldForClank: 1,
    offers: [
      {
        do: 'offer',
        source: 'robbery',
        where: 'market',
        then: { do: 'teleport-to', source: 'robbery', where: 'adjacent' },
      },
    ],
  };
  const view: View = { ...VIEW, pending, turn };
  expect(section('TILE IN HAND', view, 'en')).toEqual(['  Spectral Infirmary (Depths, haunted, to the south)']);
  expect(section('THIS TURN', view, 'en')).toEqual([
    '  nothing',
    '  1 Gold per Clank!',
    '  Once this turn, you may buy a Market item from any room for 5 Gold',
    '  Once this turn, in a Market, you may teleport to an adjacent room or unexplored edge (Robbery)',
  ]);
  expect(section('DEPUIS LE TRÉSOR DU DRAGONNET', view, 'fr').slice(0, 3)).toEqual([
    '  ici                               Artefact 10',
    '  Piliers renversés   Profondeurs   à l’ouest, 2 Bottes',
    '                                    1 Or',
  ]);
});
