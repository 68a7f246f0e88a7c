import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Story } from '../../engine/story.ts';
import { END } from '../../text/client/end.ts';
import type { Language } from '../../text/language.ts';
import { classOf } from '../app/seat.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { useSay } from '../say.ts';
import { MARGIN } from './curve.tsx';

const SPEEDS = [1, 2, 4] as const;
const STEP_MILLISECONDS = 700;

interface SliderProps {
  readonly story: Story;
  /** The first step that can be shown. */
  readonly from: number;
  readonly steps: number;
  readonly step: number;
  readonly glyphOf: (kind: string) => IconName;
  readonly onStep: (step: number) => void;
}

/** The slider over the whole game, with its moments marked, and the buttons that play it. */
export function Slider({ story, from, steps, step, glyphOf, onStep }: SliderProps) {
  const say = useSay();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  useEffect(() => {
    if (!playing) return;
    if (step >= steps) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onStep(step + 1), STEP_MILLISECONDS / speed);
    return () => clearTimeout(timer);
  }, [playing, step, speed]);
  const at = (of: number) => `${((of - from) / Math.max(1, steps - from)) * 100}%`;
  const turn = story.turns.find((each) => each.step >= step)?.turn;
  return (
    <>
      <div class="sl__c">
        <span class="sl__b">
          <button
            type="button"
            class="btn sl__p"
            aria-label={say(END.back)}
            onClick={() => onStep(Math.max(from, step - 1))}
          >
            ‹
          </button>
          <button
            type="button"
            class="btn sl__p"
            aria-label={say(playing ? END.pause : END.play)}
            onClick={() => {
              if (!playing && step >= steps) onStep(from);
              setPlaying(!playing);
            }}
          >
            {playing ? '❚❚' : '▶\uFE0E'}
          </button>
          <button
            type="button"
            class="btn sl__p"
            aria-label={say(END.forward)}
            onClick={() => onStep(Math.min(steps, step + 1))}
          >
            ›
          </button>
        </span>
        <fieldset class="sl__s" aria-label={say(END.speed)}>
          {SPEEDS.map((each) => (
            <button key={each} type="button" aria-pressed={each === speed} onClick={() => setSpeed(each)}>
              ×{each}
            </button>
          ))}
        </fieldset>
      </div>
      <div class="sl__t" style={{ marginLeft: `${MARGIN.left}px`, marginRight: `${MARGIN.right}px` }}>
        <span class="sl__f" style={{ width: at(step) }} />
        {story.moments.map(({ step: of, kind, seat }, i) => (
          <i
            key={`${of}-${i}`}
            class={seat === null ? 'dr' : classOf(seat)}
            style={{ left: at(of) }}
            aria-hidden="true"
          >
            <Icon name={glyphOf(kind)} />
          </i>
        ))}
        <input
          type="range"
          class="sl__r"
          min={from}
          max={steps}
          value={step}
          aria-label={say(END.drag)}
          aria-valuetext={`${say(END.atStep, { step, steps })}${turn === undefined ? '' : `, ${say(END.turn, { n: turn })}`}`}
          onInput={({ currentTarget }) => onStep(Number(currentTarget.value))}
        />
      </div>
    </>
  );
}

interface MomentProps<View> {
  readonly viewAt: (step: number) => Promise<View>;
  readonly step: number;
  readonly names: readonly string[];
  readonly language: Language;
  readonly Glimpse: ComponentType<{
    readonly view: View;
    readonly names: readonly string[];
    readonly language: Language;
  }>;
}

/** The table as it stood then; what was asked for last is what is shown, however late others answer. */
export function MomentView<View>({ viewAt, step, names, language, Glimpse }: MomentProps<View>) {
  const [view, setView] = useState<View | null>(null);
  const wanted = useRef(step);
  wanted.current = step;
  useEffect(() => {
    void viewAt(step).then((found) => wanted.current === step && setView(found));
  }, [step]);
  return view === null ? null : <Glimpse view={view} names={names} language={language} />;
}
