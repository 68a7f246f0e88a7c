import { enlist } from '../catalogue.ts';
import { cardOf } from '../core/card.ts';
import { DUNGEON } from './dungeon.ts';

enlist('dungeon', { cards: DUNGEON.map((row) => cardOf('classic', 'dungeon', row)) });
