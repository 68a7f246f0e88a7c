import { goblinOf, reserveOf, soldToken, TOKENS } from '../../games/clank/catalogue.ts';
import type { RoomNo } from '../../games/clank/core/board.ts';
import type { CardNo } from '../../games/clank/core/card.ts';
import type { TrashZone } from '../../games/clank/core/effects.ts';
import type { Option } from '../../games/clank/core/option.ts';
import { priceIn } from '../../games/clank/core/price.ts';
import type { LyingKind, TokenNo } from '../../games/clank/core/token.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised } from '../phrase.ts';
import { counted } from '../plural.ts';
import { catacombsVoice } from './catacombs-voice.ts';
import { branchOf } from './choices.ts';
import { phrase } from './effects.ts';
import { GOLD, ONE_LYING } from './nouns.ts';
import { teleport, walk } from './option-moves.ts';
import { fromRoom, inRoom } from './rooms.ts';
import { spaceVoice } from './space-voice.ts';
import { artifactPhrase, cardName, costNow, foeName, itemPhrase, nameOf, tokenName } from './things.ts';

/** The cards of the player who is asked. */
const FROM_ZONE: Readonly<Record<TrashZone, Both>> = {
  play: { en: 'from your play area', fr: 'de votre zone de jeu' },
  discard: { en: 'from your discard pile', fr: 'de votre défausse' },
  installed: { en: 'from your installed cards', fr: 'parmi vos cartes installées' },
  hand: { en: 'from your hand', fr: 'de votre main' },
};

const WITH = { flute: 'golden-flute', coupon: 'discount-coupon' } as const;

function buy(bought: Extract<Option, { readonly take: 'buy' }>, view: View, language: Language): string {
  const phrase = itemPhrase(soldToken(view.players, bought.item), language);
  const means = (['flute', 'coupon'] as const).flatMap((by) => (bought[by] ? [nameOf(WITH[by])[language]] : []));
  const text = { en: `Buy ${phrase}`, fr: `Acheter ${phrase}` }[language];
  return bracketed(text, [counted(priceIn(view, bought), GOLD, language), ...means]);
}

/** Where several artifacts lie, the best is taken. */
function mostValuable(room: RoomNo, view: View): TokenNo | null {
  const here = view.lying.flatMap((lying) => (lying.room === room && lying.kind === 'artifact' ? [lying.token!] : []));
  return here.reduce<TokenNo | null>(
    (best, token) => (best === null || TOKENS[token]!.points >= TOKENS[best]!.points ? token : best),
    null,
  );
}

function take(kind: LyingKind, view: View, language: Language): string {
  const { room } = view.players[view.active]!;
  const known = kind === 'artifact' ? mostValuable(room, view) : null;
  const what = known === null ? ONE_LYING[kind][language] : artifactPhrase(known, language);
  return { en: `Take ${what}`, fr: `Prendre ${what}` }[language];
}

const DECLINE: ReadonlyMap<string, Both> = new Map([
  ['arrive-in-room', { en: 'Take nothing', fr: 'Ne rien prendre' }],
  ['discard', { en: 'Discard nothing', fr: 'Ne rien défausser' }],
  ['trash', { en: 'Trash nothing', fr: 'Ne rien bannir' }],
  ['teleport-to', { en: 'Stay here', fr: 'Rester ici' }],
  ['ward', { en: 'Take the damage', fr: 'Subir le dégât' }],
  ['react', { en: 'Don’t react', fr: 'Ne pas réagir' }],
  ['gold-if-held', { en: 'Reveal nothing', fr: 'Ne rien révéler' }],
]);
const DECLINE_ANY: Both = { en: 'Decline', fr: 'Renoncer' };

/** What an option does, as a button says it. */
export function option(taken: Option, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  const name = (no: CardNo) => cardName(no, language);
  const priced = (both: Both, no: CardNo) => bracketed(say(both), [costNow(no, view, language)]);
  const own = spaceVoice(view)?.option(taken, view, language) ?? null;
  if (own !== null) return own;
  switch (taken.take) {
    case 'play':
      return say({ en: `Play ${name(taken.card)}`, fr: `Jouer ${name(taken.card)}` });
    case 'acquire': {
      const card = view.row[taken.slot]!;
      return priced({ en: `Acquire ${name(card)}`, fr: `Acquérir ${name(card)}` }, card);
    }
    case 'acquire-reserve': {
      const card = reserveOf(view)[taken.pile]!;
      return priced({ en: `Acquire ${name(card)}`, fr: `Acquérir ${name(card)}` }, card);
    }
    case 'use': {
      const card = view.row[taken.slot]!;
      return priced({ en: `Use ${name(card)}`, fr: `Utiliser ${name(card)}` }, card);
    }
    case 'fight':
    case 'fight-goblin': {
      const card = taken.take === 'fight' ? view.row[taken.slot]! : goblinOf(view);
      const foe = foeName(card, language);
      return priced({ en: `Fight ${foe}`, fr: `Combattre ${foe}` }, card);
    }
    case 'walk':
      return walk(taken, view, language);
    case 'teleport':
      return teleport(taken.to, view, language);
    case 'buy':
      return buy(taken, view, language);
    case 'drink': {
      const potion = tokenName(taken.token, language);
      return say({ en: `Drink a ${potion}`, fr: `Boire une ${potion}` });
    }
    case 'token':
      return take(taken.kind, view, language);
    case 'nearby': {
      const what = ONE_LYING[taken.kind];
      return say({
        en: `Take ${what.en} ${fromRoom(taken.room, view, 'en')}`,
        fr: `Prendre ${what.fr} ${inRoom(taken.room, view, 'fr')}`,
      });
    }
    case 'choose':
      return capitalised(phrase(branchOf(view.asked?.source ?? '', taken.branch), language));
    case 'discard':
      return say({ en: `Discard ${name(taken.card)}`, fr: `Défausser ${name(taken.card)}` });
    case 'trash': {
      const text = say({ en: `Trash ${name(taken.card)}`, fr: `Bannir ${name(taken.card)}` });
      return taken.from === undefined ? text : `${text} ${FROM_ZONE[taken.from][language]}`;
    }
    case 'replace': {
      const card = view.row[taken.slot]!;
      return say({ en: `Replace ${name(card)}`, fr: `Remplacer ${name(card)}` });
    }
    case 'decline':
      return say(DECLINE.get(view.asked?.ask ?? '') ?? DECLINE_ANY);
    case 'end-turn':
      return say({ en: 'End the turn', fr: 'Finir le tour' });
    default:
      return catacombsVoice().option(taken, view, language);
  }
}
