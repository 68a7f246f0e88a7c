import type { Event } from '../../games/clank/core/event.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { GOLD } from './nouns.ts';
import { inRoom, type OnBoard, toRoom } from './rooms.ts';
import { cardName, nameOf } from './things.ts';

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

type AboardTake = 'ride' | 'hack' | 'rescue' | 'copy' | 'bonus' | 'install';
type Taken = Extract<Option, { readonly take: AboardTake }>;

const TAKES: readonly string[] = ['ride', 'hack', 'rescue', 'copy', 'bonus', 'install'] satisfies readonly AboardTake[];
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
