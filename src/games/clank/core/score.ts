import type { Result, Seat } from '../../../engine/game.ts';
import { CARDS, cardNo, MASTERY, SECRET_TOME_CARD, TOKENS, tokenNo } from '../catalogue.ts';
import type { CardNo, ScoreRule } from './card.ts';
import { artifactsHeld, crystalsHeld, holdsCrown, holdsIdol, prisonersFreed } from './held.ts';
import type { Player, State } from './state.ts';
import type { TokenNo, TokenScore } from './token.ts';

const CHALICE = tokenNo('chalice');
const DRAGON_EGG = tokenNo('dragon-egg');

const kindsOfRelics = (player: Holder): number =>
  [player.tokens.includes(CHALICE), player.tokens.includes(DRAGON_EGG), holdsIdol(player)].filter(Boolean).length;

export const ownedCards = (player: Player): readonly CardNo[] => [
  ...player.deck,
  ...player.hand,
  ...player.play,
  ...player.discard,
  ...player.installed,
];

function extraPoints(rule: ScoreRule, player: Player, cards: readonly CardNo[], phases: number | null): number {
  if ('per' in rule) {
    if (rule.per === 'completed-phase') return phases === null ? rule.otherwise : phases * rule.points;
    if (rule.per === 'gold') return Math.floor(player.gold / rule.every) * rule.points;
    if (rule.per === 'crystal') return crystalsHeld(player) * rule.points;
    if (rule.per === 'installed') return player.installed.length * rule.points;
    if (rule.per === 'outlaw') return cards.filter((card) => CARDS[card]!.faction === 'outlaw').length * rule.points;
    if (rule.per === 'memory-core') return countOf(cardNo('memory-core'), cards) * rule.points;
    if (rule.per === 'secret-tome') return tomesAmong(cards) * rule.points;
    const idols = player.tokens.filter((token) => TOKENS[token]!.idol).length;
    return (artifactsHeld(player) + idols) * rule.points;
  }
  return comesTrue(rule.when, player, cards) ? rule.points : 0;
}

type When = Extract<ScoreRule | TokenScore, { readonly when: string }>['when'];

type Holder = Pick<Player, 'tokens' | 'marks' | 'crystals'>;

function comesTrue(when: When, player: Holder, cards: readonly CardNo[]): boolean {
  switch (when) {
    case 'mastery':
      return player.tokens.includes(MASTERY);
    case 'escaped':
      return player.tokens.some((token) => TOKENS[token]!.kind === 'escape-pod');
    case 'two-kinds-of-relics':
      return kindsOfRelics(player) >= 2;
    case 'three-prisoners':
      return prisonersFreed(player.tokens) > 2;
    case 'crown-and-gem':
      return holdsCrown(player) && cards.some((card) => CARDS[card]!.kind === 'gem');
    case 'crown':
      return holdsCrown(player);
    case 'monkey-idol':
      return holdsIdol(player);
    case 'two-tomes':
      return tomesAmong(cards) > 1;
    default:
      return when satisfies never;
  }
}

const countOf = (wanted: CardNo, cards: readonly CardNo[]): number => cards.filter((card) => card === wanted).length;
const tomesAmong = (cards: readonly CardNo[]): number => countOf(SECRET_TOME_CARD, cards);

/** What a token counts beyond its printed points. */
function tokenScore(rule: TokenScore, player: Holder, cards: readonly CardNo[]): number {
  if ('when' in rule) return comesTrue(rule.when, player, cards) ? rule.points : 0;
  if (rule.per === 'crystal') return rule.points * crystalsHeld(player);
  return rule.points * (rule.per === 'prisoner' ? prisonersFreed(player.tokens) : player.marks.length);
}

/** What a token counts for its holder as things stand. */
export function tokenPoints(no: TokenNo, holder: Holder, cards: readonly CardNo[]): number {
  const { points, score } = TOKENS[no]!;
  return points + (score === null ? 0 : tokenScore(score, holder, cards));
}

/** Where a player's points come from; what a rescued or escaped player would count if the game ended now. */
export interface Tally {
  readonly artifacts: number;
  readonly tokens: number;
  readonly gold: number;
  readonly cards: number;
}

/** Phases completed, for what counts them; null where there is no scheme. */
export const phasesDone = ({ scheme }: Pick<State, 'scheme'>): number | null =>
  scheme === null || scheme.no < 0 ? null : scheme.phase;

/** `phases` are those of the scheme that are completed, null without one. */
export function tally(player: Player, phases: number | null = null): Tally {
  let artifacts = 0;
  let tokens = player.blackCubes;
  const owned = ownedCards(player);
  for (const no of player.tokens) {
    const points = tokenPoints(no, player, owned);
    if (TOKENS[no]!.kind === 'artifact') artifacts += points;
    else tokens += points;
  }
  let cards = 0;
  for (const no of owned) {
    const { points, score } = CARDS[no]!;
    cards += points + (score === null ? 0 : extraPoints(score, player, owned, phases));
  }
  return { artifacts, tokens, gold: player.gold, cards };
}

export const total = (t: Tally): number => t.artifacts + t.tokens + t.gold + t.cards;

const scores = (player: Player): boolean => player.status === 'left' || player.status === 'rescued';

/** Of two artifacts of the same points the one of silver counts for less. */
const artifactRank = (no: number): number => {
  const { kind, points, silver } = TOKENS[no]!;
  return kind === 'artifact' ? 2 * points + (silver ? 0 : 1) : 0;
};

const bestArtifact = (player: Player): number => Math.max(0, ...player.tokens.map(artifactRank));

/** Points, places and winners; among equals the most valuable artifact decides, and who is lost comes last. */
export function result(state: State): Result | null {
  if (!state.over) return null;
  const { players } = state;
  const points = players.map((player) => (scores(player) ? total(tally(player, phasesDone(state))) : 0));
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
