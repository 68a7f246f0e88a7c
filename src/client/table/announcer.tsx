import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyView, Drawing, TableProps } from './drawing.ts';
import { type Moment, Speech } from './speech.ts';

/** As many texts as are left for a screen reader that comes late. */
const KEPT = 12;

type AnnouncerProps<Option extends object, Event, View extends AnyView<Option>> = Pick<
  TableProps<Option, Event, View>,
  'state' | 'names' | 'language'
> & { readonly drawing: Drawing<Option, Event, View> };

/** What a screen reader reads out by itself, the only place where it is told what happens at the table. */
export function Announcer<Option extends object, Event, View extends AnyView<Option>>({
  state,
  names,
  language,
  drawing,
}: AnnouncerProps<Option, Event, View>) {
  const { present, viewer, told, undone, handTo } = state;
  const speech = useMemo(() => new Speech({ words: drawing.words, names, language }), [drawing, names, language]);
  const before = useRef<Moment<Event> | null>(null);
  const [texts, setTexts] = useState<readonly { readonly no: number; readonly text: string }[]>([]);
  useEffect(() => {
    if (handTo !== null) return;
    const own = viewer !== null && present.asked === viewer;
    const now: Moment<Event> = {
      viewer,
      step: present.step,
      told,
      undone,
      own,
      over: present.result !== null,
      ask: own ? (present.view.decision?.ask ?? null) : null,
      question: own ? drawing.wording.ask(present.view, names, language) : '',
    };
    const fresh = speech.between(before.current, now);
    before.current = now;
    if (fresh.length === 0) return;
    setTexts((old) => {
      const next = (old.at(-1)?.no ?? 0) + 1;
      return [...old, ...fresh.map((text, i) => ({ no: next + i, text }))].slice(-KEPT);
    });
  }, [present, viewer, handTo]);
  return (
    <div class="sr announcer" aria-live="polite" aria-relevant="additions">
      {texts.map(({ no, text }) => (
        <p key={no}>{text}</p>
      ))}
    </div>
  );
}
