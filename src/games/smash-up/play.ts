import type { PlayKit } from '../../engine/stage.ts';
import type { Event } from './core/event.ts';
import { forecast } from './core/forecast.ts';
import type { Option } from './core/option.ts';
import type { State } from './core/state.ts';
import type { View } from './core/view.ts';
import { smashUp } from './game.ts';
import { appraise } from './sense/appraise.ts';
import { standingAnswer } from './standing.ts';

export const smashUpPlay: PlayKit<State, Option, Event, View> = {
  game: smashUp,
  turn: ({ turnNo }) => turnNo,
  appraise,
  towardsEndOfTurn: ({ decision }) =>
    decision?.ask === 'play' ? decision.options.findIndex(({ take }) => take === 'end-plays') : null,
  standingAnswer,
  forecast,
};
