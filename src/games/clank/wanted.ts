import './family.ts';
import { TILES } from './catacombs/dungeon.ts';
import { TURNS } from './catacombs/geometry.ts';
import {
  ARTIFACT_STACK,
  CATACOMBS_TOKENS,
  PARTY_ARTIFACT_STACK,
  PARTY_SECRETS,
  POOL_COUNTS,
} from './catacombs/tokens.ts';
import { CARDS, CLASSIC_TOKENS, TOKENS } from './catalogue.ts';
import type { Card } from './core/card.ts';
import type { Effect } from './core/effects.ts';
import type { Token } from './core/token.ts';

/** A discard that was chosen over other branches cannot be declined any more. */
const chosen = (branch: Effect): string[] => (branch.do === 'discard' ? inner(branch.then) : inner(branch));

/** Choices and bonuses inside an effect, by the names under which they are seen. */
function inner(effect: Effect): string[] {
  switch (effect.do) {
    case 'choose':
      return [
        ...effect.of.flatMap((branch, i) => [`chose ${effect.source} ${i + 1}`, ...chosen(branch)]),
        ...(effect.rest === undefined ? [] : [`bonus ${effect.source} ${effect.rest}`]),
      ];
    case 'discard':
      return [`declined ${effect.source}`, ...inner(effect.then)];
    case 'bonus':
      return [`bonus ${effect.source} ${effect.when}`, ...inner(effect.then)];
    case 'trash':
      return [`trashed by ${effect.source}`];
    case 'all':
      return effect.of.flatMap(inner);
    case 'if':
      return [...inner(effect.then), ...inner(effect.otherwise)];
    case 'may':
      return [`accepted ${effect.source}`, `declined ${effect.source}`, ...inner(effect.then)];
    case 'offer':
      return [`accepted ${effect.source}`, ...inner(effect.then)];
    case 'to-top':
      return [`put-on-deck ${effect.source}`];
    case 'pay':
    case 'spend-lockpick':
    case 'spend-cubes':
    case 'spend':
    case 'each':
    case 'new-tile':
      return inner(effect.then);
    default:
      return [];
  }
}

/** In every game of the family. */
const SHARED = [
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
  'healed',
  'discarded',
  'trashed from play',
  'trashed from discard',
  'raged',
  'replaced a row card',
  'dragon cubes returned',
  'attack',
  'attack with danger',
  'damaged',
  'knocked out and rescued',
  'knocked out and lost',
  'left',
  'deck exhausted',
  'ended: somebody escaped',
  'ended: everybody lost',
  'ended: somebody rescued',
  'trashed by magic-spring',
];

export const ofCard = (card: Card): string[] => {
  const printed = [...card.play, ...card.acquire, ...card.use, ...card.defeat, ...card.arrive];
  const effects = [...printed, ...(card.installed ?? [])].flatMap(inner);
  if (card.kind === 'monster') effects.push(`defeated ${card.id}`);
  else if (card.kind === 'device') effects.push(`used ${card.id}`);
  else effects.push(`played ${card.id}`);
  if (card.pile !== 'starter' && card.kind !== 'device' && card.kind !== 'monster') effects.push(`acquired ${card.id}`);
  if (card.pile === 'dungeon') effects.push(`arrived ${card.id}`);
  return effects;
};

/** Where a token is come by; the coupon lies among the prisoners. */
const ofToken =
  (pooled: boolean) =>
  ({ id, kind, drunk }: Token): string[] => {
    if (kind === 'mastery') return [];
    if (kind === 'market') return [`bought ${id}`];
    const lies = !pooled || kind === 'artifact' || kind === 'monkey-idol';
    return [`${lies ? 'took' : 'drew'} ${id}`, ...(drunk === null ? [] : [`drank ${id}`])];
  };

/** Everything that should happen in some game of the first edition, by name. */
export const CLASSIC_WANTED: readonly string[] = [
  ...CARDS.filter(({ set }) => set === 'classic').flatMap(ofCard),
  ...TOKENS.slice(0, CLASSIC_TOKENS).flatMap(ofToken(false)),
  ...SHARED,
  'declined a token',
  'attack with countdown',
  'countdown 1',
  'countdown 2',
  'countdown 3',
  'countdown 4',
  'countdown 5',
];

/** What a player may be asked in the catacombs. */
const ASKS = [
  'turn',
  'choose',
  'may',
  'discard',
  'trash',
  'replace-row-card',
  'nearby-secret',
  'teleport-to',
  'free-row-card',
  'take-item',
  'mark-anywhere',
  'new-tile',
  'place-tile',
  'turn-own-tile',
  'ward',
  'react',
  'gold-if-held',
  'idol-for-tome',
];

const IN_CATACOMBS = [
  ...ASKS.map((ask) => `asked ${ask}`),
  'explored by boots',
  'explored by teleport',
  'placed, into its room',
  'placed, on to a second tile',
  'placed, through a portal',
  'placed, on into a laid tile',
  'placed and stopped',
  'placed for a card',
  ...['footprints', 'a monster', 'a lock'].flatMap((icon) => [
    `placed past ${icon} by boots`,
    `placed past ${icon} by teleport`,
  ]),
  'placed against an arrow by boots',
  'placed against an arrow by teleport',
  'paused on the way to a tile',
  'tile turned by a card',
  'tile turned by a player',
  'artifact-found',
  'haunted',
  'attack with a ghost',
  'ghosts-returned',
  'turn-of-the-gone',
  'unlocked a lock',
  'unlocked two locks',
  'portal-crossed',
  'picked a chest',
  'picked a library',
  'picked a prison',
  'marked',
  'lockpicks-gained',
  'lockpick-spent',
  'spent puzzle-box',
  'spent discount-coupon',
  'bought with the coupon',
  'bought with the flute',
  'revealed-card',
  'idol-returned',
  'trashed from hand',
  'bag-empty',
  'ended: everybody escaped',
  'ended: lost in the depths with an artifact',
];

const SHARED_TOKENS: readonly string[] = [
  ...Object.values(POOL_COUNTS).flatMap((counts) => Object.keys(counts)),
  ...Object.keys(PARTY_SECRETS),
  ...ARTIFACT_STACK,
  ...PARTY_ARTIFACT_STACK,
  'monkey-idol',
  'backpack',
  'crown-10',
  'crown-9',
  'crown-8',
];
const CATACOMBS_TOKEN_IDS = new Set([...SHARED_TOKENS, ...CATACOMBS_TOKENS.map(([, { id }]) => id)]);

const outOfTurn = ({ id, ward, react }: Card): string[] => [
  ...(ward ? [`warded ${id}`] : []),
  ...(react === null ? [] : [`reacted ${id}`]),
];

/** Everything that should happen in some game of the catacombs, with any deck and any number of players. */
export const CATACOMBS_WANTED: readonly string[] = [
  ...CARDS.filter(({ set }) => ['classic', 'catacombs', 'party'].includes(set)).flatMap((card) => [
    ...ofCard(card),
    ...outOfTurn(card),
  ]),
  ...TOKENS.filter(({ id }) => CATACOMBS_TOKEN_IDS.has(id)).flatMap(ofToken(true)),
  ...TILES.flatMap(({ id }) => TURNS.map((turn) => `laid ${id} turn ${turn}`)),
  ...SHARED,
  ...IN_CATACOMBS,
];
