import type { BaseNo } from './card.ts';
import type { Allowance, Copy, Extra, State, Turn } from './state.ts';

/*
 * The plays allowed in a turn and the plays made. Which allowance a play used is left open: a play keeps every
 * allowance that covered it when it was made, and a further play is legal while all of them can be matched to
 * allowances, one each.
 */

type Kind = Allowance['play'];

/** Gives one more play of the turn. */
export function allow(turn: Turn, extra: Extra): void {
  const { play, powerAtMost, at, withoutYours, notTitle, raises } = extra;
  turn.allowances.push({ play, powerAtMost, at, withoutYours, notTitle, raises, normal: false });
}

/** By allowance, the play that uses it, or −1. Earlier plays give way where they can. */
function match({ allowances, plays }: Turn): number[] {
  const user = allowances.map(() => -1);
  const place = (play: number, tried: number[]): boolean =>
    plays[play]!.under.some((at) => {
      if (tried.includes(at)) return false;
      tried.push(at);
      if (user[at]! >= 0 && !place(user[at]!, tried)) return false;
      user[at] = play;
      return true;
    });
  for (const play of plays.keys()) place(play, []);
  return user;
}

/** How many plays an allowance is good for, roughly: the narrowest is counted as used first. */
const width = ({ at, powerAtMost, raises, withoutYours, notTitle, normal }: Allowance): number =>
  (at < 0 ? 8 : 0) +
  (powerAtMost === null ? 4 : 0) +
  (raises === null ? 4 : 0) +
  (withoutYours ? 0 : 2) +
  (notTitle < 0 ? 1 : 0) +
  (normal ? 1 : 0);

const narrowestFirst = (allowances: readonly Allowance[], open: number[]): number[] =>
  open.length < 2 ? open : open.sort((a, b) => width(allowances[a]!) - width(allowances[b]!));

function ofKind(allowances: readonly Allowance[], kind: Kind): number[] {
  const all: number[] = [];
  for (let at = 0; at < allowances.length; at++) if (allowances[at]!.play === kind) all.push(at);
  return all;
}

/** How many plays of the kind were made: each uses one allowance, so that where as many were allowed none is left. */
function playsOf({ allowances, plays }: Turn, kind: Kind): number {
  let made = 0;
  for (const { under } of plays) if (allowances[under[0]!]!.play === kind) made++;
  return made;
}

/** The allowances, by index, that one more play of the kind could use, the narrowest first. */
export function openAllowances(turn: Turn, kind: Kind): number[] {
  const { allowances } = turn;
  const all = ofKind(allowances, kind);
  const made = playsOf(turn, kind);
  if (made === all.length) return [];
  return narrowestFirst(allowances, made === 0 ? all : freeable(turn, all));
}

/** Those of the allowances that no play uses, or that the plays using them can do without. */
function freeable(turn: Turn, all: readonly number[]): number[] {
  const { plays } = turn;
  const user = match(turn);
  const canFree = (at: number, tried: number[]): boolean => {
    if (user[at]! < 0) return true;
    if (tried.includes(at)) return false;
    tried.push(at);
    return plays[user[at]!]!.under.some((other) => canFree(other, tried));
  };
  return all.filter((at) => canFree(at, []));
}

/** What is left to play, as far as it is settled: the narrowest allowances count as used. */
export function unspent(turn: Turn): { minions: number; actions: number; extras: Allowance[] } {
  const user = match(turn);
  const left = { minions: 0, actions: 0, extras: [] as Allowance[] };
  for (let at = 0; at < user.length; at++) {
    const each = turn.allowances[at]!;
    if (user[at]! >= 0) continue;
    if (!each.normal) left.extras.push(each);
    else if (each.play === 'minion') left.minions++;
    else left.actions++;
  }
  return left;
}

/**
 * The action has been resolved: an allowance for actions that raise certain minions covered it only if it raised one
 * of them. Where no other allowance covered it, it was aimed at them from the start.
 */
export function settleAim(state: State, copy: Copy, raised: readonly Copy[]): void {
  const { allowances, plays } = state.turn;
  const at = plays.findLastIndex((play) => play.copy === copy);
  if (at < 0 || plays[at]!.under.length < 2) return;
  const under = plays[at]!.under.filter((index) => {
    const { raises } = allowances[index]!;
    if (raises === null) return true;
    return raises === 'yours'
      ? raised.some((each) => state.controller[each] === state.active)
      : raised.includes(raises);
  });
  if (under.length > 0) plays[at] = { copy, under };
}

/** Another base took the place of one: extra plays there are for the new one. */
export function moveAllowances(turn: Turn, from: BaseNo, to: BaseNo): void {
  turn.allowances = turn.allowances.map((each) => (each.at === from ? { ...each, at: to } : each));
}
