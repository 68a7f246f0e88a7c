import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { map as familyMap } from './map.ts';
import { aboard } from './space-tongue.ts';
import { table as familyTable } from './table.ts';

type Lines = (view: View, names: readonly string[], language: Language) => string[];

const inShipWords =
  (lines: Lines): Lines =>
  (view, names, language) =>
    lines(view, names, language).map((line) => aboard(line, language));

/** The whole table and the ship, for a terminal of 100 columns. */
export const spaceTable = inShipWords(familyTable);
export const spaceMap = inShipWords(familyMap);
