import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { COMMAND_CODE, TOKENS } from '../catalogue.ts';
import { rageTrackOf } from '../core/editions.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';

/** Whether taking the token moved the rage marker up. */
const isRaging = (token: TokenNo): boolean => token === COMMAND_CODE || TOKENS[token]!.taken?.do === 'rage';

/** The space of the rage marker: at least one for each token taken that moved it, beyond the first. */
export function stageRage(state: State, given: Fields): void {
  const last = rageTrackOf(state).length;
  const rage = given.count('rage', last, 1);
  const moved = state.players.flatMap(({ tokens }) => tokens.filter(isRaging));
  const least = Math.min(last, 1 + moved.length);
  if (rage !== undefined && rage < least) {
    const names = moved.map((token) => TOKENS[token]!.id).join(', ');
    throw new InputError(
      given.at('rage'),
      `should be at least ${least}, not ${rage}: one space up for each of ${names}`,
    );
  }
  state.rage = Math.max(rage === undefined ? state.rage : rage - 1, least - 1);
}
