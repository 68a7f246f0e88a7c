import { useRef, useState } from 'preact/hooks';
import type { Event } from '../../../games/smash-up/core/event.ts';
import { DOCK, SMASH } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Dialog } from '../../app/dialog.tsx';
import { lazy } from '../../app/lazy.tsx';
import { useZoom } from '../../card/use-zoom.ts';
import { Icon } from '../../icons/icon.tsx';
import { useAnimator } from '../../motion/use-animator.ts';
import { useSay } from '../../say.ts';
import { LogKey } from '../../table/log-key.tsx';
import { sinceOwn } from '../../table/since.ts';
import { Thread } from '../../table/thread.tsx';
import { Board } from './board.tsx';
import { Dock, Thumb, UndoButtons } from './dock.tsx';
import { glyphOf } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { useTableKeys } from './keys.ts';
import { useMeant } from './meant.ts';
import { Picker, usePicking } from './picker.tsx';
import { PlayContext, usePlay } from './play.ts';
import { Players } from './players.tsx';
import { usePlaying } from './playing.ts';
import { Plays } from './plays.tsx';
import { Preview } from './preview.tsx';
import { Prompt } from './prompt.tsx';
import type { SmashProps } from './props.ts';
import { Foreseer } from './sight.ts';
import { Spotlight } from './spotlight.tsx';
import { useWalk } from './walk.ts';
import { smashWords } from './words.tsx';

const CardsOf = lazy(async () => (await import('./cards.tsx')).CardsOf);
const Log = lazy(async () => (await import('../../table/log.tsx')).Log<Event>);
const Factions = lazy(async () => (await import('./factions.tsx')).Factions);

/** Steps told beside the bases; the whole log is a dialog. */
const LOG_STEPS = 60;

/** Opens the log and the own deck where there is no room to show them. */
function Tools() {
  const say = useSay();
  const { onOpen, view } = usePlay();
  return (
    <span class="sm__tools">
      <button type="button" class="tool" aria-label={say(TABLE.log)} onClick={() => onOpen('log')}>
        <Icon name="scroll-unfurled" />
      </button>
      {view.viewer !== null && view.phase !== 'factions' && (
        <button type="button" class="tool" aria-label={say(SMASH.ownDeck)} onClick={() => onOpen('deck')}>
          <Icon name="stack" />
        </button>
      )}
    </span>
  );
}

/** How many bases are still to come. */
function BaseDeck() {
  const say = useSay();
  const { view } = usePlay();
  return <p class="quiet basedeck">{say(SMASH.baseDeck, { n: view.baseDeckSize })}</p>;
}

/** On a phone: everything that the dock shows elsewhere. */
function Details({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { state, view } = usePlay();
  return (
    <Dialog title={say(DOCK.preview)} onClose={onClose}>
      <div class="details ui">
        <Preview />
        <BaseDeck />
        {state.viewer !== null && (
          <div class="dock__undo">
            <Thread present={state.present} glyphOf={(option) => glyphOf(option, view)} most={5} />
            <UndoButtons />
          </div>
        )}
        <Tools />
      </div>
    </Dialog>
  );
}

function Left({ onOpen }: { readonly onOpen: (seat: number) => void }) {
  const say = useSay();
  const { state, names, language, onCard } = usePlay();
  return (
    <aside class="sm__l">
      <h2 class="sr">{say(TABLE.players)}</h2>
      <Players onOpen={onOpen} />
      <BaseDeck />
      <section class="log ui" aria-label={say(TABLE.log)}>
        <h2 class="h-sec">
          {say(TABLE.log)}
          <LogKey />
        </h2>
        <Log
          told={state.told.slice(-LOG_STEPS)}
          words={smashWords}
          names={names}
          language={language}
          viewer={state.viewer}
          onCard={onCard}
        />
      </section>
    </aside>
  );
}

/** Where there is no room beside the bases: the players in a row, and on a phone the log in the bar above. */
function Top({ onOpen }: { readonly onOpen: (seat: number) => void }) {
  const say = useSay();
  const { layout, state, onOpen: open } = usePlay();
  const news = state.present.thread.length === 0 && sinceOwn(state.told, state.viewer).length > 0;
  return (
    <div class="sm__top">
      <Players onOpen={onOpen} />
      {layout === 'phone' && <Plays />}
      {layout === 'phone' && (
        <button
          type="button"
          class="tool sm__log"
          aria-label={say(TABLE.log)}
          onClick={() => open(news ? 'recap' : 'log')}
        >
          <Icon name="scroll-unfurled" />
        </button>
      )}
    </div>
  );
}

/** The whole table, in the order in which the keyboard goes through it: hand, bases, answers, players, bases, hand and what would happen. */
export function SmashTable(props: SmashProps) {
  const play = usePlaying(props);
  const root = useRef<HTMLElement>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [details, setDetails] = useState(false);
  const { table } = props;
  useAnimator(table, async () => {
    const { smashAnimator } = await import('./motion/animator.ts');
    return smashAnimator(
      () => root.current,
      () => table.state.viewer,
    );
  });
  useTableKeys(play, root);
  useWalk(root);
  useZoom(useMeant(play), props.offCard);
  const say = useSay();
  const { layout, view, names } = play;
  const drafting = view.phase === 'factions';
  const picking = usePicking(play);
  const classes = [
    `sm sm--${layout}`,
    ...(drafting ? ['sm--draft'] : []),
    ...(picking === null ? [] : ['sm--picking']),
    ...(picking?.open ? ['sm--picker-open'] : []),
  ];
  return (
    <PlayContext.Provider value={play}>
      <main ref={root} class={classes.join(' ')} data-seats={view.players.length} data-step={props.state.present.step}>
        <h1 class="sr">Smash Up</h1>
        <section class="tray tray--sm ui" aria-label={say(TABLE.hand)}>
          <div class="tray__top">
            {layout !== 'phone' && !drafting && <Plays />}
            <Prompt />
            {layout === 'middle' && <Tools />}
            {layout === 'phone' && (
              <button type="button" class="tool" aria-label={say(DOCK.details)} onClick={() => setDetails(true)}>
                <Icon name="info" />
              </button>
            )}
          </div>
          {!drafting && <Hand />}
        </section>
        {picking !== null && <Picker {...picking} />}
        {layout === 'phone' ? <Thumb /> : <Dock />}
        {drafting ? <Factions /> : <Board />}
        {!drafting && <Spotlight />}
        <Foreseer />
        {!drafting && (layout === 'desktop' ? <Left onOpen={setSeat} /> : <Top onOpen={setSeat} />)}
        {seat !== null && (
          <Dialog title={names[seat]!} kind="wide" onClose={() => setSeat(null)}>
            <CardsOf {...props} seat={seat} />
          </Dialog>
        )}
        {details && <Details onClose={() => setDetails(false)} />}
      </main>
    </PlayContext.Provider>
  );
}
