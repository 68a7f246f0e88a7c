import type { Seat } from '../../../engine/game.ts';
import { BASES, CARDS } from '../catalogue.ts';
import type { Ability } from './ability.ts';
import { type Base, type BaseNo, type Card, SAYS } from './card.ts';
import { type Context, type Copy, ownerOf, type Site, type State } from './state.ts';

export const catalogueOf = (state: State): readonly Card[] => (state.revised ? CARDS.revised : CARDS.first);
export const cardIn = (state: State, copy: Copy): Card => catalogueOf(state)[state.cards[copy]!]!;
export const baseIn = (state: State, base: BaseNo): Base => (state.revised ? BASES.revised : BASES.first)[base]!;

export const siteOf = (state: State, base: BaseNo): Site | undefined => state.sites.find((site) => site.base === base);

/** The base a card in play is on, by itself or through its host; −1 for a card that is not in play. */
export function whereIs(state: State, copy: Copy): BaseNo {
  const at = state.host[copy]! >= 0 ? state.host[copy]! : copy;
  for (const site of state.sites) if (site.minions.includes(at) || site.actions.includes(at)) return site.base;
  return -1;
}

export const minionInPlay = (state: State, copy: Copy): boolean =>
  state.sites.some(({ minions }) => minions.includes(copy));

/** Whether a minion's abilities are lost just now. */
export function isBlank(state: State, copy: Copy): boolean {
  for (const each of state.lasting) if (each.kind === 'no-abilities' && each.copy === copy) return true;
  return false;
}

/** Whether the minion that an action is on has lost what the action granted it. */
export const isGrantLost = (state: State, action: Copy): boolean =>
  state.lasting.some((each) => each.kind === 'no-abilities' && each.granting.includes(action));

/** A base's abilities, unless something in play silences them, for this player or for all. */
export function baseSpeaks(state: State, base: BaseNo, seat: Seat): boolean {
  const site = siteOf(state, base);
  if (site === undefined) return false;
  for (const each of state.lasting) {
    if (each.kind === 'base-ignored' && each.base === base && (each.by === null || each.by === seat)) return false;
  }
  return !site.actions.some((copy) => (cardIn(state, copy).says & SAYS.silences) !== 0);
}

/** A base that leaves play while it is silenced has nothing more to say of what was played there this turn. */
export function dropSilencedPlays(state: State, base: BaseNo): void {
  if (baseSpeaks(state, base, state.active)) return;
  state.turn.playedAt = state.turn.playedAt.filter((played) => played !== base);
}

/** A context for what a card in play lends or guards, without anything found. */
export const standing = (state: State, copy: Copy, here: BaseNo): Context => ({
  seat: state.controller[copy]!,
  source: copy,
  here,
  played: false,
  found: { self: [copy], host: state.host[copy]! >= 0 ? [state.host[copy]!] : [], owner: [ownerOf(copy)] },
});

/** Whether any card in play has an ability of the kind. */
export function someSaying(state: State, kind: number): boolean {
  const cards = catalogueOf(state);
  for (const { minions, actions } of state.sites) {
    for (const copy of minions) if ((cards[state.cards[copy]!]!.says & kind) !== 0) return true;
    for (const copy of actions) if ((cards[state.cards[copy]!]!.says & kind) !== 0) return true;
  }
  for (const copy of state.attached) if ((cards[state.cards[copy]!]!.says & kind) !== 0) return true;
  return false;
}

type Visit = (copy: Copy, base: BaseNo, abilities: readonly Ability[]) => void;

/** Every card in play that has an ability of the kind: minions, what is attached to them, actions on bases. */
export function forEachSaying(state: State, kind: number, visit: Visit): void {
  const cards = catalogueOf(state);
  for (const { base, minions, actions } of state.sites) {
    for (const copy of minions) {
      const card = cards[state.cards[copy]!]!;
      if ((card.says & kind) !== 0 && !isBlank(state, copy)) visit(copy, base, card.abilities);
    }
    for (const copy of actions) {
      const card = cards[state.cards[copy]!]!;
      if ((card.says & kind) !== 0) visit(copy, base, card.abilities);
    }
  }
  for (const copy of state.attached) {
    const card = cards[state.cards[copy]!]!;
    if ((card.says & kind) !== 0) visit(copy, whereIs(state, copy), card.abilities);
  }
}
