import type { Seat } from '../../../engine/game.ts';
import { BASES, CARDS, SAID } from '../catalogue.ts';
import type { Ability } from './ability.ts';
import { type Base, type BaseNo, type Card, SAYS } from './card.ts';
import { type Context, type Copy, ownerOf, type Site, type State } from './state.ts';

export const catalogueOf = (state: Pick<State, 'revised'>): readonly Card[] =>
  state.revised ? CARDS.revised : CARDS.first;
/** The kinds of ability of each card, by its number. */
export const saidBy = (state: State): readonly number[] => (state.revised ? SAID.revised : SAID.first);
export const cardIn = (state: Pick<State, 'cards' | 'revised'>, copy: Copy): Card =>
  catalogueOf(state)[state.cards[copy]!]!;
export const baseIn = (state: State, base: BaseNo): Base => (state.revised ? BASES.revised : BASES.first)[base]!;

export function siteOf(state: State, base: BaseNo): Site | undefined {
  for (const site of state.sites) if (site.base === base) return site;
  return undefined;
}

/** The site that a card in play is on, by itself or through its host. */
export function siteWith(state: State, copy: Copy): Site | undefined {
  const at = state.host[copy]! >= 0 ? state.host[copy]! : copy;
  for (const site of state.sites) if (site.minions.includes(at) || site.actions.includes(at)) return site;
  return undefined;
}

/** The base a card in play is on; −1 for a card that is not in play. */
export const whereIs = (state: State, copy: Copy): BaseNo => siteWith(state, copy)?.base ?? -1;

/** The site that a minion in play is on. */
export function siteOfMinion(state: State, copy: Copy): Site | undefined {
  for (const site of state.sites) if (site.minions.includes(copy)) return site;
  return undefined;
}

export const minionInPlay = (state: State, copy: Copy): boolean => siteOfMinion(state, copy) !== undefined;

/** Whether a minion's abilities are lost just now. */
export function isBlank(state: State, copy: Copy): boolean {
  for (const each of state.lasting) if (each.kind === 'no-abilities' && each.copy === copy) return true;
  return false;
}

/** Whether the minion that an action is on has lost what the action granted it. */
export const isGrantLost = (state: State, action: Copy): boolean =>
  state.lasting.some((each) => each.kind === 'no-abilities' && each.granting.includes(action));

/** Whether something keeps this player from playing actions in this turn. */
export function isAsleep(state: State, seat: Seat): boolean {
  const { noActions } = state.players[seat]!;
  return noActions === 'this-turn' || noActions === 'both-turns';
}

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

/** The kinds of ability that cards in play have, as bits. */
export function saidInPlay(state: State): number {
  const said = saidBy(state);
  const { cards } = state;
  let says = 0;
  for (const { minions, actions } of state.sites) {
    for (const copy of minions) says |= said[cards[copy]!]!;
    for (const copy of actions) says |= said[cards[copy]!]!;
  }
  for (const copy of state.attached) says |= said[cards[copy]!]!;
  return says;
}

type Visit = (copy: Copy, base: BaseNo, abilities: readonly Ability[]) => void;

/** Every card in play that has an ability of the kind: minions, what is attached to them, actions on bases. */
export function forEachSaying(state: State, kind: number, visit: Visit): void {
  const said = saidBy(state);
  const { cards } = state;
  for (const { base, minions, actions } of state.sites) {
    for (const copy of minions) {
      if ((said[cards[copy]!]! & kind) !== 0 && !isBlank(state, copy)) visit(copy, base, cardIn(state, copy).abilities);
    }
    for (const copy of actions) {
      if ((said[cards[copy]!]! & kind) !== 0) visit(copy, base, cardIn(state, copy).abilities);
    }
  }
  for (const copy of state.attached) {
    if ((said[cards[copy]!]! & kind) !== 0) visit(copy, whereIs(state, copy), cardIn(state, copy).abilities);
  }
}

/** Every card in play: minions, actions on bases, actions on minions. */
export const cardsInPlay = ({ sites, attached }: Pick<State, 'sites' | 'attached'>): ReadonlySet<Copy> =>
  new Set([...attached, ...sites.flatMap(({ minions, actions }) => [...minions, ...actions])]);
