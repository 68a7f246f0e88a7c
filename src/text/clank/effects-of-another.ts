import type { Effect } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { theirs } from './effect-parts.ts';
import { phrase } from './effects.ts';

/** Effects that a card tells its owner in the second person, as they are told of somebody else. */
const OTHERWISE: ReadonlyMap<string, Both> = new Map([
  ['take-item', { en: 'take an item for free', fr: 'prendre un objet sans payer' }],
  [
    'caves-do-not-stop',
    { en: 'ignore Crystal Caves this turn', fr: 'ignorer les Cavernes de Cristal pendant ce tour' },
  ],
]);

/** The same effect, without the player’s own zones. */
function withoutZones(effect: Effect): Effect {
  switch (effect.do) {
    case 'trash':
      return { ...effect, from: [] };
    case 'all':
      return { ...effect, of: effect.of.map(withoutZones) };
    case 'may':
      return { ...effect, then: withoutZones(effect.then) };
    default:
      return effect;
  }
}

/** What a player chose, as others read it in the log: it does not address the reader. */
export function phraseOfAnother(effect: Effect, language: Language): string {
  const own = OTHERWISE.get(effect.do === 'this-turn' ? effect.change : effect.do);
  return own === undefined ? theirs(phrase(withoutZones(effect), language), language) : own[language];
}
