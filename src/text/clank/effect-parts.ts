import type { Effect, TrashZone } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { GOLD, LYING, TOME } from './nouns.ts';
import { nameOf } from './things.ts';

/** How the effects inside an effect are told. */
export interface Teller {
  readonly clause: (effect: Effect) => string;
  /** What follows “to”, “may” or “or”: all of it as one phrase. */
  readonly phrase: (effect: Effect) => string;
  /** A label with its colon stands before all of it. */
  readonly afterLabel: boolean;
}

/** Tells an effect as part of a sentence, or null where others have the words for it. */
export type ClauseTeller = (effect: Effect, teller: Teller, language: Language) => string | null;

/** What is paid, and what for; a price that brings nothing, such as against a Scheme, stands alone. */
export function paidFor(price: string, then: string, language: Language): string {
  if (then === '') return price;
  return { en: `${price} to ${then}`, fr: `${price} pour ${then}` }[language];
}

/** What a player may do; noise that comes first is its price. */
export function mayDo(then: Effect, { phrase }: Teller, language: Language): string {
  if (then.do !== 'all') return phrase(then);
  const [first, ...rest] = then.of;
  if (first?.do !== 'clank' || first.amount < 0) return phrase(then);
  return paidFor(phrase(first), phrase({ do: 'all', of: rest }), language);
}

/** What may be done once in a turn that the condition has named already. */
const once = (condition: string, then: string, language: Language): string => {
  if (language === 'en') {
    return / this turn$/.test(condition) ? then.replace(/^once this turn, you may (.*)$/, 'you may $1 once') : then;
  }
  return / pendant ce tour$/.test(condition)
    ? then.replace(/^une fois pendant ce tour, vous pouvez /, 'vous pouvez une fois ')
    : then;
};

/** What a condition brings; French has a colon before its infinitive, unless a label has brought one already. */
export function onCondition(condition: string, brought: string, afterLabel: boolean, language: Language): string {
  const then = once(condition, brought, language);
  return language === 'en' || afterLabel ? `${condition}, ${then}` : labelled(condition, then, language);
}

/** What a card tells its owner, told of somebody else: the cards are theirs. */
export const theirs = (clause: string, language: Language): string =>
  language === 'en'
    ? clause.replaceAll(/\byour\b/g, 'their')
    : clause.replaceAll(/(?<!\p{L})votre deck/gu, 'son deck').replaceAll(/(?<!\p{L})votre(?!\p{L})/gu, 'sa');

/** Where cards are trashed from; nowhere is said where it is told what somebody else does. */
const ZONES: ReadonlyMap<string, Both> = new Map([
  ['', { en: '', fr: '' }],
  ['play discard', { en: ' from your play area or discard pile', fr: ' de votre zone de jeu ou de votre défausse' }],
  ['hand discard', { en: ' from your hand or discard pile', fr: ' de votre main ou de votre défausse' }],
  ['discard', { en: ' from your discard pile', fr: ' de votre défausse' }],
]);

const STARTER: Both = { en: 'starting', fr: 'de départ' };

/** The sort of cards that are meant: by a name, or all with which players start. */
export const sortNamed = (only: string, language: Language): string =>
  (only === 'starter' ? STARTER : nameOf(only))[language];

/** Cards that are trashed: one, or up to so many. */
export function trash(only: string | null, from: readonly TrashZone[], most: number, language: Language): string {
  const name = only === null ? '' : ` ${sortNamed(only, language)}`;
  const zones = ZONES.get(from.join(' '));
  if (zones === undefined) throw new Error(`nothing words trashing from ${from.join(', ')}`);
  const what =
    most === 1
      ? { en: `a${name} card`, fr: `une carte${name}` }
      : { en: `up to ${most}${name} cards`, fr: `jusqu’à ${most} cartes${name}` };
  return { en: `trash ${what.en}${zones.en}`, fr: `bannir ${what.fr}${zones.fr}` }[language];
}

/** A card of that name, or any, discarded for something. */
export function discardFor(only: string | null, then: string, language: Language): string {
  const name = only === null ? '' : nameOf(only)[language];
  const price = {
    en: `discard a ${name === '' ? '' : `${name} `}card`,
    fr: `défausser une carte${name === '' ? '' : ` ${name}`}`,
  };
  return paidFor(price[language], then, language);
}

export function showFor(card: string, amount: number, language: Language): string {
  const [name, coins] = [nameOf(card)[language], counted(amount, GOLD, language)];
  return {
    en: `reveal a ${name} card from your hand to gain ${coins}`,
    fr: `révéler une carte ${name} de votre main pour gagner ${coins}`,
  }[language];
}

export function idolForTome(language: Language): string {
  const [[idol], [tome]] = [LYING['monkey-idol'][language], TOME[language]];
  return { en: `return a ${idol} to take a ${tome}`, fr: `rendre une ${idol} pour prendre un ${tome}` }[language];
}
