import { useCallback, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { TABLE } from '../../text/client/table.ts';
import { Bar } from '../app/bar.tsx';
import { lazy } from '../app/lazy.tsx';
import { Seat } from '../app/seat.tsx';
import { usePageTitle } from '../app/title.ts';
import { Icon } from '../icons/icon.tsx';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { play } from '../sound.ts';
import { useStore } from '../store.ts';
import type { AnyView, Drawing, Panel, TableProps } from './drawing.ts';
import type { Remote } from './host.ts';
import { useEnterKey, useKeys } from './keys.ts';
import { useMissed } from './missed.ts';
import { namesOf } from './seats.ts';
import type { Table } from './table.ts';

interface ShellProps<Option extends object, Event, View extends AnyView<Option>> {
  readonly table: Table<Option, Event, View>;
  readonly drawing: Drawing<Option, Event, View>;
  /** Of a table that somebody else runs. */
  readonly remote: Remote | null;
}

const SkipLinks = lazy(async () => (await import('./skip-links.tsx')).SkipLinks);
/** Whoever had the device before is shown nothing new until it is taken over. */
const Cover = lazy(async () => (await import('./cover.tsx')).Cover);
const OpeningNotes = lazy(async () => (await import('./opening-notes.tsx')).OpeningNotes);
const Choice = lazy(async () => (await import('./choice.tsx')).Choice);
const ConfirmEnd = lazy(async () => (await import('./confirm-end.tsx')).ConfirmEnd);

/** Who is to act, in the middle of the bar. */
function TurnSign<Option extends object, Event, View extends AnyView<Option>>({
  state,
  names,
  language,
  drawing,
  remote,
}: Pick<TableProps<Option, Event, View>, 'state' | 'names' | 'language'> &
  Pick<ShellProps<Option, Event, View>, 'drawing' | 'remote'>) {
  const say = useSay();
  const { present, viewer } = state;
  const { asked, view } = present;
  const own = asked !== null && asked === viewer;
  const classes = [
    'turn',
    ...(own ? [] : ['turn--wait']),
    ...(present.result === null ? [] : ['turn--over']),
    ...(remote?.timed ? ['turn--timed'] : []),
  ];
  const text =
    asked === null
      ? say(TABLE.over)
      : own
        ? (drawing.summons?.(view, language) ?? say(view.active === viewer ? TABLE.yourTurn : TABLE.yourAnswer))
        : say(TABLE.theirTurn, { name: names[asked]! });
  useLayoutEffect(() => {
    if (own) play('yours');
  }, [own]);
  return (
    <div class={classes.join(' ')}>
      {asked !== null && <Seat seat={asked} small />}
      <span>{text}</span>
      <span class="sr">, </span> <small>{say(TABLE.turn, { n: view.turnNo })}</small>
      {asked !== null && remote !== null && <remote.Here seat={asked} />}
    </div>
  );
}

/** The sounds of what happened last. */
function useSounds<Option extends object, Event, View extends AnyView<Option>>({
  table,
  drawing,
}: Pick<ShellProps<Option, Event, View>, 'table' | 'drawing'>): void {
  const { told, present, viewer } = table.state;
  const last = told.at(-1);
  useLayoutEffect(() => {
    if (last === undefined || last.step === 0) return;
    const cues = new Set(last.events.flatMap((event) => drawing.cue(event, viewer) ?? []));
    for (const cue of cues) play(cue);
  }, [present.step]);
}

/** A table with all that is the same for every game around what the game draws. */
export function Shell<Option extends object, Event, View extends AnyView<Option>>(
  props: ShellProps<Option, Event, View>,
) {
  const { table, drawing, remote } = props;
  const state = useStore(table.store);
  const language = useLanguage();
  const say = useSay();
  const { opened } = table;
  const names = useMemo(() => namesOf(opened.sitters, language), [opened, language]);
  const [panel, setPanel] = useState<Panel | null>(null);
  const missedAfter = useMissed(remote, () => setPanel('recap'));
  const [zoom, setZoom] = useState<{ readonly id: string; readonly at: Element } | null>(null);
  const [scores, setScores] = useState(true);
  const Panels = useMemo(() => lazy(async () => (await import('./panels.tsx')).Panels<Option, Event, View>), []);
  const Announcer = useMemo(
    () => lazy(async () => (await import('./announcer.tsx')).Announcer<Option, Event, View>),
    [],
  );
  const onCard = useCallback((id: string, at: Element) => setZoom({ id, at }), []);
  const offCard = useCallback(() => setZoom(null), []);
  const rules = addressOf({ page: 'rules', game: opened.game, rule: null });
  usePageTitle(remote === null ? `${say(drawing.title)} · Tintamarre` : null);
  useSounds(props);
  useEnterKey(table);
  useKeys(table, {
    undo: () => table.undo(),
    redo: () => table.redo(),
    skip: () => table.skip(),
    log: () => setPanel('log'),
    recap: () => setPanel('recap'),
    deck: () => setPanel('deck'),
    help: () => setPanel('keys'),
    rules: () => {
      location.hash = rules;
    },
    close: () => {
      setZoom(null);
      table.drop();
    },
  });
  const tools = useMemo(
    () => (
      <>
        {remote !== null && <remote.Tools />}
        <a class="tool" href={rules} aria-label={say(TABLE.rules)}>
          <Icon name="rule-book" />
        </a>
        <button type="button" class="tool tool--keys" aria-label={say(TABLE.keys)} onClick={() => setPanel('keys')}>
          <Icon name="keyboard" />
        </button>
      </>
    ),
    [remote, rules, language],
  );
  const shared: TableProps<Option, Event, View> = {
    table,
    state,
    names,
    language,
    onCard,
    offCard,
    onOpen: setPanel,
  };
  const { present, choice, wasted, handTo } = state;
  const { TableView, EndView, ZoomView, wording } = drawing;
  const ended = present.result !== null && scores && !state.ending;
  const options = present.view.decision?.options ?? [];
  const closePanel = () => {
    if (panel === 'recap') remote?.missed.set(null);
    setPanel(null);
  };
  return (
    <div class={ended ? 'table' : 'table table--playing'} data-game={drawing.palette}>
      {!ended && <SkipLinks />}
      <Announcer state={state} names={names} language={language} drawing={drawing} />
      <Bar title={say(drawing.title)} subtitle={drawing.subtitle(opened.options, language)} tools={tools}>
        <TurnSign state={state} names={names} language={language} drawing={drawing} remote={remote} />
        {present.result !== null && (
          <button type="button" class="btn bar__see" onClick={() => setScores(!scores)}>
            {say(scores ? TABLE.seeTable : TABLE.seeScores)}
          </button>
        )}
      </Bar>
      {(opened.problem ?? opened.upgraded) && <OpeningNotes {...opened} />}
      {remote !== null && <remote.Around />}
      {ended ? <EndView {...shared} /> : <TableView {...shared} />}
      {zoom !== null && <ZoomView {...shared} {...zoom} onClose={offCard} />}
      {panel !== null && (
        <Panels {...shared} panel={panel} drawing={drawing} missedAfter={missedAfter} onClose={closePanel} />
      )}
      {choice !== null && (
        <Choice
          title={say(TABLE.chooseOne)}
          options={choice.map((index) => ({
            index,
            text: wording.option(options[index]!, present.view, language),
            reveals: table.reveals(index),
          }))}
          onChoose={(index) => table.choose(index)}
          onClose={() => table.drop()}
        />
      )}
      {wasted !== null && (
        <ConfirmEnd
          unused={wasted.unused}
          onEnd={() => {
            table.store.patch({ wasted: null });
            table.choose(wasted.index);
          }}
          onStay={() => table.drop()}
        />
      )}
      {handTo !== null && <Cover seat={handTo} name={names[handTo]!} onReady={() => void table.take()} />}
    </div>
  );
}
