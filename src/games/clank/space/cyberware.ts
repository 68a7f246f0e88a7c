import { CARDS, SIXTH_CRYSTAL } from '../catalogue.ts';
import type { CardNo } from '../core/card.ts';
import { INSTALL, INSTALL_SIXTH, type Option } from '../core/option.ts';
import type { Refusal } from '../core/refusal.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';
import { takeAt } from '../core/take-at.ts';
import { spendToken } from '../core/taking.ts';

/** Why a card of the play area cannot stay there for good. */
export function refuseInstall(state: State, card: CardNo, sixth: boolean): Refusal | null {
  const player = activePlayer(state);
  const copied = state.turn.copies.find(({ by }) => by === card);
  if (copied !== undefined && CARDS[copied.as]!.installed !== null) return 'cs-install-shapeshifter';
  if (!player.play.includes(card) || CARDS[card]!.installed === null) return 'cs-install-what';
  const paid = sixth ? player.tokens.includes(SIXTH_CRYSTAL) : player.crystals > 0;
  return paid ? null : 'cs-install-crystal';
}

/** Out of the play area for a crystal, which goes to the bank, or for the sixth one, which goes to the box. */
export function install(state: State, card: CardNo, sixth: boolean, emit: Emit): void {
  const player = activePlayer(state);
  takeAt(player.play, player.play.indexOf(card));
  player.installed = [...player.installed, card];
  if (sixth) spendToken(state, SIXTH_CRYSTAL, emit);
  else {
    player.crystals--;
    state.turn.spentCrystals++;
    state.crystals++;
  }
  emit?.({ type: 'installed', seat: state.active, card, sixth });
}

export function listInstalls(state: State, options: Option[]): void {
  const { play, crystals, tokens } = activePlayer(state);
  const sixth = tokens.includes(SIXTH_CRYSTAL);
  if (crystals === 0 && !sixth) return;
  for (let i = 0; i < play.length; i++) {
    const card = play[i]!;
    if (CARDS[card]!.installed === null || play.indexOf(card) < i) continue;
    if (crystals > 0) options.push(INSTALL[card]!);
    if (sixth) options.push(INSTALL_SIXTH[card]!);
  }
}
