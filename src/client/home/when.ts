import type { Language } from '../../text/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Midnight at the beginning of the day. */
const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** How long ago something was, as one says it: minutes, hours, days, then the date. */
export function ago(time: number, now: number, language: Language): string {
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - time);
  if (past < MINUTE) return told.format(0, 'second');
  if (past < HOUR) return told.format(-Math.floor(past / MINUTE), 'minute');
  const days = Math.round((dayOf(now) - dayOf(time)) / DAY);
  if (days === 0) return told.format(-Math.floor(past / HOUR), 'hour');
  if (days < 7) return told.format(-days, 'day');
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year }).format(time);
}
