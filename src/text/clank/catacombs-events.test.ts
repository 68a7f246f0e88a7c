import './catacombs-at-hand.ts';
import { expect, test } from 'vitest';
import { TILES } from '../../games/clank/catacombs/dungeon.ts';
import { BOARDS, cardNo, tokenNo } from '../../games/clank/catalogue.ts';
import { editionNo } from '../../games/clank/core/editions.ts';
import type { Event } from '../../games/clank/core/event.ts';
import { catacombsWording } from './catacombs.ts';
import type { CatacombsEvent } from './catacombs-events.ts';

type Row<Type extends Event['type']> = readonly [Extract<Event, { type: Type }>, en: string, fr: string];

const seat = 0;
const NAMES = ['Ana', 'Bob'];
const ON = { edition: editionNo('clank-catacombs'), board: 'catacombs-b' };
const room = (id: string) => BOARDS.find(({ id: board }) => board === ON.board)!.rooms.findIndex((r) => r.id === id);
const tile = TILES.findIndex(({ id }) => id === 'd07');

/** Every type of event that Catacombs adds has a row, or this does not compile. */
const ROWS: { readonly [Type in CatacombsEvent | 'accepted']: Row<Type> } = {
  unlocked: [{ type: 'unlocked', seat, locks: [3, 5] }, 'Ana picks 2 locks', 'Ana crochète 2 Cadenas'],
  'portal-crossed': [{ type: 'portal-crossed', seat }, 'Ana goes through a Portal', 'Ana franchit un Portail'],
  'tile-revealed': [
    { type: 'tile-revealed', seat, tile, edge: 0 },
    'Ana discovers the Skull Bazaar',
    'Ana découvre le Bazar aux crânes',
  ],
  'tile-laid': [
    { type: 'tile-laid', seat, tile, x: 1, y: 0, turn: 3 },
    'Ana lays the Skull Bazaar rotated 90° counterclockwise',
    'Ana pose la tuile Bazar aux crânes tournée à gauche',
  ],
  'tile-turned': [
    { type: 'tile-turned', seat, tile, turn: 1 },
    'Ana rotates the Skull Bazaar',
    'Ana tourne le Bazar aux crânes',
  ],
  'artifact-found': [
    { type: 'artifact-found', token: tokenNo('artifact-12'), room: room('d11/a') },
    'An Artifact worth 12 is at the Hatchling Hoard',
    'Nouvel Artefact de valeur 12 (Trésor du dragonnet)',
  ],
  haunted: [{ type: 'haunted' }, 'A Ghost joins the Clank! Area', 'Un Fantôme rejoint la zone Clank!'],
  'lockpicks-gained': [
    { type: 'lockpicks-gained', seat, amount: 2 },
    'Ana gains 2 Lockpicks',
    'Ana gagne 2 Crochetages',
  ],
  'lockpick-spent': [{ type: 'lockpick-spent', seat }, 'Ana spends 1 Lockpick', 'Ana dépense 1 Crochetage'],
  picked: [
    { type: 'picked', seat, what: 'chest', room: room('d01/b') },
    'Ana unlocks the Chest at the Rattling Coffer',
    'Ana crochète le Coffre (Coffre cliquetant)',
  ],
  marked: [
    { type: 'marked', seat, room: room('start-b/c'), marks: 3 },
    'Ana makes an offering at the Tidewater Shrine (3 offerings so far)',
    'Ana dépose une offrande (Autel des eaux mortes, 3 offrandes en tout)',
  ],
  'drawn-from-pool': [
    { type: 'drawn-from-pool', seat, pool: 'prisoner', token: tokenNo('monk') },
    'Ana frees a Prisoner: Monk',
    'Ana libère un Prisonnier : Moine',
  ],
  'token-spent': [
    { type: 'token-spent', seat, token: tokenNo('puzzle-box') },
    'Ana opens a Puzzle Box',
    'Ana ouvre une Boîte à énigme',
  ],
  'offer-taken': [
    { type: 'offer-taken', seat, source: 'waystone' },
    'Ana uses Waystone',
    'Ana se sert de la carte Pierre sacrée',
  ],
  accepted: [
    { type: 'accepted', seat, source: 'spiritual-healer' },
    'Ana accepts (Spiritual Healer)',
    'Ana accepte (Guérisseuse spirituelle)',
  ],
  'put-on-deck': [
    { type: 'put-on-deck', seat, card: cardNo('robbery') },
    'Ana puts Robbery on top of their deck',
    'Ana place Braquage sur le dessus de son deck',
  ],
  warded: [
    { type: 'warded', seat, card: cardNo('white-tourmaline') },
    'White Tourmaline protects Ana from the Ghost',
    'Tourmaline blanche protège Ana du Fantôme',
  ],
  reacted: [
    { type: 'reacted', seat, card: cardNo('assassin') },
    'Ana reacts with Assassin',
    'Ana réagit avec Assassin',
  ],
  'revealed-card': [
    { type: 'revealed-card', seat, card: cardNo('burgle') },
    'Ana reveals Burgle',
    'Ana révèle Cambrioler',
  ],
  'idol-returned': [{ type: 'idol-returned', seat }, 'Ana returns a Monkey Idol', 'Ana rend une Idole du Singe'],
  'ghosts-returned': [
    { type: 'ghosts-returned', count: 1 },
    'Back in the Clank! Area: 1 Ghost',
    'Retour dans la zone Clank! : 1 Fantôme',
  ],
  'bag-empty': [
    { type: 'bag-empty' },
    'The Dragon Bag is empty: everyone still inside is knocked out',
    'Le sac Dragon est vide : tous ceux qui sont encore dans le Donjon sont mis hors de combat',
  ],
  'turn-of-the-gone': [
    { type: 'turn-of-the-gone', seat },
    'Ana is out: the Dragon stirs instead',
    'Ana n’est plus là : le Dragon en profite',
  ],
};

