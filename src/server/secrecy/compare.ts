import type { Frame, Wire } from './wire.ts';
import { messageIn } from './wire.ts';

const AROUND = 80;

/** Where two texts part, with what is around it. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const cut = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `…${cut(one)}… against …${cut(other)}…`;
}

const kindOf = (frame: Frame): string => messageIn(frame)?.say ?? `frame ${frame.first}`;
const timesOf = (frames: readonly Frame[]): string => frames.map((each) => `${kindOf(each)} at ${each.at}`).join(', ');

/** What tells the two lines apart from that frame on: bytes, times, order; with `shape` only how many of what came when. */
export function difference([one, other]: readonly [Wire, Wire], from: number, shape: boolean): string | null {
  if (one.handshake !== other.handshake) return parting(one.handshake, other.handshake);
  const [here, there] = [one.frames.slice(from), other.frames.slice(from)];
  const [times, otherTimes] = [timesOf(here), timesOf(there)];
  if (times !== otherTimes) return `${times} against ${otherTimes}`;
  if (shape) return null;
  for (const [at, frame] of here.entries()) {
    const { first, content } = there[at]!;
    if (frame.first !== first || !frame.content.equals(content)) {
      return parting(frame.content.toString(), content.toString());
    }
  }
  return null;
}

/** What tells two answers over HTTP apart; the hour is the machine's own. */
export function answerDifference(
  one: { readonly status: number; readonly headers: Headers; readonly body: unknown },
  other: { readonly status: number; readonly headers: Headers; readonly body: unknown },
): string | null {
  const told = ({ status, headers, body }: typeof one) => {
    const rest = [...headers].filter(([name]) => name !== 'date' && name !== 'x-ratelimit-reset');
    return JSON.stringify([status, rest, body]);
  };
  const [here, there] = [told(one), told(other)];
  return here === there ? null : parting(here, there);
}
