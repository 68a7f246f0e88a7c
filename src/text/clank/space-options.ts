import type { Option } from '../../games/clank/core/option.ts';
import { rideFare } from '../../games/clank/core/toll.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { phrase } from './effects.ts';
import { RESOURCE } from './nouns.ts';
import { boardIn, inRoom, toRoom } from './rooms.ts';
import { accept, offer } from './shared-options.ts';
import { cardName, nameOf, tokenName } from './things.ts';
import { tollOf } from './toll.ts';

type SpaceTake =
  | ('offer' | 'go' | 'free' | 'accept' | 'drink')
  | 'ride'
  | 'hack'
  | 'rescue'
  | 'copy'
  | 'bonus'
  | 'install'
  | 'thwart'
  | 'use-room';
type Taken = Extract<Option, { readonly take: SpaceTake }>;

const TAKES: readonly string[] = [
  'offer',
  'go',
  'free',
  'accept',
  'drink',
  'ride',
  'hack',
  'rescue',
  'copy',
  'bonus',
  'install',
  'thwart',
  'use-room',
] satisfies readonly SpaceTake[];
const isSpaceOption = (option: Option): option is Taken => TAKES.includes(option.take);

/** Null for what other games have words for. */
export const spaceOption = (taken: Option, view: View, language: Language): string | null =>
  isSpaceOption(taken) ? tell(taken, view, language) : null;

/** What the black cube of the active player's room does. */
function useRoom(view: View, language: Language): string {
  const { cube } = boardIn(view).rooms[view.players[view.active]!.room]!;
  const text = { en: 'Use the black cube of the room', fr: 'Utiliser le cube noir de la Salle' }[language];
  return cube === null ? text : labelled(text, phrase(cube, language), language);
}

/** What is paid, where there are several ways to pay. */
const paid = (taken: Extract<Option, { readonly take: 'thwart' }>, language: Language): string[] =>
  (['skill', 'swords', 'boots'] as const).flatMap((what) => {
    const amount = taken[what] ?? 0;
    return amount === 0 ? [] : [counted(amount, RESOURCE[what], language)];
  });

function tell(taken: Taken, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  switch (taken.take) {
    case 'offer':
      return offer(taken, view, language);
    case 'accept':
      return accept(view, language);
    case 'free': {
      const card = cardName(view.row[taken.slot]!, language);
      return say({ en: `Take ${card} from the row`, fr: `Prendre ${card} sur la piste` });
    }
    case 'drink': {
      const secret = tokenName(taken.token, language);
      return say({ en: `Use a ${secret}`, fr: `Utiliser un ${secret}` });
    }
    case 'go':
      return say({ en: `Travel ${toRoom(taken.to, view, 'en')}`, fr: `Aller ${toRoom(taken.to, view, 'fr')}` });
    case 'ride': {
      const text = say({
        en: `${taken.by === 'telepad' ? 'Telepad' : 'Hyperlift'} ${toRoom(taken.to, view, 'en')}`,
        fr: `${taken.by === 'telepad' ? 'Téléporteur' : 'Hyperstation'} : aller ${toRoom(taken.to, view, 'fr')}`,
      });
      return bracketed(text, tollOf(rideFare(view), 0, 0, language));
    }
    case 'hack':
      return say({
        en: `Hack the Data Port ${inRoom(taken.room, view, 'en')}`,
        fr: `Pirater le port de data ${inRoom(taken.room, view, 'fr')}`,
      });
    case 'rescue':
      return say({ en: `Take ${cardName(taken.card, 'en')}`, fr: `Prendre ${cardName(taken.card, 'fr')}` });
    case 'copy':
      return say({ en: `Copy ${cardName(taken.card, 'en')}`, fr: `Copier ${cardName(taken.card, 'fr')}` });
    case 'thwart':
      return bracketed(say({ en: 'Fight the Scheme', fr: 'Contrecarrer la Machination' }), paid(taken, language));
    case 'use-room':
      return useRoom(view, language);
    case 'install':
      return say({ en: `Install ${cardName(taken.card, 'en')}`, fr: `Installer ${cardName(taken.card, 'fr')}` });
    case 'bonus': {
      const name = nameOf(taken.source);
      return say({ en: `${name.en} bonus`, fr: `Bonus de la carte ${name.fr}` });
    }
    default:
      return taken satisfies never;
  }
}