const told = (event: Event, names: readonly string[] = NAMES) =>
  (['en', 'fr'] as const).map((language) => catacombsWording.event(event, names, language, ON));

test.each(Object.values(ROWS))('%j', (event, en, fr) => {
  expect(told(event)).toEqual([en, fr]);
});

const OTHERS: readonly (readonly [Event, en: string | null, fr: string | null])[] = [
  [
    { type: 'walked', seat, from: 0, to: room('d11/a'), boots: 2, swords: 1, damage: 0 },
    'Ana walks to the Hatchling Hoard (2 Boots, 1 Sword)',
    'Ana va au Trésor du dragonnet (2 Bottes, 1 Épée)',
  ],
  [
    { type: 'walked', seat, from: 1, to: 0, boots: 1, swords: 0, damage: 0 },
    'Ana walks out (1 Boot)',
    'Ana sort du Donjon (1 Botte)',
  ],
  [
    { type: 'teleported', seat, from: 0, to: room('s4/a') },
    'Ana teleports to the Bone Archive',
    'Ana se téléporte aux Archives d’os',
  ],
  [
    { type: 'took', seat, token: tokenNo('silver-artifact-15'), kind: 'artifact', room: room('d08/d') },
    'Ana takes the silver Artifact worth 15 at the Seized Estate',
    'Ana prend l’Artefact d’argent de valeur 15 (Biens saisis)',
  ],
  [
    { type: 'artifact-found', token: tokenNo('silver-artifact-10'), room: room('d08/d') },
    'A silver Artifact worth 10 is at the Seized Estate',
    'Nouvel Artefact d’argent de valeur 10 (Biens saisis)',
  ],
  [
    { type: 'drawn-from-pool', seat, pool: 'prisoner', token: tokenNo('discount-coupon') },
    'Ana finds the Discount Coupon among the Prisoners',
    'Ana trouve le Coupon de réduction parmi les Prisonniers',
  ],
  [
    { type: 'drawn-from-pool', seat, pool: 'major-secret', token: tokenNo('chalice') },
    'Ana takes a Major Secret: Chalice',
    'Ana prend un Secret majeur : Calice',
  ],
  [
    { type: 'token-spent', seat, token: tokenNo('discount-coupon') },
    'Ana spends the Discount Coupon',
    'Ana utilise le Coupon de réduction',
  ],
  [
    { type: 'tile-revealed', seat, tile: TILES.findIndex(({ haunted }) => haunted), edge: 0 },
    'Ana discovers the Whispering Nave (haunted)',
    'Ana découvre la Nef murmurante (tuile Hantée)',
  ],
  [
    { type: 'tile-turned', seat: null, tile, turn: 2 },
    'The Skull Bazaar is rotated 180°',
    'La tuile Bazar aux crânes fait un demi-tour',
  ],
  [
    { type: 'marked', seat, room: room('start-b/c'), marks: 1 },
    'Ana makes an offering at the Tidewater Shrine',
    'Ana dépose une offrande (Autel des eaux mortes)',
  ],
  [
    { type: 'bought', seat, token: tokenNo('burglars-kit'), price: 0 },
    'Ana takes a Burglar’s Kit for free',
    'Ana prend un Kit du cambrioleur sans payer',
  ],
  [
    { type: 'chose', seat, source: 'leprechaun', branch: 1 },
    'Ana chooses (Leprechaun): gain 5 Gold and add 3 Clank!',
    'Ana choisit (Farfadet) : gagner 5 Or et ajouter 3 Clank!',
  ],
  [
    { type: 'trashed', seat, card: cardNo('payoff'), from: 'play', source: 'payoff' },
    'Ana trashes Payoff from their play area',
    'Ana bannit Pot-de-vin de sa zone de jeu',
  ],
  [
    { type: 'attacked', extra: 0, danger: 0, cubes: ['ghost', 1, null, 'ghost'] },
    'The Dragon attacks and draws 4 cubes: 1 of Bob’s, 1 black, 2 Ghosts',
    'Le Dragon attaque et tire 4 cubes : 1 à Bob, 1 noir, 2 Fantômes',
  ],
  [{ type: 'declined', seat, source: '' }, null, null],
  [{ type: 'declined', seat, source: 'hiding-place' }, 'Ana declines (Hiding Place)', 'Ana renonce (Cachette)'],
];

