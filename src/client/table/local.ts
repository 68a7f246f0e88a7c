import type { OpenedTable } from '../worker/calls.ts';
import { call, refresh, show, viewAt } from '../worker/remote.ts';
import type { TableHost } from './host.ts';

/** A table on this device: the worker runs it. */
export function localHost<Option, Event, View>(opened: OpenedTable): TableHost<Option, Event, View> {
  const { id, game, options, sitters } = opened;
  return {
    look: (viewer) => show('look', { viewer }),
    answer: (viewer, step, index) => show('answer', { viewer, step, index }),
    goOn: (viewer, all) => show('goOn', { viewer, all }),
    refresh,
    undo: (viewer) => show('undo', { viewer }),
    redo: (viewer) => show('redo', { viewer }),
    explain: (viewer, intents) => call('explain', { viewer, intents }),
    forecast: (about, index) => call('forecast', { about, index }),
    viewAt,
    story: () => call('story', {}),
    write: () => call('write', { id }),
    playOn: async (viewer, step) => ({ page: 'table', id: await call('playOn', { viewer, step, sitters }) }),
    rematch: async () => ({ page: 'table', id: await call('begin', { game, options, sitters }) }),
  };
}
