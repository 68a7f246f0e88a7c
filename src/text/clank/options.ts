import {
  BACKPACK,
  CROWNS,
  GOBLIN,
  MARKET_ITEMS,
  MASTER_KEY,
  type MarketItem,
  RESERVE_PILES,
} from '../../games/clank/catalogue.ts';
import { OUTSIDE, type RoomNo } from '../../games/clank/core/board.ts';
import type { CardNo } from '../../games/clank/core/card.ts';
import { MARKET_PRICE } from '../../games/clank/core/numbers.ts';
import type { Option, TrashZone } from '../../games/clank/core/option.ts';
import type { LyingKind } from '../../games/clank/core/token.ts';
import type { PlayerView, View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, labelled } from '../phrase.ts';
import { counted } from '../plural.ts';
import { branchOf } from './choices.ts';
import { describe } from './effects.ts';
import { DAMAGE, GOLD, ONE_LYING, RESOURCE } from './nouns.ts';
import { artifactPhrase, boardIn, cardName, contentsOf, costNow, itemPhrase, roomName, tokenName } from './things.ts';

export const ZONE: Readonly<Record<TrashZone, Both>> = {
  play: { en: 'play area', fr: 'zone de jeu' },
  discard: { en: 'discard pile', fr: 'défausse' },
};

const mover = (view: View): PlayerView => view.players[view.active]!;

/** What walking through a tunnel took or takes, nothing left out but zeros. */
export function tollOf(boots: number, swords: number, damage: number, language: Language): string[] {
  const parts = [
    [boots, RESOURCE.boots],
    [swords, RESOURCE.swords],
    [damage, DAMAGE],
  ] as const;
  return parts.flatMap(([n, noun]) => (n > 0 ? [counted(n, noun, language)] : []));
}

function withContents(text: string, room: RoomNo, view: View, language: Language): string {
  const contents = contentsOf(room, view, language);
  return contents.length === 0 ? text : labelled(text, contents.join(', '), language);
}

function walk(to: RoomNo, swords: number, view: View, language: Language): string {
  const exit = boardIn(view).rooms[mover(view).room]!.exits.find((tunnel) => tunnel.to === to);
  const monsters = view.turn.monstersIgnored ? 0 : (exit?.monsters ?? 0);
  const toll = tollOf(exit?.boots ?? 0, swords, monsters - swords, language);
  if (to === OUTSIDE) return bracketed({ en: 'Leave the dungeon', fr: 'Sortir du Donjon' }[language], toll);
  const room = roomName(to, language);
  return withContents(
    bracketed({ en: `Walk to ${room}`, fr: `Aller dans la ${room}` }[language], toll),
    to,
    view,
    language,
  );
}

function teleport(to: RoomNo, view: View, language: Language): string {
  if (to === OUTSIDE) return { en: 'Teleport out of the dungeon', fr: 'Sortir du Donjon par Téléportation' }[language];
  const room = roomName(to, language);
  return withContents({ en: `Teleport to ${room}`, fr: `Se téléporter dans la ${room}` }[language], to, view, language);
}

function buy(item: MarketItem, view: View, language: Language): string {
  const crown = CROWNS.at(-view.market[MARKET_ITEMS.indexOf('crown')]!)!;
  const token = { 'master-key': MASTER_KEY, backpack: BACKPACK, crown }[item];
  const phrase = itemPhrase(token, language);
  return bracketed({ en: `Buy ${phrase}`, fr: `Acheter ${phrase}` }[language], [counted(MARKET_PRICE, GOLD, language)]);
}

function take(kind: LyingKind, view: View, language: Language): string {
  const here = view.lying.find((lying) => lying.room === mover(view).room && lying.kind === kind);
  const known = kind === 'artifact' ? here?.token : undefined;
  const what = known == null ? ONE_LYING[kind][language] : artifactPhrase(known, language);
  return { en: `Take ${what}`, fr: `Prendre ${what}` }[language];
}

function decline(view: View): Both {
  switch (view.asked?.ask) {
    case 'arrive-in-room':
      return { en: 'Take nothing', fr: 'Ne rien prendre' };
    case 'discard':
      return { en: 'Discard nothing', fr: 'Ne rien défausser' };
    default:
      return { en: 'Decline', fr: 'Renoncer' };
  }
}

/** What an option does, as a button says it. */
export function option(taken: Option, view: View, language: Language): string {
  const say = (both: Both) => both[language];
  const name = (no: CardNo) => cardName(no, language);
  const priced = (both: Both, no: CardNo) => bracketed(say(both), [costNow(no, view, language)]);
  switch (taken.take) {
    case 'play':
      return say({ en: `Play ${name(taken.card)}`, fr: `Jouer ${name(taken.card)}` });
    case 'acquire': {
      const card = view.row[taken.slot]!;
      return priced({ en: `Acquire ${name(card)}`, fr: `Acquérir ${name(card)}` }, card);
    }
    case 'acquire-reserve': {
      const card = RESERVE_PILES[taken.pile]!;
      return priced({ en: `Acquire ${name(card)}`, fr: `Acquérir ${name(card)}` }, card);
    }
    case 'use': {
      const card = view.row[taken.slot]!;
      return priced({ en: `Use ${name(card)}`, fr: `Utiliser ${name(card)}` }, card);
    }
    case 'fight':
    case 'fight-goblin': {
      const card = taken.take === 'fight' ? view.row[taken.slot]! : GOBLIN;
      return priced({ en: `Fight ${name(card)}`, fr: `Combattre ${name(card)}` }, card);
    }
    case 'walk':
      return walk(taken.to, taken.swords ?? 0, view, language);
    case 'teleport':
      return teleport(taken.to, view, language);
    case 'buy':
      return buy(taken.item, view, language);
    case 'drink': {
      const potion = tokenName(taken.token, language);
      return say({ en: `Drink ${potion}`, fr: `Boire une ${potion}` });
    }
    case 'token':
      return take(taken.kind, view, language);
    case 'nearby': {
      const [what, room] = [ONE_LYING[taken.kind][language], roomName(taken.room, language)];
      return say({ en: `Take ${what} from ${room}`, fr: `Prendre ${what} dans la ${room}` });
    }
    case 'choose':
      return describe(branchOf(view.asked?.source ?? '', taken.branch), language);
    case 'discard':
      return say({ en: `Discard ${name(taken.card)}`, fr: `Défausser ${name(taken.card)}` });
    case 'trash': {
      const text = say({ en: `Trash ${name(taken.card)}`, fr: `Bannir ${name(taken.card)}` });
      return bracketed(text, taken.from === undefined ? [] : [ZONE[taken.from][language]]);
    }
    case 'replace': {
      const card = view.row[taken.slot]!;
      return say({ en: `Replace ${name(card)}`, fr: `Remplacer ${name(card)}` });
    }
    case 'decline':
      return say(decline(view));
    case 'end-turn':
      return say({ en: 'End the turn', fr: 'Terminer le tour' });
    default:
      return taken satisfies never;
  }
}
