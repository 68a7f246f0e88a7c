import { CARDS, CROWNS, MONKEY_IDOL } from '../catalogue.ts';
import type { Condition, Effect, Resource } from '../core/effects.ts';
import type { View } from '../core/view.ts';
import { holdsArtifact } from './route.ts';

export type Held = Resource | 'clank' | 'gold' | 'draw';

/** What a hand adds, counted up. */
interface Sum {
  readonly amounts: Record<Held, number>;
  /** Times that gold is gained, and cards that raise every gain or turn clank into skill. */
  goldGains: number;
  goldPlus: number;
  skillForClank: number;
  clankMade: number;
}

type Holds = (condition: Condition) => boolean;

function add(sum: Sum, effect: Effect, holds: Holds): void {
  switch (effect.do) {
    case 'gain':
      sum.amounts[effect.what] += effect.amount;
      return;
    case 'gold':
      sum.amounts.gold += effect.amount;
      sum.goldGains++;
      return;
    case 'clank':
      sum.amounts.clank += effect.amount;
      if (effect.amount > 0) sum.clankMade += effect.amount;
      return;
    case 'draw':
      sum.amounts.draw += effect.count;
      return;
    case 'this-turn':
      if (effect.change === 'gold-gains-plus-one') sum.goldPlus++;
      if (effect.change === 'skill-for-clank') sum.skillForClank++;
      return;
    case 'all':
      for (const each of effect.of) add(sum, each, holds);
      return;
    case 'bonus':
      if (holds(effect.when)) add(sum, effect.then, holds);
      return;
    default:
      return;
  }
}

/** Whether a bonus will come about by playing the hand, as the viewer stands now. */
function conditions(view: View, hand: readonly number[]): Holds {
  const me = view.players[view.active]!;
  const companions = view.turn.companions + hand.filter((no) => CARDS[no]!.kind === 'companion').length;
  return (condition) => {
    switch (condition) {
      case 'artifact':
        return holdsArtifact(me);
      case 'crown':
        return CROWNS.some((crown) => me.tokens.includes(crown));
      case 'monkey-idol':
        return me.tokens.includes(MONKEY_IDOL);
      case 'another-companion':
        return companions > 1;
      default:
        return condition satisfies never;
    }
  };
}

/** Clank that the hand makes at the least, whatever the order of play: none that a removal might cancel. */
function clankAtLeast(view: View, { amounts, clankMade }: Sum): number {
  const removed = clankMade - amounts.clank + view.turn.cancel;
  return Math.max(0, Math.min(clankMade - removed, view.players[view.active]!.cubes));
}

/**
 * What the cards still in the viewer’s hand add for certain in this turn once they are all played; what is drawn,
 * chosen or paid for comes on top. Clank below zero is taken back.
 */
export function inHand(view: View): Partial<Record<Held, number>> {
  const { viewer, turn } = view;
  const hand = viewer === view.active ? (view.players[viewer]?.hand ?? []) : [];
  const amounts = { skill: 0, swords: 0, boots: 0, teleports: 0, clank: 0, gold: 0, draw: 0 };
  const sum: Sum = { amounts, goldGains: 0, goldPlus: 0, skillForClank: 0, clankMade: 0 };
  const holds = conditions(view, hand);
  for (const no of hand) for (const effect of CARDS[no]!.play) add(sum, effect, holds);
  for (const { when, then } of turn.bonuses) if (hand.length > 0 && holds(when)) add(sum, then, holds);
  amounts.gold += sum.goldGains * (turn.goldPlus + sum.goldPlus) + turn.goldGains * sum.goldPlus;
  amounts.skill += turn.clankMade * sum.skillForClank;
  amounts.skill += clankAtLeast(view, sum) * (turn.skillForClank + sum.skillForClank);
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}
