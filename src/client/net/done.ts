import type { Seat } from '../../engine/game.ts';
import type { Ask, ChatAsk, TableAsk } from '../../protocol/asks.ts';
import type { ChatMessage } from '../../protocol/chat.ts';
import type { Followed } from '../../protocol/following.ts';
import type { Line } from '../../protocol/messages.ts';

/** Who asked: as whom, and where they sit. */
interface Asker {
  readonly player: string | null;
  readonly seat: Seat | null;
}

/** Whether the line of the log is what came of the ask. */
function isOf(ask: TableAsk, line: Line, { player, seat }: Asker): boolean {
  const own = 'seat' in line && line.seat === seat;
  switch (ask.ask) {
    case 'sit':
      return (line.kind === 'sat' || line.kind === 'handed-over') && line.seat === ask.seat && line.player === player;
    case 'seat-bot':
      return line.kind === 'bot-sat' && line.seat === ask.seat;
    case 'free-seat':
      return line.kind === 'freed' && line.seat === ask.seat;
    case 'make-host':
      return line.kind === 'host-changed' && line.seat === ask.seat;
    case 'end-game':
      return line.kind === 'ended';
    case 'rise':
      return line.kind === 'rose' && own;
    case 'begin':
      return line.kind === 'began';
    case 'answer':
      return line.kind === 'answered' && own;
    case 'undo':
      return line.kind === 'undid' && own;
    case 'redo':
      return line.kind === 'redid' && own;
    case 'agree':
      return line.kind === 'agreed' && own;
    case 'decline':
      return line.kind === 'declined' && own;
    case 'go-away':
      return line.kind === 'went-away' && own;
    case 'send-away':
      return line.kind === 'went-away' && line.seat === ask.seat;
    case 'come-back':
      return line.kind === 'came-back' && own;
    case 'close-chat':
      return line.kind === 'chat-closed' && line.what === ask.what;
    case 'let-spectators-write':
      return line.kind === 'spectators-may-write' && line.may === ask.may;
  }
}

function isWrittenBy(ask: ChatAsk, { content, player: writer }: ChatMessage, { player }: Asker): boolean {
  if (writer !== player) return false;
  return ask.ask === 'say'
    ? 'phrase' in content && content.phrase === ask.phrase
    : 'text' in content && content.text === ask.text;
}

/** The last entry and the last message that were known when something was first sent. */
interface Known {
  readonly seq: number;
  readonly message: number;
}

/** Whether something asked was done, as the log or the chat tells since it was first sent. */
export function wasDone(
  ask: Ask,
  sent: Known,
  { lines, messages }: Pick<Followed, 'lines' | 'messages'>,
  asker: Asker,
): boolean {
  if (ask.ask === 'say' || ask.ask === 'write') {
    return messages.some((message) => message.number > sent.message && isWrittenBy(ask, message, asker));
  }
  return lines.some((line) => line.seq > sent.seq && isOf(ask, line, asker));
}
