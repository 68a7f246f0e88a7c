import { useEffect, useState } from 'preact/hooks';
import type { Clock } from '../../protocol/hosted.ts';
import type { ClocksNow } from '../../protocol/messages.ts';
import { CLOCK_WORDS, DAYS, MINUTES, SECONDS } from '../../text/client/online.ts';
import type { Language } from '../../text/language.ts';
import { counted } from '../../text/plural.ts';
import { sayIn } from '../say-in.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time as one says it. */
export function lengthOf(seconds: number, language: Language): string {
  if (seconds >= DAY) return counted(Math.round(seconds / DAY), DAYS, language);
  return seconds < 2 * MINUTE
    ? counted(seconds, SECONDS, language)
    : counted(Math.round(seconds / MINUTE), MINUTES, language);
}

export function clockWords(clock: Clock, language: Language): string {
  const say = sayIn(language);
  if (clock.kind === 'none') return say(CLOCK_WORDS.none);
  const time = lengthOf(clock.seconds, language);
  if (clock.kind === 'turn') return say(CLOCK_WORDS.turn, { time });
  return say(CLOCK_WORDS.game, { time, more: lengthOf(clock.increment, language) });
}

const two = (n: number): string => String(n).padStart(2, '0');

/** What is left on a clock. */
export function leftWords(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return counted(Math.floor(seconds / DAY), DAYS, language);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** What the seat has left at that moment; null without end. */
export function leftAt({ left, since, asked }: ClocksNow, seat: number, time: number): number | null {
  const had = left[seat] ?? null;
  return had === null || asked !== seat ? had : had - Math.max(0, time - since);
}

/** Draws anew twice a second, as long as it is running. */
export function useTicking(running: boolean): void {
  const [, draw] = useState({});
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => draw({}), 500);
    return () => clearInterval(timer);
  }, [running]);
}
