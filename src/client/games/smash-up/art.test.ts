import { expect, test } from 'vitest';
import { BASES, CARDS, FACTIONS } from '../../../games/smash-up/catalogue.ts';
import { CLANK_ICONS } from '../../icons/lists/clank.ts';
import { SMASH_UP_ICONS } from '../../icons/lists/smash-up.ts';
import { STARS_ICONS } from '../../icons/lists/stars.ts';
import { UI_ICONS } from '../../icons/lists/ui.ts';
import { basePictureOf, emblemOf, pictureOf } from './art.ts';

const pictures = [...CARDS.first.map(({ id }) => pictureOf(id)), ...BASES.first.map(({ id }) => basePictureOf(id))];
const icons = new Set<string>(pictures.flatMap(({ icon, icon2 }) => (icon2 === undefined ? [icon] : [icon, icon2])));
const emblems = FACTIONS.map(({ id }) => emblemOf(id));

test('every icon that is drawn comes with the interface or with Smash Up', () => {
  const drawn = new Set<string>([...icons, ...emblems]);
  const here = new Set<string>([...UI_ICONS, ...SMASH_UP_ICONS, ...STARS_ICONS]);
  expect([...drawn].filter((icon) => !here.has(icon))).toEqual([]);
  expect(CLANK_ICONS.filter((icon) => drawn.has(icon))).toEqual([]);
});

test('factions have emblems of their own, and cards pictures of their own', () => {
  expect(new Set(emblems).size).toBe(FACTIONS.length);
  const alike = CARDS.first.map(({ id }) => pictureOf(id).icon);
  expect(alike.filter((icon, at) => alike.indexOf(icon) !== at)).toEqual([]);
});
