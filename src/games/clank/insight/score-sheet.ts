import type { ScoreLine } from '../../../engine/teller.ts';
import { TOKENS } from '../catalogue.ts';
import { editionOf } from '../core/editions.ts';
import { tokenPoints } from '../core/score.ts';
import type { TokenKind } from '../core/token.ts';
import type { PlayerView, View } from '../core/view.ts';

/** What tokens of those kinds count for the player. */
function points({ tokens, marks, crystals, owned }: PlayerView, ...kinds: readonly TokenKind[]): number {
  const holder = { tokens: [...tokens], marks: [...marks], crystals };
  return tokens
    .filter((no) => kinds.includes(TOKENS[no]!.kind))
    .reduce((sum, no) => sum + tokenPoints(no, holder, owned), 0);
}

const LINES = {
  artifacts: (player) => points(player, 'artifact'),
  mastery: (player) => points(player, 'mastery'),
  pods: (player) => points(player, 'escape-pod'),
  secrets: (player) => points(player, 'major-secret', 'minor-secret'),
  'monkey-idols': (player) => points(player, 'monkey-idol'),
  prisoners: (player) => points(player, 'prisoner', 'coupon'),
  market: (player) => points(player, 'market'),
  'black-cubes': ({ blackCubes }) => blackCubes,
  gold: ({ tally }) => tally.gold,
  cards: ({ tally }) => tally.cards,
} as const satisfies Readonly<Record<string, (player: PlayerView) => number>>;

export type ScoreCategory = keyof typeof LINES;

/** What there is nothing of at the table. */
function missing(view: View): readonly string[] {
  const { ship, tiling } = editionOf(view);
  const prisoners = tiling === null ? ['prisoners'] : [];
  if (ship === null) return ['pods', 'black-cubes', ...prisoners];
  return ['mastery', 'monkey-idols', ...prisoners, ...(view.scheme === null ? ['black-cubes'] : [])];
}

/** In the order of counting; nothing counts for one who was knocked out and not rescued. */
export function scoreSheet(view: View): readonly ScoreLine[] {
  const { players } = view;
  const counted = players.map(({ status }) => status !== 'lost');
  const none = missing(view);
  return Object.entries(LINES)
    .filter(([category]) => !none.includes(category))
    .map(([category, of]) => ({ category, values: players.map(of), counted }));
}
