import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { clipped } from '../layout.ts';
import { map as familyMap } from './map.ts';
import { gapsFor, named } from './space-tongue.ts';
import { table as familyTable, LONGEST_NAME } from './table.ts';

type Lines = (view: View, names: readonly string[], language: Language) => string[];

const inShipWords =
  (lines: Lines): Lines =>
  (view, names, language) => {
    const short = names.map((name) => clipped(name, LONGEST_NAME));
    return lines(view, gapsFor(short), language).map((line) => named(line, short, language));
  };

/** The whole table and the ship, for a terminal of 100 columns. */
export const spaceTable = inShipWords(familyTable);
export const spaceMap = inShipWords(familyMap);
