import { CONTRABAND, CROWNS, SIXTH_CRYSTAL, TOKENS } from '../catalogue.ts';
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

const isIdol = (token: TokenNo): boolean => TOKENS[token]!.idol;
const isContraband = (token: TokenNo): boolean => token === CONTRABAND;

export const holdsIdol = ({ tokens }: Holder): boolean => tokens.some(isIdol);

export const holdsCrown = ({ tokens }: Holder): boolean => CROWNS.some((crown) => tokens.includes(crown));

export const holdsKey = ({ tokens }: Holder): boolean => tokens.some((token) => TOKENS[token]!.key);

type Spent = Pick<Turn, 'spentTokens' | 'spentCrystals'>;

// What a player owns, or has owned this turn: conditions look at the whole turn.

export const heldIdol = ({ tokens }: Holder, { spentTokens }: Spent): boolean =>
  tokens.some(isIdol) || spentTokens.some(isIdol);

export const heldContraband = ({ tokens }: Holder, { spentTokens }: Spent): boolean =>
  tokens.some(isContraband) || spentTokens.some(isContraband);

export const heldCrystal = (player: Holder & { readonly crystals: number }, turn: Spent): boolean =>
  crystalsHeld(player) + turn.spentCrystals > 0 || turn.spentTokens.includes(SIXTH_CRYSTAL);

/** Power crystals, the sixth one among them. */
export const crystalsHeld = ({ crystals, tokens }: Holder & { readonly crystals: number }): number =>
  crystals + (tokens.includes(SIXTH_CRYSTAL) ? 1 : 0);
