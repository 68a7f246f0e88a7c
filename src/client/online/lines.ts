import type { Seat } from '../../engine/game.ts';
import type { Phrase } from '../../protocol/hosted.ts';
import type { Line } from '../../protocol/messages.ts';
import { LINES, PHRASE_WORDS } from '../../text/client/online-table.ts';
import type { Language } from '../../text/language.ts';
import { letterOf } from '../app/seat.tsx';
import { sayIn } from '../say-in.ts';

/** A line of what happened around the game: said by someone, or told of the table. */
export type Remark =
  | {
      readonly kind: 'chat';
      readonly seq: number;
      readonly player: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'told'; readonly seq: number; readonly text: string };

export const phraseWords = (phrase: Phrase, language: Language): string => PHRASE_WORDS[phrase][language];

/** Who sat where as the lines go by. */
type Names = Map<Seat, string>;

function told(line: Line, names: Names, language: Language): string | null {
  const say = sayIn(language);
  const nameOf = (seat: Seat) => names.get(seat) ?? letterOf(seat);
  const name = 'seat' in line ? nameOf(line.seat) : '';
  switch (line.kind) {
    case 'sat':
    case 'bot-sat':
      return say(LINES.sat, { name: line.name });
    case 'rose':
      return say(LINES.rose, { letter: letterOf(line.seat) });
    case 'went-away':
      return say(LINES[line.why], { name });
    case 'handed-over':
      return say(LINES['handed-over'], { name: line.name });
    case 'agreed':
      return say(LINES[line.motion.what], { name, other: 'seat' in line.motion ? nameOf(line.motion.seat) : '' });
    case 'chat-closed':
      return say(LINES[line.what]);
    case 'rematch':
      return say(LINES.rematch, { name: line.name });
    case 'began':
    case 'came-back':
    case 'declined':
    case 'undid':
    case 'ended':
      return say(LINES[line.kind], { name });
    case 'upgraded':
      if (line.lost > 0) return say(LINES.lost, { n: line.lost });
      return line.from === line.rules ? null : say(LINES.upgraded);
    case 'answered':
    case 'redid':
    case 'said':
    case 'wrote':
      return null;
  }
}

/** What was said and what happened around the game, in words. */
export function remarksOf(lines: readonly Line[], language: Language): Remark[] {
  const names: Names = new Map();
  return lines.flatMap((line): Remark[] => {
    const { seq } = line;
    if (line.kind === 'sat' || line.kind === 'bot-sat' || line.kind === 'handed-over') names.set(line.seat, line.name);
    if (line.kind === 'said' || line.kind === 'wrote') {
      const text = line.kind === 'wrote' ? line.text : phraseWords(line.phrase, language);
      return [{ kind: 'chat', seq, player: line.player, name: line.name, text }];
    }
    const text = told(line, names, language);
    return text === null ? [] : [{ kind: 'told', seq, text }];
  });
}
