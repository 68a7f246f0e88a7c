import './at-hand.ts';
import { expect, test } from 'vitest';
import { cardNo, tokenNo } from '../../games/clank/catalogue.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { CatacombsEvent } from './catacombs-events.ts';
import { clankWording } from './index.ts';
import type { SpaceEvent } from './space-events.ts';

type Row<Type extends Event['type']> = readonly [Extract<Event, { type: Type }>, en: string | null, fr: string | null];

const { event } = clankWording;
const seat = 0;

/** Every type of event of the base game has a row, or this does not compile; nothing there is to be accepted. */
const ROWS: { readonly [Type in Exclude<Event['type'], CatacombsEvent | SpaceEvent | 'accepted'>]: Row<Type> } = {
  'turn-started': [{ type: 'turn-started', seat, turn: 3 }, 'Turn 3: Ana', 'Tour 3 : Ana'],
  played: [{ type: 'played', seat, card: cardNo('sneak') }, 'Ana plays Sneak', 'Ana joue À pas de loup'],
  gained: [{ type: 'gained', seat, what: 'swords', amount: 2 }, 'Ana gains 2 Swords', 'Ana gagne 2 Épées'],
  'gold-gained': [{ type: 'gold-gained', seat, amount: 1 }, 'Ana gains 1 Gold', 'Ana gagne 1 Or'],
  'gold-topped-up': [
    { type: 'gold-topped-up', seat, amount: 2 },
    'Ana gains 2 more Gold for earlier gains',
    'Ana gagne 2 Or de plus pour ses gains précédents',
  ],
  'gold-found': [{ type: 'gold-found', seat, amount: 5 }, 'Ana finds 5 Gold', 'Ana trouve 5 Or'],
  'gold-paid': [{ type: 'gold-paid', seat, amount: 7 }, 'Ana pays 7 Gold', 'Ana paie 7 Or'],
  'clank-added': [{ type: 'clank-added', seat, cubes: 2 }, 'Ana adds 2 Clank!', 'Ana ajoute 2 Clank!'],
  'clank-removed': [{ type: 'clank-removed', seat, cubes: 2 }, 'Ana removes 2 Clank!', 'Ana retire 2 Clank!'],
  'clank-cancelled': [{ type: 'clank-cancelled', seat, cubes: 1 }, 'Ana cancels 1 Clank!', 'Ana annule 1 Clank!'],
  drew: [
    { type: 'drew', seat, count: 3, cards: [cardNo('burgle'), cardNo('stumble'), cardNo('burgle')] },
    'Ana draws 3 cards: 2 × Burgle, Stumble',
    'Ana pioche 3 cartes : 2 × Cambrioler, Faux pas',
  ],
  shuffled: [
    { type: 'shuffled', seat, count: 8 },
    'Ana shuffles 8 cards into a new deck',
    'Ana mélange 8 cartes pour refaire son deck',
  ],
  acquired: [{ type: 'acquired', seat, card: cardNo('ruby'), slot: 2 }, 'Ana acquires Ruby', 'Ana acquiert Rubis'],
  used: [{ type: 'used', seat, card: cardNo('ladder'), slot: 2 }, 'Ana uses Ladder', 'Ana utilise Échelle'],
  defeated: [{ type: 'defeated', seat, card: cardNo('ogre'), slot: 2 }, 'Ana defeats Ogre', 'Ana vainc Ogre'],
  walked: [
    { type: 'walked', seat, from: 4, to: 9, boots: 2, swords: 1, damage: 1 },
    'Ana walks to room 10 (2 Boots, 1 Sword, 1 damage)',
    'Ana va dans la salle 10 (2 Bottes, 1 Épée, 1 dégât)',
  ],
  teleported: [
    { type: 'teleported', seat, from: 4, to: 9 },
    'Ana teleports to room 10',
    'Ana se téléporte dans la salle 10',
  ],
  exhausted: [
    { type: 'exhausted', seat, room: 9 },
    'The Crystal Cave wears Ana out: no more Boots this turn',
    'Ana s’épuise dans la Caverne de Cristal : plus de Bottes ce tour-ci',
  ],
  took: [
    { type: 'took', seat, token: tokenNo('chalice'), kind: 'major-secret', room: 4 },
    'Ana takes a Major Secret in room 5: Chalice',
    'Ana prend un Secret majeur dans la salle 5 : Calice',
  ],
  drank: [
    { type: 'drank', seat, token: tokenNo('potion-of-healing') },
    'Ana drinks a Potion of Healing',
    'Ana boit une Potion de soins',
  ],
  bought: [
    { type: 'bought', seat, token: tokenNo('crown-9'), price: 7 },
    'Ana buys the Crown worth 9 for 7 Gold',
    'Ana achète la Couronne de valeur 9 pour 7 Or',
  ],
  healed: [{ type: 'healed', seat, amount: 2 }, 'Ana heals 2 damage', 'Ana se soigne de 2 dégâts'],
  chose: [
    { type: 'chose', seat, source: 'apothecary', branch: 2 },
    'Ana chooses (Apothecary): heal 1 damage',
    'Ana choisit (Apothicaire) : soigner 1 dégât',
  ],
  declined: [
    { type: 'declined', seat, source: 'sleight-of-hand' },
    'Ana declines (Sleight of Hand)',
    'Ana renonce (Escamotage)',
  ],
  discarded: [{ type: 'discarded', seat, card: cardNo('stumble') }, 'Ana discards Stumble', 'Ana défausse Faux pas'],
  trashed: [
    { type: 'trashed', seat, card: cardNo('burgle'), from: 'discard', source: 'magic-spring' },
    'Ana trashes Burgle from their discard pile (Magic Spring)',
    'Ana bannit Cambrioler de sa défausse (Fontaine magique)',
  ],
  'bonus-claimed': [
    { type: 'bonus-claimed', seat, source: 'rebel-scout', when: 'another-companion' },
    'Ana gets the Rebel Scout bonus',
    'Ana obtient le bonus de la carte Éclaireur rebelle',
  ],
  raged: [
    { type: 'raged', space: 2 },
    'Rage Track: space 3 of 7, 3 cubes per attack',
    'Piste de Fureur : case 3 sur 7, 3 cubes par attaque',
  ],
  arrived: [
    { type: 'arrived', card: cardNo('ogre'), slot: 0 },
    'New in the Dungeon Row: Ogre',
    'Nouveau sur la piste : Ogre',
  ],
  replaced: [{ type: 'replaced', seat, card: cardNo('ogre'), slot: 0 }, 'Ana replaces Ogre', 'Ana remplace Ogre'],
  'cubes-returned': [
    { type: 'cubes-returned', count: 1 },
    'Returned to the Dragon Bag: 1 black cube',
    'Retour au sac Dragon : 1 cube noir',
  ],
  attacked: [
    { type: 'attacked', extra: 1, danger: 2, cubes: [0, null, 1, null, 0] },
    'The Dragon attacks and draws 5 cubes (Danger +2, Countdown +1): 2 of Ana’s, 1 of Bob’s, 2 black',
    'Le Dragon attaque et tire 5 cubes (Danger +2, Compte à rebours +1) : 2 à Ana, 1 à Bob, 2 noirs',
  ],
  damaged: [{ type: 'damaged', seat, damage: 4 }, 'Ana takes 1 damage (4/10)', 'Ana subit 1 dégât (4/10)'],
  'knocked-out': [
    { type: 'knocked-out', seat, rescued: true, room: 2 },
    'Ana is knocked out (room 3) and rescued by the villagers',
    'Ana est hors de combat (salle 3) ; les villageois viennent à son secours',
  ],
  left: [
    { type: 'left', seat },
    'Ana leaves the dungeon and earns a Mastery token',
    'Ana quitte le Donjon et reçoit un marqueur Maîtrise',
  ],
  countdown: [{ type: 'countdown', seat, space: 2 }, 'Countdown: space 2 of 5', 'Compte à rebours : case 2 sur 5'],
  'deck-exhausted': [
    { type: 'deck-exhausted' },
    'The Dungeon Deck is empty: everyone still inside is knocked out',
    'La pioche du Donjon est vide : tous ceux qui sont encore dans le Donjon sont mis hors de combat',
  ],
  'turn-ended': [{ type: 'turn-ended', seat, turn: 3 }, null, null],
  'game-ended': [
    { type: 'game-ended', scores: [87, 0] },
    'The game is over: Ana 87 points, Bob 0 points',
    'La partie est finie : Ana 87 points, Bob 0 point',
  ],
};

