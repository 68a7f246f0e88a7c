import type { Seat } from '../../../engine/game.ts';
import { FACTIONS } from '../catalogue.ts';
import type { Filter, Step } from './ability.ts';
import { actionsFor, basesFor, cardsFor, isCardFor, zoneFor } from './filter.ts';
import { hasHidden, mightHold } from './knowledge.ts';
import type { Option } from './option.ts';
import { found, minionsFor, seatOfRef } from './power.ts';
import type { Context, State } from './state.ts';
import { catalogueOf, whereIs } from './table.ts';

export type Pick = Extract<Step, { do: 'pick' }>;

const DONE: Option = { take: 'done' };

/** Of what fits, what the ability aims at, if any of that is among it. */
function aimedAt(aim: readonly number[], fitting: readonly number[]): readonly number[] {
  if (aim.length === 0) return fitting;
  const aimed = fitting.filter((each) => aim.includes(each));
  return aimed.length > 0 ? aimed : fitting;
}

/** What fits, as options; each names what it points at. */
function optionsOf(state: State, from: Filter, context: Context, first: number | undefined): Option[] {
  switch (from.kind) {
    case 'minion': {
      const fitting = aimedAt(found(context, '#aim'), minionsFor(state, from, context));
      return fitting.map((copy) => ({ take: 'pick-minion', copy }));
    }
    case 'action':
      return actionsFor(state, from, context).map((copy) => ({ take: 'pick-action', copy }));
    case 'base': {
      const aim = found(context, '#aim').map((copy) => whereIs(state, copy));
      return aimedAt(aim, basesFor(state, from, context)).map((base) => ({ take: 'pick-base', base }));
    }
    case 'player':
      return state.players.flatMap((_, seat): Option[] =>
        from.but === 'you' && seat === context.seat ? [] : [{ take: 'pick-player', seat }],
      );
    case 'card':
      return cardsFor(state, from, context, first).map((copy) => ({
        take: 'pick-card',
        copy,
        card: state.cards[copy]!,
      }));
    default:
      return from satisfies never;
  }
}

/** The number that a pick puts into its register; a faction is told from a title by being below zero. */
export function numberFor(option: Option): number {
  if ('copy' in option) return option.copy;
  if ('base' in option && option.base !== undefined) return option.base;
  if ('seat' in option) return option.seat;
  if ('faction' in option) return ~option.faction;
  return 'card' in option ? option.card : -1;
}

/** A hand, a deck: whether there is anything to pick there must not be told by asking or not asking. */
const isHidden = (state: State, from: Filter, context: Context): boolean =>
  from.kind === 'card' && hasHidden(state, zoneFor(state, from, context));

/** Where cards are hidden: whether everybody knows that none of them fits. What was picked before tells nobody. */
const isNone = (state: State, from: Filter, context: Context, picked: readonly number[]): boolean =>
  from.kind === 'card' &&
  picked.length === 0 &&
  !mightHold(state, zoneFor(state, from, context), (copy) => isCardFor(state, copy, from));

export interface Question {
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** Set where nothing needs to be asked: what the register gets. */
  readonly settled: readonly number[] | null;
}

export function questionOf(state: State, pick: Pick, context: Context): Question {
  const seat = pick.by === undefined ? context.seat : seatOfRef(context, pick.by);
  const picked = found(context, pick.as);
  const fitting = optionsOf(state, pick.from, context, picked[0]);
  const options = picked.length === 0 ? fitting : fitting.filter((option) => !picked.includes(numberFor(option)));
  const hidden = isHidden(state, pick.from, context);
  if (options.length === 0 && (!hidden || isNone(state, pick.from, context, picked))) {
    return { seat, options, settled: picked };
  }
  const optional = pick.may || pick.upTo === 'any' || (hidden && options.length === 0);
  if (!hidden) {
    if (options.length === 1 && !optional) return { seat, options, settled: [...picked, numberFor(options[0]!)] };
  }
  return { seat, options: optional ? [...options, DONE] : options, settled: null };
}

/** Titles that may be named: the minions of the factions in play. */
export function titlesInPlay(state: State): Option[] {
  const factions = new Set(state.players.flatMap((player) => player.factions));
  return catalogueOf(state).flatMap((card, no): Option[] =>
    card.minion && factions.has(card.faction) ? [{ take: 'pick-title', card: no }] : [],
  );
}

export function factionsInPlay(state: State): Option[] {
  return FACTIONS.flatMap((_, faction): Option[] =>
    state.players.some(({ factions }) => factions.includes(faction)) ? [{ take: 'pick-faction', faction }] : [],
  );
}