test.each(OTHERS)('the other turns of phrase: %j', (event, en, fr) => {
  expect(told(event)).toEqual([en, fr]);
});

test.each([
  ['black-market', 0, 'gain 2 Gold and trash a card', 'gagner 2\u00a0Or et bannir une carte'],
  ['thieves-shrine', 1, 'trash up to 2 Burgle cards', 'bannir jusqu’à 2\u00a0cartes Cambrioler'],
  ['ogre-merchant', 1, 'take an item for free', 'prendre un objet sans payer'],
  ['empurror', 2, 'ignore Crystal Caves this turn', 'ignorer les Cavernes de Cristal pendant ce tour'],
])('the log tells others of a choice without speaking to them: %s', (source, branch, en, fr) => {
  const told = { type: 'chose', seat, source, branch } as const;
  expect(catacombsWording.event(told, NAMES, 'en', ON)).toMatch(new RegExp(`^Ana chooses \\([^)]+\\): ${en}$`));
  expect(catacombsWording.event(told, NAMES, 'fr', ON)).toMatch(new RegExp(`^Ana choisit \\([^)]+\\)\u00a0: ${fr}$`));
});

test('what goes on top of a deck is told once', () => {
  const told = { type: 'accepted', seat, source: 'lie-in-wait' } as const;
  expect((['en', 'fr'] as const).map((language) => catacombsWording.event(told, NAMES, language, ON))).toEqual([
    null,
    null,
  ]);
});

test('rage is told by the track of the number of players', () => {
  const raged: Event = { type: 'raged', space: 2 };
  expect(told(raged)[0]).toBe('Rage Track: space 3 of 7, 3 cubes per attack');
  expect(told(raged, ['A', 'B', 'C', 'D', 'E'])[0]).toBe('Rage Track: space 3 of 8, 2 cubes per attack');
});

test('the same number is another room on another face of the start tile', () => {
  const walked: Event = { type: 'walked', seat, from: 0, to: 3, boots: 1, swords: 0, damage: 0 };
  const on = (board: string) => catacombsWording.event(walked, NAMES, 'en', { ...ON, board });
  expect([on('catacombs-a'), on('catacombs-b')]).toEqual([
    'Ana walks to the Hall of Names (1 Boot)',
    'Ana walks to the Tidewater Shrine (1 Boot)',
  ]);
});
