import { CARDS } from '../catalogue.ts';
import type { CardNo } from '../core/card.ts';
import type { Condition } from '../core/effects.ts';
import type { Faction } from '../core/faction.ts';
import type { Turn } from '../core/ledger.ts';
import type { Option } from '../core/option.ts';
import { push } from '../core/row.ts';
import { activePlayer, type Emit, type State } from '../core/state.ts';
import { takeAt } from '../core/take-at.ts';

/** A card played, or copied, counts for its faction. */
export function countFaction(turn: Turn, card: CardNo): void {
  const { faction } = CARDS[card]!;
  if (faction !== null) countFor(turn, faction);
}

export function countFor(turn: Turn, faction: Faction): void {
  if (faction === 'outlaw') turn.outlaws++;
  else if (faction === 'resistance') turn.rebels++;
  else turn.scientists++;
}

const isOfFaction = (when: Condition): boolean =>
  when === 'another-outlaw' || when === 'another-resistance' || when === 'another-science';

/** Bonuses of cards in play that still wait for another card of their faction, each card once. */
export function waitingBonuses(state: State): readonly Option[] {
  const sources = state.turn.bonuses.flatMap(({ when, source }) => (isOfFaction(when) ? [source] : []));
  return [...new Set(sources)].map((source): Option => ({ take: 'bonus', source }));
}

/** Switches a faction bonus on by hand. */
export function claimFor(state: State, wanted: string, emit: Emit): void {
  const { bonuses } = state.turn;
  const at = bonuses.findIndex(({ source, when }) => source === wanted && isOfFaction(when));
  const { source, when, then } = takeAt(bonuses, at);
  emit?.({ type: 'bonus-claimed', seat: state.active, source, when });
  state.agenda.push(then);
}

/** Cards of the play area that one of them could count as; those trashed from it this turn are among them. */
export function copiable(state: State, by: CardNo): readonly CardNo[] {
  const { play, installed } = activePlayer(state);
  const trashed = state.turn.gone.flatMap(({ card, from }) => (from === 'discard' ? [] : [card]));
  return [...new Set([...play, ...installed, ...trashed])].filter((card) => card !== by);
}

/** The card counts as another until the end of the turn: its faction, its word, and what playing it does. */
export function copy(state: State, card: CardNo, by: CardNo, emit: Emit): void {
  const { turn } = state;
  turn.copies.push({ as: card, by });
  countFaction(turn, card);
  emit?.({ type: 'copied', seat: state.active, card });
  push(state, CARDS[card]!.play);
}
