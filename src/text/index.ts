import './clank/catacombs-at-hand.ts';
import { clankRules } from './clank/book.ts';
import { catacombsWording } from './clank/catacombs.ts';
import { catacombsRules } from './clank/catacombs-book.ts';
import { clankWording } from './clank/index.ts';
import { map as clankMap } from './clank/map.ts';
import { table as clankTable } from './clank/table.ts';
import type { Language } from './language.ts';
import { smashUpRules } from './smash-up/book.ts';
import { smashUpWording } from './smash-up/index.ts';
import { table as smashUpTable } from './smash-up/table.ts';
import type { RulesSection, WordingInLines } from './wording.ts';

const WORDINGS: ReadonlyMap<string, WordingInLines> = new Map<string, WordingInLines>([
  ['clank', { ...clankWording, table: clankTable, map: clankMap }],
  ['clank-catacombs', { ...catacombsWording, table: clankTable, map: clankMap }],
  ['smash-up', { ...smashUpWording, table: smashUpTable }],
]);

/** What words the game of that id. */
export const wordingOf = (id: string): WordingInLines | undefined => WORDINGS.get(id);

const BOOKS: ReadonlyMap<string, (language: Language) => readonly RulesSection[]> = new Map([
  ['clank', clankRules],
  ['clank-catacombs', catacombsRules],
  ['smash-up', smashUpRules],
]);

/** The whole rules of the game of that id. */
export const rulesOf = (id: string, language: Language): readonly RulesSection[] => BOOKS.get(id)?.(language) ?? [];
