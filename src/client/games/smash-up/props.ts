import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import type { TableProps } from '../../table/drawing.ts';

/** What the parts of a table of Smash Up are given. */
export type SmashProps = TableProps<Option, Event, View>;
