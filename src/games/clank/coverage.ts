import { CARDS, CLASSIC_TOKENS, TOKENS } from './catalogue.ts';
import type { Card } from './core/card.ts';
import type { Effect } from './core/effects.ts';
import type { Event } from './core/event.ts';
import type { State } from './core/state.ts';
import type { Token } from './core/token.ts';

/** Choices and bonuses inside an effect, by the names under which they are seen. */
function inner(effect: Effect): string[] {
  switch (effect.do) {
    case 'choose':
      return effect.of.flatMap((branch, i) => [`chose ${effect.source} ${i + 1}`, ...inner(branch)]);
    case 'discard':
      return [`declined ${effect.source}`, ...inner(effect.then)];
    case 'bonus':
      return [`bonus ${effect.source}`, ...inner(effect.then)];
    case 'trash':
      return [`trashed by ${effect.source}`];
    case 'all':
      return effect.of.flatMap(inner);
    case 'pay':
      return inner(effect.then);
    default:
      return [];
  }
}

const OWN = [
  'gained skill',
  'gained swords',
  'gained boots',
  'gained teleports',
  'gold gained',
  'gold found',
  'gold topped up',
  'gold paid',
  'clank added',
  'clank removed',
  'clank cancelled',
  'drew',
  'shuffled',
  'walked',
  'walked with damage',
  'walked with swords',
  'teleported',
  'exhausted',
  'declined a token',
  'healed',
  'discarded',
  'trashed from play',
  'trashed from discard',
  'raged',
  'replaced a row card',
  'dragon cubes returned',
  'attack',
  'attack with danger',
  'attack with countdown',
  'damaged',
  'knocked out and rescued',
  'knocked out and lost',
  'left',
  'countdown 1',
  'countdown 2',
  'countdown 3',
  'countdown 4',
  'countdown 5',
  'deck exhausted',
  'ended: somebody escaped',
  'ended: everybody lost',
  'ended: somebody rescued',
];

const ofCard = (card: Card): string[] => {
  const effects = [...card.play, ...card.acquire, ...card.use, ...card.defeat].flatMap(inner);
  if (card.kind === 'monster') effects.push(`defeated ${card.id}`);
  else if (card.kind === 'device') effects.push(`used ${card.id}`);
  else effects.push(`played ${card.id}`);
  if (card.pile !== 'starter' && card.kind !== 'device' && card.kind !== 'monster') effects.push(`acquired ${card.id}`);
  if (card.pile === 'dungeon') effects.push(`arrived ${card.id}`);
  return effects;
};

const ofToken = ({ id, kind, drunk }: Token): string[] => {
  if (kind === 'mastery') return [];
  if (kind === 'market') return [`bought ${id}`];
  return [`took ${id}`, ...(drunk === null ? [] : [`drank ${id}`])];
};

/** Everything that should happen in some game of the first edition, by name. */
export const CLASSIC_WANTED: readonly string[] = [
  ...CARDS.filter(({ set }) => set === 'classic').flatMap(ofCard),
  ...TOKENS.slice(0, CLASSIC_TOKENS).flatMap(ofToken),
  'trashed by magic-spring',
  ...OWN,
];

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
    case 'trashed':
      return [`trashed from ${event.from}`, `trashed by ${event.source}`];
    case 'bonus-claimed':
      return [`bonus ${event.source}`];
    case 'replaced':
      return ['replaced a row card'];
    case 'cubes-returned':
      return ['dragon cubes returned'];
    case 'attacked':
      return [
        'attack',
        ...(event.danger > 0 ? ['attack with danger'] : []),
        ...(event.extra > 0 ? ['attack with countdown'] : []),
      ];
    case 'knocked-out':
      return [event.rescued ? 'knocked out and rescued' : 'knocked out and lost'];
    case 'countdown':
      return [`countdown ${event.space}`];
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
  return endings;
}
