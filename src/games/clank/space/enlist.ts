import { enlist, enlistYard } from '../catalogue.ts';
import { cardOf } from '../core/card.ts';
import { enlistEdition } from '../core/editions.ts';
import { tokenOf } from '../core/token.ts';
import { ADVENTURE, SPACE_RESERVE, SPACE_STARTERS } from './cards.ts';
import { SPACE_EDITION } from './edition.ts';
import { shipAt, shipCalled } from './ships.ts';
import { SPACE_TOKENS } from './tokens.ts';

enlist('space', {
  cards: [
    ...SPACE_STARTERS.map((row) => cardOf('space', 'starter', row)),
    ...SPACE_RESERVE.map((row) => cardOf('space', 'reserve', row)),
    ...ADVENTURE.map((row) => cardOf('space', 'dungeon', row)),
  ],
  tokens: SPACE_TOKENS.map(([kind, row]) => tokenOf(kind, row)),
});
enlistYard({ at: shipAt, called: shipCalled });
enlistEdition(SPACE_EDITION);
