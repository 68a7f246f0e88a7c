import type { BaseNo } from '../../src/games/smash-up/core/card.ts';
import type { Event } from '../../src/games/smash-up/core/event.ts';
import type { Option } from '../../src/games/smash-up/core/option.ts';
import type { Context, Copy, State } from '../../src/games/smash-up/core/state.ts';
import { whereIs } from '../../src/games/smash-up/core/table.ts';
import type { Pair, Piece } from './kinds.ts';

/**
 * How far a pair came. `together`: both were in play at once, or one was played while the other was. `met`: an effect of
 * one happened while the other was in play. `touched`: that effect offered the other as a choice, or an event of it
 * befell the other. An effect happens when it is told by an event (played, talent, special, triggered, instead), when it
 * asks a question, or, for one that is ongoing, when something befalls a card at its base or that base scores.
 */
export const GRADES = ['apart', 'together', 'met', 'touched'] as const;
export type Grade = (typeof GRADES)[number];

const BEFALLS: readonly Event['type'][] = [
  'destroyed',
  'returned',
  'placed-on-bottom',
  'moved',
  'controlled',
  'power-changed',
  'counter-added',
  'abilities-lost',
  'unaffected',
  'replaced',
  'attached',
];

/** What was before an answer: the state changes in place. */
interface Before {
  readonly inPlay: readonly [boolean, boolean];
  readonly asks: readonly [boolean, boolean];
  /** The bases where each of the two lies. */
  readonly at: readonly [readonly BaseNo[], readonly BaseNo[]];
  readonly where: ReadonlyMap<Copy, BaseNo>;
  readonly options: readonly Option[];
}

const cardsInPlay = (state: State): Copy[] => [
  ...state.sites.flatMap(({ minions, actions }) => [...minions, ...actions]),
  ...state.attached,
];

function basesOf(state: State, { type, no }: Piece): BaseNo[] {
  if (type === 'base') return state.sites.some(({ base }) => base === no) ? [no] : [];
  return cardsInPlay(state).flatMap((copy) => (state.cards[copy] === no ? [whereIs(state, copy)] : []));
}

function contextOf({ waiting }: State): Context | null {
  if (waiting === null) return null;
  if (waiting.frame === 'instead') return waiting.affect.context;
  return 'context' in waiting ? waiting.context : null;
}

function isAsking(state: State, { type, no }: Piece): boolean {
  const { waiting } = state;
  if (
    waiting?.frame === 'instead' &&
    waiting.by.some((by) => (by < 0 ? type === 'base' && ~by === no : isCard(state, by, type, no)))
  )
    return true;
  const context = contextOf(state);
  if (context === null) return false;
  return context.source < 0 ? type === 'base' && context.here === no : isCard(state, context.source, type, no);
}

const isCard = (state: State, copy: Copy, type: Piece['type'], no: number): boolean =>
  type !== 'base' && copy >= 0 && state.cards[copy] === no;

/** Whether an option names the card or base. */
export function names(state: State, option: Option, { type, no }: Piece): boolean {
  if (type === 'base') return 'base' in option && option.base === no;
  if ('card' in option && option.card === no) return true;
  if ('copy' in option && isCard(state, option.copy, type, no)) return true;
  return 'minion' in option && option.minion !== undefined && isCard(state, option.minion, type, no);
}

export function before(state: State, { a, b }: Pair): Before {
  const at = [basesOf(state, a), basesOf(state, b)] as const;
  return {
    inPlay: [at[0].length > 0, at[1].length > 0],
    asks: [isAsking(state, a), isAsking(state, b)],
    at,
    where: new Map(cardsInPlay(state).map((copy) => [copy, whereIs(state, copy)])),
    options: state.asked?.options ?? [],
  };
}

const has = ({ abilities }: Piece, on: string): boolean => abilities.some((each) => 'on' in each && each.on === on);

/** Whether an event tells of an ability of the card or base. */
function tellsOf(event: Event, piece: Piece): boolean {
  const { type, no } = piece;
  switch (event.type) {
    case 'minion-played':
      return type === 'minion' && event.card === no && (has(piece, 'play') || has(piece, 'special'));
    case 'action-played':
    case 'talent-used':
    case 'special-used':
      return type !== 'base' && event.card === no;
    case 'triggered':
      return type === 'base' ? event.card < 0 && event.base === no : event.card === no;
    case 'replaced':
      return type === 'base' ? event.by < 0 && event.base === no : event.by === no;
    default:
      return false;
  }
}

function basesIn(event: Event, was: Before, state: State): BaseNo[] {
  if (event.type === 'base-scored') return [event.base];
  if (!BEFALLS.includes(event.type) || !('copy' in event)) return [];
  return [was.where.get(event.copy) ?? -1, whereIs(state, event.copy)].filter((base) => base >= 0);
}

function befalls(event: Event, { type, no }: Piece, was: Before, state: State): boolean {
  if (type === 'base') return basesIn(event, was, state).includes(no) || ('base' in event && event.base === no);
  if (!BEFALLS.includes(event.type)) return false;
  if (event.type === 'attached') return isCard(state, event.minion, type, no);
  return 'card' in event && event.card === no;
}

/** How far the pair came in one answer. */
export function gradeOf(state: State, pair: Pair, was: Before, events: readonly Event[]): Grade {
  const pieces = [pair.a, pair.b] as const;
  const now = pieces.map((piece, i) => was.inPlay[i]! || basesOf(state, piece).length > 0);
  let together = now[0]! && now[1]!;
  let met = false;
  for (const [x, piece] of pieces.entries()) {
    const y = 1 - x;
    const other = pieces[y]!;
    if (!now[y]) continue;
    const told = was.asks[x]! || events.some((event) => tellsOf(event, piece));
    const ongoing = has(piece, 'ongoing') && was.inPlay[x]!;
    const acts = (event: Event) => ongoing && basesIn(event, was, state).some((base) => was.at[x]!.includes(base));
    together ||= told;
    met ||= told || events.some(acts);
    const offered = was.asks[x]! && was.options.some((option) => names(state, option, other));
    const befell = events.some((event) => (told || acts(event)) && befalls(event, other, was, state));
    if (offered || befell) return 'touched';
  }
  return met ? 'met' : together ? 'together' : 'apart';
}
