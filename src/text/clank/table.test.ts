import './at-hand.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { clank } from '../../games/clank/classic/game.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { clankWording } from './index.ts';
import { table } from './table.ts';

const START = clank.view(clank.setup(2, { board: 'day', artifacts: 'on-entry' }, seedFrom(dice(1))), 0);

const CHANGED: View = {
  ...START,
  players: START.players.map((player) => ({ ...player, room: 4 })),
  lying: [
    { room: 9, kind: 'minor-secret', token: null },
    { room: 9, kind: 'minor-secret', token: null },
  ],
  turn: {
    ...START.turn,
    skill: 3,
    teleports: 1,
    cancel: 2,
    goldPlus: 1,
    skillForClank: 1,
    gemsCheaper: 1,
    cavesOpen: true,
    monstersIgnored: true,
    springs: 1,
    bonuses: [{ do: 'bonus', source: 'the-queen-of-hearts', when: 'crown', then: { do: 'heal', amount: 1 } }],
  },
};

const TURN = { en: 'THIS TURN', fr: 'CE TOUR-CI' };

function fromTurnOn(language: Language): readonly string[] {
  const lines = table(CHANGED, ['Ana', 'Bob'], language);
  return lines.slice(lines.indexOf(TURN[language]));
}

test('the table tells what is in force this turn and where the pawn can go', () => {
  expect(fromTurnOn('en')).toMatchInlineSnapshot(`
    [
      "THIS TURN",
      "  3 Skill, 1 Teleport",
      "  The next 2 Clank! will be canceled",
      "  1 more Gold per gain",
      "  1 Skill per Clank!",
      "  Gems 2 Skill cheaper",
      "  Crystal Caves do not stop Boots",
      "  Tunnel Monsters are harmless",
      "  1 card to trash at the end",
      "  If you have a Crown, heal 1 damage (The Queen of Hearts)",
      "",
      "FROM ROOM 5",
      "  here                                            Bob",
      "  room 4    Surface   2 Boots",
      "  room 10   Surface   1 Boot, 1 Monster           Crystal Cave, 2 Minor Secrets",
      "  room 6    Surface   1 Boot, against the arrow",
    ]
  `);
  expect(fromTurnOn('fr')).toMatchInlineSnapshot(`
    [
      "CE TOUR-CI",
      "  3 Compétences, 1 Téléportation",
      "  Les 2 prochains Clank! seront annulés",
      "  1 Or de plus par gain",
      "  1 Compétence par Clank!",
      "  2 Compétences de moins par Gemme",
      "  Les Cavernes de Cristal n’arrêtent pas les Bottes",
      "  Les Monstres des tunnels sont inoffensifs",
      "  1 carte à bannir à la fin",
      "  Si vous avez une Couronne : soigner 1 dégât (Reine de cœur)",
      "",
      "DEPUIS LA SALLE 5",
      "  ici                                          Bob",
      "  salle 4    surface   2 Bottes",
      "  salle 10   surface   1 Botte, 1 Monstre      Caverne de Cristal, 2 Secrets mineurs",
      "  salle 6    surface   1 Botte, à contresens",
    ]
  `);
});

test('faces', () => {
  expect(clankWording.face('the-mountain-king', 'en')).toEqual({
    name: 'The Mountain King',
    nameIsOurs: false,
    kind: 'Companion · 6 Skill · 3 points',
    lines: ['Gain 2 Skill, 1 Sword and 1 Boot', 'If you have a Crown, gain 1 Sword and 1 Boot'],
  });
  expect(clankWording.face('dragons-eye', 'fr')).toEqual({
    name: 'Œil du Dragon',
    nameIsOurs: true,
    kind: 'Gemme · 5 Compétences',
    lines: [
      'Ne s’acquiert que dans les Profondeurs',
      'Piocher 1 carte',
      'Acquisition : ajouter 2 Clank!',
      'Fin de partie : 10 points si vous avez un marqueur Maîtrise',
      'Symbole Attaque du Dragon',
    ],
  });
});
