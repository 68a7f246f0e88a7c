import type { RefCallback } from 'preact';
import { BOARD_TEXT } from '../../../../text/client/board.ts';
import type { Language } from '../../../../text/language.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Overview } from './overview.tsx';
import type { PawnSpot } from './pawn-spots.ts';
import type { SmallGround } from './small-ground.ts';
import type { BoardView } from './use-camera.ts';

interface ControlsProps {
  readonly ground: SmallGround;
  /** Even while all of the board is seen. */
  readonly always: boolean;
  readonly language: Language;
  readonly view: BoardView;
  readonly pawns: readonly PawnSpot[];
  readonly partly: boolean;
  readonly part: RefCallback<HTMLElement>;
}

const STEP = 1.5;

/** Buttons for what fingers do by gestures, and the overview while only a part of the board is seen. */
export function Controls({ ground, always, language, view, pawns, partly, part }: ControlsProps) {
  if (!always && !partly) return null;
  return (
    <>
      <div class="board__controls">
        <button type="button" aria-label={BOARD_TEXT.recentre[language]} onClick={view.recentre}>
          <Icon name="convergence-target" />
        </button>
        <button type="button" aria-label={BOARD_TEXT.zoomIn[language]} onClick={() => view.zoomBy(STEP)}>
          <svg viewBox="0 0 24 24" class="i" aria-hidden="true">
            <path d="M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6Z" />
          </svg>
        </button>
        {partly && (
          <button type="button" aria-label={BOARD_TEXT.zoomOut[language]} onClick={() => view.zoomBy(1 / STEP)}>
            <svg viewBox="0 0 24 24" class="i" aria-hidden="true">
              <path d="M4 10h16v4H4Z" />
            </svg>
          </button>
        )}
      </div>
      {partly && (
        <Overview ground={ground} pawns={pawns} part={part} label={BOARD_TEXT.whole[language]} onChoose={view.whole} />
      )}
    </>
  );
}
