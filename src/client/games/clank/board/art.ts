import type { ComponentType } from 'preact';
import type { Board } from '../../../../games/clank/core/board.ts';
import type { View } from '../../../../games/clank/core/view.ts';
import type { Language } from '../../../../text/language.ts';
import type { Layout } from './layout.ts';
import type { Shape } from './plan.ts';

export interface GroundProps {
  readonly board: Board;
  readonly shape: Shape;
  readonly language: Language;
}

export interface ThingsProps extends GroundProps {
  readonly view: View;
}

/** How boards of a kind are drawn: where everything lies, and the layers that seldom change. */
export interface BoardArt {
  readonly layoutOf: (board: Board, shape: Shape) => Layout;
  /** What the board is called, where it must be told what it is. */
  readonly title: (board: Board, language: Language) => string;
  readonly Ground: ComponentType<GroundProps>;
  /** Rooms and what lies in them. */
  readonly Things: ComponentType<ThingsProps>;
}
