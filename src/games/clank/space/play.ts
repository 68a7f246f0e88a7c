import type { PlayKit } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { scoreSheet } from '../insight/score-sheet.ts';
import { teller } from '../insight/teller.ts';
import { towardsEndOfTurn } from '../rest.ts';
import { appraise } from '../sense/appraise.ts';
import { inSpace } from './game.ts';

export const spacePlay: PlayKit<State, Option, Event, View> = {
  game: inSpace,
  turn: ({ turnNo }) => turnNo,
  appraise,
  towardsEndOfTurn,
  teller,
  scoreSheet,
};
