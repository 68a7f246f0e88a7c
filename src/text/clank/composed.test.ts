import { expect, test } from 'vitest';
import { wordingOf } from '../index.ts';
import { LANGUAGES } from '../language.ts';

/** Lines of faces that are put together of pieces: what governs what must be plain. */

const CATACOMBS: readonly (readonly [id: string, en: string, fr: string])[] = [
  [
    'spiritual-healer',
    'If you have a Gem in your play area or discard pile, heal 1 damage and add 1 Clank!',
    'Si vous avez une Gemme dans votre zone de jeu ou votre défausse : soigner 1 dégât et ajouter 1 Clank!',
  ],
  [
    'animated-wall',
    'Defeat: gain 1 Boot; if you go through a Portal this turn, gain 1 more Boot',
    'Vaincu : gagner 1 Botte ; si vous franchissez un Portail pendant ce tour, gagner 1 Botte de plus',
  ],
  ['curator', 'If you have 3 Artifacts, draw 1 more card', 'Si vous avez 3 Artefacts : piocher 1 carte de plus'],
  [
    'virtuoso-burglar',
    'Arrive: each player may add 1 Clank! to trash a Burgle card from their hand or discard pile',
    'Apparition : chaque joueur peut ajouter 1 Clank! pour bannir une carte Cambrioler de sa main ou de sa défausse',
  ],
  [
    'scuffler',
    'Defeat: remove 2 Clank!; gain 2 Gold; trash a Burgle card from your discard pile; each other player chooses to remove 2 Clank!, gain 2 Gold or trash a Burgle card from their discard pile',
    'Vaincu : retirer 2 Clank! ; gagner 2 Or ; bannir une carte Cambrioler de votre défausse ; chaque adversaire choisit : retirer 2 Clank!, gagner 2 Or ou bannir une carte Cambrioler de sa défausse',
  ],
  [
    'marble-guardian',
    'Defeat: lay a new tile next to yours, then teleport to a room on that tile or gain 2 Gold',
    'Vaincu : poser une nouvelle tuile à côté de la vôtre, puis au choix : vous y téléporter ou gagner 2 Or',
  ],
  [
    'blood-amulet',
    'A Blood Amulet heals 2 damage when bought and is worth 7 points.',
    'Une Amulette de sang soigne 2 dégâts dès l’achat et vaut 7 points.',
  ],
  ['burglars-kit', 'When bought: gain 2 Lockpicks', 'Dès l’achat : gagner 2 Crochetages'],
];

const SPACE: typeof CATACOMBS = [
  [
    'crystal-crunching-slug',
    'Defeat: if the bank has a Power Crystal left, take it and add 1 Clank!; otherwise, gain 3 Credits',
    'Vaincu : s’il reste un Cristal de pouvoir dans la réserve générale, en prendre un et ajouter 1 Clank! ; sinon, gagner 3 Crédits',
  ],
  [
    'telepad-technician',
    'If you play another Science card this turn, you may teleport to a Telepad in your module once',
    'Si vous jouez une autre carte Science pendant ce tour : vous pouvez une fois vous téléporter sur un Téléporteur de votre module',
  ],
  [
    'titanium-tailbone',
    'Installed, once per turn: you may ignore the Enemies in the next corridor you walk through',
    'Installée, une fois par tour : vous pouvez ignorer les Ennemis du prochain couloir que vous traversez',
  ],
  [
    'loyalty-chip',
    'Counts as an Outlaw, a Resistance card or a Science card',
    'Compte comme une carte Hors-la-loi, Résistance ou Science',
  ],
  [
    'space-pirate',
    'Arrive: return up to 3 set-aside black cubes to the Boss Bag',
    'Apparition : remettre dans le sac du Boss jusqu’à 3 cubes noirs mis de côté',
  ],
  [
    'grab-the-silverware',
    'If you play another Outlaw this turn, gain 1 more Credit',
    'Si vous jouez un autre Hors-la-loi pendant ce tour : gagner 1 Crédit de plus',
  ],
];

const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

test.each([
  ...CATACOMBS.map((face) => ['clank-catacombs', ...face] as const),
  ...SPACE.map((face) => ['clank-in-space', ...face] as const),
])('a line of a face (%#)', (game, id, ...lines) => {
  for (const [at, language] of LANGUAGES.entries())
    expect(plain(wordingOf(game)!.face(id, language)!.lines)).toContain(lines[at]);
});
