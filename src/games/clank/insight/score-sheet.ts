import type { ScoreLine } from '../../../engine/teller.ts';
import { TOKENS } from '../catalogue.ts';
import { editionOf } from '../core/editions.ts';
import { tokenPoints } from '../core/score.ts';
import type { TokenKind } from '../core/token.ts';
import type { PlayerView, View } from '../core/view.ts';

function points({ tokens, marks, crystals, owned }: PlayerView, ...kinds: readonly TokenKind[]): number {
  const holder = { tokens: [...tokens], marks: [...marks], crystals };
  return tokens.reduce((sum, no) => sum + (kinds.includes(TOKENS[no]!.kind) ? tokenPoints(no, holder, owned) : 0), 0);
}

const LINES = {
  artifacts: (player) => points(player, 'artifact'),
  mastery: (player) => points(player, 'mastery'),
  pods: (player) => points(player, 'escape-pod'),
  secrets: (player) => points(player, 'major-secret', 'minor-secret'),
  'monkey-idols': (player) => points(player, 'monkey-idol'),
  prisoners: (player) => points(player, 'prisoner'),
  market: (player) => points(player, 'market', 'coupon'),
  cubes: ({ blackCubes }) => blackCubes,
  gold: ({ tally }) => tally.gold,
  cards: ({ tally }) => tally.cards,
} as const satisfies Readonly<Record<string, (player: PlayerView) => number>>;

export type ScoreCategory = keyof typeof LINES;

/** What the game of the table can count at all. */
function counts(category: ScoreCategory, view: View): boolean {
  const { tiling, ship } = editionOf(view);
  switch (category) {
    case 'mastery':
    case 'monkey-idols':
      return ship === null;
    case 'prisoners':
      return tiling !== null;
    case 'pods':
      return ship !== null;
    case 'cubes':
      return view.scheme !== null;
    default:
      return true;
  }
}

const isCategory = (name: string): name is ScoreCategory => name in LINES;

/** In the order of counting; nothing counts for one who was knocked out and not rescued. */
export function scoreSheet(view: View): readonly ScoreLine[] {
  const { players } = view;
  const counted = players.map(({ status }) => status !== 'lost');
  return Object.keys(LINES)
    .filter(isCategory)
    .flatMap((category) =>
      counts(category, view) ? [{ category, values: players.map(LINES[category]), counted }] : [],
    );
}
