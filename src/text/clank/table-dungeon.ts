import { CARDS, CROWNS, GOBLIN, MARKET_ITEMS, RESERVE_PILES } from '../../games/clank/catalogue.ts';
import type { Card, CardNo } from '../../games/clank/core/card.ts';
import { MARKET_PRICE } from '../../games/clank/core/numbers.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { columns, flowing, indented } from '../layout.ts';
import { counted } from '../plural.ts';
import { kindOf } from './face.ts';
import { CRYSTAL_CAVE, DEPTHS, GOLD, POINT } from './nouns.ts';
import { cardName, costNow, grouped, nameOf, tokenName } from './things.ts';

const ROW: Both = { en: 'DUNGEON ROW', fr: 'PISTE DES AVENTURES DU DONJON' };
const RESERVE: Both = { en: 'RESERVE', fr: 'ACTIONS PERMANENTES' };
const MARKET: Both = { en: 'MARKET', fr: 'MARCHÉ' };
const CUBES: Both = { en: 'CUBES', fr: 'CUBES' };
const EMPTY: Both = { en: 'empty', fr: 'vide' };
const SOLD_OUT: Both = { en: 'sold out', fr: 'tout est vendu' };
const BLACK: Both = { en: 'black', fr: 'noirs' };
const CLANK_AREA: Both = { en: 'Clank! Area', fr: 'Zone Clank!' };
const BAG: Both = { en: 'Dragon Bag', fr: 'Sac Dragon' };
const ASIDE: Both = { en: 'Set aside', fr: 'Mis de côté' };

function signsOf(card: Card, language: Language): string[] {
  const signs: string[] = [];
  if (card.dragon) signs.push('Dragon');
  if (card.danger) signs.push('Danger');
  if (card.where === 'depths') signs.push(DEPTHS[language]);
  if (card.where === 'crystal-cave') signs.push(CRYSTAL_CAVE[language]);
  return signs;
}

function cardCells(no: CardNo, view: View, language: Language): string[] {
  const card = CARDS[no];
  if (card === undefined) return [EMPTY[language]];
  const points = card.points === 0 ? '' : counted(card.points, POINT, language);
  const kind = kindOf(card)[language];
  return [cardName(no, language), kind, costNow(no, view, language), points, signsOf(card, language).join(', ')];
}

export function rowLines(view: View, language: Language): string[] {
  const slots = view.row.map((no, slot) => [`${slot + 1}`, ...cardCells(no, view, language)]);
  return ['', ROW[language], ...indented(columns(slots))];
}

export function reserveLines(view: View, language: Language): string[] {
  const piles = RESERVE_PILES.map((no, pile) => {
    const left = view.reserve[pile]!;
    return [...cardCells(no, view, language), { en: `${left} left`, fr: `reste ${left}` }[language]];
  });
  return ['', RESERVE[language], ...indented(columns([...piles, cardCells(GOBLIN, view, language)]))];
}

export function marketLines(view: View, language: Language): string[] {
  const price = counted(MARKET_PRICE, GOLD, language);
  const items = MARKET_ITEMS.flatMap((item, at) => {
    const left = view.market[at]!;
    if (item === 'crown') return CROWNS.slice(CROWNS.length - left).map((crown) => tokenName(crown, language));
    return grouped(Array.from({ length: left }, () => nameOf(item)[language]));
  });
  const title = { en: `${MARKET.en} (${price} each)`, fr: `${MARKET.fr} (${price} l’objet)` }[language];
  return ['', title, ...flowing('', items.length === 0 ? [SOLD_OUT[language]] : items, 1)];
}

export function cubeLines(view: View, names: readonly string[], language: Language): string[] {
  const row = (label: Both, cubes: readonly number[]) => [label[language], ...cubes.map((count) => `${count}`)];
  const rows = [
    ['', ...names, BLACK[language]],
    row(CLANK_AREA, view.clankArea),
    row(BAG, view.bag),
    row(ASIDE, view.aside),
  ];
  return ['', CUBES[language], ...indented(columns(rows))];
}
