import type { Option } from '../../../games/smash-up/core/option.ts';
import type { KnownCard, PieceView, SiteView, View } from '../../../games/smash-up/core/view.ts';
import { catalogueOf } from '../../../text/smash-up/things.ts';
import type { Spot } from './placed.ts';

const WINDOWS: readonly string[] = ['before-scoring', 'after-scoring'];

/** Outside the questions of cards, what is wanted of a card is to play it. */
const isPlaying = (view: View): boolean => {
  const ask = view.asked?.ask;
  return ask === undefined || ask === 'play' || view.asked?.seat !== view.viewer;
};

/** What somebody wants who clicks a card of the hand; asked of the engine where it is not offered. */
export function wishOfCard(view: View, { copy, card }: KnownCard, base = view.sites[0]?.base ?? -1): Option {
  if (view.asked !== null && WINDOWS.includes(view.asked.ask)) return { take: 'react', card };
  if (!isPlaying(view)) return { take: 'pick-card', copy };
  return catalogueOf(view)[card]!.minion ? { take: 'minion', card, base } : { take: 'action', card };
}

const cardIn = (spot: Spot | null): number | null =>
  spot !== null && /^(card|pile) /.test(spot) ? Number(spot.split(' ')[1]) : null;

/** What somebody wants who clicks a base, with that card taken up. */
export function wishOfBase(view: View, base: number, first: Spot | null): Option {
  const card = cardIn(first);
  if (card === null) return { take: 'pick-base', base };
  return catalogueOf(view)[card]!.minion ? { take: 'minion', card, base } : { take: 'action', card, base };
}

/** The places of the talents that a card has, or grants. */
export const talentsOf = (view: View, card: number): number[] =>
  catalogueOf(view)[card]!.abilities.flatMap((ability, i) =>
    ability.on === 'talent' || 'grants' in ability ? [i] : [],
  );

/** What somebody wants who clicks a card in play; null where all there is to do is to look at it. */
export function wishOfPiece(view: View, piece: PieceView, site: SiteView, first: Spot | null): Option | null {
  const card = cardIn(first);
  const { copy, controller } = piece;
  const minion = catalogueOf(view)[piece.card]!.minion;
  if (card !== null && !catalogueOf(view)[card]!.minion && minion) return { take: 'action', card, minion: copy };
  if (card !== null) return wishOfBase(view, site.base, first);
  if (!isPlaying(view)) return minion ? { take: 'pick-minion', copy } : { take: 'pick-action', copy };
  const talent = talentsOf(view, piece.card)[0];
  return talent === undefined || controller !== view.viewer ? null : { take: 'talent', copy, ability: talent };
}
