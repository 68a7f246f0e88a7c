import { rageTrackOf } from '../../games/clank/core/editions.ts';
import type { TrashZone } from '../../games/clank/core/effects.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted, type Noun } from '../plural.ts';
import { catacombsVoice } from './catacombs-voice.ts';
import { askedBy, branchOf } from './choices.ts';
import { phraseOfAnother } from './effects-of-another.ts';
import {
  attacked,
  bought,
  countdown,
  damaged,
  drew,
  knockedOut,
  raged,
  teleported,
  took,
  walked,
} from './event-parts.ts';
import { BLACK_CUBE, CARD, CLANK, DAMAGE, GOLD, POINT, RESOURCE } from './nouns.ts';

import { spaceVoice } from './space-voice.ts';
import { cardName, foeName, nameOf, tokenName } from './things.ts';

/** The cards of the player of whom the log speaks. */
const FROM_ZONE: Readonly<Record<TrashZone, Both>> = {
  play: { en: 'from their play area', fr: 'de sa zone de jeu' },
  discard: { en: 'from their discard pile', fr: 'de sa défausse' },
  installed: { en: 'from their installed cards', fr: 'parmi ses cartes installées' },
  hand: { en: 'from their hand', fr: 'de sa main' },
};

/** What an event leaves out because it holds for the whole game. */
export type Setting = Pick<View, 'edition' | 'board'>;

