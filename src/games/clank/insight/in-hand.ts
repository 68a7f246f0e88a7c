import { CARDS, SECRET_TOME_CARD, TOKENS } from '../catalogue.ts';
import type { Condition, Effect, Resource } from '../core/effects.ts';
import type { Faction } from '../core/faction.ts';
import { heldContraband, heldCrystal, heldIdol, holdsCrown, prisonersFreed } from '../core/held.ts';
import { losesNextBoot } from '../core/toll.ts';
import type { View } from '../core/view.ts';

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

/** Whether a bonus will come about for certain by playing those cards, as the active player stands now. */
export function conditions(view: View, hand: readonly number[]): Holds {
  const me = view.players[view.active]!;
  const { turn } = view;
  const companions = turn.companions + hand.filter((no) => CARDS[no]!.kind === 'companion').length;
  const artifacts = me.tokens.filter((no) => TOKENS[no]!.kind === 'artifact').length;
  const atHand = [...hand, ...me.play, ...me.discard, ...turn.gone.map(({ card }) => card)];
  const played = (faction: Faction) => hand.filter((no) => CARDS[no]!.faction === faction).length;
  return (condition) => {
    switch (condition) {
      case 'artifact':
        return artifacts > 0;
      case 'two-artifacts':
        return artifacts > 1;
      case 'three-artifacts':
        return artifacts > 2;
      case 'four-artifacts':
        return artifacts > 3;
      case 'crown':
        return holdsCrown(me);
      case 'monkey-idol':
        return heldIdol(me, turn);
      case 'another-companion':
        return companions > 1;
      case 'two-clank':
        return turn.clankMade > 1;
      case 'three-gold':
        return turn.goldGained > 2;
      case 'six-skill':
        return turn.skillGained > 5;
      case 'crystal-cave':
        return turn.inCave;
      case 'three-prisoners':
        return prisonersFreed(me.tokens) > 2;
      case 'tome-at-hand':
        return atHand.includes(SECRET_TOME_CARD);
      case 'gem-at-hand':
        return atHand.some((no) => CARDS[no]!.kind === 'gem');
      case 'row-monster-defeated':
        return turn.rowMonsterDefeated;
      case 'portal-used':
        return turn.portalUsed;
      case 'another-outlaw':
        return played('outlaw') + turn.outlaws > 1 || turn.allFactions;
      case 'another-resistance':
        return played('resistance') + turn.rebels > 1 || turn.allFactions;
      case 'another-science':
        return played('science') + turn.scientists > 1 || turn.allFactions;
      case 'power-crystal':
        return heldCrystal(me, turn);
      case 'contraband':
        return heldContraband(me, turn);
      case 'trashed':
        return turn.trashed > 0;
      case 'hacked':
        return turn.hacked;
      case 'prisoner-at-hand':
        return [...atHand, ...turn.copies.map(({ as }) => as)].some((no) => CARDS[no]!.prisoner);
      case 'at-market':
        return turn.atMarket;
      case 'at-checkpoint':
        return turn.inCave;
      case 'at-data-port':
        return turn.atPort;
      case 'crystal-in-bank':
        return view.crystals > 0;
      case 'installed':
        return me.installed.length > 0 || turn.gone.some(({ from }) => from === 'installed');
      case 'secret-taken':
        return turn.secrets > 0;
      case 'five-damage':
        return me.damage > 4;
      case 'doom-near':
      case 'stands-unsafe':
      case 'stands-airless':
      case 'stands-in-scheme-module':
      case 'stands-imprisoned':
      case 'stands-at-ride':
      case 'owns-no-key':
      case 'owns-no-crystal':
      case 'has-installed':
      case 'stands-in-checkpoint':
      case 'seven-gold':
        return false;
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
  if (amounts.boots > 0 && losesNextBoot(view)) amounts.boots--;
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}
