import type { Seat } from '../../engine/game.ts';
import type { ChatMessage } from '../../protocol/chat.ts';
import type { Followed } from '../../protocol/following.ts';
import type { Phrase } from '../../protocol/hosted.ts';
import type { Line } from '../../protocol/messages.ts';
import { CARRIED, LINES } from '../../text/client/online-lines.ts';
import { PHRASE_WORDS } from '../../text/client/online-table.ts';
import type { Language } from '../../text/language.ts';
import { letterOf } from '../app/seat.tsx';
import type { Recovered } from '../net/feed.ts';
import { sayIn } from '../say-in.ts';
import { calledOf } from '../table/seats.ts';

/** A line of what happened around the game: said by someone, or told of the table. */
export type Remark =
  | {
      readonly kind: 'chat';
      /** By which it is reported; null in older logs. */
      readonly message: string | null;
      /** Not shared with another remark. */
      readonly key: string;
      readonly at: number;
      readonly player: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'told'; readonly key: string; readonly at: number; readonly text: string };

export const phraseWords = (phrase: Phrase, language: Language): string => PHRASE_WORDS[phrase][language];

/** With a capital, where it begins with somebody who has no name. */
function begun(text: string, language: Language): string {
  const gone = calledOf('', language);
  return text.startsWith(gone) ? text.replace(/^./, (letter) => letter.toUpperCase()) : text;
}

/** Who sat where as the lines go by. */
type Names = Map<Seat, string>;

function told(line: Line, names: Names, language: Language): string | null {
  const say = sayIn(language);
  const nameOf = (seat: Seat) => names.get(seat) ?? letterOf(seat);
  const name = 'seat' in line ? nameOf(line.seat) : '';
  switch (line.kind) {
    case 'sat':
    case 'bot-sat':
      return say(LINES.sat, { name: calledOf(line.name, language) });
    case 'rose':
      return say(LINES.rose, { letter: letterOf(line.seat) });
    case 'freed':
      return say(LINES.freed, { letter: letterOf(line.seat) });
    case 'host-changed':
      return say(LINES['host-changed'], { name: calledOf(line.name, language) });
    case 'ended':
      return say(line.by === 'host' ? LINES.hostEnded : LINES.ended);
    case 'went-away':
      return say(LINES[line.why], { name });
    case 'handed-over':
      return say(LINES['handed-over'], { name: calledOf(line.name, language) });
    case 'agreed':
      return say(LINES[line.motion.what], { name, other: 'seat' in line.motion ? nameOf(line.motion.seat) : '' });
    case 'carried':
      return say(CARRIED[line.motion.what], { other: 'seat' in line.motion ? nameOf(line.motion.seat) : '' });
    case 'chat-closed':
      return say(LINES[line.what]);
    case 'spectators-may-write':
      return say(line.may ? LINES.spectatorsWrite : LINES.playersWrite);
    case 'rematch':
      return say(LINES.rematch, { name: calledOf(line.name, language) });
    case 'began':
    case 'came-back':
    case 'declined':
    case 'undid':
      return say(LINES[line.kind], { name });
    case 'upgraded':
      if (line.lost > 0) return say(LINES.lost, { n: line.lost });
      return line.from === line.rules ? null : say(LINES.upgraded);
    case 'answered':
    case 'redid':
    case 'said':
    case 'wrote':
    case 'erased':
      return null;
  }
}

const textOf = (content: ChatMessage['content'], language: Language): string =>
  'text' in content ? content.text : phraseWords(content.phrase, language);

/** A message as it is read. */
export function spoken({ id, number, at, player, name, content }: ChatMessage, language: Language): Remark {
  return { kind: 'chat', message: id, key: `message ${number}`, at, player, name, text: textOf(content, language) };
}

/** What happened around the game, in words; in older logs also what was said. */
function remarksOfLog(lines: readonly Line[], language: Language): Remark[] {
  const names: Names = new Map();
  return lines.flatMap((line): Remark[] => {
    const { at } = line;
    const key = `line ${line.seq}`;
    if (line.kind === 'sat' || line.kind === 'bot-sat' || line.kind === 'handed-over')
      names.set(line.seat, calledOf(line.name, language));
    if (line.kind === 'said' || line.kind === 'wrote') {
      const { player } = line;
      const name = calledOf(line.name, language);
      return [{ kind: 'chat', message: null, key, at, player, name, text: textOf(line, language) }];
    }
    const text = told(line, names, language);
    return text === null ? [] : [{ kind: 'told', key, at, text: begun(text, language) }];
  });
}

/** What was told of faults: it has no place in the log, so it comes last. */
export const recoveries = (recovered: readonly Recovered[], language: Language): Remark[] =>
  recovered.map(({ lost }, at) => ({
    kind: 'told',
    key: `recovered ${at}`,
    at,
    text: lost > 0 ? sayIn(language)(LINES.recoveredWithout, { n: lost }) : sayIn(language)(LINES.recovered),
  }));

/** What happened around the game and what was said, by the time of each; log and chat stay in their own order. */
export function remarksOf({ lines, messages }: Pick<Followed, 'lines' | 'messages'>, language: Language): Remark[] {
  const happened = remarksOfLog(lines, language);
  const said = messages.map((message) => spoken(message, language));
  const remarks: Remark[] = [];
  for (let line = 0, message = 0; line < happened.length || message < said.length; ) {
    const [next, other] = [happened[line], said[message]];
    const isLine = other === undefined || (next !== undefined && next.at <= other.at);
    const remark = isLine ? next : other;
    if (remark !== undefined) remarks.push(remark);
    if (isLine) line += 1;
    else message += 1;
  }
  return remarks;
}
