import './family.ts';
import { edgeOf, MOUTHS, TURNS } from './catacombs/geometry.ts';
import { BOARDS, CARDS, CLASSIC_TOKENS, cardNo, FIRST, MARKET_ITEMS, TOKENS } from './catalogue.ts';
import type { CardNo, CardSet } from './core/card.ts';
import type { Effect } from './core/effects.ts';
import type { Option } from './core/option.ts';
import * as opt from './core/option.ts';
import { LYING_KINDS } from './core/token.ts';

const cardsOf = (sets: readonly CardSet[]): CardNo[] =>
  CARDS.flatMap(({ set }, no) => (sets.includes(set) ? [no] : []));

const pick = (of: readonly Option[], cards: readonly CardNo[]): Option[] => cards.map((card) => of[card]!);

/** What can be wanted in every game of the family. */
const shared = (rooms: number, cards: readonly CardNo[], tokens: readonly Option[]): Option[] => [
  ...pick(opt.PLAY, cards),
  ...opt.ACQUIRE,
  ...opt.ACQUIRE_RESERVE,
  ...opt.FIGHT,
  opt.FIGHT_GOBLIN,
  ...opt.WALK.slice(0, rooms).flatMap((splits, to): Option[] => [{ take: 'walk', to }, ...splits]),
  ...opt.TELEPORT.slice(0, rooms),
  ...tokens,
  ...Object.values(opt.TAKE),
  ...opt.TELEPORT.slice(0, rooms).flatMap((_, room) =>
    LYING_KINDS.map((kind): Option => ({ take: 'nearby', room, kind })),
  ),
  ...opt.CHOOSE,
  ...pick(opt.DISCARD, cards),
  ...pick(opt.TRASH.play, cards),
  ...pick(opt.TRASH.discard, cards),
  ...opt.REPLACE,
  opt.DECLINE,
  opt.END_TURN,
];

const roomsOf = (boards: string): number =>
  Math.max(...BOARDS.flatMap(({ id, rooms }) => (id.startsWith(boards) ? [rooms.length] : [])));

/** The closed list of what a player can want in the first game, whatever the table looks like. */
export const CLASSIC_INTENTS: readonly Option[] = [
  ...opt.USE,
  ...shared(roomsOf('d'), cardsOf(['classic']), opt.DRINK.slice(0, CLASSIC_TOKENS)),
  ...MARKET_ITEMS.slice(0, 3).map((item): Option => ({ take: 'buy', item })),
];

/** Cells around the start tile, farther out than a dungeon grows in play. */
const FARTHEST = 8;
const NEAR = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => i - FARTHEST);
const EDGES = NEAR.flatMap((x) => NEAR.flatMap((y) => MOUTHS.map((_, mouth) => edgeOf(x, y, mouth))));

const FIRST_SPACE_ITEM = MARKET_ITEMS.indexOf('market-master-key');

const offersOf = (cards: readonly CardNo[]): Option[] =>
  cards.flatMap((no): Option[] => {
    const { id, play } = CARDS[no]!;
    return play.some(offers) ? [{ take: 'offer', source: id }] : [];
  });

const offers = (effect: Effect): boolean => effect.do === 'offer' || (effect.do === 'bonus' && offers(effect.then));

const catacombsCards = cardsOf(['classic', 'catacombs', 'party']);
const catacombsRooms = roomsOf('catacombs');

export const CATACOMBS_INTENTS: readonly Option[] = [
  ...opt.USE,
  ...shared(catacombsRooms, catacombsCards, opt.DRINK.slice(0, FIRST.party.tokens)),
  ...opt.BUY.slice(0, FIRST_SPACE_ITEM).flatMap((means) => means.slice(0, 4)),
  ...EDGES.map((edge): Option => ({ take: 'explore', edge })),
  ...EDGES.filter((_, i) => i % MOUTHS.length === 0).map((edge): Option => ({ take: 'lay', edge })),
  ...TURNS.map((turn): Option => ({ take: 'place', turn })),
  ...opt.TURN,
  ...Object.values(opt.PICK),
  ...opt.MARK.slice(0, catacombsRooms),
  ...opt.GO.slice(0, catacombsRooms),
  ...offersOf(catacombsCards),
  ...opt.ITEM.slice(0, FIRST_SPACE_ITEM),
  ...opt.FREE,
  ...pick(opt.TRASH.hand, catacombsCards),
  ...CARDS.flatMap(({ ward }, no) => (ward ? [opt.WARD[no]!] : [])),
  ...CARDS.flatMap(({ react }, no) => (react === null ? [] : [opt.REACT[no]!])),
  ...pick(opt.REVEAL, catacombsCards),
  opt.ACCEPT,
];

/** Stumble is the first game's. */
const spaceCards = [...cardsOf(['space', 'station', 'apocalypse']), cardNo('stumble')];
const SHIP_ROOMS = 128;
const isFactionBonus = ({ play }: (typeof CARDS)[number]): boolean =>
  play.some((effect) => effect.do === 'bonus' && effect.when.startsWith('another-'));

export const SPACE_INTENTS: readonly Option[] = [
  ...shared(SHIP_ROOMS, spaceCards, opt.DRINK.slice(FIRST.space.tokens, TOKENS.length)),
  ...opt.BUY.slice(FIRST_SPACE_ITEM).flatMap(([here, , afar, , bargain]) => [here!, afar!, bargain!]),
  { take: 'thwart' },
  opt.USE_ROOM,
  ...opt.RIDE.hyperlift.slice(0, SHIP_ROOMS),
  ...opt.RIDE.telepad.slice(0, SHIP_ROOMS),
  ...opt.HACK.slice(0, SHIP_ROOMS),
  ...opt.GO.slice(0, SHIP_ROOMS),
  ...offersOf(spaceCards),
  ...opt.FREE,
  ...pick(
    opt.RESCUE,
    spaceCards.filter((no) => CARDS[no]!.prisoner),
  ),
  ...pick(opt.COPY, spaceCards),
  ...pick(opt.INSTALL, spaceCards),
  ...pick(opt.INSTALL_SIXTH, spaceCards),
  ...pick(opt.TRASH.installed, spaceCards),
  ...spaceCards.flatMap((no): Option[] =>
    isFactionBonus(CARDS[no]!) ? [{ take: 'bonus', source: CARDS[no]!.id }] : [],
  ),
  opt.ACCEPT,
];
