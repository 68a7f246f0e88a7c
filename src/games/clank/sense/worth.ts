import type { Card } from '../core/card.ts';
import type { Effect } from '../core/effects.ts';
import type { PlayerView } from '../core/view.ts';
import type { Plan } from './plan.ts';

/** What a boot is worth, in steps. */
const BOOT = 4 / 3;

/** What an effect is worth to this player now, about in points; `step` is what a step on the way costs. */
export function worth(effect: Effect, me: PlayerView, step: number): number {
  switch (effect.do) {
    case 'gain':
      return { skill: 1, swords: 0.8, boots: BOOT * step, teleports: 2 }[effect.what] * effect.amount;
    case 'gold':
      return effect.amount * 1.1;
    case 'clank':
      return effect.amount * -0.6;
    case 'draw':
      return effect.count * 1.5;
    case 'heal':
      return Math.min(effect.amount, me.damage) * (me.damage > 4 ? 3 : 1.2);
    case 'attack':
      return me.damage < 3 ? 0 : -4;
    case 'pay':
      return worth(effect.then, me, step) - effect.gold;
    case 'take-tomes':
      return effect.count * 7;
    case 'lockpicks':
      return effect.amount * 2;
    case 'spend-lockpick':
      return worth(effect.then, me, step) - 2;
    case 'take-from-pool':
      return effect.count * (effect.pool === 'minor-secret' ? 2.5 : 3.5);
    case 'free-row-card':
      return 4;
    case 'mark-anywhere':
      return 2 + me.marks.length;
    case 'take-item':
      return 8;
    case 'if':
      return worth(effect.then, me, step);
    case 'may':
      return Math.max(0, worth(effect.then, me, step));
    case 'trash':
      return 1.5;
    case 'nearby-secret':
      return 3;
    case 'all':
      return effect.of.reduce((sum, each) => sum + worth(each, me, step), 0);
    case 'choose':
      return Math.max(...effect.of.map((each) => worth(each, me, step)));
    case 'discard':
    case 'bonus':
      return worth(effect.then, me, step) * 0.5;
    default:
      return 0.5;
  }
}

export const worthOf = (effects: readonly Effect[], me: PlayerView, step: number): number =>
  effects.reduce((sum, effect) => sum + worth(effect, me, step), 0);

/** A card in the deck: what playing it is worth over the rest of the game, and its points. */
export function cardWorth(card: Card, me: PlayerView, { hurry, step }: Plan): number {
  const plays = hurry ? 0.3 : 1.6;
  const played = plays * (worthOf(card.play, me, step) - 1);
  return card.points + (card.score === null ? 0 : 3) + played + worthOf(card.acquire, me, step);
}

/** An effect and those that it wraps. */
export function inside(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'all':
      return [effect, ...effect.of.flatMap(inside)];
    case 'if':
      return [effect, ...inside(effect.then), ...inside(effect.otherwise)];
    case 'discard':
    case 'bonus':
    case 'offer':
    case 'each':
    case 'new-tile':
    case 'spend-lockpick':
    case 'pay':
      return [effect, ...inside(effect.then)];
    default:
      return [effect];
  }
}
