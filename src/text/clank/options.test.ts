import './at-hand.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { cardNo, tokenNo } from '../../games/clank/catalogue.ts';
import { clank } from '../../games/clank/classic/game.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import { clankWording } from './index.ts';

const START = clank.view(clank.setup(2, { board: 'day', artifacts: 'on-entry' }, seedFrom(dice(1))), 0);
const ROW = ['sneak', 'sapphire', 'ladder', 'ogre', 'emerald', 'dragon-shrine'].map(cardNo);

interface Scene {
  readonly room?: number;
  readonly turn?: Partial<View['turn']>;
  readonly ask?: string;
  readonly source?: string;
  /** What the other player holds. */
  readonly held?: readonly string[];
}

/** The start of a game on the Day side, changed as said. */
const view = ({ room = 0, turn = {}, ask = 'turn', source = '', held = [] }: Scene = {}): View => ({
  ...START,
  row: ROW,
  turn: { ...START.turn, ...turn },
  players: START.players.map((player, seat) => ({ ...player, room, tokens: seat === 1 ? held.map(tokenNo) : [] })),
  lying: [
    { room: 9, kind: 'minor-secret', token: null },
    { room: 9, kind: 'minor-secret', token: null },
    { room: 26, kind: 'artifact', token: tokenNo('artifact-10') },
  ],
  asked: { seat: 0, ask, source },
});

const OPTIONS: readonly (readonly [Option, Scene, en: string, fr: string])[] = [
  [{ take: 'play', card: cardNo('burgle') }, {}, 'Play Burgle', 'Jouer Cambrioler'],
  [{ take: 'acquire', slot: 0 }, {}, 'Acquire Sneak (2 Skill)', 'Acquérir À pas de loup (2 Compétences)'],
  [{ take: 'acquire', slot: 1 }, {}, 'Acquire Sapphire (4 Skill)', 'Acquérir Saphir (4 Compétences)'],
  [
    { take: 'acquire', slot: 4 },
    { turn: { gemsCheaper: 2 } },
    'Acquire Emerald (1 Skill)',
    'Acquérir Émeraude (1 Compétence)',
  ],
  [
    { take: 'acquire', slot: 1 },
    { turn: { gemsCheaper: 3 } },
    'Acquire Sapphire (0 Skill)',
    'Acquérir Saphir (0 Compétence)',
  ],
  [
    { take: 'acquire-reserve', pile: 2 },
    { turn: { gemsCheaper: 1 } },
    'Acquire Secret Tome (7 Skill)',
    'Acquérir Livre des Secrets (7 Compétences)',
  ],
  [{ take: 'use', slot: 2 }, {}, 'Use Ladder (3 Skill)', 'Utiliser Échelle (3 Compétences)'],
  [{ take: 'fight', slot: 3 }, {}, 'Fight Ogre (3 Swords)', 'Combattre Ogre (3 Épées)'],
  [{ take: 'fight-goblin' }, {}, 'Fight the Goblin (2 Swords)', 'Combattre le Gobelin (2 Épées)'],
  [{ take: 'walk', to: 3, swords: 0 }, { room: 2 }, 'Walk to room 4 (2 Boots)', 'Aller dans la salle 4 (2 Bottes)'],
  [
    { take: 'walk', to: 9, swords: 1 },
    { room: 4 },
    'Walk to room 10 (1 Boot, 1 Sword): Crystal Cave, 2 Minor Secrets',
    'Aller dans la salle 10 (1 Botte, 1 Épée) : Caverne de Cristal, 2 Secrets mineurs',
  ],
  [
    { take: 'walk', to: 9 },
    { room: 4 },
    'Walk to room 10 (1 Boot, 1 damage): Crystal Cave, 2 Minor Secrets',
    'Aller dans la salle 10 (1 Botte, 1 dégât) : Caverne de Cristal, 2 Secrets mineurs',
  ],
  [
    { take: 'walk', to: 9, swords: 0 },
    { room: 4, turn: { monstersIgnored: true } },
    'Walk to room 10 (1 Boot): Crystal Cave, 2 Minor Secrets',
    'Aller dans la salle 10 (1 Botte) : Caverne de Cristal, 2 Secrets mineurs',
  ],
  [{ take: 'walk', to: 0, swords: 0 }, { room: 1 }, 'Leave the dungeon (1 Boot)', 'Sortir du Donjon (1 Botte)'],
  [
    { take: 'teleport', to: 26 },
    { room: 25 },
    'Teleport to room 27: Market, Artifact 10',
    'Se téléporter dans la salle 27 : Marché, Artefact 10',
  ],
  [{ take: 'teleport', to: 0 }, { room: 1 }, 'Teleport out of the dungeon', 'Se téléporter hors du Donjon'],
  [{ take: 'buy', item: 'master-key' }, {}, 'Buy a Master Key (7 Gold)', 'Acheter une Clef de maître (7 Or)'],
  [{ take: 'buy', item: 'backpack' }, {}, 'Buy a Backpack (7 Gold)', 'Acheter un Sac à dos (7 Or)'],
  [
    { take: 'buy', item: 'crown' },
    { held: ['crown-10'] },
    'Buy the Crown worth 9 (7 Gold)',
    'Acheter la Couronne de valeur 9 (7 Or)',
  ],
  [
    { take: 'drink', token: tokenNo('potion-of-healing') },
    {},
    'Drink a Potion of Healing',
    'Boire une Potion de soins',
  ],
  [{ take: 'token', kind: 'artifact' }, { room: 26 }, 'Take the Artifact worth 10', 'Prendre l’Artefact de valeur 10'],
  [{ take: 'token', kind: 'monkey-idol' }, { room: 23 }, 'Take a Monkey Idol', 'Prendre une Idole du Singe'],
  [
    { take: 'nearby', room: 9, kind: 'minor-secret' },
    { room: 4 },
    'Take a Minor Secret from room 10',
    'Prendre un Secret mineur dans la salle 10',
  ],
  [
    { take: 'choose', branch: 1 },
    { ask: 'choose', source: 'dragon-shrine' },
    'Trash a card from your play area or discard pile',
    'Bannir une carte de votre zone de jeu ou de votre défausse',
  ],
  [{ take: 'choose', branch: 2 }, { ask: 'choose', source: 'apothecary' }, 'Heal 1 damage', 'Soigner 1 dégât'],
  [{ take: 'discard', card: cardNo('stumble') }, {}, 'Discard Stumble', 'Défausser Faux pas'],
  [
    { take: 'trash', card: cardNo('burgle'), from: 'play' },
    {},
    'Trash Burgle from your play area',
    'Bannir Cambrioler de votre zone de jeu',
  ],
  [{ take: 'trash', card: cardNo('burgle') }, {}, 'Trash Burgle', 'Bannir Cambrioler'],
  [{ take: 'replace', slot: 3 }, {}, 'Replace Ogre', 'Remplacer Ogre'],
  [{ take: 'decline' }, { ask: 'arrive-in-room' }, 'Take nothing', 'Ne rien prendre'],
  [{ take: 'decline' }, { ask: 'discard' }, 'Discard nothing', 'Ne rien défausser'],
  [{ take: 'end-turn' }, {}, 'End the turn', 'Finir le tour'],
];

