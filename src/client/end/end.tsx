import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat as SeatNo } from '../../engine/game.ts';
import type { Story } from '../../engine/story.ts';
import { END } from '../../text/client/end.ts';
import type { Language } from '../../text/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { saveFile } from '../files.ts';
import type { IconName } from '../icons/icon.tsx';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import type { AnyView, TableProps } from '../table/drawing.ts';
import type { LogWords } from '../table/log.tsx';
import { Log } from '../table/log.tsx';
import { Curve } from './curve.tsx';
import { Poster } from './poster.tsx';
import { MomentView, Slider } from './replay.tsx';
import { Sheet } from './sheet.tsx';
import '../styles/end.css';

/** How a game tells its end. */
export interface Ending<View, Event> {
  readonly words: LogWords<Event>;
  /** The drawing of the poster. */
  readonly Picture: ComponentType<{ readonly winner: SeatNo | null }>;
  readonly Glimpse: ComponentType<{
    readonly view: View;
    readonly names: readonly string[];
    readonly language: Language;
  }>;
  /** The story in numbers. */
  readonly Numbers: ComponentType<{ readonly story: Story; readonly names: readonly string[] }>;
  category(category: string, language: Language): ComponentChildren;
  fate(view: View, seat: SeatNo, language: Language): ComponentChildren;
  glyphOf(kind: string): IconName;
}

interface EndProps<Option extends object, Event, View extends AnyView<Option>> extends TableProps<Option, Event, View> {
  readonly ending: Ending<View, Event>;
}

export function End<Option extends object, Event, View extends AnyView<Option>>({
  table,
  state,
  names,
  language,
  onCard,
  ending,
}: EndProps<Option, Event, View>) {
  const say = useSay();
  const { present, told, viewer } = state;
  const { opened } = table;
  const steps = present.step;
  const [step, setStep] = useState(steps);
  const loaded = useLoaded(`story-${opened.id}`, () => table.host.story());
  const { result, view } = present;
  if (result === null) return null;
  const story = loaded.state === 'there' ? loaded.value : null;
  const me = viewer ?? opened.sitters.findIndex(({ kind }) => kind === 'person');
  const rematch = async () => go(await table.host.rematch());
  const playOn = async () => go(await table.host.playOn(Math.max(0, me), step));
  const exportRecord = async () => saveFile(`tintamarre-${opened.game}-${opened.id}.json`, await table.host.write());
  const { Picture, Glimpse, Numbers, words } = ending;
  const turn = story?.turns.find((each) => each.step >= step)?.turn;
  return (
    <main class="eg">
      <Poster result={result} names={names}>
        <Picture winner={result.winners[0] ?? null} />
      </Poster>
      <Sheet
        result={result}
        sheet={story?.sheet ?? []}
        names={names}
        sitters={opened.sitters}
        category={(category) => ending.category(category, language)}
        fate={(seat) => ending.fate(view, seat, language)}
      />
      <section class="eg__s ui" aria-label={say(END.story)}>
        {story !== null && <Numbers story={story} names={names} />}
      </section>
      <section class="eg__r ui">
        <div class="acts">
          <button type="button" class="btn" onClick={() => void exportRecord()}>
            {say(END.export)}
          </button>
          <button type="button" class="btn btn--go" onClick={() => void rematch()}>
            <span>
              {say(END.rematch)}
              <small>{say(END.rematchHow)}</small>
            </span>
          </button>
        </div>
      </section>
      <section class="eg__c ui" aria-label={say(END.points)}>
        <h2 class="h-sec">
          {say(END.points)}
          <small>{say(END.drag)}</small>
        </h2>
        {story !== null && (
          <>
            <Curve story={story} seats={names.length} from={present.replaysFrom} steps={steps} step={step} />
            <Slider
              story={story}
              from={present.replaysFrom}
              steps={steps}
              step={step}
              glyphOf={ending.glyphOf}
              onStep={setStep}
            />
            {present.replaysFrom > 0 && <p>{say(END.replaysFrom, { step: present.replaysFrom })}</p>}
          </>
        )}
      </section>
      <section class="eg__p ui">
        <div class="snap">
          <MomentView
            viewAt={(at) => table.host.viewAt(viewer, at)}
            step={step}
            names={names}
            language={language}
            Glimpse={Glimpse}
          />
          <span class="snap__t">{turn === undefined ? say(END.setup) : say(END.turn, { n: turn })}</span>
        </div>
        <div class="eg__pt log">
          <Log
            told={told.filter((each) => each.step === step)}
            words={words}
            names={names}
            language={language}
            viewer={null}
            onCard={onCard}
            stops
          />
        </div>
        <button type="button" class="btn btn--go eg__go" onClick={() => void playOn()} disabled={step === steps}>
          <span>
            {say(END.playOn)}
            <small>{say(END.playOnHow)}</small>
          </span>
        </button>
      </section>
    </main>
  );
}
