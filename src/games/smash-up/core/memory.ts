import type { Step } from './ability.ts';
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
  if (turn.used.length > 0) {
    const digits = String(copy);
    const mayBeOf = (key: string) => key.startsWith(digits, key.indexOf(' ') + 1);
    turn.used = kept(turn.used, (key) => !mayBeOf(key) || copyOfUse(key) !== copy);
  }
  turn.moved = kept(turn.moved, (each) => each.copy !== copy);
  turn.raised = kept(turn.raised, (each) => each.copy !== copy && each.by !== copy);
  state.named = kept(state.named, (each) => each.copy !== copy);
  if (state.lasting.some((each) => isAbout(each, copy)))
    state.lasting = state.lasting.flatMap((each) => lastingWithout(each, copy));
  state.pending = kept(state.pending, (each) => each.context.source !== copy || each.afterLeaving === true);
}

/** The registers that these steps are still to act on, but for steps that are left out. */
export function targetsOf(steps: readonly Step[], without: readonly Step['do'][] = []): string[] {
  return steps.flatMap((step) => {
    if (without.includes(step.do)) return [];
    if ('what' in step && typeof step.what === 'string') return [step.what];
    if (step.do === 'pay') return targetsOf([...step.cost, ...step.then], without);
    if (step.do === 'if') return targetsOf([...step.then, ...(step.else ?? [])], without);
    if (step.do === 'choose') return step.of.flatMap((branch) => targetsOf(branch, without));
    return 'steps' in step ? targetsOf(step.steps, without) : [];
  });
}

/** A card that comes into play is not the one that an ability under way, or one that waits, found there before it left. */
export function forgetFound(state: State, copy: Copy): void {
  state.agenda = kept(state.agenda, (frame) => frame.frame !== 'talent-used' || frame.copy !== copy);
  if (state.pending.length > 0 && state.pending.some(({ context }) => context.found['it']?.includes(copy))) {
    state.pending = state.pending.map((each) => {
      const { found } = each.context;
      const it = (found['it'] ?? []).filter((other) => other !== copy);
      return { ...each, context: { ...each.context, found: { ...found, it } } };
    });
  }
  for (let i = 0; i < state.agenda.length; i++) {
    const frame = state.agenda[i]!;
    if (frame.frame !== 'steps') continue;
    const { found } = frame.context;
    if (!Object.values(found).some((known) => known.includes(copy))) continue;
    const stale = targetsOf(frame.steps.slice(frame.at)).filter((ref) => found[ref]?.includes(copy));
    if (stale.length === 0) continue;
    const renewed = stale.map((ref) => [ref, found[ref]!.filter((each) => each !== copy)]);
    const context = { ...frame.context, found: { ...found, ...Object.fromEntries(renewed) } };
    state.agenda[i] = { ...frame, context };
  }
}

/** Mostly there is nothing to forget: then the list stays as it is. */
const kept = <T>(list: T[], keep: (item: T) => boolean): T[] =>
  list.length === 0 || list.every(keep) ? list : list.filter(keep);

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
    const renamed = (key: string) =>
      isOfScoring(key, ending) ? `${key.slice(0, key.length - ending.length)} ${next}` : key;
    turn.used = turn.used.map(renamed);
    state.pending = state.pending.map((each) =>
      each.offered === undefined ? each : { ...each, offered: renamed(each.offered) },
    );
  }
  state.lasting = kept(state.lasting, (each) => !('base' in each) || each.base !== base);
}
