import type { OpenTable } from '../front.ts';
import { loadSprite } from '../icons/sprite.ts';
import type { OpenedTable } from '../worker/calls.ts';
import type { AnyView, Drawing } from './drawing.ts';
import type { Remote } from './host.ts';
import { Shell } from './shell.tsx';
import { Table } from './table.ts';

/** How a game's tables are drawn, once it is known what they look like. */
interface Drawn<Option extends object, Event, View extends AnyView<Option>> {
  /** Fetches the words of the rules, where they do not come with the rest: they are there before anything is refused. */
  rules?(): Promise<unknown>;
  readonly drawing: (view: View) => Drawing<Option, Event, View>;
  readonly sprites: readonly string[];
}

/** A table that was opened, to be drawn as its game is; icons that do not come are missing, and no more. */
export async function openTable<Option extends object, Event, View extends AnyView<Option>>(
  opened: OpenedTable,
  drawn: Drawn<Option, Event, View>,
  remote?: Remote,
): Promise<OpenTable> {
  const rules = async () => drawn.rules?.();
  const [table] = await Promise.all([
    remote === undefined
      ? Table.open<Option, Event, View>(opened, rules)
      : Table.follow<Option, Event, View>(opened, remote, rules),
    ...drawn.sprites.map((sprite) => loadSprite(sprite).catch(() => undefined)),
  ]);
  const drawing = drawn.drawing(table.state.present.view);
  return {
    View: () => <Shell table={table} drawing={drawing} remote={remote ?? null} />,
    close: () => table.close(),
  };
}
