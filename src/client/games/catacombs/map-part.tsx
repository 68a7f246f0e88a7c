import { useMemo, useRef } from 'preact/hooks';
import type { View } from '../../../games/clank/core/view.ts';
import { signed } from '../../memo.ts';
import { useSettings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { goTo } from '../clank/attempt.ts';
import type { BoardPartProps } from '../clank/desk.ts';
import { SPEED } from '../clank/pace.ts';
import { routeShown } from '../clank/prompt-line.tsx';
import { CatacombsMap, type MapProps } from './map/map.tsx';
import { mapRefusals, mapTargets, roomOfStop, type Stop, stopIntents } from './map/targets.ts';
import { useChosen } from './placing/chosen.ts';
import { placingOf } from './placing/placing.ts';

/** All that the map shows. */
function mapSign(view: View, more: readonly unknown[]): string {
  const { viewer, active, over, lying, market, rage, bag, ghosts, row, players, layout, picked, pending } = view;
  const seats = players.map(({ room, status, marks }) => [room, status, marks]);
  const shown = [viewer, active, over, lying, market, rage, bag, ghosts, row, seats, layout, picked, pending];
  return JSON.stringify([...shown, ...more]);
}

const SignedMap = signed((props: MapProps & { readonly sign: string }) => <CatacombsMap {...props} />);

/** The map of the catacombs as it is now. */
export function MapPart({ desk, pointed, out }: BoardPartProps) {
  const { view, language, names, layout, table, reach, verdicts, state, parts } = desk;
  const { pace } = useSettings();
  const stop = useStore(pointed);
  const targets = useMemo(() => mapTargets(view, reach, (index) => table.reveals(index)), [view]);
  const refusals = useMemo(() => {
    const closed = mapRefusals(view, verdicts);
    return new Map(closed.map(({ stop: at, reason }): [Stop, string] => [at, parts.wording.reason(reason, language)]));
  }, [view, verdicts, language]);
  const placing = useMemo(() => placingOf(view, verdicts), [view, verdicts]);
  const chosen = useChosen(table, placing);
  const route = routeShown(desk, roomOfStop(stop), out);
  const leaps = (state.told.at(-1)?.events ?? []).flatMap((event) => (event.type === 'teleported' ? [event.seat] : []));
  const latest = useRef({ view, reach });
  latest.current = { view, reach };
  const props: MapProps = {
    view,
    language,
    names,
    shape: layout,
    targets,
    refusals,
    route,
    leaps,
    pace: SPEED[pace],
    placing,
    chosen,
    onStop: (at) => {
      const now = latest.current;
      void goTo(table, roomOfStop(at) ?? -1, stopIntents(now.view, at), now.reach);
    },
    onPoint: (at) => pointed.set(at),
  };
  const turned = chosen === null ? null : [chosen.orientation, chosen.endNo];
  const sign = mapSign(view, [language, names, layout, targets, [...refusals], route, leaps, pace, turned]);
  return <SignedMap {...props} sign={sign} />;
}
