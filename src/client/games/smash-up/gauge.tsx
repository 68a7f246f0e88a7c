import type { Forecast } from '../../../games/smash-up/core/forecast.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { signed } from '../../../text/smash-up/nouns.ts';
import { classOf, letterOf } from '../../app/seat.tsx';
import { useSay } from '../../say.ts';
import { totalOf } from './forecasts.ts';

interface GaugeProps {
  readonly powers: readonly number[];
  readonly breakpoint: number;
  /** How it would stand after the option looked at. */
  readonly after: Forecast | null;
  readonly names: readonly string[];
}

/** Less of the gauge than this has no room for a letter, or for anything. */
const ROOM_FOR_LETTER = 11;
const ROOM_FOR_NUMBER = 5;

function Part({ seat, power, share }: { readonly seat: number; readonly power: number; readonly share: number }) {
  const text = share >= ROOM_FOR_LETTER ? `${letterOf(seat)} ${power}` : share >= ROOM_FOR_NUMBER ? `${power}` : '';
  return (
    <span class={classOf(seat)} style={{ width: `${share}%` }}>
      {text !== '' && <b>{text}</b>}
    </span>
  );
}

function Change({ seat, change, share }: { readonly seat: number; readonly change: number; readonly share: number }) {
  return (
    <span class={`${classOf(seat)} ${change > 0 ? 'ghost' : 'lost'}`} style={{ width: `${share}%` }}>
      {share >= ROOM_FOR_NUMBER && <b>{signed(change)}</b>}
    </span>
  );
}

/** The power of all seats on one bar against the breakpoint, hatched where the option looked at would change it. */
export function Gauge({ powers, breakpoint, after, names }: GaugeProps) {
  const say = useSay();
  const next = after?.powers ?? powers;
  const limit = after?.breakpoint ?? breakpoint;
  const total = totalOf(powers);
  const scale = 100 / (Math.max(breakpoint, limit, total, totalOf(next)) + 3);
  const told = powers.flatMap((power, seat) => (power > 0 ? [`${names[seat]!} ${power}`] : []));
  return (
    <div
      class="gauge"
      role="img"
      aria-label={[say(SMASH.totalOf, { total, breakpoint }), ...told].join(', ')}
      data-change={total === totalOf(next) ? undefined : ''}
    >
      {powers.map((power, seat) => {
        const change = next[seat]! - power;
        const kept = Math.max(0, Math.min(power, next[seat]!));
        return [
          kept > 0 && <Part key={`p${letterOf(seat)}`} seat={seat} power={kept} share={kept * scale} />,
          change !== 0 && (
            <Change key={`c${letterOf(seat)}`} seat={seat} change={change} share={Math.abs(change) * scale} />
          ),
        ];
      })}
      <em data-n={limit} style={{ left: `${limit * scale}%` }} />
      <u>{totalOf(next)}</u>
    </div>
  );
}
