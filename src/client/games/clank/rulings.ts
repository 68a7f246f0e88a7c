import type { CatacombsRule } from '../../../games/clank/catacombs/rules.ts';
import type { ClankRule } from '../../../games/clank/classic/rules.ts';
import type { Card } from '../../../games/clank/core/card.ts';
import type { Change, Effect } from '../../../games/clank/core/effects.ts';

/** A rule of any game of the family; the game at hand tells those that it has. */
type FamilyRule = ClankRule | CatacombsRule;

const OF_CHANGE: Readonly<Record<Change, readonly FamilyRule[]>> = {
  'gold-gains-plus-one': ['search-retroactive', 'treasure-token-not-gain'],
  'skill-for-clank': ['swagger-any-order', 'swagger-removed-clank', 'swagger-not-placed'],
  'gems-cheaper': ['gem-collector-no-refund'],
  'caves-do-not-stop': ['crystal-cave-stops-boots'],
  'tunnel-monsters-ignored': ['monster-tunnel'],
  'gold-for-clank': ['clank-made-counts'],
  'swords-for-clank': ['clank-made-counts'],
  'market-anywhere': ['flute-once', 'market-stock'],
  'checkpoints-do-not-stop': [],
  'no-dizziness': [],
  'buy-anywhere': [],
  'locks-open': [],
  'bargain-anywhere': [],
  'next-path-safe': [],
};

const TELEPORT: readonly FamilyRule[] = ['teleport-connected', 'teleport-free', 'teleport-not-immediate'];
const TRASH: readonly FamilyRule[] = ['trash-zones', 'trashed-still-counts'];

/** The rules that speak of what an effect does. */
function rulesOfEffect(effect: Effect): readonly FamilyRule[] {
  switch (effect.do) {
    case 'gain':
      return effect.what === 'teleports' ? TELEPORT : [];
    case 'clank':
      return effect.amount < 0 ? ['clank-remove', 'negative-clank-carry'] : [];
    case 'clank-others':
    case 'clank-all':
      return ['out-unaffected', 'empty-supply-clank'];
    case 'heal':
      return ['heal-cubes'];
    case 'rage':
      return ['rage-on-artifact', 'rage-cap'];
    case 'attack':
      return ['mister-whiskers-attack'];
    case 'return-dragon-cubes':
      return ['shrine-arrive'];
    case 'this-turn':
      return OF_CHANGE[effect.change];
    case 'take-tomes':
      return ['last-tome'];
    case 'treasure':
      return ['treasure-token-not-gain'];
    case 'all':
      return effect.of.flatMap(rulesOfEffect);
    case 'choose':
      return ['choice-possible', ...effect.of.flatMap(rulesOfEffect)];
    case 'pay':
    case 'may':
    case 'spend-lockpick':
      return rulesOfEffect(effect.then);
    case 'if':
      return [...rulesOfEffect(effect.then), ...rulesOfEffect(effect.otherwise)];
    case 'each':
      return ['each-player-order', ...rulesOfEffect(effect.then)];
    case 'offer':
      return ['have-once', ...rulesOfEffect(effect.then)];
    case 'new-tile':
      return ['tile-place-free', 'revealed-tile-public', ...rulesOfEffect(effect.then)];
    case 'ghost':
      return ['ghost-damage', 'no-ghost-left'];
    case 'take-from-pool':
      return ['pool-gives-what-is-left'];
    case 'teleport-to':
      return ['teleport-named', 'teleport-arrival'];
    case 'mark-anywhere':
      return ['wayshrine-offering', 'wayshrine-once'];
    case 'turn-tiles':
    case 'turn-own-tile':
      return ['start-tile-fixed', 'turn-another-way', 'turning-ignores-fallen'];
    case 'discard':
      return ['discard-to-do', 'discard-no-effect', ...rulesOfEffect(effect.then)];
    case 'bonus':
      return ['order-of-plays', ...rulesOfEffect(effect.then)];
    case 'trash':
    case 'spring':
      return TRASH;
    case 'replace-row-card':
      return ['treasure-hunter-replacement', 'replacement-arrives'];
    case 'gold':
    case 'draw':
    case 'nearby-secret':
    case 'lockpicks':
    case 'trash-self':
    case 'to-top':
    case 'free-row-card':
    case 'take-item':
    case 'gold-if-held':
    case 'idol-for-tome':
    case 'count-as':
    case 'take-cube':
    case 'scheme-cube':
    case 'spend-cubes':
    case 'spend':
    case 'hurt':
    case 'lose-card':
    case 'sell-out':
    case 'hunters':
    case 'lose-bank-crystal':
    case 'lose-gold':
    case 'crystal':
    case 'hack-nearby':
    case 'take-prisoner':
    case 'turn-goblin':
    case 'copy':
    case 'multipass':
      return [];
    default:
      return effect satisfies never;
  }
}

/** The rules that speak of the card or of what it does, each once. */
export function rulingsOf(card: Card): readonly FamilyRule[] {
  const rules: FamilyRule[] = [card.play, card.use, card.defeat, card.arrive, card.acquire]
    .flat()
    .flatMap(rulesOfEffect);
  if (card.arrive.length > 0) rules.push('arrive-before-attack', 'arrive-at-setup');
  if (card.acquire.length > 0) rules.push('acquire-effect-once');
  if (card.where === 'depths') rules.push('deep-only');
  if (card.where === 'crystal-cave') rules.push('crystal-only');
  if (card.react !== null) rules.push('react-condition', 'react-later');
  if (card.dragon) rules.push('dragon-attack-trigger');
  return [...new Set(rules)];
}
