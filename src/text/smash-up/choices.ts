import type { BaseAbility } from '../../games/smash-up/core/ability.ts';
import type { View } from '../../games/smash-up/core/view.ts';
import type { Language } from '../language.ts';
import { capitalised } from '../phrase.ts';
import { branchesOf } from './abilities.ts';
import type { Carrier } from './moments.ts';
import { basesOf, cardOfCopy, catalogueOf } from './things.ts';

function branchIn(
  abilities: readonly BaseAbility[],
  carrier: Carrier,
  branch: number,
  language: Language,
): string | null {
  for (const ability of abilities) {
    const texts = branchesOf(ability, carrier, language);
    if (texts !== null) return texts[branch] ?? null;
  }
  return null;
}

/** What a branch of the choice under way does; null where the card that asks is out of sight. */
export function branchText(view: View, branch: number, language: Language): string | null {
  if (view.asked === null) return null;
  const { source, base } = view.asked;
  const card = source < 0 ? undefined : catalogueOf(view)[cardOfCopy(view, source) ?? -1];
  const told =
    source >= 0
      ? branchIn(card?.abilities ?? [], card?.minion ? 'minion' : 'action', branch, language)
      : branchIn(basesOf(view)[base]?.abilities ?? [], 'base', branch, language);
  return told === null ? null : capitalised(told);
}
