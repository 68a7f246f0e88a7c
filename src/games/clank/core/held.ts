import { CROWNS, SIXTH_CRYSTAL, TOKENS } from '../catalogue.ts';
import type { Turn } from './ledger.ts';
import type { TokenNo } from './token.ts';

interface Holder {
  readonly tokens: readonly TokenNo[];
}

export function artifactsHeld({ tokens }: Holder): number {
  let held = 0;
  for (const token of tokens) if (TOKENS[token]!.kind === 'artifact') held++;
  return held;
}

export const prisonersFreed = (tokens: readonly TokenNo[]): number =>
  tokens.filter((token) => TOKENS[token]!.kind === 'prisoner').length;

export const holdsIdol = ({ tokens }: Holder): boolean => tokens.some((token) => TOKENS[token]!.idol);

export const holdsCrown = ({ tokens }: Holder): boolean => CROWNS.some((crown) => tokens.includes(crown));

export const holdsKey = ({ tokens }: Holder): boolean => tokens.some((token) => TOKENS[token]!.key);

/** What a player owns or has owned this turn: conditions look at the whole turn. */
export const heldThisTurn = (
  { tokens, crystals }: Holder & { readonly crystals: number },
  { spentTokens, spentCrystals }: Pick<Turn, 'spentTokens' | 'spentCrystals'>,
): Holder & { readonly crystals: number } => ({
  tokens: [...tokens, ...spentTokens],
  crystals: crystals + spentCrystals,
});

/** Power crystals, the sixth one among them. */
export const crystalsHeld = ({ crystals, tokens }: Holder & { readonly crystals: number }): number =>
  crystals + (tokens.includes(SIXTH_CRYSTAL) ? 1 : 0);
