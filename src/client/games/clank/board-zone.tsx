import { PROMPT, ZONES } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import { useShortcut } from '../../table/keys.ts';
import { Key } from '../../table/log-key.tsx';
import { playAll } from './attempt.ts';
import { atTurn, type BoardPartProps, type Desk, ownOf } from './desk.ts';
import { PromptLine } from './prompt-line.tsx';
import { Extras, Question } from './question.tsx';
import { newsOf, Recap } from './recap.tsx';

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
  const key = useShortcut('playAll');
  if (!atTurn(desk) || (ownOf(desk)?.handSize ?? 0) < 2) return null;
  return (
    <button type="button" class="btn btn--small playall" aria-keyshortcuts={key} onClick={() => playAll(table)}>
      <Icon name="card-play" />
      {say(TABLE.playAll)} <Key name={key} />
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

export function BoardZone({ desk, pointed, out }: BoardPartProps) {
  const { parts } = desk;
  return (
    <div class="ck__b">
      <div class="ck__board" data-zone="board">
        <Later at=".board" sign={() => [parts.boardSign(desk, out)]}>
          <parts.Board desk={desk} pointed={pointed} out={out} />
        </Later>
      </div>
    </div>
  );
}

interface AskedZoneProps extends BoardPartProps {
  readonly onOut: () => void;
  readonly onMarket: () => void;
}

/** What is asked, and the line that says what is pointed at: shown over the foot of the board, read before everything else. */
export function AskedZone({ desk, pointed, out, onOut, onMarket }: AskedZoneProps) {
  const { say, layout, parts } = desk;
  return (
    <div class="ck__foot">
      {parts.Asked !== null && <parts.Asked desk={desk} />}
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
  );
}
