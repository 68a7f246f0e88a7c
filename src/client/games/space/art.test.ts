import { expect, test } from 'vitest';
import '../../../games/clank/space/expansions.ts';
import './art.ts';
import './art-expansions.ts';
import { CARDS } from '../../../games/clank/catalogue.ts';
import type { CardSet } from '../../../games/clank/core/card.ts';
import { CLANK_ICONS } from '../../icons/lists/clank.ts';
import { SPACE_ICONS } from '../../icons/lists/space.ts';
import { STARS_ICONS } from '../../icons/lists/stars.ts';
import { UI_ICONS } from '../../icons/lists/ui.ts';
import { pictureOf } from '../clank/art.ts';

const BOXES: readonly CardSet[] = ['space', 'station', 'apocalypse'];
const pictures = CARDS.filter(({ id, set }) => id !== '' && BOXES.includes(set)).map(({ id }) => pictureOf(id));

test('every icon on a card aboard comes with the sprites that its table loads', () => {
  const here = new Set<string>([...UI_ICONS, ...CLANK_ICONS, ...SPACE_ICONS, ...STARS_ICONS]);
  const drawn = pictures.flatMap(({ icon, icon2 }) => (icon2 === undefined ? [icon] : [icon, icon2]));
  expect(drawn.filter((icon) => !here.has(icon))).toEqual([]);
});

test('cards have pictures of their own', () => {
  expect(pictures.length).toBe(134);
  const alike = pictures.map(({ icon }) => icon);
  expect(alike.filter((icon, at) => alike.indexOf(icon) !== at)).toEqual([]);
});
