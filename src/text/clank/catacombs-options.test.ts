import './catacombs-at-hand.ts';
import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { TILES } from '../../games/clank/catacombs/dungeon.ts';
import { catacombs } from '../../games/clank/catacombs/game.ts';
import { edgeOf } from '../../games/clank/catacombs/geometry.ts';
import type { Layout } from '../../games/clank/catacombs/layout.ts';
import { waysFrom } from '../../games/clank/catacombs/ways.ts';
import { BOARDS, CARDS, cardNo, tokenNo } from '../../games/clank/catalogue.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { Pending } from '../../games/clank/core/state.ts';
import type { View } from '../../games/clank/core/view.ts';
import { catacombsWording } from './catacombs.ts';

const START = catacombs.view(catacombs.setup(2, { start: 'a', deck: 'with-both' }, seedFrom(dice(1))), 0);
const tile = (id: string) => TILES.findIndex((each) => each.id === id);
const room = (id: string) =>
  BOARDS.find(({ id: board }) => board === 'catacombs-a')!.rooms.findIndex((each) => each.id === id);

/** The Nest of Echoes to the east of the upper half, the Broken Ossuary, turned right, to the west of the lower. */
const LAYOUT: Layout = {
  face: 0,
  laid: [
    { tile: tile('d11'), x: 1, y: -1, turn: 0 },
    { tile: tile('s4'), x: -1, y: 0, turn: 1 },
  ],
  opened: [],
};

interface Scene {
  readonly at?: string;
  readonly turn?: Partial<View['turn']>;
  readonly ask?: Partial<NonNullable<View['asked']>>;
  readonly pending?: Pending;
  readonly tokens?: readonly string[];
  readonly marks?: readonly string[];
}

const view = ({ at = 'start-a/k', turn = {}, ask = {}, pending, tokens = [], marks = [] }: Scene = {}): View => ({
  ...START,
  layout: LAYOUT,
  pending: pending ?? null,
  row: ['elven-sword', 'wishing-well', 'empurror', 'skeleton', 'lute', 'bard'].map(cardNo),
  turn: { ...START.turn, ...turn },
  players: START.players.map((player) => ({
    ...player,
    room: room(at),
    tokens: tokens.map(tokenNo),
    marks: marks.map(room),
  })),
  lying: [
    { room: room('d11/a'), kind: 'artifact', token: tokenNo('artifact-10') },
    { room: room('d11/a'), kind: 'artifact', token: tokenNo('silver-artifact-15') },
  ],
  picked: [room('s4/a')],
  asked: { seat: 0, ask: 'turn', source: '', ...ask },
});

/** The Skull Bazaar revealed to the south of the Nest of Echoes, for whoever comes from the Hatchling Hoard. */
const way = waysFrom(LAYOUT, room('d11/a')).find(({ edge }) => edge >= 0)!;
const PENDING: Pending = { tile: tile('d07'), edge: way.edge, way, by: 'boots' };

const waysTo = (from: string, to: string) => {
  const at = waysFrom(LAYOUT, room(from)).findIndex((each) => each.to === room(to));
  return { take: 'walk', to: room(to), way: at, swords: 0 } as const;
};
const edgeFrom = (from: string, nth: number) => {
  const ways = waysFrom(LAYOUT, room(from));
  const at = ways.flatMap(({ edge }, i) => (edge >= 0 ? [i] : []))[nth]!;
  return { take: 'explore', edge: ways[at]!.edge, way: at, by: 'boots' } as const;
};

