import { TILES } from './catacombs/dungeon.ts';
import { waysWith } from './catacombs/explore.ts';
import type { TileNo } from './catacombs/tile.ts';
import { boardAt, CARDS, TOKENS } from './catalogue.ts';
import type { Exit } from './core/board.ts';
import type { Event } from './core/event.ts';
import { hasArtifact } from './core/noise.ts';
import type { Option } from './core/option.ts';
import type { State } from './core/state.ts';
import { SCHEMES } from './space/schemes.ts';

export function seen(event: Event): string[] {
  switch (event.type) {
    case 'played':
    case 'acquired':
    case 'used':
    case 'defeated':
    case 'arrived':
      return [`${event.type} ${CARDS[event.card]!.id}`];
    case 'gained':
      return [`gained ${event.what}`];
    case 'gold-gained':
    case 'gold-topped-up':
    case 'gold-found':
    case 'gold-paid':
    case 'clank-added':
    case 'clank-removed':
    case 'clank-cancelled':
      return [event.type.replaceAll('-', ' ')];
    case 'walked':
      return [
        'walked',
        ...(event.damage > 0 ? ['walked with damage'] : []),
        ...(event.swords > 0 ? ['walked with swords'] : []),
      ];
    case 'took':
    case 'bought':
    case 'drank':
      return [`${event.type} ${TOKENS[event.token]!.id}`];
    case 'chose':
      return [`chose ${event.source} ${event.branch + 1}`];
    case 'declined':
      return [event.source === '' ? 'declined a token' : `declined ${event.source}`];
    case 'drawn-from-pool':
      return [`drew ${TOKENS[event.token]!.id}`];
    case 'token-spent':
      return [`spent ${TOKENS[event.token]!.id}`];
    case 'offer-taken':
    case 'accepted':
      return [`accepted ${event.source}`];
    case 'warded':
    case 'reacted':
    case 'put-on-deck':
      return [`${event.type} ${CARDS[event.card]!.id}`];
    case 'picked':
      return [`picked a ${event.what}`];
    case 'unlocked':
      return [event.locks.length > 1 ? 'unlocked two locks' : 'unlocked a lock'];
    case 'tile-laid':
      return [`laid ${TILES[event.tile]!.id} turn ${event.turn}`];
    case 'tile-turned':
      return [event.seat === null ? 'tile turned by a card' : 'tile turned by a player'];
    case 'trashed':
      return [`trashed from ${event.from}`, `trashed by ${event.source}`];
    case 'bonus-claimed':
      return [`bonus ${event.source} ${event.when}`];
    case 'replaced':
      return ['replaced a row card'];
    case 'cubes-returned':
      return ['dragon cubes returned'];
    case 'attacked':
      return [
        'attack',
        ...(event.danger > 0 ? ['attack with danger'] : []),
        ...(event.extra > 0 ? ['attack with countdown'] : []),
        ...(event.cubes.includes('ghost') ? ['attack with a ghost'] : []),
      ];
    case 'knocked-out':
      return [event.rescued ? 'knocked out and rescued' : 'knocked out and lost'];
    case 'countdown':
      return [`countdown ${event.space}`];
    case 'rode':
      return [`rode ${event.by}`];
    case 'pod-taken':
      return [`left by ${TOKENS[event.token]!.id}`];
    case 'installed':
      return ['installed', ...(event.sixth ? ['installed with the sixth crystal'] : [])];
    case 'phase-completed':
      return [`phase-completed ${event.phase + 1}`];
    case 'deck-exhausted':
      return ['deck exhausted'];
    default:
      return [event.type];
  }
}

export function ended(state: State): string[] {
  const statuses = state.players.map(({ status }) => status);
  const endings: string[] = [];
  if (statuses.includes('left')) endings.push('ended: somebody escaped');
  if (statuses.includes('rescued')) endings.push('ended: somebody rescued');
  if (statuses.every((status) => status === 'lost')) endings.push('ended: everybody lost');
  if (statuses.every((status) => status === 'left')) endings.push('ended: everybody escaped');
  const lost = state.players.filter(({ status }) => status === 'lost');
  if (lost.some(hasArtifact)) endings.push('ended: lost in the depths with an artifact');
  if (state.scheme !== null) endings.push(`scheme ${SCHEMES[state.scheme.no]?.id ?? 'later'}`);
  endings.push(...boardAt(state.board).modules.map((module) => `module ${module}`));
  return endings;
}

/** Where the way leads that a placement completes, and what is on it. */
function placed(state: State, { turn, way: no }: Extract<Option, { take: 'place' }>): string[] {
  const { tile, way: start, by } = state.pending!;
  const way = waysWith(state, turn)[no ?? -1];
  if (way === undefined) return [start === null ? 'placed for a card' : 'placed and stopped'];
  return [
    leadsTo(state, way, tile),
    ...(way.boots > 1 ? [`placed past footprints by ${by}`] : []),
    ...(way.monsters > 0 ? [`placed past a monster by ${by}`] : []),
    ...(way.locks.length > 0 ? [`placed past a lock by ${by}`] : []),
    ...(way.against ? [`placed against an arrow by ${by}`] : []),
  ];
}

function leadsTo(state: State, { edge, portal, to }: Exit, tile: TileNo): string {
  if (edge >= 0) return 'placed, on to a second tile';
  if (portal) return 'placed, through a portal';
  return boardAt(state.board).rooms[to]!.tile === tile ? 'placed, into its room' : 'placed, on into a laid tile';
}

/** What an answer shows that its events do not tell. */
export function answered(state: State, index: number): string[] {
  const { ask, options } = state.asked!;
  const option = options[index]!;
  const names = [`asked ${ask}`];
  if (option.take === 'place') names.push(...placed(state, option));
  else if (state.pending !== null && ask === 'turn') names.push('paused on the way to a tile');
  if (option.take === 'explore') names.push(`explored by ${option.by}`);
  if (option.take === 'buy' && option.coupon) names.push('bought with the coupon');
  if (option.take === 'buy' && option.bargain) names.push('bought for a bargain');
  if (option.take === 'buy' && option.flute) names.push('bought with the flute');
  return names;
}
