import type { Seat } from '../../../engine/game.ts';
import { breakpointOf, powerOf, powersAt } from '../core/power.ts';
import { type Copy, ownerOf, type Player, type Site, type State } from '../core/state.ts';
import { cardIn } from '../core/table.ts';
import { LASTING, showLasting, showNamed } from './lasting.ts';
import { baseName, cardName, colourOf, coloursOf, factionName, namesOf, ownerColour } from './names.ts';
import { attachedTo } from './refs.ts';
import { EXTRA, showTurn } from './turn.ts';

const showPlayer = (state: State, player: Player): unknown => ({
  factions: player.factions.map(factionName),
  hand: namesOf(state, player.hand),
  deck: namesOf(state, player.deck.toReversed()),
  discard: namesOf(state, player.discard),
  points: player.points,
  standing: player.standing,
  noActions: player.noActions,
});

/** A name where the action belongs to whom it lies with, an object where it does not; on a minion with its owner. */
function showAction(state: State, copy: Copy, owner: Seat, onMinion: boolean): unknown {
  const card = cardName(state.cards[copy]!);
  const controller = state.controller[copy]!;
  if (ownerOf(copy) === owner && controller === owner) return card;
  const shown = { card, controller: colourOf(controller) };
  return onMinion ? { ...shown, owner: ownerColour(copy) } : shown;
}

/** A name where the minion is as printed, an object with everything else. */
function showMinion(state: State, copy: Copy): unknown {
  const card = cardName(state.cards[copy]!);
  const controller = state.controller[copy]!;
  const counters = state.counters[copy]!;
  const power = powerOf(state, copy);
  const on = attachedTo(state, copy).map((action) => showAction(state, action, ownerOf(copy), true));
  const plain =
    controller === ownerOf(copy) && counters === 0 && on.length === 0 && power === cardIn(state, copy).power;
  return plain ? card : { card, power, controller: colourOf(controller), counters, on };
}

function byOwner(state: State, copies: readonly Copy[], show: (copy: Copy) => unknown): Record<string, unknown> {
  const groups = state.players.map((_, seat) => copies.filter((copy) => ownerOf(copy) === seat).map(show));
  return Object.fromEntries(groups.map((group, seat) => [colourOf(seat), group]));
}

function showSite(state: State, { base, minions, actions }: Site): unknown {
  return {
    base: baseName(base),
    breakpoint: breakpointOf(state, base),
    power: Object.fromEntries(powersAt(state, base).map((power, seat) => [colourOf(seat), power])),
    minions: byOwner(state, minions, (copy) => showMinion(state, copy)),
    actions: byOwner(state, actions, (copy) => showAction(state, copy, ownerOf(copy), false)),
  };
}

/** The state in the words that a scenario is written in. */
export function show(state: State): unknown {
  return {
    active: colourOf(state.active),
    phase: state.phase,
    players: state.players.map((player) => showPlayer(state, player)),
    bases: state.sites.map((site) => showSite(state, site)),
    baseDeck: state.baseDeck.toReversed().map(baseName),
    baseDiscard: state.baseDiscard.map(baseName),
    baseCount: state.baseCount,
    turn: showTurn(state, state.turn),
    lasting: state.lasting.map((each) => showLasting(state, each)),
    named: state.named.map((each) => showNamed(state, each)),
    scoring: state.scoring === null ? null : baseName(state.scoring.base),
    pending: state.pending.length,
    aside: namesOf(state, state.aside),
    over: state.over,
  };
}

/** Objects that are not always shown, or shown as a name while there is nothing to add to it. */
export function fieldsAt(_state: State, path: string): readonly string[] {
  if (path === 'turn.extras[]') return EXTRA;
  if (path === 'turn.moved[]') return ['minion', 'from'];
  if (path === 'turn.raised[]') return ['minion', 'by'];
  if (path === 'lasting[]') return LASTING;
  if (path === 'named[]') return ['by', 'name'];
  if (/^bases\[\]\.minions\.[a-z]+\[\]$/.test(path)) return ['card', 'power', 'controller', 'counters', 'on'];
  if (/^bases\[\]\.actions\.[a-z]+\[\]$/.test(path)) return ['card', 'controller'];
  return path.endsWith('.on[]') ? ['card', 'controller', 'owner'] : [];
}

export const showSeat = (seat: Seat): string => coloursOf(seat + 1)[seat]!;
