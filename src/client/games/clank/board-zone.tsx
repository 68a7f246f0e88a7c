import { useMemo, useRef } from 'preact/hooks';
import { CARDS } from '../../../games/clank/catalogue.ts';
import type { RoomNo } from '../../../games/clank/core/board.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { PROMPT, ZONES } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { signed } from '../../memo.ts';
import { useSettings } from '../../settings.ts';
import type { Store } from '../../store.ts';
import { useStore } from '../../store.ts';
import { goTo, playAll } from './attempt.ts';
import { Board, type BoardProps } from './board/board.tsx';
import { boardTargets, refusedTunnels, roomClickIntents } from './board-targets.ts';
import { atTurn, type Desk, ownOf } from './desk.ts';
import { PromptLine, routeShown } from './prompt-line.tsx';
import { Extras, Question } from './question.tsx';
import { newsOf, Recap } from './recap.tsx';
import { KEY } from './things.ts';

const SPEED = { slow: 0.7, normal: 1, fast: 2, instant: Number.POSITIVE_INFINITY } as const;

interface BoardZoneProps {
  readonly desk: Desk;
  readonly pointed: Store<string | null>;
  /** The way out is shown. */
  readonly out: boolean;
  readonly onOut: () => void;
  readonly onMarket: () => void;
}

const roomOf = (key: string | null): RoomNo | null => (key?.startsWith('room ') ? Number(key.slice(5)) : null);

/** All that the board shows. */
function boardSign(view: View, more: readonly unknown[]): string {
  const { board, viewer, active, over, lying, market, rage, countdown, first, row, bag, players } = view;
  const pawns = players.map(({ room, status }) => [room, status]);
  const dangers = row.map((card) => CARDS[card]?.danger);
  return JSON.stringify([
    board,
    viewer,
    active,
    over,
    lying,
    market,
    rage,
    countdown,
    first,
    dangers,
    bag.at(-1),
    pawns,
    ...more,
  ]);
}

const SignedBoard = signed((props: BoardProps & { readonly sign: string }) => <Board {...props} />);

function BoardNow({ desk, pointed, out }: Omit<BoardZoneProps, 'onOut' | 'onMarket'>) {
  const { view, language, names, layout, table, reach, verdicts, state } = desk;
  const { pace } = useSettings();
  const room = roomOf(useStore(pointed));
  const targets = useMemo(() => boardTargets(view, reach, (index) => table.reveals(index)), [view]);
  const closed = useMemo(() => refusedTunnels(view, verdicts, language), [verdicts, language]);
  const refused = closed.filter(({ to }) => to === room);
  const route = routeShown(desk, room, out);
  const { undone } = state;
  const last = undone.length > 0 ? undone : state.told.slice(-1);
  const leaps = last.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'teleported' ? event.seat : [])),
  );
  const speed = SPEED[pace] * (undone.length > 0 ? 2 : 1);
  const latest = useRef({ view, reach });
  latest.current = { view, reach };
  return (
    <SignedBoard
      sign={boardSign(view, [language, names, layout, targets, refused, route, leaps, speed])}
      view={view}
      language={language}
      names={names}
      shape={layout === 'phone' ? 'tall' : 'wide'}
      targets={targets}
      refused={refused}
      route={route}
      leaps={leaps}
      pace={speed}
      onRoom={(chosen) => {
        const now = latest.current;
        void goTo(table, chosen, roomClickIntents(now.view, chosen), now.reach);
      }}
      onPoint={(at) => pointed.set(at === null ? null : KEY.room(at))}
    />
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly news?: number;
  readonly class?: string;
  readonly onClick: () => void;
}

function Tool({ icon, label, pressed, news = 0, class: more = '', onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={`btn btn--small ${more}`}
      aria-pressed={pressed}
      data-n={news > 0 ? news : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Plays the hand; at the thumb the end of the turn does it as well. */
function PlayAll({ desk }: { readonly desk: Desk }) {
  const { say, table } = desk;
  if (!atTurn(desk) || (ownOf(desk)?.handSize ?? 0) < 2) return null;
  return (
    <button type="button" class="btn btn--small playall" aria-keyshortcuts="A" onClick={() => void playAll(table)}>
      <Icon name="card-play" />
      {say(TABLE.playAll)} <kbd>A</kbd>
    </button>
  );
}

/** The log, with the number of lines since the viewer's last turn. */
function LogTool({ desk }: { readonly desk: Desk }) {
  const { say, onOpen } = desk;
  const news = newsOf(desk).length;
  const open = () => onOpen(news > 0 ? 'recap' : 'log');
  return <Tool icon="scroll-unfurled" label={say(TABLE.log)} news={news} class="logtool" onClick={open} />;
}

/** The board, what is asked, and the line that says what is pointed at. */
export function BoardZone({ desk, pointed, out, onOut, onMarket }: BoardZoneProps) {
  const { say, layout } = desk;
  return (
    <div class="ck__b">
      <div class="ck__board" data-zone="board">
        <BoardNow desk={desk} pointed={pointed} out={out} />
      </div>
      <div class="ck__foot">
        <Question desk={desk} />
        <div class="promptbar ui">
          {layout !== 'wide' && <Recap desk={desk} />}
          <PromptLine desk={desk} pointed={pointed} out={out} />
          <div class="promptbar__acts">
            {layout !== 'phone' && <PlayAll desk={desk} />}
            <Tool icon="exit-door" label={say(PROMPT.wayOut)} pressed={out} onClick={onOut} />
            <Tool icon="shop" label={say(ZONES.market)} onClick={onMarket} />
            {layout !== 'wide' && <LogTool desk={desk} />}
          </div>
          <Extras desk={desk} />
        </div>
      </div>
    </div>
  );
}
