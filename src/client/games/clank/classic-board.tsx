import { useMemo, useRef } from 'preact/hooks';
import { CARDS } from '../../../games/clank/catalogue.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { boardIn } from '../../../text/clank/rooms.ts';
import { signed } from '../../memo.ts';
import { useSettings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { goTo } from './attempt.ts';
import { Board, type BoardProps } from './board/board.tsx';
import { boardTargets, refusedTunnels, roomClickIntents } from './board-targets.ts';
import { askedSign, type BoardPartProps, type Desk, leapsIn } from './desk.ts';
import { SPEED } from './pace.ts';
import { routeShown } from './prompt-line.tsx';
import { roomIntents } from './targets.ts';
import { KEY } from './things.ts';

const roomOf = (key: string | null): RoomNo | null => (key?.startsWith('room ') ? Number(key.slice(5)) : null);

/** All that the board shows, but for what is pointed at. */
export function classicSign(desk: Desk, out: boolean): string {
  const { view, names, state } = desk;
  const { board, viewer, active, over, lying, market, rage, countdown, first, row, bag, players } = view;
  const pawns = players.map(({ room, status }) => [room, status]);
  const dangers = row.map((card) => CARDS[card]?.danger);
  const way = out ? state.present.step : null;
  const things = [board, viewer, active, over, lying, market, rage, countdown, first, dangers, bag.at(-1), pawns];
  return JSON.stringify([...things, names, leapsIn(state), way, askedSign(desk)]);
}

const SignedBoard = signed((props: BoardProps & { readonly sign: string }) => <Board {...props} />);

/** The board of Clank! as it is now. */
export function ClassicBoard({ desk, pointed, out }: BoardPartProps) {
  const { view, language, names, layout, table, reach, verdicts, state } = desk;
  const { pace } = useSettings();
  const room = roomOf(useStore(pointed));
  const targets = useMemo(() => boardTargets(view, reach, (index) => table.reveals(index)), [view]);
  const closed = useMemo(() => refusedTunnels(view, verdicts, language), [verdicts, language]);
  const refused = closed.filter(({ to }) => to === room);
  const route = routeShown(desk, room, out);
  const speed = SPEED[pace] * (state.undone.length > 0 ? 2 : 1);
  const sign = useMemo(() => classicSign(desk, out), [desk, out]);
  const latest = useRef({ view, reach });
  latest.current = { view, reach };
  return (
    <SignedBoard
      sign={JSON.stringify([sign, refused, route, speed])}
      view={view}
      language={language}
      names={names}
      shape={layout === 'phone' ? 'tall' : 'wide'}
      targets={targets}
      refused={refused}
      route={route}
      leaps={leapsIn(state)}
      pace={speed}
      onRoom={(chosen) => {
        const now = latest.current;
        void goTo(table, chosen, roomClickIntents(now.view, chosen), now.reach);
      }}
      onPoint={(at) => pointed.set(at === null ? null : KEY.room(at))}
    />
  );
}

/** The tunnels out of the room of the one who is asked. */
export function tunnelIntents(view: View): readonly Option[] {
  const me = view.decision === null ? undefined : view.players[view.decision.seat];
  if (me === undefined) return [];
  return boardIn(view).rooms[me.room]!.exits.flatMap(({ to }) => roomIntents(view, to));
}
