import type { Options } from '../../engine/game.ts';
import type { Sitter } from '../../protocol/table.ts';
import { go } from '../route.ts';
import { settings } from '../settings.ts';
import { call } from '../worker/remote.ts';
import type { HomeGame } from './games.ts';
import { placesFor, sittersAt } from './places.ts';

/** The person, then as many bots as the game is best met with. */
export const sittersAtOnce = ({ bots }: HomeGame): Sitter[] => sittersAt(placesFor(bots + 1, settings.get().name));

/** Begins a table and goes there. */
export async function beginTable(game: string, options: Options, sitters: readonly Sitter[]): Promise<void> {
  go({ page: 'table', id: await call('begin', { game, options, sitters }) });
}
