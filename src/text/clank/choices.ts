import { CARDS, cardNo, TOKENS, tokenNo } from '../../games/clank/catalogue.ts';
import { type Effect, within } from '../../games/clank/core/effects.ts';

const others = new Map<string, readonly Effect[]>();

/** What asks without being a card or a token, by the source that its effects name. */
export function enlistAsking(more: Readonly<Record<string, readonly Effect[]>>): void {
  for (const [source, effects] of Object.entries(more)) others.set(source, effects);
}

function effectsOf(source: string): readonly Effect[] {
  const card = CARDS[cardNo(source)];
  if (card !== undefined) return [...card.play, ...card.acquire, ...card.use, ...card.defeat, ...card.arrive];
  const token = TOKENS[tokenNo(source)];
  return token === undefined ? (others.get(source) ?? []) : [token.taken ?? [], token.drunk ?? []].flat();
}

/** A branch of the choice that a card or token, or whatever else, gives; where it gives it twice, it is the same choice. */
export function branchOf(source: string, branch: number): Effect {
  const choice = within(effectsOf(source)).find((effect) => effect.do === 'choose');
  const effect = choice?.of[branch];
  if (effect === undefined) throw new Error(`${source} gives no choice ${branch}`);
  return effect;
}

/** What a card or token asks whether to do. */
export function askedBy(source: string): Effect {
  const asks = within(effectsOf(source)).find(({ do: does }) => does === 'may' || does === 'idol-for-tome');
  if (asks === undefined) throw new Error(`${source} asks nothing`);
  return asks.do === 'may' ? asks.then : asks;
}