const OPTIONS: readonly (readonly [Option, Scene, en: string, fr: string])[] = [
  [
    waysTo('start-a/e', 'd11/a'),
    { at: 'start-a/e' },
    'Walk to the Hatchling Hoard (2 Boots): Artifact 10, Silver Artifact 15',
    'Aller au Trésor du dragonnet (2 Bottes) : Artefact 10, Artefact d’argent 15',
  ],
  [
    waysTo('d11/c', 'd11/a'),
    { at: 'd11/c', tokens: ['catacombs-map'] },
    'Walk to the Hatchling Hoard (1 Boot, against the arrow): Artifact 10, Silver Artifact 15',
    'Aller au Trésor du dragonnet (1 Botte, à contresens) : Artefact 10, Artefact d’argent 15',
  ],
  [
    waysTo('d11/b', 'd11/a'),
    { at: 'd11/b', tokens: ['invisibility-cloak'] },
    'Walk to the Hatchling Hoard (1 Boot, 1 harmless Monster): Artifact 10, Silver Artifact 15',
    'Aller au Trésor du dragonnet (1 Botte, 1 Monstre inoffensif) : Artefact 10, Artefact d’argent 15',
  ],
  [waysTo('start-a/a', 'start-a/k'), { at: 'start-a/a' }, 'Leave the dungeon (1 Boot)', 'Sortir du Donjon (1 Botte)'],
  [
    waysTo('start-a/c', 's4/a'),
    { at: 'start-a/c' },
    'Walk to the Bone Archive (1 Boot): Library (open)',
    'Aller aux Archives d’os (1 Botte) : Bibliothèque interdite (crochetée)',
  ],
  [
    waysTo('start-a/k', 'start-a/b'),
    { marks: ['start-a/b'] },
    'Walk to the Threshold Shrine (1 Boot): Wayshrine (2 offerings)',
    'Aller à l’Autel du seuil (1 Botte) : Lieu sacré (2 offrandes)',
  ],
  [edgeFrom('start-a/c', 0), { at: 'start-a/c' }, 'Explore to the east (1 Boot)', 'Explorer à l’est (1 Botte)'],
  [
    edgeFrom('start-a/m', 0),
    { at: 'start-a/m' },
    'Explore to the north, western passage (1 Boot, 1 Monster)',
    'Explorer au nord, passage ouest (1 Botte, 1 Monstre)',
  ],
  [
    edgeFrom('start-a/a', 0),
    { at: 'start-a/a' },
    'Explore to the south of the Broken Ossuary (1 Boot)',
    'Explorer au sud de l’Ossuaire brisé (1 Botte)',
  ],
  [
    { ...edgeFrom('start-a/c', 0), by: 'teleport' },
    { at: 'start-a/c' },
    'Teleport to the east, into the unknown',
    'Se téléporter à l’est, vers l’inconnu',
  ],
  [
    { take: 'place', turn: 0, way: 0, to: 0, swords: 1 },
    { at: 'd11/a', pending: PENDING },
    'Lay the Skull Bazaar as is and walk to the Grinning Row (1 Boot, 1 Sword, 1 damage): Market',
    'Poser la tuile Bazar aux crânes telle quelle et aller à la Rangée ricanante (1 Botte, 1 Épée, 1 dégât) : Marché',
  ],
  [
    { take: 'place', turn: 2, way: 0, to: 0, swords: 0 },
    { at: 'd11/a', pending: { ...PENDING, by: 'teleport' } },
    'Lay the Skull Bazaar rotated 180° and teleport to the Unpaid Pledge: Artifact room +',
    'Poser la tuile Bazar aux crânes tournée d’un demi-tour et se téléporter au Gage impayé : salle Artefact +',
  ],
  [
    { take: 'place', turn: 3, way: -1, to: -1, swords: 0 },
    { at: 'd11/a', pending: PENDING },
    'Lay the Skull Bazaar rotated 90° counterclockwise and stay where you are',
    'Poser la tuile Bazar aux crânes tournée à gauche et rester sur place',
  ],
  [
    { take: 'place', turn: 1, way: -1, to: -1, swords: 0 },
    { pending: { ...PENDING, way: null, by: 'card' } },
    'Lay the Skull Bazaar rotated 90° clockwise',
    'Poser la tuile Bazar aux crânes tournée à droite',
  ],
  [
    { take: 'lay', edge: edgeOf(1, 0, 0) },
    {},
    'Lay the tile to the east (Surface)',
    'Poser la tuile à l’est (surface)',
  ],
  [{ take: 'lay', edge: edgeOf(1, 0, 0) }, { at: 'd11/a' }, 'Lay the tile to the south', 'Poser la tuile au sud'],
  [{ take: 'turn', by: 1 }, {}, 'Rotate the tile 90° clockwise', 'Tourner la tuile d’un quart de tour à droite'],
  [
    { take: 'pick', what: 'prison' },
    {},
    'Unlock the Prison (1 Lockpick): 2 Prisoners',
    'Crocheter la Cellule de prison (1 Crochetage) : 2 Prisonniers',
  ],
  [
    { take: 'mark', room: room('start-a/b') },
    { marks: ['s4/a'], turn: { goldPlus: 1 } },
    'Make an offering at the Threshold Shrine (1 cube): 3 Gold',
    'Déposer une offrande (Autel du seuil, 1 cube) : 3 Or',
  ],
  [
    { take: 'offer', source: 'waystone' },
    { turn: { offers: CARDS[cardNo('waystone')]!.play.filter((effect) => effect.do === 'offer') } },
    'Waystone: trash this card and teleport to another Wayshrine',
    'Pierre sacrée : bannir cette carte et se téléporter dans un autre Lieu sacré',
  ],
  [{ take: 'buy', item: 'blood-amulet' }, {}, 'Buy a Blood Amulet (7 Gold)', 'Acheter une Amulette de sang (7 Or)'],
  [
    { take: 'buy', item: 'crown', flute: true, coupon: true },
    { tokens: ['crown-10'] },
    'Buy the Crown worth 9 (0 Gold, Golden Flute, Discount Coupon)',
    'Acheter la Couronne de valeur 9 (0 Or, Flûte d’or, Coupon de réduction)',
  ],
  [{ take: 'item', item: 'burglars-kit' }, {}, 'Take a Burglar’s Kit', 'Prendre un Kit du cambrioleur'],
  [
    { take: 'go', to: room('d11/c') },
    {},
    'Teleport to the Warm Ashes: Healing',
    'Se téléporter aux Cendres tièdes : Soins',
  ],
  [{ take: 'free', slot: 0 }, {}, 'Acquire Elven Sword for free', 'Acquérir Épée elfique sans payer'],
  [{ take: 'free', slot: 1 }, {}, 'Use Wishing Well for free', 'Utiliser Puits aux souhaits sans payer'],
  [
    { take: 'ward', card: cardNo('black-tourmaline') },
    {},
    'Discard Black Tourmaline to stop the Ghost',
    'Défausser Tourmaline noire contre le Fantôme',
  ],
  [{ take: 'react', card: cardNo('assassin') }, {}, 'React with Assassin', 'Réagir avec Assassin'],
  [{ take: 'reveal', card: cardNo('burgle') }, {}, 'Reveal Burgle', 'Révéler Cambrioler'],
  [
    { take: 'accept' },
    { ask: { ask: 'may', source: 'secret-passage' } },
    'Pay 5 Gold to take 1 Secret Tome',
    'Payer 5 Or pour prendre 1 Livre des Secrets',
  ],
  [
    { take: 'accept' },
    { ask: { ask: 'idol-for-tome', source: 'ape-lord-phantasm' } },
    'Return a Monkey Idol to take a Secret Tome',
    'Rendre une Idole du Singe pour prendre un Livre des Secrets',
  ],
  [
    { take: 'choose', branch: 2 },
    { ask: { ask: 'choose', source: 'cutpurse' } },
    'Discard a card to gain 1 Boot and 2 Gold',
    'Défausser une carte pour gagner 1 Botte et 2 Or',
  ],
  [
    { take: 'token', kind: 'artifact' },
    { at: 'd11/a' },
    'Take the silver Artifact worth 15',
    'Prendre l’Artefact d’argent de valeur 15',
  ],
  [
    { take: 'trash', card: cardNo('burgle'), from: 'hand' },
    {},
    'Trash Burgle from your hand',
    'Bannir Cambrioler de votre main',
  ],
  [{ take: 'decline' }, { ask: { ask: 'ward' } }, 'Take the damage', 'Subir le dégât'],
  [{ take: 'decline' }, { ask: { ask: 'teleport-to', source: 'robbery' } }, 'Stay here', 'Rester ici'],
  [{ take: 'decline' }, { ask: { ask: 'may', source: 'riot' } }, 'Decline', 'Renoncer'],
  [
    { take: 'nearby', room: room('d11/b'), kind: 'minor-secret' },
    {},
    'Take a Minor Secret from the Murmuring Holes',
    'Prendre un Secret mineur (Trous murmurants)',
  ],
];

