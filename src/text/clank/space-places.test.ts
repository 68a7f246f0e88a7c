import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { faultsIn } from './faults.ts';
import { atPlace, fromPlace, type Place, placeName, thePlace, toPlace } from './place.ts';
import { APOCALYPSE_PIECE_NAMES, STATION_PIECE_NAMES } from './space-expansion-pieces.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { SHIP_PIECE_NAMES, SHIP_ROOM_NAMES } from './space-places.ts';

const PIECES: Readonly<Record<string, Place>> = {
  ...SHIP_PIECE_NAMES,
  ...STATION_PIECE_NAMES,
  ...APOCALYPSE_PIECE_NAMES,
};
const ROOMS: Readonly<Record<string, Place>> = { ...SHIP_ROOM_NAMES, ...STATION_ROOM_NAMES, ...APOCALYPSE_ROOM_NAMES };
const PLACES = [...Object.entries(PIECES), ...Object.entries(ROOMS)];

/** How many rooms the pieces have, by the marks of their rooms; those of the modules of the base game are published. */
const NUMBER = {
  cb: 11,
  cor: 12,
  cmd: 13,
  hyd: 12,
  eng: 15,
  dc: 12,
  are: 14,
  med: 15,
  pro: 13,
  hub: 8,
  rw: 7,
  re: 7,
  dw: 8,
  de: 8,
  br: 15,
  rif: 14,
  pcb: 14,
  ter: 13,
  inv: 14,
};

test('all pieces and all their rooms have names', () => {
  expect(Object.keys(PIECES)).toHaveLength(Object.keys(NUMBER).length);
  const rooms = Object.entries(NUMBER).flatMap(([mark, number]) =>
    Array.from({ length: number }, (_, i) => `${mark}-${`${i + 1}`.padStart(2, '0')}`),
  );
  expect(Object.keys(ROOMS)).toEqual(rooms);
});

test.each(LANGUAGES)('places are told apart in %s', (language) => {
  const names = PLACES.map(([, place]) => placeName(place, language));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(faultsIn(names, language)).toEqual([]);
});

test('French articles go with their names', () => {
  const singular = ['Bras', 'Enclos', 'Gros', 'Lave-bottes', 'Sas', 'Surplus', 'Tapis', 'Guet-apens'];
  const wrong = PLACES.filter(([, { article, fr }]) => {
    const first = fr.split(/[ ,]/)[0]!;
    const plural = /[sx]$/.test(first) && !singular.includes(first);
    const elided = !plural && /^([AEIOUÉÈÊŒ]|H(?!all$|angar$))/.test(first);
    return (article === 'les') !== plural || (article === 'l’') !== elided;
  });
  expect(wrong.map(([id, { article, fr }]) => `${id}: ${article} ${fr}`)).toEqual([]);
});

test('places in phrases', () => {
  const phrases = (place: Place) =>
    LANGUAGES.map((language) => [thePlace, toPlace, fromPlace].map((phrase) => phrase(place, language)).join('; '));
  expect(phrases(SHIP_PIECE_NAMES.command)).toEqual([
    'Command; to Command; from Command',
    'le centre de Commandement; au centre de Commandement; du centre de Commandement',
  ]);
  expect(atPlace(SHIP_PIECE_NAMES.command)).toBe('at Command');
  expect(placeName(SHIP_PIECE_NAMES.command, 'fr')).toBe('Centre de Commandement');
  expect(phrases(STATION_PIECE_NAMES['dock-west'])[1]).toBe(
    'les Départs à petit prix; aux Départs à petit prix; des Départs à petit prix',
  );
  expect(phrases(SHIP_ROOM_NAMES['cmd-07'])[1]).toBe(
    'l’Hyperstation privée; à l’Hyperstation privée; de l’Hyperstation privée',
  );
});