test.each(OPTIONS)('option %j', (option, scene, en, fr) => {
  const seen = view(scene);
  expect([clankWording.option(option, seen, 'en'), clankWording.option(option, seen, 'fr')]).toEqual([en, fr]);
});

const ASKS: readonly (readonly [Scene, en: string, fr: string])[] = [
  [{}, 'Your turn, Ana: what do you do?', 'À vous, Ana : que faites-vous ?'],
  [{ ask: 'choose', source: 'shrine' }, 'Shrine: which effect do you choose?', 'Autel : quel effet choisissez-vous ?'],
  [
    { ask: 'discard', source: 'sleight-of-hand' },
    'Sleight of Hand: which card do you discard?',
    'Escamotage : quelle carte défaussez-vous ?',
  ],
  [
    { ask: 'trash', source: 'magic-spring' },
    'Magic Spring: which card do you trash?',
    'Fontaine magique : quelle carte bannissez-vous ?',
  ],
  [
    { ask: 'replace-row-card', source: 'treasure-hunter' },
    'Treasure Hunter: which card in the Dungeon Row do you replace?',
    'Chasseur de trésors : quelle carte de la piste remplacez-vous ?',
  ],
  [
    { ask: 'nearby-secret', source: 'wand-of-wind' },
    'Wand of Wind: which Secret do you take?',
    'Baguette des vents : quel Secret prenez-vous ?',
  ],
  [{ ask: 'arrive-in-room', room: 4 }, 'Room 5: take a token?', 'Salle 5 : prenez-vous un jeton ?'],
];

test.each(ASKS)('question %j', (scene, en, fr) => {
  const seen = view(scene);
  expect([clankWording.ask(seen, ['Ana', 'Bob'], 'en'), clankWording.ask(seen, ['Ana', 'Bob'], 'fr')]).toEqual([
    en,
    fr,
  ]);
});