const NAMES = ['Ana', 'Bob'];

test.each(Object.values(ROWS))('%j', (told, en, fr) => {
  expect([event(told, NAMES, 'en'), event(told, NAMES, 'fr')]).toEqual([en, fr]);
});

const OTHERS: readonly (readonly [Event, en: string, fr: string])[] = [
  [{ type: 'drew', seat, count: 1, cards: null }, 'Ana draws 1 card', 'Ana pioche 1 carte'],
  [
    { type: 'took', seat, token: tokenNo('artifact-10'), kind: 'artifact', room: 26 },
    'Ana takes the Artifact worth 10 in room 27',
    'Ana prend l’Artefact de valeur 10 dans la salle 27',
  ],
  [
    { type: 'walked', seat, from: 1, to: 0, boots: 1, swords: 0, damage: 0 },
    'Ana walks out (1 Boot)',
    'Ana sort du Donjon (1 Botte)',
  ],
  [{ type: 'teleported', seat, from: 1, to: 0 }, 'Ana teleports outside', 'Ana se téléporte à l’extérieur'],
  [{ type: 'declined', seat, source: '' }, 'Ana takes nothing', 'Ana ne prend rien'],
  [{ type: 'countdown', seat, space: 1 }, 'Ana starts the countdown', 'Ana lance le Compte à rebours'],
  [
    { type: 'attacked', extra: 0, danger: 0, cubes: [] },
    'The Dragon attacks: the bag is empty',
    'Le Dragon attaque : le sac est vide',
  ],
  [
    { type: 'attacked', extra: 0, danger: 0, cubes: [null, 1] },
    'The Dragon attacks and draws 2 cubes: 1 of Bob’s, 1 black',
    'Le Dragon attaque et tire 2 cubes : 1 à Bob, 1 noir',
  ],
  [
    { type: 'knocked-out', seat, rescued: false, room: 29 },
    'Ana is knocked out (room 30) and lost',
    'Ana est hors de combat (salle 30) ; personne ne viendra',
  ],
];

test.each(OTHERS)('the other turns of phrase: %j', (told, en, fr) => {
  expect([event(told, NAMES, 'en'), event(told, NAMES, 'fr')]).toEqual([en, fr]);
});
