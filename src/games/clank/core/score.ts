import type { Result, Seat } from '../../../engine/game.ts';
import { CARDS, cardNo, MASTERY, MONKEY_IDOL, TOKENS, tokenNo } from '../catalogue.ts';
import type { CardNo, ScoreRule } from './card.ts';
import type { Player, State } from './state.ts';

const TOME = cardNo('secret-tome');
const RELICS = [tokenNo('chalice'), tokenNo('dragon-egg'), MONKEY_IDOL];

export const ownedCards = (player: Player): readonly CardNo[] => [
  ...player.deck,
  ...player.hand,
  ...player.play,
  ...player.discard,
];

function extraPoints(rule: ScoreRule, player: Player, cards: readonly CardNo[]): number {
  if ('per' in rule) {
    if (rule.per === 'gold') return Math.floor(player.gold / rule.every) * rule.points;
    return cards.filter((card) => card === TOME).length * rule.points;
  }
  if (rule.when === 'mastery') return player.tokens.includes(MASTERY) ? rule.points : 0;
  return RELICS.filter((relic) => player.tokens.includes(relic)).length >= 2 ? rule.points : 0;
}

/** Where a player's points come from; what a rescued or escaped player would count if the game ended now. */
export interface Tally {
  readonly artifacts: number;
  readonly tokens: number;
  readonly gold: number;
  readonly cards: number;
}

export function tally(player: Player): Tally {
  let artifacts = 0;
  let tokens = 0;
  for (const no of player.tokens) {
    const token = TOKENS[no]!;
    if (token.kind === 'artifact') artifacts += token.points;
    else tokens += token.points;
  }
  const owned = ownedCards(player);
  let cards = 0;
  for (const no of owned) {
    const { points, score } = CARDS[no]!;
    cards += points + (score === null ? 0 : extraPoints(score, player, owned));
  }
  return { artifacts, tokens, gold: player.gold, cards };
}

export const total = (t: Tally): number => t.artifacts + t.tokens + t.gold + t.cards;

const scores = (player: Player): boolean => player.status === 'left' || player.status === 'rescued';

const bestArtifact = (player: Player): number =>
  Math.max(0, ...player.tokens.map((no) => (TOKENS[no]!.kind === 'artifact' ? TOKENS[no]!.points : 0)));

/** Points, places and winners; among equals the most valuable artifact decides, and who is lost comes last. */
export function result(state: State): Result | null {
  if (!state.over) return null;
  const { players } = state;
  const points = players.map((player) => (scores(player) ? total(tally(player)) : 0));
  const ahead = (a: Seat, b: Seat): boolean => {
    const [first, second] = [players[a]!, players[b]!];
    if (!scores(first) || !scores(second)) return scores(first) && !scores(second);
    if (points[a] !== points[b]) return points[a]! > points[b]!;
    return bestArtifact(first) > bestArtifact(second);
  };
  const seats = players.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length);
  const winners = seats.filter((seat) => places[seat] === 1 && scores(players[seat]!));
  return { scores: points, places, winners };
}
