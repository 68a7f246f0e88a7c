import { useMemo, useRef } from 'preact/hooks';
import { tilesLaid } from '../../../games/clank/catacombs/layout.ts';
import { originOfAll } from '../../../games/clank/core/origin.ts';
import { signed } from '../../memo.ts';
import { useSettings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { goTo } from '../clank/attempt.ts';
import { BoardOrigin } from '../clank/board-origin.tsx';
import { type BoardPartProps, leapsIn } from '../clank/desk.ts';
import { SPEED } from '../clank/pace.ts';
import { routeShown } from '../clank/prompt-line.tsx';
import { CatacombsMap, type MapProps } from './map/map.tsx';
import { mapSign } from './map/sign.ts';
import { mapRefusals, mapTargets, roomOfStop, type Stop, stopIntents } from './map/targets.ts';
import { useChosen } from './placing/chosen.ts';
import { placingOf } from './placing/placing.ts';

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
  const speed = SPEED[pace] * (state.undone.length > 0 ? 2 : 1);
  const sign = useMemo(() => mapSign(desk, out), [desk, out]);
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
    leaps: leapsIn(state),
    pace: speed,
    placing,
    chosen,
    onStop: (at) =>
      table.press(
        () => {
          const now = latest.current;
          void goTo(table, roomOfStop(at) ?? -1, stopIntents(now.view, at), now.reach);
        },
        { thing: at },
      ),
    onPoint: (at) => pointed.set(at),
  };
  const turned = chosen === null ? null : [chosen.orientation, chosen.endNo];
  return (
    <>
      <SignedMap {...props} sign={JSON.stringify([sign, [...refusals], route, speed, turned])} />
      <BoardOrigin desk={desk} origin={originOfAll(tilesLaid(view.layout!))} />
    </>
  );
}
