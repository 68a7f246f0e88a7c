import type { Option } from '../../../games/smash-up/core/option.ts';
import type { KnownCard, SiteView, View } from '../../../games/smash-up/core/view.ts';
import { pieceOf } from '../../../text/smash-up/things.ts';

/**
 * Something on the table that can be clicked: a title in the hand or in one's own discard pile, one physical card
 * wherever it lies, a base, a player, a title or a faction to name.
 */
export type Spot =
  | `card ${number}`
  | `pile ${number}`
  | `copy ${number}`
  | `base ${number}`
  | `seat ${number}`
  | `title ${number}`
  | `faction ${number}`;

/** What is clicked first, and what it is then aimed at; a first of null is a button. */
export interface Placed {
  readonly first: Spot | null;
  readonly then: Spot | null;
}

const at = (first: Spot | null, then: Spot | null = null): Placed => ({ first, then });

/** Where on the table an option is found. */
export function placed(option: Option): Placed {
  switch (option.take) {
    case 'faction':
    case 'pick-faction':
      return at(`faction ${option.faction}`);
    case 'minion':
      return at(`${option.from === 'discard' ? 'pile' : 'card'} ${option.card}`, `base ${option.base}`);
    case 'action':
      if (option.minion !== undefined) return at(`card ${option.card}`, `copy ${option.minion}`);
      return at(`card ${option.card}`, option.base === undefined ? null : `base ${option.base}`);
    case 'react':
      return at(`card ${option.card}`, option.base === undefined ? null : `base ${option.base}`);
    case 'talent':
    case 'special':
    case 'pick-minion':
    case 'pick-action':
    case 'pick-card':
    case 'order':
      return at(`copy ${option.copy}`);
    case 'pick-base':
      return at(`base ${option.base}`);
    case 'pick-player':
      return at(`seat ${option.seat}`);
    case 'pick-title':
      return at(`title ${option.card}`);
    case 'pass':
    case 'choose':
    case 'yes':
    case 'no':
    case 'done':
    case 'end-plays':
      return at(null);
    default:
      return option satisfies never;
  }
}

/** A base and everything that lies there. */
export const spotsOn = ({ base, minions, actions }: SiteView): Spot[] => [
  `base ${base}`,
  ...[...minions, ...minions.flatMap(({ attached }) => attached), ...actions].map(
    ({ copy }) => `copy ${copy}` as const,
  ),
];

/** The part of the table where a spot is shown. */
export type Home = 'hand' | 'pile' | 'board' | 'players' | 'picker';

const holds = (cards: readonly KnownCard[], spot: Spot): boolean =>
  cards.some(({ copy, card }) => spot === `copy ${copy}` || spot === `card ${card}` || spot === `pile ${card}`);

/** Where the spot is shown; what lies nowhere on the table is laid out to pick from. */
export function homeOf(spot: Spot, view: View): Home {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  const [kind, number] = spot.split(' ');
  switch (kind) {
    case 'seat':
      return 'players';
    case 'base':
      return view.sites.some(({ base }) => base === Number(number)) ? 'board' : 'picker';
    case 'copy':
      if (pieceOf(view, Number(number)) !== null) return 'board';
      if (own !== undefined && holds(own.hand, spot)) return 'hand';
      return own !== undefined && view.asked?.ask === 'play' && holds(own.discard, spot) ? 'pile' : 'picker';
    case 'card':
    case 'pile':
      if (kind === 'card' && own !== undefined && holds(own.hand, spot)) return 'hand';
      return own !== undefined && holds(own.discard, spot) ? 'pile' : 'picker';
    default:
      return 'picker';
  }
}