/** A line of the log, or null for what needs none. */
export function event(told: Event, names: readonly string[], on: Setting, language: Language): string | null {
  const who = 'seat' in told && told.seat !== null ? names[told.seat]! : '';
  const say = (both: Both) => both[language];
  const n = (count: number, noun: Noun) => counted(count, noun, language);
  const card = 'card' in told ? cardName(told.card, language) : '';
  const source = 'source' in told && told.source !== '' ? nameOf(told.source)[language] : '';
  const own = spaceVoice(on)?.event(told, who, on, language) ?? null;
  if (own !== null) return own;
  switch (told.type) {
    case 'turn-started':
      return say({ en: `Turn ${told.turn}: ${who}`, fr: `Tour ${told.turn} : ${who}` });
    case 'played':
      return say({ en: `${who} plays ${card}`, fr: `${who} joue ${card}` });
    case 'gained': {
      const gain = n(told.amount, RESOURCE[told.what]);
      return say({ en: `${who} gains ${gain}`, fr: `${who} gagne ${gain}` });
    }
    case 'gold-gained':
      return say({ en: `${who} gains ${n(told.amount, GOLD)}`, fr: `${who} gagne ${n(told.amount, GOLD)}` });
    case 'gold-topped-up': {
      const coins = n(told.amount, GOLD);
      return say({
        en: `${who} gains ${told.amount} more ${GOLD.en[0]} for earlier gains`,
        fr: `${who} gagne ${coins} de plus pour ses gains précédents`,
      });
    }
    case 'gold-found':
      return say({ en: `${who} finds ${n(told.amount, GOLD)}`, fr: `${who} trouve ${n(told.amount, GOLD)}` });
    case 'gold-paid':
      return say({ en: `${who} pays ${n(told.amount, GOLD)}`, fr: `${who} paie ${n(told.amount, GOLD)}` });
    case 'clank-added':
      return say({ en: `${who} adds ${n(told.cubes, CLANK)}`, fr: `${who} ajoute ${n(told.cubes, CLANK)}` });
    case 'clank-removed':
      return say({ en: `${who} removes ${n(told.cubes, CLANK)}`, fr: `${who} retire ${n(told.cubes, CLANK)}` });
    case 'clank-cancelled':
      return say({ en: `${who} cancels ${n(told.cubes, CLANK)}`, fr: `${who} annule ${n(told.cubes, CLANK)}` });
    case 'drew':
      return drew(told, who, language);
    case 'shuffled': {
      const cards = n(told.count, CARD);
      return say({
        en: `${who} shuffles ${cards} into a new deck`,
        fr: `${who} mélange ${cards} pour refaire son deck`,
      });
    }
    case 'acquired':
      return say({ en: `${who} acquires ${card}`, fr: `${who} acquiert ${card}` });
    case 'used':
      return say({ en: `${who} uses ${card}`, fr: `${who} utilise ${card}` });
    case 'defeated': {
      const foe = foeName(told.card, language);
      return say({ en: `${who} defeats ${foe}`, fr: `${who} vainc ${foe}` });
    }
    case 'walked':
      return walked(told, who, on, language);
    case 'teleported':
      return teleported(told.to, who, on, language);
    case 'exhausted':
      return say({
        en: `The Crystal Cave wears ${who} out: no more Boots this turn`,
        fr: `${who} s’épuise dans la Caverne de Cristal : plus de Bottes ce tour-ci`,
      });
    case 'took':
      return took(told, who, on, language);
    case 'drank': {
      const potion = tokenName(told.token, language);
      return say({ en: `${who} drinks a ${potion}`, fr: `${who} boit une ${potion}` });
    }
    case 'bought':
      return bought(told, who, language);
    case 'healed':
      return say({ en: `${who} heals ${n(told.amount, DAMAGE)}`, fr: `${who} se soigne de ${n(told.amount, DAMAGE)}` });
    case 'chose': {
      const text = bracketed(say({ en: `${who} chooses`, fr: `${who} choisit` }), [source]);
      return labelled(text, phraseOfAnother(branchOf(told.source, told.branch), language), language);
    }
    case 'accepted':
      // What goes on top of a deck has a line of its own.
      if (askedBy(told.source).do === 'to-top') return null;
      return bracketed(say({ en: `${who} accepts`, fr: `${who} accepte` }), [source]);
    case 'declined':
      if (source === '') return say({ en: `${who} takes nothing`, fr: `${who} ne prend rien` });
      return bracketed(say({ en: `${who} declines`, fr: `${who} renonce` }), [source]);
    case 'discarded':
      return say({ en: `${who} discards ${card}`, fr: `${who} défausse ${card}` });
    case 'trashed':
      return bracketed(
        `${say({ en: `${who} trashes ${card}`, fr: `${who} bannit ${card}` })} ${FROM_ZONE[told.from][language]}`,
        source === card ? [] : [source],
      );
    case 'bonus-claimed':
      return say({ en: `${who} gets the ${source} bonus`, fr: `${who} obtient le bonus de la carte ${source}` });
    case 'raged':
      return say(raged(told.space, rageTrackOf({ edition: on.edition, players: names }), language));
    case 'arrived':
      return say({ en: `New in the Dungeon Row: ${card}`, fr: `Nouveau sur la piste : ${card}` });
    case 'replaced':
      return say({ en: `${who} replaces ${card}`, fr: `${who} remplace ${card}` });
    case 'cubes-returned': {
      const cubes = n(told.count, BLACK_CUBE);
      return say({ en: `Returned to the Dragon Bag: ${cubes}`, fr: `Retour au sac Dragon : ${cubes}` });
    }
    case 'attacked':
      return attacked(told, names, language);
    case 'damaged':
      return damaged(told, 1, who, language);
    case 'knocked-out':
      return say(knockedOut(told, who, on, language));
    case 'left':
      return say({
        en: `${who} leaves the dungeon and earns a Mastery token`,
        fr: `${who} quitte le Donjon et reçoit un marqueur Maîtrise`,
      });
    case 'countdown':
      return say(countdown(told.space, who));
    case 'deck-exhausted':
      return say({
        en: 'The Dungeon Deck is empty: everyone still inside is knocked out',
        fr: 'La pioche du Donjon est vide : tous ceux qui sont encore dans le Donjon sont mis hors de combat',
      });
    case 'turn-ended':
      return null;
    case 'game-ended': {
      const scores = told.scores.map((score, seat) => `${names[seat]!} ${n(score, POINT)}`).join(', ');
      return labelled(say({ en: 'The game is over', fr: 'La partie est finie' }), scores, language);
    }
    default:
      return catacombsVoice().event(told, who, on, language);
  }
}
