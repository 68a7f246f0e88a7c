import './clank/catacombs-at-hand.ts';
import './clank/space-at-hand.ts';
import './clank/space-enlist-expansions.ts';
import { clankRules } from './clank/book.ts';
import { catacombsWording } from './clank/catacombs.ts';
import { catacombsRules } from './clank/catacombs-book.ts';
import { clankWording } from './clank/index.ts';
import { map as clankMap } from './clank/map.ts';
import { spaceWording } from './clank/space.ts';
import { spaceRules } from './clank/space-book.ts';
import { spaceMap, spaceTable } from './clank/space-lines.ts';
import { table as clankTable } from './clank/table.ts';
import type { Language } from './language.ts';
import { smashUpRules } from './smash-up/book.ts';
import { smashUpWording } from './smash-up/index.ts';
import { table as smashUpTable } from './smash-up/table.ts';
import type { RulesSection, WordingInLines } from './wording.ts';

const WORDINGS: ReadonlyMap<string, WordingInLines> = new Map<string, WordingInLines>([
  ['clank', { ...clankWording, table: clankTable, map: clankMap }],
  ['clank-catacombs', { ...catacombsWording, table: clankTable, map: clankMap }],
  ['clank-in-space', { ...spaceWording, table: spaceTable, map: spaceMap }],
  ['smash-up', { ...smashUpWording, table: smashUpTable }],
]);

/** What words the game of that id. */
export const wordingOf = (id: string): WordingInLines | undefined => WORDINGS.get(id);

const BOOKS: ReadonlyMap<string, (language: Language) => readonly RulesSection[]> = new Map([
  ['clank', clankRules],
  ['clank-catacombs', catacombsRules],
  ['clank-in-space', spaceRules],
  ['smash-up', smashUpRules],
]);

/** The whole rules of the game of that id. */
export const rulesOf = (id: string, language: Language): readonly RulesSection[] => BOOKS.get(id)?.(language) ?? [];
