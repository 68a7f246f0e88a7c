import { CARDS, cardNo, TOKENS, tokenNo } from '../../games/clank/catalogue.ts';
import type { Effect } from '../../games/clank/core/effects.ts';

function effectsOf(source: string): readonly Effect[] {
  const card = CARDS[cardNo(source)];
  if (card !== undefined) return [...card.play, ...card.acquire, ...card.use, ...card.defeat];
  const token = TOKENS[tokenNo(source)];
  return [token?.taken ?? [], token?.drunk ?? []].flat();
}

function branchesIn(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'choose') return effect.of;
    if (effect.do === 'all') return branchesIn(effect.of);
    return 'then' in effect ? branchesIn([effect.then]) : [];
  });
}

/** A branch of the choice that a card or token gives. */
export function branchOf(source: string, branch: number): Effect {
  const effect = branchesIn(effectsOf(source))[branch];
  if (effect === undefined) throw new Error(`${source} gives no choice ${branch}`);
  return effect;
}
