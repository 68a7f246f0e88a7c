import { enlist } from '../catalogue.ts';
import '../classic/enlist-dungeon.ts';
import { cardOf } from '../core/card.ts';
import { enlistEdition } from '../core/editions.ts';
import { tokenOf } from '../core/token.ts';
import { catacombsBoards } from './board.ts';
import { CATACOMBS } from './cards.ts';
import { CATACOMBS_EDITION } from './edition.ts';
import { PARTY } from './party-cards.ts';
import { CATACOMBS_TOKENS } from './tokens.ts';

enlist('catacombs', {
  cards: CATACOMBS.map((row) => cardOf('catacombs', 'dungeon', row)),
  tokens: CATACOMBS_TOKENS.map(([kind, row]) => tokenOf(kind, row)),
  boards: catacombsBoards(),
});
enlist('party', { cards: PARTY.map((row) => cardOf('party', 'dungeon', row)) });
enlistEdition(CATACOMBS_EDITION);
