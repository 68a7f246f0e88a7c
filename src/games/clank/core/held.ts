import { CROWNS, SIXTH_CRYSTAL, TOKENS } from '../catalogue.ts';
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

/** Power crystals, the sixth one among them. */
export const crystalsHeld = ({ crystals, tokens }: Holder & { readonly crystals: number }): number =>
  crystals + (tokens.includes(SIXTH_CRYSTAL) ? 1 : 0);
