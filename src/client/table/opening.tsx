import type { OpenTable } from '../front.ts';
import { loadSprite } from '../icons/sprite.ts';
import type { OpenedTable } from '../worker/calls.ts';
import type { AnyView, Drawing } from './drawing.ts';
import type { Remote } from './host.ts';
import { Shell } from './shell.tsx';
import { Table } from './table.ts';

/** A table that was opened, to be drawn as its game is; icons that do not come are missing, and no more. */
export async function openTable<Option extends object, Event, View extends AnyView<Option>>(
  opened: OpenedTable,
  drawing: Drawing<Option, Event, View>,
  sprite: string,
  remote?: Remote,
): Promise<OpenTable> {
  const rules = async () => drawing.rules?.();
  const [table] = await Promise.all([
    remote === undefined
      ? Table.open<Option, Event, View>(opened, rules)
      : Table.follow<Option, Event, View>(opened, remote, rules),
    loadSprite(sprite).catch(() => undefined),
  ]);
  return {
    View: () => <Shell table={table} drawing={drawing} remote={remote ?? null} />,
    close: () => table.close(),
  };
}
