import type { Event } from '../../games/clank/core/event.ts';
import type { Both, Language } from '../language.ts';
import { labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { BLACK_CUBE, GOLD } from './nouns.ts';
import { inRoom, type OnBoard, roomName, toRoom } from './rooms.ts';
import { SPACE_NOUN } from './space-nouns.ts';
import { cardName, nameOf, tokenName } from './things.ts';

/** What happens aboard a ship alone. */
const OWN = [
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
export type SpaceEvent = (typeof OWN)[number];

/** What has other words there. */
const OTHERWISE = [
  'drank',
  'exhausted',
  'haunted',
  'ghosts-returned',
  'token-spent',
  'offer-taken',
  'turn-of-the-gone',
  'left',
  'knocked-out',
] as const satisfies readonly Event['type'][];
type Told = Extract<Event, { readonly type: SpaceEvent | (typeof OTHERWISE)[number] }>;

const TOLD: readonly string[] = [...OWN, ...OTHERWISE];

const isSpaceEvent = (event: Event): event is Told => TOLD.includes(event.type);

/** Null for what other games have words for. */
export const spaceEvent = (told: Event, who: string, on: OnBoard, language: Language): string | null =>
  isSpaceEvent(told) ? tell(told, who, on, language) : null;

function tell(told: Told, who: string, on: OnBoard, language: Language): string {
  const say = (both: Both) => both[language];
  switch (told.type) {
    case 'rode': {
      const by = {
        hyperlift: { en: 'the Hyperlift', fr: 'l’Hyperstation' },
        telepad: { en: 'a Telepad', fr: 'un Téléporteur' },
      }[told.by];
      return say({
        en: `${who} takes ${by.en} ${toRoom(told.to, on, 'en')}`,
        fr: `${who} prend ${by.fr} et arrive ${toRoom(told.to, on, 'fr')}`,
      });
    }
    case 'hacked':
      return say({
        en: `${who} hacks the Data Port ${inRoom(told.room, on, 'en')}`,
        fr: `${who} pirate le port de data ${inRoom(told.room, on, 'fr')}`,
      });
    case 'code-completed':
      return say({ en: `${who} completes a Command Code`, fr: `${who} complète son Code de commande` });
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
      return say({ en: 'The Executive Escape Pods open', fr: 'Les Capsules de direction s’ouvrent' });
    case 'phase-completed':
      return say({
        en: `Phase ${told.phase + 1} of the Scheme is complete`,
        fr: `La phase ${told.phase + 1} de la Machination est achevée`,
      });
    case 'cube-taken':
      return say({ en: `${who} takes a black cube`, fr: `${who} prend un cube noir` });
    case 'cubes-spent': {
      const cubes = counted(told.count, BLACK_CUBE, language);
      return say({ en: `${who} spends ${cubes}`, fr: `${who} dépense ${cubes}` });
    }
    case 'scheme-fed':
      return say({ en: 'A black cube goes to the Scheme', fr: 'Un cube noir rejoint la Machination' });
    case 'thwarted':
      return say({ en: `${who} fights the Scheme`, fr: `${who} contrecarre la Machination` });
    case 'room-used':
      return say({
        en: `${who} uses the black cube ${inRoom(told.room, on, 'en')}`,
        fr: `${who} utilise le cube noir ${inRoom(told.room, on, 'fr')}`,
      });
    case 'sold-out':
      return say({
        en: `${tokenName(told.token, 'en')}: none left at the Market`,
        fr: `Plus de ${tokenName(told.token, 'fr')} au Marché`,
      });
    case 'crystal-lost':
      return say({
        en: 'A Power Crystal from the bank is returned to the box',
        fr: 'Un Cristal de pouvoir de la réserve générale retourne dans la boîte',
      });
    case 'boot-lost':
      return say({ en: `${who} loses the first Boot of the turn`, fr: `${who} perd la première Botte du tour` });
    case 'goblin-turned':
      return say({ en: 'The GØB-L1N becomes the Eradibot', fr: 'Le GØB-L1N devient l’Éradibot' });
    case 'blockade':
      return say({ en: 'The Blockade cuts the Hyperlift', fr: 'Le Blocus coupe l’Hyperstation' });
    case 'pod-taken':
      return say({ en: `${who} takes an Escape Pod`, fr: `${who} prend une Capsule de sauvetage` });
    case 'prisoner-taken': {
      const card = cardName(told.card, language);
      return say({
        en: `${who} takes ${card} from the Adventure discard pile`,
        fr: `${who} prend ${card} dans la défausse des Aventures`,
      });
    }
    case 'drank': {
      const token = tokenName(told.token, language);
      return say({ en: `${who} uses a ${token}`, fr: `${who} utilise un ${token}` });
    }
    case 'exhausted':
      return say({
        en: `Security stops ${who}: no more Boots this turn`,
        fr: `La sécurité arrête ${who} : plus de Bottes ce tour-ci`,
      });
    case 'haunted':
      return say({ en: 'A Bounty Hunter joins the Clank! Area', fr: 'Un Chasseur de prime rejoint la zone Clank!' });
    case 'ghosts-returned': {
      const hunters = counted(told.count, SPACE_NOUN['bounty-hunter'], language);
      return say({ en: `Back in the Clank! Area: ${hunters}`, fr: `Retour dans la zone Clank! : ${hunters}` });
    }
    case 'token-spent': {
      const token = tokenName(told.token, language);
      return labelled(say({ en: `${who} spends a token`, fr: `${who} dépense un jeton` }), token, language);
    }
    case 'offer-taken': {
      const source = nameOf(told.source)[language];
      return say({ en: `${who} uses ${source}`, fr: `${who} se sert de la carte ${source}` });
    }
    case 'turn-of-the-gone':
      return say({ en: `${who} is out: the Boss strikes instead`, fr: `${who} n’est plus là : le Boss en profite` });
    case 'left':
      return say({ en: `${who} escapes the ship`, fr: `${who} quitte le vaisseau` });
    case 'knocked-out':
      return say(knockedOut(told.rescued, roomName(told.room, on, language), who));
    default:
      return told satisfies never;
  }
}

const knockedOut = (rescued: boolean, where: string, who: string): Both =>
  rescued
    ? {
        en: `${who} is knocked out (${where}) and smuggled away`,
        fr: `${who} est hors de combat (${where}) ; on l’évacue en douce`,
      }
    : {
        en: `${who} is knocked out (${where}) and lost`,
        fr: `${who} est hors de combat (${where}) ; personne ne viendra`,
      };
