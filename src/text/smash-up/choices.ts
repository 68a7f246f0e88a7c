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

/** What a branch of the choice under way does; null where it is not known which card or base asks. */
export function branchText(view: View, branch: number, language: Language): string | null {
  const source = view.asked?.source ?? -1;
  if (source >= 0) {
    const card = catalogueOf(view)[cardOfCopy(view, source)]!;
    const told = branchIn(card.abilities, card.minion ? 'minion' : 'action', branch, language);
    return told === null ? null : capitalised(told);
  }
  const told = view.sites.flatMap(({ base }) => {
    const text = branchIn(basesOf(view)[base]!.abilities, 'base', branch, language);
    return text === null ? [] : [text];
  });
  return told.length === 1 ? capitalised(told[0]!) : null;
}
