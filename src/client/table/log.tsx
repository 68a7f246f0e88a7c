import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat as SeatNo } from '../../engine/game.ts';
import type { By, Told } from '../../protocol/table.ts';
import { TABLE } from '../../text/client/table.ts';
import type { Language } from '../../text/language.ts';
import { Seat } from '../app/seat.tsx';
import { groupBy } from '../group-by.ts';
import { Icon } from '../icons/icon.tsx';
import { memo } from '../memo.ts';
import { sayIn } from '../say.ts';
import { calledOf } from './seats.ts';
import { isGate } from './turns.ts';

/** A line of the log: what happened, and what it brought in the same breath. */
export interface Line<Event> {
  readonly lead: Event;
  readonly brought: readonly Event[];
}

/** How a game tells its events to the log. */
export interface LogWords<Event> {
  /** What of a step belongs together. */
  lines(events: readonly Event[]): readonly Line<Event>[];
  /** The line in words; null for what needs none. */
  line(line: Line<Event>, names: readonly string[], language: Language): string | null;
  /** The beginning of a turn, which heads the lines that follow. */
  turnOf(event: Event): { readonly seat: SeatNo; readonly turn: number } | null;
  /** The seat that it is about, for the badge. */
  seatOf(event: Event): SeatNo | null;
  /** A glyph instead of a seat, for what nobody does. */
  glyphOf(event: Event): ComponentChildren;
  /** The cards it names: their names in the line open them. */
  cardsOf(line: Line<Event>, language: Language): readonly { readonly id: string; readonly name: string }[];
  /** How much it matters to one who was not looking; 0 for what need not be told. */
  weigh(event: Event, viewer: SeatNo | null): number;
  /** Whether it happens to the viewer, or to what is the viewer’s. */
  strikes(event: Event, viewer: SeatNo | null): boolean;
  /** The first of what the game does by itself after an answer, such as an attack. */
  isAftermath(event: Event): boolean;
  /** Both lines as one, if they tell the same of the same player; null if they do not. */
  together(a: Line<Event>, b: Line<Event>): Line<Event> | null;
  /** Housekeeping such as draws and shuffles, which the whole log folds away. */
  isMinor(event: Event): boolean;
}

export interface LogProps<Event> {
  readonly told: readonly Told<Event>[];
  readonly words: LogWords<Event>;
  readonly names: readonly string[];
  readonly language: Language;
  /** Whose own answers show where undo ends. */
  readonly viewer: SeatNo | null;
  readonly onCard: (id: string, at: Element) => void;
  /** Whether the keyboard stops at every card; beside a table it does not, for the log is a dialog as well. */
  readonly stops?: boolean;
}

/** The line with the names of cards as buttons that open them. */
function linked(
  text: string,
  cards: readonly { readonly id: string; readonly name: string }[],
  onCard: (id: string, at: Element) => void,
  stops: boolean,
): ComponentChildren {
  const card = cards.find(({ name }) => text.includes(name));
  if (card === undefined) return text;
  const at = text.indexOf(card.name);
  const rest = cards.filter((each) => each !== card);
  return [
    linked(text.slice(0, at), rest, onCard, stops),
    <button
      key={card.id}
      type="button"
      class="log__card"
      tabIndex={stops ? 0 : -1}
      onClick={(event) => onCard(card.id, event.currentTarget)}
    >
      {card.name}
    </button>,
    linked(text.slice(at + card.name.length), rest, onCard, stops),
  ];
}

interface DecidedProps {
  readonly by: By | undefined;
  /** What the seat is called now. */
  readonly name: string | undefined;
  readonly language: Language;
}

/** Who decided, where it was not the one who has the seat now. */
function Decided({ by, name, language }: DecidedProps) {
  const say = sayIn(language);
  if (by?.as === 'stand-in') {
    const words = say(TABLE.stoodIn, { name: calledOf(by.name, language) });
    return (
      <span class="log__bot" title={words}>
        <Icon name="vintage-robot" />
        <span class="sr">{words}</span>
      </span>
    );
  }
  if (by === undefined || by.name === name || by.name === '') return null;
  return <small class="log__by">{say(TABLE.decidedBy, { name: by.name })}</small>;
}

