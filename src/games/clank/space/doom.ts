import { MARKET_ITEMS, soldToken } from '../catalogue.ts';
import type { ShipEffect } from '../core/aboard.ts';
import { ghostDamage } from '../core/attack.ts';
import { haunt } from '../core/noise.ts';
import type { Emit, State } from '../core/state.ts';
import { losesNextBoot } from '../core/toll.ts';
import { drawBlack, spendCubes, takeCube } from './scheme.ts';

const SORTS: readonly string[] = MARKET_ITEMS;

/** Unsold items of a sort leave the market for the box. */
function sellOut(state: State, item: string, emit: Emit): void {
  const no = SORTS.indexOf(item);
  const token = soldToken(state.players, MARKET_ITEMS[no]!);
  for (let i = state.market[no]!; i > 0; i--) state.tokenBox.push(token);
  state.market[no] = 0;
  emit?.({ type: 'sold-out', token });
}

function loseBankCrystal(state: State, emit: Emit): void {
  if (state.crystals === 0) return;
  state.crystals--;
  state.crystalsLost++;
  emit?.({ type: 'crystal-lost' });
}

/** What schemes do, and what is done with black cubes. */
export function doom(state: State, effect: ShipEffect, emit: Emit): void {
  switch (effect.do) {
    case 'take-cube':
      takeCube(state, emit);
      return;
    case 'scheme-cube':
      drawBlack(state, emit);
      return;
    case 'spend-cubes':
      spendCubes(state, effect.count, emit);
      state.agenda.push(effect.then);
      return;
    case 'spend':
      state.turn[effect.what] -= effect.amount;
      state.agenda.push(effect.then);
      return;
    case 'hurt':
      for (let i = 0; i < effect.amount; i++) ghostDamage(state, state.actor, emit);
      return;
    case 'sell-out':
      sellOut(state, effect.item, emit);
      return;
    case 'hunters':
      for (let i = 0; i < effect.count; i++) haunt(state, emit);
      return;
    case 'lose-bank-crystal':
      loseBankCrystal(state, emit);
      return;
    default:
      effect satisfies never;
  }
}

/** Whether nothing is left to gain. */
export function losesBoot(state: State, amount: number, emit: Emit): boolean {
  const isLost = losesNextBoot(state);
  state.turn.bootGained = true;
  if (!isLost) return false;
  emit?.({ type: 'boot-lost', seat: state.active });
  if (amount > 1) state.agenda.push({ do: 'gain', what: 'boots', amount: amount - 1 });
  return true;
}
