import type { Story } from '../../../engine/story.ts';
import type { Figure, TOTALS } from '../../../games/clank/insight/teller.ts';
import { NUMBERS } from '../../../text/client/clank-end.ts';
import { END } from '../../../text/client/end.ts';
import { labelled } from '../../../text/phrase.ts';
import { Paused } from '../../app/paused.tsx';
import { classOf, Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useLanguage } from '../../say.ts';
import type { Dress } from './dress.ts';

interface NumbersProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly dress: Dress;
}

/** Widths in per cent of the widest bar. */
const FULL = 74;

/** Damage by source, Clank! made, and what the bag gave against what was to be expected. */
export function ClankNumbers({ story, names, dress }: NumbersProps) {
  const language = useLanguage();
  const say = dress.say(language);
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const figure = (name: Figure, seat: number) => story.figures[name]?.[seat] ?? 0;
  const total = (name: (typeof TOTALS)[number]) => story.totals[name] ?? 0;
  const seats = names.map((_, seat) => seat);
  const damage = seats.map((seat) => figure('dragon-damage', seat) + figure('monster-damage', seat));
  const luck = seats.map((seat) => figure('cubes-drawn', seat) - figure('cubes-expected', seat));
  const mostDamage = Math.max(1, ...damage);
  const mostClank = Math.max(1, ...seats.map((seat) => figure('clank-made', seat)));
  const mostLuck = Math.max(1, ...luck.map(Math.abs));
  return (
    <>
      <h2 class="h-sec">
        <Paused>{say(END.story)}</Paused>
        <small>
          {say(NUMBERS.attacks, { n: total('attacks'), expected: tenths.format(total('attacks-expected')) })}
        </small>
      </h2>
      <div class="sg">
        <span />
        <b>
          <Icon name="hearts" /> {say(NUMBERS.damage)}
        </b>
        <b>
          <Icon name="ringing-bell" /> {say(NUMBERS.clank)}
        </b>
        <b>
          <Icon name="swap-bag" /> {say(NUMBERS.bag)}
        </b>
        {seats.map((seat) => {
          const [dragon, monsters] = [figure('dragon-damage', seat), figure('monster-damage', seat)];
          const clank = figure('clank-made', seat);
          const off = luck[seat]!;
          const drawn = { n: figure('cubes-drawn', seat), expected: tenths.format(figure('cubes-expected', seat)) };
          const about = (text: string) => labelled(names[seat]!, text, language);
          const beside = 'calc(50% + 1px)';
          return (
            <>
              <Seat seat={seat} />
              <div class="sb" role="img" aria-label={about(say(NUMBERS.damageOf, { dragon, monsters }))}>
                <i class="sd" style={{ width: `${(dragon / mostDamage) * FULL}%` }} />
                <i class="sm0" style={{ width: `${(monsters / mostDamage) * FULL}%` }} />
                <em>{dragon + monsters}</em>
              </div>
              <div class="sb" role="img" aria-label={about(`${clank} ${say(NUMBERS.cubes)}`)}>
                <i class={`sc ${classOf(seat)}`} style={{ width: `${(clank / mostClank) * FULL}%` }} />
                <em>{clank}</em>
              </div>
              <div class="lk" role="img" aria-label={about(say(NUMBERS.bagOf, drawn))}>
                <i
                  class={off > 0 ? 'bad' : 'good'}
                  style={{ [off > 0 ? 'left' : 'right']: beside, width: `${(Math.abs(off) / mostLuck) * 46}%` }}
                />
                <em style={{ [off > 0 ? 'right' : 'left']: 'calc(50% + 7px)' }}>{signed.format(off)}</em>
              </div>
            </>
          );
        })}
        <span />
        <small>
          <span>
            <i class="k sd" /> {say(NUMBERS.dragon)}
          </span>
          <span>
            <i class="k sm0" /> {say(NUMBERS.monsters)}
          </span>
        </small>
        <small>{say(NUMBERS.cubes)}</small>
        <small class="two">
          <span>{say(NUMBERS.lucky)}</span>
          <span>{say(NUMBERS.unlucky)}</span>
        </small>
      </div>
    </>
  );
}
