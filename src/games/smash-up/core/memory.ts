import type { BaseNo } from './card.ts';
import type { Copy, Lasting, State } from './state.ts';

const USES_OF_COPIES: readonly string[] = ['talent ', 'extra ', 'discard ', 'window '];

/** The copy that a use of this turn belongs to; −1 for uses of a base or of any card of a title. */
export function copyOfUse(key: string): Copy {
  const kind = USES_OF_COPIES.find((each) => key.startsWith(each)) ?? '';
  const copy = Number.parseInt(key.slice(kind.length), 10);
  return Number.isNaN(copy) ? -1 : copy;
}

/**
 * A card that leaves is another one when it comes back: nothing that it did or named is remembered, what lasts on it or
 * only while it is in play ends, and its abilities that wait are lost, but for those that its own removal set off.
 */
export function forget(state: State, copy: Copy): void {
  const { turn } = state;
  const digits = String(copy);
  turn.used = kept(turn.used, (key) => !key.includes(digits) || copyOfUse(key) !== copy);
  turn.moved = kept(turn.moved, (each) => each.copy !== copy);
  turn.raised = kept(turn.raised, (each) => each.copy !== copy && each.by !== copy);
  state.named = kept(state.named, (each) => each.copy !== copy);
  if (state.lasting.some((each) => isAbout(each, copy)))
    state.lasting = state.lasting.flatMap((each) => lastingWithout(each, copy));
  state.pending = kept(state.pending, (each) => each.context.source !== copy || each.afterLeaving === true);
}

/** Mostly there is nothing to forget: then the list stays as it is. */
const kept = <T>(list: T[], keep: (item: T) => boolean): T[] => (list.every(keep) ? list : list.filter(keep));

function endsWith(each: Lasting, copy: Copy): boolean {
  if (each.kind === 'unaffected') return each.by === copy;
  return ('holder' in each && each.holder === copy) || ('copy' in each && each.copy === copy);
}

const isAbout = (each: Lasting, copy: Copy): boolean =>
  endsWith(each, copy) || (each.kind === 'no-abilities' && each.granting.includes(copy));

function lastingWithout(each: Lasting, copy: Copy): Lasting[] {
  if (endsWith(each, copy)) return [];
  if (each.kind !== 'no-abilities') return [each];
  return [{ ...each, granting: each.granting.filter((action) => action !== copy) }];
}

/** Uses around the scoring of a base end with its number; those of a title for the whole turn name no base. */
const isOfScoring = (key: string, ending: string): boolean =>
  key.endsWith(ending) && (key.startsWith('window ') || key.split(' ').length === 4);

/** A base that leaves is another one when it comes back; where its scoring goes on, the uses of it go over to the next. */
export function forgetBase(state: State, base: BaseNo, next: BaseNo | null): void {
  const own = `base ${base}:`;
  const ending = ` ${base}`;
  const { turn } = state;
  turn.used = kept(turn.used, (key) => !key.startsWith(own) && (next !== null || !isOfScoring(key, ending)));
  if (next !== null) {
    turn.used = turn.used.map((key) =>
      isOfScoring(key, ending) ? `${key.slice(0, key.length - ending.length)} ${next}` : key,
    );
  }
  state.lasting = kept(state.lasting, (each) => !('base' in each) || each.base !== base);
}
