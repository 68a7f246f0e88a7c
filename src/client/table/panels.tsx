import { CHRONICLE } from '../../text/client/chronicle.ts';
import { TABLE } from '../../text/client/table.ts';
import { AfterPaint } from '../app/after-paint.tsx';
import { Dialog } from '../app/dialog.tsx';
import { useSay } from '../say.ts';
import { Chronicle } from './chronicle.tsx';
import type { AnyView, Drawing, Panel, TableProps } from './drawing.ts';
import { KeyMap } from './key-map.tsx';
import { sinceOwn } from './since.ts';

interface PanelsProps<Option extends object, Event, View extends AnyView<Option>>
  extends TableProps<Option, Event, View> {
  readonly panel: Panel;
  readonly drawing: Drawing<Option, Event, View>;
  /** The step that the viewer saw last before coming back to the table; null for one who never left. */
  readonly missedAfter: number | null;
  readonly onClose: () => void;
}

/** What the keys and the bar open over the table; the keys are for one that is opened as another is closed. */
export function Panels<Option extends object, Event, View extends AnyView<Option>>(
  props: PanelsProps<Option, Event, View>,
) {
  const { panel, drawing, missedAfter, onClose, state, names, language, onCard } = props;
  const say = useSay();
  const { told, viewer } = state;
  const log = { told, words: drawing.words, names, language, viewer, onCard, stops: true };
  switch (panel) {
    case 'keys':
      return <KeyMap key={panel} onClose={onClose} />;
    case 'deck':
      return (
        <Dialog key={panel} title={say(drawing.deckTitle ?? TABLE.deck)} kind="wide" onClose={onClose}>
          <AfterPaint>
            <drawing.DeckView {...props} />
          </AfterPaint>
        </Dialog>
      );
    case 'log':
      return (
        <Dialog key={panel} title={say(TABLE.log)} onClose={onClose}>
          <section class="log ui">
            <AfterPaint>
              <Chronicle {...log} recent={names.length + 1} />
            </AfterPaint>
          </section>
        </Dialog>
      );
    case 'recap': {
      const news = missedAfter === null ? sinceOwn(told, viewer) : told.filter(({ step }) => step > missedAfter);
      return (
        <Dialog key={panel} title={say(missedAfter === null ? TABLE.since : CHRONICLE.missed)} onClose={onClose}>
          <section class="log ui">
            <AfterPaint>
              <Chronicle {...log} only={news} recent={Number.POSITIVE_INFINITY} />
            </AfterPaint>
          </section>
        </Dialog>
      );
    }
  }
}
