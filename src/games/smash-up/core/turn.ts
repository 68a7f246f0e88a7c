import type { Result, Seat } from '../../../engine/game.ts';
import type { Ability } from './ability.ts';
import { allow } from './allowances.ts';
import { endsAtStart, endsWithTurn } from './attribution.ts';
import { SAYS } from './card.ts';
import { type Copy, type Emit, freshTurn, NO_LIMITS, type Phase, type State } from './state.ts';
import { forEachSaying } from './table.ts';
import { announce } from './triggers.ts';
import { discardFromHand, drawCards } from './zones.ts';

const DRAW = 2;
export const HAND_LIMIT = 10;
const GOAL = 15;

/** What has run out at the start or at the end of the turn is gone. */
function expire(state: State, hasEnded: typeof endsWithTurn): void {
  if (state.lasting.length === 0) return;
  state.lasting = state.lasting.filter(({ until, seat }) => !hasEnded(state, until, seat));
}

export function performPhase(state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  const seat = state.active;
  const player = state.players[seat]!;
  emit?.({ type: 'phase-began', phase });
  switch (phase) {
    case 'start':
      expire(state, endsAtStart);
      if (player.standing === 'until-my-turn') player.standing = 'ask';
      player.noActions = player.noActions === 'next-turn' ? 'this-turn' : 'no';
      state.agenda.push({ frame: 'phase', phase: 'play' }, { frame: 'settle' });
      announce(state, { moment: 'start-of-turn', by: seat, base: -1, it: [] });
      return;
    case 'play':
      giveStandingExtras(state);
      return;
    case 'score':
      state.agenda.push({ frame: 'scoring', step: 'choose' });
      return;
    case 'draw':
      drawCards(state, seat, DRAW, emit);
      askToDiscard(state);
      return;
    case 'end':
      state.agenda.push({ frame: 'turn-over' }, { frame: 'settle' });
      announce(state, { moment: 'end-of-turn', by: seat, base: -1, it: [] });
      return;
    default:
      phase satisfies never;
  }
}

type StandingExtra = Extract<Ability, { extra: 'minion' | 'action' }>;

/** Extra plays that cards in play give on each of their controller's turns. */
function giveStandingExtras(state: State): void {
  forEachSaying(state, SAYS.extra, (copy, base, abilities) => {
    if (state.controller[copy] === state.active) for (const ability of abilities) giveExtra(state, ability, copy, base);
  });
}

function giveExtra(state: State, ability: Ability, copy: Copy, base: number): void {
  if (!isStandingExtra(ability)) return;
  const key = `extra ${copy} ${state.controller[copy]}`;
  if (state.turn.used.includes(key)) return;
  state.turn.used.push(key);
  allow(state.turn, { ...NO_LIMITS, play: ability.extra, at: ability.here ? base : -1 });
}

const isStandingExtra = (ability: Ability): ability is StandingExtra => 'extra' in ability;

/** The same, for a card that came into play in its controller's own play phase. */
export function giveExtrasOf(state: State, copy: Copy, base: number, abilities: readonly Ability[]): void {
  if (state.phase !== 'play' || state.controller[copy] !== state.active) return;
  for (const ability of abilities) giveExtra(state, ability, copy, base);
}

/** Down to the hand limit, one card at a time; then the turn ends. */
function askToDiscard(state: State): void {
  const { hand } = state.players[state.active]!;
  if (hand.length <= HAND_LIMIT) {
    state.agenda.push({ frame: 'phase', phase: 'end' });
    return;
  }
  state.waiting = { frame: 'phase', phase: 'draw' };
  state.asked = {
    seat: state.active,
    ask: 'hand-limit',
    options: hand.map((copy) => ({ take: 'pick-card', copy, card: state.cards[copy]! })),
  };
}

export function discardOne(state: State, copy: Copy, emit: Emit): void {
  discardFromHand(state, state.active, [copy], emit);
  askToDiscard(state);
}

/** After the end-of-turn abilities: what lasted for the turn runs out, then somebody may have won. */
export function finishTurn(state: State, emit: Emit): void {
  expire(state, endsWithTurn);
  const player = state.players[state.active]!;
  player.noActions = ['next-turn', 'both-turns'].includes(player.noActions) ? 'next-turn' : 'no';
  emit?.({ type: 'turn-ended', seat: state.active, turn: state.turnNo });
  if (leader(state) !== null) {
    state.over = true;
    emit?.({ type: 'game-ended', points: state.players.map(({ points }) => points) });
    return;
  }
  state.active = (state.active + 1) % state.players.length;
  beginTurn(state, emit);
}

export function beginTurn(state: State, emit: Emit): void {
  state.turn = freshTurn();
  state.turnNo++;
  emit?.({ type: 'turn-started', seat: state.active, turn: state.turnNo });
  state.agenda.push({ frame: 'phase', phase: 'start' });
}

/** The one player who leads with enough points. */
function leader(state: State): Seat | null {
  const points = state.players.map((player) => player.points);
  const most = Math.max(...points);
  const ahead = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return most >= GOAL && ahead.length === 1 ? ahead[0]! : null;
}

export function result(state: State): Result | null {
  const winner = state.over ? leader(state) : null;
  if (winner === null) return null;
  const scores = state.players.map(({ points }) => points);
  return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length), winners: [winner] };
}
