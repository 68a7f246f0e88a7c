import type { BaseFilter, Place, Ref } from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import type { Both } from '../language.ts';
import { inFocus, mention, registerOf, say, type Teller } from './teller.ts';

export const HERE: Both = { en: 'this base', fr: 'cette Base' };
export const THAT_BASE: Both = { en: 'that base', fr: 'cette Base' };
export const NEW_BASE: Both = { en: 'the new base', fr: 'la nouvelle Base' };

export function basePhrase(t: Teller, filter: BaseFilter): string {
  if (filter.yours === 'some') {
    return say(t, { en: 'a base where you have a minion', fr: 'une Base où vous avez une Créature' });
  }
  if (filter.yours === 'none') {
    return say(t, { en: 'a base where you have no minion', fr: 'une Base où vous n’avez pas de Créature' });
  }
  if (filter.but !== undefined) return say(t, { en: 'another base', fr: 'une autre Base' });
  return say(t, { en: 'a base of your choice', fr: 'une Base de votre choix' });
}

/** The base that a reference means, in full. */
export function baseText(t: Teller, ref: Ref): string {
  if (ref === 'here') return say(t, t.places.here);
  if (ref === 'scoring') return say(t, t.places.scoring);
  return mention(t, ref).text;
}

/** Where something is: "here", "there", "on another base". */
export function whereText(t: Teller, ref: Ref, from = false): string {
  const plain = ref === 'here' && t.places.here === HERE && t.language === 'en';
  if (plain) return 'here';
  if (t.language === 'en' && !from) {
    if (ref === 'scoring' && t.places.scoring === THAT_BASE) return 'there';
    if (ref !== 'here' && ref !== 'scoring') {
      const { first, later } = registerOf(t, ref);
      if (first === null && later === THAT_BASE && inFocus(t, ref)) return 'there';
    }
  }
  const base = baseText(t, ref);
  return say(t, { en: `${from ? 'from' : 'on'} ${base}`, fr: from ? de(base) : `sur ${base}` });
}

export function placeText(t: Teller, place: Place | undefined, from: boolean, many: boolean): string {
  if (place === undefined || place === 'anywhere') return '';
  if (place === 'elsewhere') {
    return say(
      t,
      many
        ? { en: `${from ? 'from' : 'on'} other bases`, fr: from ? 'd’autres Bases' : 'sur d’autres Bases' }
        : { en: `${from ? 'from' : 'on'} another base`, fr: from ? 'd’une autre Base' : 'sur une autre Base' },
    );
  }
  return whereText(t, typeof place === 'string' ? place : place.ref, from);
}

/** Whither something moves. */
export function whitherText(t: Teller, ref: Ref): string {
  const base = baseText(t, ref);
  return say(t, { en: `to ${base}`, fr: `vers ${base}` });
}
