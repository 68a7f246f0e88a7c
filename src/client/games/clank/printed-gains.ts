import type { Effect, Resource } from '../../../games/clank/core/effects.ts';
import type { Glyph } from '../../../text/client/card.ts';

/** A number and its glyph. */
export interface Gain {
  readonly glyph: Glyph;
  readonly amount: string;
}

const RESOURCE_GLYPH: Readonly<Record<Resource, Glyph>> = {
  skill: 'skill',
  swords: 'swords',
  boots: 'boots',
  teleports: 'port',
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function gainOf(effect: Effect): Gain | null {
  switch (effect.do) {
    case 'gain':
      return { glyph: RESOURCE_GLYPH[effect.what], amount: String(effect.amount) };
    case 'gold':
      return { glyph: 'gold', amount: String(effect.amount) };
    case 'clank':
      return { glyph: 'clank', amount: signed(effect.amount) };
    case 'draw':
      return { glyph: 'draw', amount: String(effect.count) };
    case 'heal':
      return { glyph: 'heal', amount: String(effect.amount) };
    case 'lockpicks':
      return { glyph: 'lockpick', amount: String(effect.amount) };
    default:
      return null;
  }
}

export const gainsOf = (effects: readonly Effect[]): Gain[] => effects.map(gainOf).filter((gain) => gain !== null);

const RUNGS: readonly string[] = ['artifact', 'two-artifacts', 'three-artifacts', 'four-artifacts'];

/** Whether an effect is one of several that come one after the other, with each artifact more. */
export const isRung = (effect: Effect, among: readonly Effect[]): boolean =>
  effect.do === 'bonus' &&
  RUNGS.includes(effect.when) &&
  among.some((other) => other.do === 'bonus' && other.when !== effect.when && RUNGS.includes(other.when));
