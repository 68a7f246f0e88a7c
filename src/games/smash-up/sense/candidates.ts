import type { CardFilter, Step } from '../core/ability.ts';
import type { Copy } from '../core/state.ts';
import { actionsFor, basesFor, type Found, first, minionsFor } from './match.ts';
import type { Mind, World } from './world.ts';
import { handWorth } from './worth.ts';

export type Pick = Extract<Step, { do: 'pick' }>;
/** A card that nobody has seen. */
export const HIDDEN: Copy = -1;

/** Cards that fit, of those the one who thinks knows of; a hidden zone holds one that nobody knows. */
export function cardsFor(mind: Mind, filter: CardFilter, found: Found): Copy[] {
  const player = mind.view.players[filter.of === undefined ? mind.me : first(found, filter.of)];
  if (filter.in === 'deck') return [HIDDEN];
  const zone =
    typeof filter.in === 'object' ? (found[filter.in.ref] ?? []) : (player?.[filter.in] ?? []).map(({ copy }) => copy);
  if (filter.of !== undefined && zone.length === 0 && (player?.handSize ?? 0) > 0) return [HIDDEN];
  return zone.filter((copy) => {
    const card = mind.cards[mind.cardOf(copy)];
    if (card === undefined) return true;
    if (copy === first(found, 'self')) return false;
    if (filter.type !== undefined && card.minion !== (filter.type === 'minion')) return false;
    return (
      (filter.powerAtMost === undefined || card.power <= filter.powerAtMost) && (!filter.microbot || card.microbot)
    );
  });
}

/** What a pick could find; of cards, the best one alone. */
export function candidates(mind: Mind, world: World, { from }: Pick, found: Found): number[] {
  switch (from.kind) {
    case 'minion':
      return minionsFor(mind, world, from, found).map(({ copy }) => copy);
    case 'action':
      return actionsFor(world, from, found);
    case 'base':
      return basesFor(mind, world, from, found);
    case 'player':
      return mind.view.players.flatMap((_, seat) => (from.but === 'you' && seat === mind.me ? [] : [seat]));
    case 'card':
      return cardsFor(mind, from, found)
        .toSorted((a, b) => handWorth(mind, mind.cardOf(b)) - handWorth(mind, mind.cardOf(a)))
        .slice(0, 1);
    default:
      return from satisfies never;
  }
}
