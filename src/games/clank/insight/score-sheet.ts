import type { ScoreLine } from '../../../engine/teller.ts';
import { TOKENS } from '../catalogue.ts';
import type { TokenKind } from '../core/token.ts';
import type { PlayerView, View } from '../core/view.ts';

const points = (player: PlayerView, ...kinds: readonly TokenKind[]): number =>
  player.tokens.reduce((sum, no) => sum + (kinds.includes(TOKENS[no]!.kind) ? TOKENS[no]!.points : 0), 0);

const LINES = {
  artifacts: (player) => points(player, 'artifact'),
  mastery: (player) => points(player, 'mastery'),
  secrets: (player) => points(player, 'major-secret', 'minor-secret'),
  'monkey-idols': (player) => points(player, 'monkey-idol'),
  market: (player) => points(player, 'market'),
  gold: ({ tally }) => tally.gold,
  cards: ({ tally }) => tally.cards,
} as const satisfies Readonly<Record<string, (player: PlayerView) => number>>;

export type ScoreCategory = keyof typeof LINES;

/** In the order of counting; nothing counts for one who was knocked out and not rescued. */
export function scoreSheet({ players }: View): readonly ScoreLine[] {
  const counted = players.map(({ status }) => status !== 'lost');
  return Object.entries(LINES).map(([category, of]) => ({ category, values: players.map(of), counted }));
}
