import { CARDS, goblinOf, reserveOf } from '../../games/clank/catalogue.ts';
import type { Card, CardNo } from '../../games/clank/core/card.ts';
import { editionOf } from '../../games/clank/core/editions.ts';
import { priceIn } from '../../games/clank/core/price.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { beside, columns, flowing, indented } from '../layout.ts';
import { counted } from '../plural.ts';
import { ROOM_KIND } from './catacombs-nouns.ts';
import { kindOf } from './face.ts';
import { CRYSTAL_CAVE, DEPTHS, GOLD, POINT } from './nouns.ts';
import { spoken } from './space-voice.ts';
import { cardName, costNow } from './things.ts';
import { wares } from './wares.ts';

const ROW: Both = { en: 'DUNGEON ROW', fr: 'PISTE DES AVENTURES DU DONJON' };
const RESERVE: Both = { en: 'RESERVE', fr: 'ACTIONS PERMANENTES' };
const MARKET: Both = { en: 'MARKET', fr: 'MARCHÉ' };
const CUBES: Both = { en: 'CUBES', fr: 'CUBES' };
const EMPTY: Both = { en: 'empty', fr: 'vide' };
const SOLD_OUT: Both = { en: 'sold out', fr: 'tout est vendu' };
const BLACK: Both = { en: 'black', fr: 'noirs' };
const OR_WAYSHRINE: Both = { en: `or ${ROOM_KIND.wayshrine.en}`, fr: `ou ${ROOM_KIND.wayshrine.fr}` };
const GHOSTS: Both = { en: 'Ghosts', fr: 'Fantômes' };
const CLANK_AREA: Both = { en: 'Clank! Area', fr: 'Zone Clank!' };
const BAG: Both = { en: 'Dragon Bag', fr: 'Sac Dragon' };
const ASIDE: Both = { en: 'Set aside', fr: 'Mis de côté' };

function signsOf(card: Card, language: Language): string[] {
  const signs: string[] = [];
  if (card.dragon) signs.push('Dragon');
  if (card.danger) signs.push('Danger');
  if (card.where === 'depths') signs.push(DEPTHS[language]);
  if (card.where.startsWith('crystal-cave')) signs.push(CRYSTAL_CAVE[language]);
  if (card.where === 'crystal-cave-or-wayshrine') signs.push(OR_WAYSHRINE[language]);
  return signs;
}

function cardCells(no: CardNo, view: View, language: Language): string[] {
  const card = CARDS[no];
  if (card === undefined) return [EMPTY[language]];
  const points = card.points === 0 ? '' : counted(card.points, POINT, language);
  return [cardName(no, language), spoken(view, kindOf(card)[language], language), costNow(no, view, language), points];
}

export function rowLines(view: View, language: Language): string[] {
  const slots = columns(view.row.map((no, slot) => [`${slot + 1}`, ...cardCells(no, view, language)]));
  const lines = view.row.flatMap((no, slot) => {
    const card = CARDS[no];
    return flowing(beside(slots[slot]!), card === undefined ? [] : signsOf(card, language), 1);
  });
  return ['', ROW[language], ...lines];
}

const NONE_LEFT: Both = { en: 'none left', fr: 'épuisé' };

export function reserveLines(view: View, language: Language): string[] {
  const piles = reserveOf(view).map((no, pile) => {
    const left = view.reserve[pile]!;
    const count = left === 0 ? NONE_LEFT : { en: `${left} left`, fr: `il en reste ${left}` };
    return [...cardCells(no, view, language), count[language]];
  });
  return ['', RESERVE[language], ...indented(columns([...piles, cardCells(goblinOf(view), view, language)]))];
}

export function marketLines(view: View, language: Language): string[] {
  const price = counted(priceIn(view, {}), GOLD, language);
  const items = wares(view, language);
  const title = { en: `${MARKET.en} (${price} each)`, fr: `${MARKET.fr} (${price} l’objet)` }[language];
  return ['', title, ...flowing('', items.length === 0 ? [SOLD_OUT[language]] : items, 1)];
}

export function cubeLines(view: View, names: readonly string[], language: Language): string[] {
  const haunted = view.layout !== null || editionOf(view).ship !== null;
  const [aside, area, bag] = view.ghosts;
  const row = (label: Both, cubes: readonly number[], ghosts: number | undefined) => {
    const black = cubes.length > names.length ? [] : [''];
    return [
      spoken(view, label[language], language),
      ...cubes.map((count) => `${count}`),
      ...black,
      ...(haunted ? [`${ghosts}`] : []),
    ];
  };
  const rows = [
    ['', ...names, BLACK[language], ...(haunted ? [spoken(view, GHOSTS[language], language)] : [])],
    row(CLANK_AREA, view.clankArea, area),
    row(BAG, view.bag, bag),
    row(ASIDE, view.aside, aside),
  ];
  return ['', CUBES[language], ...indented(columns(rows))];
}
