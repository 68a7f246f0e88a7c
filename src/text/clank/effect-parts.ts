import type { TrashZone } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { GOLD, LYING, TOME } from './nouns.ts';
import { nameOf } from './things.ts';

const ZONES: ReadonlyMap<string, Both> = new Map([
  ['play discard', { en: 'from play or from your discard pile', fr: 'de la zone de jeu ou de la défausse' }],
  ['hand discard', { en: 'from hand or discard pile', fr: 'de la main ou de la défausse' }],
  ['discard', { en: 'from the discard pile', fr: 'de la défausse' }],
]);

const STARTER: Both = { en: 'starting', fr: 'de départ' };

/** Cards that are trashed: one, or up to so many. */
export function trash(only: string | null, from: readonly TrashZone[], most: number, language: Language): string {
  const name = only === null ? '' : ` ${(only === 'starter' ? STARTER : nameOf(only))[language]}`;
  const zones = ZONES.get(from.join(' '));
  if (zones === undefined) throw new Error(`nothing words trashing from ${from.join(', ')}`);
  const what =
    most === 1
      ? { en: `one${name} card`, fr: `une carte${name}` }
      : { en: `up to ${most}${name} cards`, fr: `jusqu’à ${most} cartes${name}` };
  return { en: `trash ${what.en} ${zones.en}`, fr: `bannir ${what.fr} ${zones.fr}` }[language];
}

/** A card of that name, or any, discarded for something. */
export function discardFor(only: string | null, then: string, language: Language): string {
  const name = only === null ? '' : nameOf(only)[language];
  return {
    en: `discard a ${name === '' ? '' : `${name} `}card to ${then}`,
    fr: `défausser une carte ${name === '' ? '' : `${name} `}pour ${then}`,
  }[language];
}

export function showFor(card: string, amount: number, language: Language): string {
  const [name, coins] = [nameOf(card)[language], counted(amount, GOLD, language)];
  return {
    en: `show a ${name} card from hand to gain ${coins}`,
    fr: `montrer une carte ${name} de la main pour gagner ${coins}`,
  }[language];
}

export function idolForTome(language: Language): string {
  const [[idol], [tome]] = [LYING['monkey-idol'][language], TOME[language]];
  return { en: `return a ${idol} for a ${tome}`, fr: `rendre une ${idol} pour un ${tome}` }[language];
}
