import type { Event } from '../../games/smash-up/core/event.ts';
import { de } from '../french.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { powerSaid } from './amounts.ts';
import { attached, breakpointChanged, drew, left, looked, named, points, put, scored } from './event-parts.ts';
import { CARD, POINT } from './nouns.ts';
import { baseName, cardName, cardNames, factionName } from './things.ts';

/** A card that is told by number, or the base that acts where there is none. */
const actor = (card: number, base: number, language: Language): string =>
  card >= 0 ? cardName(card, language) : base >= 0 ? baseName(base, language) : '';

/** A line of the log, or null for what needs none. */
export function event(told: Event, names: readonly string[], language: Language): string | null {
  const who = 'seat' in told ? names[told.seat]! : '';
  const say = (both: Both) => both[language];
  const card = 'card' in told && told.card >= 0 ? cardName(told.card, language) : '';
  const base = 'base' in told && told.base >= 0 ? baseName(told.base, language) : '';
  const list = (cards: readonly number[]) => cardNames(cards, language).join(', ');
  switch (told.type) {
    case 'faction-chosen': {
      const faction = factionName(told.faction, language);
      return say({ en: `${who} takes the ${faction}`, fr: `${who} prend la Faction ${faction}` });
    }
    case 'hand-redrawn': {
      const hand = list(told.cards);
      return say({
        en: `${who} shows a hand with no minion (${hand}) and draws a new one`,
        fr: `${who} montre une main sans Créature (${hand}) et en pioche une nouvelle`,
      });
    }
    case 'turn-started':
      return say({ en: `Turn ${told.turn}: ${who}`, fr: `Tour ${told.turn}\u00a0: ${who}` });
    case 'phase-began':
      return null;
    case 'drew':
      return drew(told, who, language);
    case 'shuffled': {
      const cards = counted(told.count, CARD, language);
      return say({ en: `${who} shuffles their deck (${cards})`, fr: `${who} mélange sa pioche (${cards})` });
    }
    case 'minion-played':
      return say({ en: `${who} plays ${card} on ${base}`, fr: `${who} joue ${card} sur ${base}` });
    case 'action-played':
      return say({ en: `${who} plays ${card}`, fr: `${who} joue ${card}` });
    case 'attached':
      return say(attached(told, language));
    case 'talent-used':
      return say({ en: `${who} uses a Talent: ${card}`, fr: `${who} utilise un Talent\u00a0: ${card}` });
    case 'special-used':
      return say({
        en: `${who} uses a Special: ${card}`,
        fr: `${who} utilise un effet Spécial\u00a0: ${card}`,
      });
    case 'passed':
      return say({ en: `${who} passes`, fr: `${who} passe` });
    case 'triggered': {
      const what = actor(told.card, told.base, language);
      return bracketed(say({ en: `${what} triggers`, fr: `${what} se déclenche` }), [who]);
    }
    case 'destroyed':
    case 'returned':
    case 'placed-on-bottom':
    case 'discarded-from-play':
      return left(told, names, language);
    case 'moved': {
      const [from, to] = [baseName(told.from, language), baseName(told.to, language)];
      return say({ en: `${card} moves from ${from} to ${to}`, fr: `${card} quitte ${from} pour ${to}` });
    }
    case 'controlled':
      return say({ en: `${who} takes control of ${card}`, fr: `${who} prend le contrôle ${de(card)}` });
    case 'power-changed': {
      return labelled(card, powerSaid(told.amount, language), language);
    }
    case 'counter-added':
      return say({ en: `${card} receives a +1 power counter`, fr: `${card} reçoit un marqueur Force\u00a0+1` });
    case 'abilities-lost':
      return say({ en: `${card} loses its abilities`, fr: `${card} perd ses effets` });
    case 'breakpoint-changed':
      return say(breakpointChanged(told, language));
    case 'unaffected':
      return say({ en: `${card} is not affected`, fr: `${card} échappe à l’effet` });
    case 'replaced': {
      const by = actor(told.by, told.base, language);
      const text = say({
        en: `Another effect applies to ${card} instead`,
        fr: `Un autre effet s’applique à ${card}`,
      });
      return bracketed(text, by === '' ? [] : [by]);
    }
    case 'discarded':
      return say({ en: `${who} discards ${list(told.cards)}`, fr: `${who} défausse ${list(told.cards)}` });
    case 'points':
      return say(points(told, who, language));
    case 'extra-gained':
      return say(
        told.play === 'minion'
          ? { en: `${who} may play an extra minion`, fr: `${who} peut jouer une Créature supplémentaire` }
          : { en: `${who} may play an extra action`, fr: `${who} peut jouer une Action supplémentaire` },
      );
    case 'card-revealed':
      if (told.cards.length === 0) return say({ en: `${who} reveals nothing`, fr: `${who} ne révèle rien` });
      return say({ en: `${who} reveals ${list(told.cards)}`, fr: `${who} révèle ${list(told.cards)}` });
    case 'looked':
      return looked(told, who, language);
    case 'put':
      return put(told, who, language);
    case 'named':
      return say(named(told, who, language));
    case 'base-chosen':
      return say({ en: `${base} is about to score`, fr: `Conquête imminente\u00a0: ${base}` });
    case 'base-scored':
      return scored(told, names, language);
    case 'base-added':
      return say({ en: `New base: ${base}`, fr: `Nouvelle Base\u00a0: ${base}` });
    case 'base-removed':
      return say({ en: `${base} leaves play`, fr: `${base} quitte le jeu` });
    case 'base-replaced': {
      const by = baseName(told.by, language);
      return say({ en: `${by} takes the place of ${base}`, fr: `${by} remplace ${base}` });
    }
    case 'turn-ended':
      return null;
    case 'game-ended': {
      const scores = told.points.map((score, seat) => `${names[seat]!} ${counted(score, POINT, language)}`).join(', ');
      return labelled(say({ en: 'The game is over', fr: 'La partie est finie' }), scores, language);
    }
    default:
      return told satisfies never;
  }
}