test.each(OPTIONS)('option %j', (option, scene, en, fr) => {
  const seen = view(scene);
  const told = (language: 'en' | 'fr') => catacombsWording.option(option, seen, language);
  expect([told('en'), told('fr')]).toEqual([en, fr]);
});

const ASKS: readonly (readonly [Scene, en: string, fr: string])[] = [
  [{}, 'Your turn, Ana: what do you do?', 'À vous, Ana : que faites-vous ?'],
  [
    { pending: PENDING },
    'Your turn, Ana: how do you lay the Skull Bazaar?',
    'À vous, Ana : comment posez-vous le Bazar aux crânes ?',
  ],
  [{ ask: { ask: 'may', source: 'riot' } }, 'Riot: use this effect?', 'Bagarre : appliquez-vous cet effet ?'],
  [
    { ask: { ask: 'place-tile' }, pending: { ...PENDING, way: null, by: 'card' } },
    'Skull Bazaar: how do you lay this tile?',
    'Bazar aux crânes : comment posez-vous cette tuile ?',
  ],
  [
    { ask: { ask: 'ward' } },
    'A Ghost is about to hurt you: discard a card to stop it?',
    'Un Fantôme va vous blesser : défaussez-vous une carte pour l’écarter ?',
  ],
  [
    { ask: { ask: 'react', to: 'monster-arrives' } },
    'Reaction (a Monster arrives in the Dungeon Row): put a card into play?',
    'Réaction (un Monstre apparaît sur la piste des Aventures) : mettez-vous une carte en jeu ?',
  ],
  [{ ask: { seat: 1, ask: 'ward' } }, 'Bob is choosing (Ghost).', 'Bob fait un choix (Fantôme).'],
  [
    { ask: { seat: 1, ask: 'react', to: 'opponent-stays' } },
    'Bob is choosing (Reaction).',
    'Bob fait un choix (Réaction).',
  ],
];

test.each(ASKS)('question %j', (scene, en, fr) => {
  const told = (language: 'en' | 'fr') => catacombsWording.ask(view(scene), ['Ana', 'Bob'], language);
  expect([told('en'), told('fr')]).toEqual([en, fr]);
});
