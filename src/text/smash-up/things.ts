import { BASES, CARDS, FACTIONS } from '../../games/smash-up/catalogue.ts';
import type { Base, BaseNo, Card, CardNo, FactionNo } from '../../games/smash-up/core/card.ts';
import type { Copy } from '../../games/smash-up/core/state.ts';
import type { PieceView, SiteView, View } from '../../games/smash-up/core/view.ts';
import type { Name } from '../clank/names.ts';
import type { Both, Language } from '../language.ts';
import { grouped } from '../phrase.ts';
import { BASE_NAMES, CARD_NAMES, FACTION_NAMES } from './names.ts';

const NAMES: ReadonlyMap<string, Name> = new Map(Object.entries({ ...CARD_NAMES, ...BASE_NAMES }));
const FACTION_TEXTS: ReadonlyMap<string, Name> = new Map(Object.entries(FACTION_NAMES));

/** The name of a card or base; an unknown id is an error of the program. */
export function nameOf(id: string): Name {
  const name = NAMES.get(id);
  if (name === undefined) throw new Error(`no card or base is called ${id}`);
  return name;
}

export const cardName = (no: CardNo, language: Language): string => nameOf(CARDS.first[no]!.id)[language];
export const baseName = (no: BaseNo, language: Language): string => nameOf(BASES.first[no]!.id)[language];
export const factionName = (no: FactionNo, language: Language): string =>
  FACTION_TEXTS.get(FACTIONS[no]!.id)![language];

export const cardNames = (cards: readonly CardNo[], language: Language): string[] =>
  grouped(cards.map((card) => cardName(card, language)));

export const catalogueOf = (view: View): readonly Card[] => (view.revised ? CARDS.revised : CARDS.first);
export const basesOf = (view: View): readonly Base[] => (view.revised ? BASES.revised : BASES.first);

/** Which card a copy is, wherever the viewer can see it; undefined where nothing shows it. */
export function cardOfCopy(view: View, copy: Copy): CardNo | undefined {
  const pieces = view.sites.flatMap(({ minions, actions }) => [...minions, ...actions]);
  const attached = pieces.flatMap((piece) => piece.attached);
  const zones = view.players.flatMap(({ hand, discard }) => [...hand, ...discard]);
  return [...pieces, ...attached, ...zones, ...view.aside].find((known) => known?.copy === copy)?.card;
}

const SOME_CARD: Both = { en: 'a card', fr: 'une carte' };

/** The name of a copy. */
export function copyName(view: View, copy: Copy, language: Language): string {
  const card = cardOfCopy(view, copy);
  return card === undefined ? SOME_CARD[language] : cardName(card, language);
}

interface Found {
  readonly site: SiteView;
  readonly piece: PieceView;
  /** The minion that it is attached to. */
  readonly host: PieceView | null;
}

/** A card in play, with its base. */
export function pieceOf(view: View, copy: Copy): Found | null {
  for (const site of view.sites) {
    for (const piece of [...site.minions, ...site.actions]) if (piece.copy === copy) return { site, piece, host: null };
    for (const host of site.minions) {
      if (host.attached.some((each) => each.copy === copy)) return { site, piece: host, host };
    }
  }
  return null;
}
