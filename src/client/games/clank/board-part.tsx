import { useMemo, useRef } from 'preact/hooks';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import { signed } from '../../memo.ts';
import { useSettings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { goTo } from './attempt.ts';
import type { BoardArt } from './board/art.ts';
import { Board, type BoardProps } from './board/board.tsx';
import { BoardOrigin } from './board-origin.tsx';
import { boardTargets, refusedTunnels, roomClickIntents } from './board-targets.ts';
import { type BoardPartProps, type Desk, leapsIn } from './desk.ts';
import { SPEED } from './pace.ts';
import { routeShown } from './prompt-line.tsx';
import { KEY } from './things.ts';

const roomOf = (key: string | null): RoomNo | null => (key?.startsWith('room ') ? Number(key.slice(5)) : null);

const SignedBoard = signed((props: BoardProps & { readonly sign: string }) => <Board {...props} />);

/** A board as it is now, drawn so; `signOf` tells all that it shows, but for what is pointed at. */
export const boardPartWith = (art: BoardArt, signOf: (desk: Desk, out: boolean) => string) =>
  function BoardPart({ desk, pointed, out }: BoardPartProps) {
    const { view, language, names, layout, table, reach, verdicts, state, parts } = desk;
    const { pace } = useSettings();
    const room = roomOf(useStore(pointed));
    const targets = useMemo(() => boardTargets(view, reach, (index) => table.reveals(index)), [view]);
    const closed = useMemo(
      () => refusedTunnels(view, verdicts, (reason) => parts.wording.reason(reason, language)),
      [verdicts, language],
    );
    const refused = closed.filter(({ to }) => to === room);
    const route = routeShown(desk, room, out);
    const speed = SPEED[pace] * (state.undone.length > 0 ? 2 : 1);
    const sign = useMemo(() => signOf(desk, out), [desk, out]);
    const latest = useRef({ view, reach });
    latest.current = { view, reach };
    return (
      <>
        <SignedBoard
          sign={JSON.stringify([sign, refused, route, speed])}
          art={art}
          view={view}
          language={language}
          names={names}
          shape={layout === 'phone' ? 'tall' : 'wide'}
          targets={targets}
          refused={refused}
          route={route}
          leaps={leapsIn(state)}
          pace={speed}
          onRoom={(chosen) =>
            table.press(
              () => {
                const now = latest.current;
                void goTo(table, chosen, roomClickIntents(now.view, chosen), now.reach);
              },
              { thing: KEY.room(chosen) },
            )
          }
          onPoint={(at) => pointed.set(at === null ? null : KEY.room(at))}
        />
        <BoardOrigin desk={desk} />
      </>
    );
  };
