import type { Seat } from '../../engine/game.ts';
import type { Ask } from '../../protocol/asks.ts';
import type { Line } from '../../protocol/messages.ts';

/** Who asked: as whom, and where they sit. */
interface Asker {
  readonly player: string | null;
  readonly seat: Seat | null;
}

/** Whether the line of the log is what came of the ask. */
function isOf(ask: Ask, line: Line, { player, seat }: Asker): boolean {
  const own = 'seat' in line && line.seat === seat;
  switch (ask.ask) {
    case 'sit':
      return (line.kind === 'sat' || line.kind === 'handed-over') && line.seat === ask.seat && line.player === player;
    case 'seat-bot':
      return line.kind === 'bot-sat' && line.seat === ask.seat;
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
    case 'say':
      return line.kind === 'said' && line.player === player && line.phrase === ask.phrase;
    case 'write':
      return line.kind === 'wrote' && line.player === player && line.text === ask.text;
    case 'close-chat':
      return line.kind === 'chat-closed' && line.what === ask.what;
  }
}

/** Whether something asked was done, as the log tells since it was first sent. */
export const wasDone = (ask: Ask, sent: number, lines: readonly Line[], asker: Asker): boolean =>
  lines.some((line) => line.seq > sent && isOf(ask, line, asker));
