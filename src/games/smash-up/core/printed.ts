import { SAYS } from './card.ts';
import { isProtected } from './protection.ts';
import type { Copy, State } from './state.ts';
import { cardIn, standing, whereIs } from './table.ts';

/** Printed power, or the number that an attached action puts in its place. */
export function printedPower(state: State, copy: Copy): number {
  let { power } = cardIn(state, copy);
  for (const action of state.attached) {
    if (state.host[action] !== copy || (cardIn(state, action).says & SAYS.printed) === 0) continue;
    for (const ability of cardIn(state, action).abilities) {
      if (!('printed' in ability)) continue;
      if (!isProtected(state, copy, 'power', standing(state, action, whereIs(state, copy)))) power = ability.printed;
    }
  }
  return power;
}

/** An attached action raises power directly, unless it only sets a printed number that is no higher. */
export function raisesPower(state: State, action: Copy, host: Copy): boolean {
  const card = cardIn(state, action);
  const printed = card.abilities.find((ability) => 'printed' in ability);
  return card.raises && (printed === undefined || printed.printed > printedPower(state, host));
}
