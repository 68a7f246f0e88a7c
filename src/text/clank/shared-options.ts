import { CARDS } from '../../games/clank/catalogue.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Language } from '../language.ts';
import { capitalised, labelled } from '../phrase.ts';
import { askedBy } from './choices.ts';
import { asked, phrase } from './effects.ts';
import { cardName, nameOf } from './things.ts';

type Taken<Take extends Option['take']> = Extract<Option, { readonly take: Take }>;

export function offer({ source }: Taken<'offer'>, view: View, language: Language): string {
  const card = nameOf(source)[language];
  const made = view.turn.offers.find((candidate) => candidate.source === source);
  return made === undefined ? card : labelled(card, phrase(made.then, language), language);
}

export function free({ slot }: Taken<'free'>, view: View, language: Language): string {
  const card = view.row[slot]!;
  const name = cardName(card, language);
  const device = CARDS[card]!.kind === 'device';
  return device
    ? { en: `Use ${name} for free`, fr: `Utiliser ${name} sans payer` }[language]
    : { en: `Acquire ${name} for free`, fr: `Acquérir ${name} sans payer` }[language];
}

export const accept = (view: View, language: Language): string =>
  capitalised(asked(askedBy(view.asked?.source ?? ''), language));
