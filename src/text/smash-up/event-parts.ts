import type { Event } from '../../games/smash-up/core/event.ts';
import { ownerOf } from '../../games/smash-up/core/state.ts';
import { de } from '../french.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { CARD, POINT, signed } from './nouns.ts';
import { baseName, cardName, cardNames, factionName } from './things.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** So many cards, and which, to those who may know. */
function withCards(text: Both, cards: readonly number[] | null, language: Language): string {
  return cards === null ? text[language] : labelled(text[language], cardNames(cards, language).join(', '), language);
}

export function drew({ count, cards }: Told<'drew'>, who: string, language: Language): string {
  const drawn = counted(count, CARD, language);
  return withCards({ en: `${who} draws ${drawn}`, fr: `${who} pioche ${drawn}` }, cards, language);
}

export function looked({ count, cards }: Told<'looked'>, who: string, language: Language): string {
  const seen = counted(count, CARD, language);
  return withCards({ en: `${who} looks at ${seen}`, fr: `${who} regarde ${seen}` }, cards, language);
}

export function put({ where, count, cards }: Told<'put'>, who: string, language: Language): string {
  const moved = counted(count, CARD, language);
  const texts: Readonly<Record<Told<'put'>['where'], Both>> = {
    hand: { en: `${who} puts ${moved} into their hand`, fr: `${who} met ${moved} en main` },
    top: {
      en: `${who} puts ${moved} back on top of their deck`,
      fr: `${who} remet ${moved} sur le dessus de sa pioche`,
    },
    bottom: { en: `${who} puts ${moved} on the bottom of their deck`, fr: `${who} met ${moved} sous sa pioche` },
    discard: { en: `${who} puts ${moved} into their discard pile`, fr: `${who} met ${moved} dans sa défausse` },
    deck: { en: `${who} shuffles ${moved} into their deck`, fr: `${who} mélange ${moved} à sa pioche` },
  };
  return withCards(texts[where], cards, language);
}

export function left(
  { type, card, copy, base }: Told<'destroyed' | 'returned' | 'placed-on-bottom' | 'discarded-from-play'>,
  names: readonly string[],
  language: Language,
): string {
  const [what, where, owner] = [cardName(card, language), baseName(base, language), names[ownerOf(copy)]!];
  const texts: Readonly<Record<typeof type, Both>> = {
    destroyed: { en: `${what} is destroyed (${where})`, fr: `Destruction\u00a0: ${what} (${where})` },
    returned: {
      en: `${what} returns to ${owner}’s hand (${where})`,
      fr: `${what} revient dans la main ${de(owner)} (${where})`,
    },
    'placed-on-bottom': {
      en: `${what} is placed on the bottom of ${owner}’s deck (${where})`,
      fr: `${what} passe sous la pioche ${de(owner)} (${where})`,
    },
    'discarded-from-play': { en: `${what} is discarded (${where})`, fr: `Défausse\u00a0: ${what} (${where})` },
  };
  return texts[type][language];
}

export function attached({ card, base, minion }: Told<'attached'>, language: Language): Both {
  const [what, where] = [cardName(card, language), baseName(base, language)];
  return minion < 0
    ? { en: `${what} is attached to ${where}`, fr: `${what} s’attache à la Base ${where}` }
    : { en: `${what} is attached to a minion (${where})`, fr: `${what} s’attache à une Créature (${where})` };
}

export function scored(
  { base, powers, places }: Told<'base-scored'>,
  names: readonly string[],
  language: Language,
): string {
  const where = baseName(base, language);
  const ranked = places
    .map((place, seat) => ({ place, seat }))
    .filter(({ place }) => place > 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, seat }) => `${place}. ${names[seat]!} ${powers[seat]!}`);
  const text = { en: `${where} scores`, fr: `Conquête (${where})` }[language];
  return ranked.length === 0 ? text : labelled(text, ranked.join(', '), language);
}

export function points({ amount, total }: Told<'points'>, who: string, language: Language): Both {
  const change = counted(Math.abs(amount), POINT, language);
  return amount < 0
    ? { en: `${who} loses ${change} (total: ${total})`, fr: `${who} perd ${change} (total\u00a0: ${total})` }
    : { en: `${who} gains ${change} (total: ${total})`, fr: `${who} gagne ${change} (total\u00a0: ${total})` };
}

/** Factions that are named stand in the event by their complement, so as not to be taken for titles. */
export function named({ what, value }: Told<'named'>, who: string, language: Language): Both {
  const name = what === 'title' ? cardName(value, language) : factionName(value < 0 ? ~value : value, language);
  return { en: `${who} names ${name}`, fr: `${who} nomme ${name}` };
}

export function breakpointChanged({ base, amount }: Told<'breakpoint-changed'>, language: Language): Both {
  const where = baseName(base, language);
  return { en: `${where}: breakpoint ${signed(amount)}`, fr: `${where}\u00a0: Résistance\u00a0${signed(amount)}` };
}