interface LineProps<Event> extends Omit<LogProps<Event>, 'told' | 'viewer'> {
  readonly line: Line<Event>;
  /** The step that it belongs to. */
  readonly of: Pick<Told<Event>, 'seat' | 'by'>;
}

/** One line, with the badge of the seat that it is about. */
export function LogLine<Event>({ line, of, words, names, language, onCard, stops = false }: LineProps<Event>) {
  const text = words.line(line, names, language);
  if (text === null) return null;
  const about = words.seatOf(line.lead);
  return (
    <li>
      {about === null ? words.glyphOf(line.lead) : <Seat seat={about} small />}
      <span>
        {linked(text, words.cardsOf(line, language), onCard, stops)}
        <Decided by={of.by} name={of.seat === null ? undefined : names[of.seat]} language={language} />
      </span>
    </li>
  );
}

function StepOf<Event>({ told, viewer, ...shared }: Omit<LogProps<Event>, 'told'> & { told: Told<Event> }) {
  const { words, names, language } = shared;
  const say = sayIn(language);
  const { events, step } = told;
  return (
    <>
      {words.lines(events).map((line, i) => {
        const turn = words.turnOf(line.lead);
        const key = `${step}-${i}`;
        if (turn === null) return <LogLine key={key} line={line} of={told} {...shared} />;
        return (
          <li key={key} class="t">
            {say(TABLE.logTurn, { n: turn.turn, name: names[turn.seat]! })}
          </li>
        );
      })}
      {isGate(told, viewer, words) && <li class="bar-r">{say(TABLE.gate)}</li>}
    </>
  );
}

/** Steps that are drawn anew together. */
const BLOCK = 10;

/** The last steps, at least so many: they begin where a block does. */
export const lastSteps = <Step,>(told: readonly Step[], count: number): readonly Step[] =>
  told.slice(Math.floor(Math.max(0, told.length - count) / BLOCK) * BLOCK);

type Around = Pick<LogProps<unknown>, 'language' | 'names' | 'viewer'>;

const sameAround = (a: Around, b: Around): boolean =>
  a.language === b.language && a.names === b.names && a.viewer === b.viewer;

/** Lines never change once told, but for the language: those of a step, and those of a block. */
function parts<Event>() {
  const Step = memo(StepOf<Event>, (a, b) => a.told === b.told && sameAround(a, b));
  const same = (a: LogProps<Event>, b: LogProps<Event>) =>
    a.told.length === b.told.length && a.told.every((each, i) => each === b.told[i]) && sameAround(a, b);
  return memo(
    ({ told, ...rest }: LogProps<Event>) => told.map((each) => <Step key={each.step} told={each} {...rest} />),
    same,
  );
}

/**
 * Shows the end of the list when a step is added, and again whenever the list gets another size (its styles may come
 * later than its lines) until the reader scrolls. The observer runs after layout, so nothing forces one.
 */
function useShownEnd(ref: RefObject<HTMLOListElement | null>, last: number | undefined): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    let end = 0;
    const watch = new ResizeObserver(() => {
      // What scrolls can be scrolled by keys, also where no line has a link to stop at.
      list.tabIndex = list.scrollHeight > list.clientHeight ? 0 : -1;
      const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 1;
      if (!atEnd && list.scrollTop < end) return;
      list.scrollTop = list.scrollHeight;
      end = list.scrollTop;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [ref, last]);
}

/** Everything that happened, in words, the newest at the bottom. */
export function Log<Event>({ told, ...rest }: LogProps<Event>) {
  const ref = useRef<HTMLOListElement>(null);
  useShownEnd(ref, told.at(-1)?.step);
  const Block = useMemo(() => parts<Event>(), []);
  const blocks = groupBy(told, ({ step }) => Math.floor(step / BLOCK));
  return (
    <ol ref={ref}>
      {[...blocks].map(([no, steps]) => (
        <Block key={no} told={steps} {...rest} />
      ))}
    </ol>
  );
}
