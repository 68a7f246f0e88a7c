import type { Seat } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import { SPEECH } from '../../text/client/speech.ts';
import { TABLE } from '../../text/client/table.ts';
import type { Language } from '../../text/language.ts';
import { bracketed, labelled, sequence } from '../../text/phrase.ts';
import { setOff } from '../../text/titles.ts';
import type { Line, LogWords } from './log.tsx';
import { notable } from './notable.ts';
import { sinceOwn } from './since.ts';

/** The table as it stood when something was last read out. */
export interface Moment<Event> {
  readonly viewer: Seat | null;
  readonly step: number;
  readonly told: readonly Told<Event>[];
  readonly undone: readonly Told<Event>[];
  /** The viewer is asked. */
  readonly own: boolean;
  readonly over: boolean;
  /** The kind of question that the viewer is asked; null where the viewer is not. */
  readonly ask: string | null;
  /** What the viewer is asked, in words; empty where the viewer is not. */
  readonly question: string;
}

interface Speaker<Event> {
  readonly words: LogWords<Event>;
  readonly names: readonly string[];
  readonly language: Language;
}

/** What a player may do in the own turn: asked once a turn, however its words change with what is left. */
const WHOLE_TURN: ReadonlySet<string | null> = new Set(['turn', 'play']);

/** As many lines of a round as can be listened to. */
const MOST_READ = 6;

const sentences = (parts: readonly string[]): string =>
  parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');

/** Reads out what happens at a table: each own action as it is done, a round of the others in one summary. */
export class Speech<Event> {
  private readonly speaker: Speaker<Event>;

  constructor(speaker: Speaker<Event>) {
    this.speaker = speaker;
  }

  /** What is read out as the table comes from one moment to the next; each item on its own. */
  between(before: Moment<Event> | null, now: Moment<Event>): string[] {
    const { language } = this.speaker;
    const isBack = before !== null && now.step < before.step;
    const fresh = before === null || isBack ? [] : now.told.filter(({ step }) => step > before.step);
    const own = fresh.filter(({ seat }) => seat !== null && seat === now.viewer);
    const isNewTurn = fresh.some(({ events }) =>
      events.some((event) => this.speaker.words.turnOf(event)?.seat === now.viewer),
    );
    const isBetween = before === null || !before.own || before.viewer !== now.viewer || own.length < fresh.length;
    const turned = isBetween || isNewTurn;
    const isSame = before?.ask === now.ask && (WHOLE_TURN.has(now.ask) || before.question === now.question);
    const { done, aftermath } = this.parted(own);
    const since = isBetween ? this.linesOf(sinceOwn(now.told, now.viewer)) : [];
    const isSummed = (now.own || now.over) && turned;
    return [
      isBack ? this.undone(now) : sentences(this.textsOf(done)),
      isSummed ? this.summary([...aftermath, ...since], now.viewer) : this.ownFirst(aftermath, now.viewer),
      now.over && !before?.over ? `${TABLE.over[language]}.` : '',
      now.own && (turned || !isSame) ? now.question : '',
    ].filter((text) => text !== '');
  }

  /** What the others and the game did, in a few lines: first what happened to the viewer, the worst of it first. */
  private summary(lines: readonly Line<Event>[], viewer: Seat | null): string {
    const { words, language } = this.speaker;
    const weigh = (event: Event) => words.weigh(event, viewer);
    const { mine, rest } = this.strikesIn(lines, viewer);
    const texts = this.textsOf([...mine.slice(0, MOST_READ), ...notable(rest, weigh, MOST_READ)]);
    return texts.length === 0 ? '' : labelled(TABLE.since[language], sentences(texts), language);
  }

  /** All of the lines, those about the viewer first. */
  private ownFirst(lines: readonly Line<Event>[], viewer: Seat | null): string {
    const { mine, rest } = this.strikesIn(lines, viewer);
    return sentences(this.textsOf([...mine, ...rest]));
  }

  /** What happens to the viewer, added up, the worst first; and everything else. */
  private strikesIn(lines: readonly Line<Event>[], viewer: Seat | null) {
    const { words } = this.speaker;
    const struck = lines.filter(({ lead }) => words.strikes(lead, viewer));
    const mine = this.addedUp(struck).toSorted((a, b) => words.weigh(b.lead, viewer) - words.weigh(a.lead, viewer));
    return { mine, rest: lines.filter((line) => !struck.includes(line)) };
  }

  private addedUp(lines: readonly Line<Event>[]): readonly Line<Event>[] {
    const sums: Line<Event>[] = [];
    for (const line of lines) {
      const at = sums.findIndex((sum) => this.speaker.words.together(sum, line) !== null);
      if (at < 0) sums.push(line);
      else sums[at] = this.speaker.words.together(sums[at]!, line)!;
    }
    return sums;
  }

  /** The viewer’s own answers, and what the game did by itself afterwards: the turns of those who are out belong to it. */
  private parted(own: readonly Told<Event>[]) {
    const steps = own.map((step) => {
      const lines = this.linesOf([step]);
      const at = lines.findIndex(({ lead }) => this.speaker.words.isAftermath(lead));
      return at < 0 ? { done: lines, aftermath: [] } : { done: lines.slice(0, at), aftermath: lines.slice(at) };
    });
    return {
      done: steps.flatMap(({ done }) => done),
      aftermath: steps.flatMap(({ aftermath }) => aftermath),
    };
  }

  private undone({ undone }: Moment<Event>): string {
    const { language } = this.speaker;
    const texts = this.textsOf(this.linesOf(undone));
    const inside = texts.length === 0 ? [] : [sequence(texts, language)];
    return sentences([bracketed(SPEECH.undone[language], inside)]);
  }

  private linesOf(steps: readonly Told<Event>[]): readonly Line<Event>[] {
    const { words } = this.speaker;
    return steps.flatMap(({ events }) => words.lines(events)).filter(({ lead }) => words.turnOf(lead) === null);
  }

  private textsOf(lines: readonly Line<Event>[]): string[] {
    const { words, names, language } = this.speaker;
    return lines.flatMap((line) => words.line(line, names, language) ?? []).map((text) => setOff(text, language));
  }
}
