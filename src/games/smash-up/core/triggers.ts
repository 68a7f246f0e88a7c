import type { Seat } from '../../../engine/game.ts';
import type { Ability, Condition, Moment } from './ability.ts';
import { isOtherPlayer, youOn } from './attribution.ts';
import { type BaseNo, SAYS } from './card.ts';
import { holds } from './condition.ts';
import { putInLine } from './progress.ts';
import { type Context, type Copy, ownerOf, type Pending, type State } from './state.ts';
import { baseIn, baseSpeaks, cardIn, forEachSaying, standing } from './table.ts';

/** Something that cards may react to: whose doing it was, where, and what it is about. */
export interface Happening {
  readonly moment: Moment;
  readonly by: Seat;
  readonly base: BaseNo;
  readonly it: readonly number[];
  /** The base has no part in it: it was not there yet. */
  readonly cardsOnly?: boolean | undefined;
}

type After = Extract<Ability, { on: 'after' }>;

const isAfter = (ability: object, moment: Moment): ability is After =>
  'on' in ability && ability.on === 'after' && 'moment' in ability && ability.moment === moment;

const HERE: readonly Moment[] = ['minion-played-here', 'talent-used-here', 'minion-destroyed-here', 'base-scores'];

/** What nothing can change any more, or what the event itself is about, is known at once; the rest is tested later. */
const isFixed = (condition: Condition): boolean =>
  'wonBy' in condition ||
  'played' in condition ||
  ('some' in condition && condition.some.kind === 'minion' && condition.some.among === 'it');

/** Puts an ability on the list of those that wait, unless its limit is used up or its condition can never hold. */
function setOff(state: State, ability: After, context: Context, key: string): void {
  const { steps, once, if: condition } = ability;
  if (once === 'turn' && state.turn.used.includes(key)) return;
  if (condition !== undefined && isFixed(condition) && !holds(state, condition, context)) return;
  const waiting: Pending = { steps, context, group: once === 'turn' ? key : `${key} ${state.pending.length}` };
  const limited = once === 'turn' ? { ...waiting, use: key } : waiting;
  putInLine(state, condition === undefined ? limited : { ...limited, if: condition });
}

/** Tells every card in play and every base what happened; those that react are queued. */
export function announce(state: State, happening: Happening): void {
  const { moment, by, base, it } = happening;
  const onlyHere = HERE.includes(moment);
  forEachSaying(state, SAYS.after, (copy, at, abilities) => {
    if (onlyHere && at !== base) return;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (!isAfter(ability, moment)) continue;
      if (moment === 'self-destroyed' || moment === 'self-affected') continue;
      const who = ability.who ?? 'you';
      if (who !== 'anyone' && (who === 'others') !== isOtherPlayer(by, youOn(state, copy))) continue;
      const context = standing(state, copy, at);
      setOff(state, ability, { ...context, found: { ...context.found, it, them: [by] } }, `${copy}:${i}`);
    }
  });
  for (const site of happening.cardsOnly ? [] : state.sites) {
    if (!onlyHere || site.base === base) announceToBase(state, site.base, happening);
  }
  if (moment === 'end-of-turn') announceToGone(state, happening);
}

/** Bases that scored earlier in the turn and still have something to say. */
function announceToGone(state: State, happening: Happening): void {
  for (const base of new Set(state.turn.playedAt)) {
    if (state.sites.some((site) => site.base === base)) continue;
    for (const [i, ability] of baseIn(state, base).abilities.entries()) {
      if (!isAfter(ability, happening.moment) || !ability.evenGone) continue;
      const context = { seat: happening.by, source: -1, here: base, played: false, found: {} };
      setOff(state, ability, context, `base ${base}:${i}:${happening.by}`);
    }
  }
}

function announceToBase(state: State, base: BaseNo, { moment, by, it }: Happening): void {
  const { abilities } = baseIn(state, base);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (!isAfter(ability, moment) || !baseSpeaks(state, base, by)) continue;
    const context = { seat: by, source: -1, here: base, played: false, found: { it, them: [by] } };
    setOff(state, ability, context, `base ${base}:${i}:${by}`);
  }
}

/** Abilities of the card itself about what befell it, with what was last known of it. */
export function announceOwn(state: State, copy: Copy, moment: Moment, base: BaseNo, controller: Seat, by: Seat): void {
  for (const [i, ability] of cardIn(state, copy).abilities.entries()) {
    if (!isAfter(ability, moment)) continue;
    const found = { self: [copy], it: [copy], them: [by], owner: [ownerOf(copy)] };
    setOff(state, ability, { seat: controller, source: copy, here: base, played: false, found }, `${copy}:${i}`);
  }
}
