import type { Event } from '../../games/clank/core/event.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { BLACK_CUBE, GOLD } from './nouns.ts';
import { inRoom, type OnBoard, toRoom } from './rooms.ts';
import { cardName, nameOf, tokenName } from './things.ts';

export const ABOARD_EVENTS = [
  'rode',
  'hacked',
  'code-completed',
  'crystal-gained',
  'gold-lost',
  'copied',
  'goblin-turned',
  'installed',
  'pods-opened',
  'phase-completed',
  'cube-taken',
  'cubes-spent',
  'scheme-fed',
  'thwarted',
  'room-used',
  'sold-out',
  'crystal-lost',
  'boot-lost',
  'blockade',
  'pod-taken',
  'prisoner-taken',
] as const satisfies readonly Event['type'][];
export type AboardEvent = (typeof ABOARD_EVENTS)[number];
type Told = Extract<Event, { readonly type: AboardEvent }>;

export const isAboardEvent = (event: Event): event is Told => ABOARD_EVENTS.some((type) => type === event.type);

export function aboardEvent(told: Told, who: string, on: OnBoard, language: Language): string {
  const say = (both: Both) => both[language];
  switch (told.type) {
    case 'rode': {
      const by = {
        hyperlift: { en: 'the hyperlift', fr: 'l’Hyperstation' },
        telepad: { en: 'a telepad', fr: 'un Téléporteur' },
      }[told.by];
      return say({
        en: `${who} rides ${by.en} ${toRoom(told.to, on, 'en')}`,
        fr: `${who} prend ${by.fr} et arrive ${inRoom(told.to, on, 'fr')}`,
      });
    }
    case 'hacked':
      return say({
        en: `${who} hacks the data port ${inRoom(told.room, on, 'en')}`,
        fr: `${who} pirate le port de data ${inRoom(told.room, on, 'fr')}`,
      });
    case 'code-completed':
      return say({ en: `${who} has the command code`, fr: `${who} complète son Code de commande` });
    case 'crystal-gained':
      return say({ en: `${who} takes a Power Crystal`, fr: `${who} prend un Cristal de pouvoir` });
    case 'gold-lost': {
      const lost = counted(told.amount, GOLD, language);
      return say({ en: `${who} loses ${lost}`, fr: `${who} perd ${lost}` });
    }
    case 'copied': {
      const card = cardName(told.card, language);
      return say({ en: `${who} copies ${card}`, fr: `${who} copie la carte ${card}` });
    }
    case 'installed': {
      const card = cardName(told.card, language);
      return say({ en: `${who} installs ${card}`, fr: `${who} installe ${card}` });
    }
    case 'pods-opened':
      return say({ en: 'The Executive pods open', fr: 'Les Capsules de direction s’ouvrent' });
    case 'phase-completed':
      return say({
        en: `Phase ${told.phase + 1} of the scheme is complete`,
        fr: `La phase ${told.phase + 1} de la Machination est complète`,
      });
    case 'cube-taken':
      return say({ en: `${who} takes a black cube`, fr: `${who} prend un cube noir` });
    case 'cubes-spent': {
      const cubes = counted(told.count, BLACK_CUBE, language);
      return say({ en: `${who} spends ${cubes}`, fr: `${who} dépense ${cubes}` });
    }
    case 'scheme-fed':
      return say({ en: 'A black cube goes to the scheme', fr: 'Un cube noir rejoint la Machination' });
    case 'thwarted':
      return say({ en: `${who} fights the scheme`, fr: `${who} contrecarre la Machination` });
    case 'room-used':
      return say({
        en: `${who} uses the black cube ${inRoom(told.room, on, 'en')}`,
        fr: `${who} utilise le cube noir ${inRoom(told.room, on, 'fr')}`,
      });
    case 'sold-out':
      return say({
        en: `No more ${tokenName(told.token, 'en')} at the market`,
        fr: `Plus de ${tokenName(told.token, 'fr')} au Marché`,
      });
    case 'crystal-lost':
      return say({
        en: 'A Power Crystal of the bank goes back to the box',
        fr: 'Un Cristal de pouvoir de la réserve retourne dans la boîte',
      });
    case 'boot-lost':
      return say({ en: `${who} loses the first boot of the turn`, fr: `${who} perd la première Botte du tour` });
    case 'goblin-turned':
      return say({ en: 'GØB-L1N becomes Eradibot', fr: 'GØB-L1N devient Éradibot' });
    case 'blockade':
      return say({ en: 'The Blockade cuts the hyperlift', fr: 'Le Blocus coupe l’Hyperstation' });
    case 'pod-taken':
      return say({ en: `${who} takes an Escape Pod`, fr: `${who} prend une Capsule de sauvetage` });
    case 'prisoner-taken': {
      const card = cardName(told.card, language);
      return say({ en: `${who} takes ${card} from the discard pile`, fr: `${who} prend ${card} dans la défausse` });
    }
    default:
      return told satisfies never;
  }
}

type AboardTake = 'ride' | 'hack' | 'rescue' | 'copy' | 'bonus' | 'install' | 'thwart' | 'use-room';
type Taken = Extract<Option, { readonly take: AboardTake }>;

const TAKES: readonly string[] = [
  'ride',
  'hack',
  'rescue',
  'copy',
  'bonus',
  'install',
  'thwart',
  'use-room',
] satisfies readonly AboardTake[];
export const isAboardOption = (option: Option): option is Taken => TAKES.includes(option.take);

export function aboardOption(taken: Taken, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  switch (taken.take) {
    case 'ride':
      return say({
        en: `Ride ${toRoom(taken.to, view, 'en')}`,
        fr: `${taken.by === 'telepad' ? 'Téléporteur' : 'Hyperstation'} : aller ${inRoom(taken.to, view, 'fr')}`,
      });
    case 'hack':
      return say({
        en: `Hack the data port ${inRoom(taken.room, view, 'en')}`,
        fr: `Pirater le port de data ${inRoom(taken.room, view, 'fr')}`,
      });
    case 'rescue':
      return say({ en: `Take ${cardName(taken.card, 'en')}`, fr: `Prendre ${cardName(taken.card, 'fr')}` });
    case 'copy':
      return say({ en: `Copy ${cardName(taken.card, 'en')}`, fr: `Copier ${cardName(taken.card, 'fr')}` });
    case 'thwart':
      return say({ en: 'Fight the scheme', fr: 'Contrecarrer la Machination' });
    case 'use-room':
      return say({ en: 'Use the black cube of the room', fr: 'Utiliser le cube noir de la Salle' });
    case 'install':
      return say({ en: `Install ${cardName(taken.card, 'en')}`, fr: `Installer ${cardName(taken.card, 'fr')}` });
    case 'bonus': {
      const name = nameOf(taken.source);
      return say({ en: `Bonus of ${name.en}`, fr: `Bonus de la carte ${name.fr}` });
    }
    default:
      return taken satisfies never;
  }
}
