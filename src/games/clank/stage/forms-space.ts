import { MARKET_ITEMS } from '../catalogue.ts';
import { RIDES, type Ride } from '../core/board.ts';
import { FORMS, type Make, oneOf, roomIn, rowForms } from './forms.ts';
import { readCard } from './names.ts';

const riding =
  (by: Ride): Make =>
  ([room], where, state) => ({ take: 'ride', to: roomIn(room, where, state), by });

/** How the actions aboard a ship are worded. */
export const SPACE_FORMS: Readonly<Record<string, Make>> = {
  ...FORMS,
  ...Object.fromEntries(RIDES.map((by) => [`ride ${by} ROOM`, riding(by)])),
  'hack ROOM': ([room], where, state) => ({ take: 'hack', room: roomIn(room, where, state) }),
  'buy ITEM flute': ([item], where) => ({ take: 'buy', item: oneOf(MARKET_ITEMS, item, where), flute: true }),
  'go ROOM': ([room], where, state) => ({ take: 'go', to: roomIn(room, where, state) }),
  'offer CARD': ([card], where) => {
    readCard(card, where);
    return { take: 'offer', source: String(card) };
  },
  ...rowForms('free', (slot) => ({ take: 'free', slot })),
  'rescue CARD': ([card], where) => ({ take: 'rescue', card: readCard(card, where) }),
  'copy CARD': ([card], where) => ({ take: 'copy', card: readCard(card, where) }),
  'bonus CARD': ([card], where) => {
    readCard(card, where);
    return { take: 'bonus', source: String(card) };
  },
  'install CARD': ([card], where) => ({ take: 'install', card: readCard(card, where) }),
  'install CARD sixth': ([card], where) => ({ take: 'install', card: readCard(card, where), sixth: true }),
  thwart: () => ({ take: 'thwart' }),
  'thwart N N N': ([skill, swords, boots]) => ({
    take: 'thwart',
    skill: Number(skill),
    swords: Number(swords),
    boots: Number(boots),
  }),
  'room cube': () => ({ take: 'use-room' }),
  'buy ITEM bargain': ([item], where) => ({ take: 'buy', item: oneOf(MARKET_ITEMS, item, where), bargain: true }),
  accept: () => ({ take: 'accept' }),
};
