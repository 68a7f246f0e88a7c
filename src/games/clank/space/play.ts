import './expansions.ts';
import type { PlayKit } from '../../../engine/stage.ts';
import type { Event } from '../core/event.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import type { View } from '../core/view.ts';
import { appraise } from '../sense/appraise.ts';
import { spaceBare } from './bare.ts';

export const spacePlay: PlayKit<State, Option, Event, View> = { ...spaceBare, appraise };
