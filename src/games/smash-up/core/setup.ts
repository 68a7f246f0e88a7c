import { type Emit as EmitOf, InputError, type Options } from '../../../engine/game.ts';
import { chanceFrom, chanceOf, shuffle } from '../../../engine/random.ts';
import { BASES, FACTIONS } from '../catalogue.ts';
import type { FactionNo } from './card.ts';
import { run } from './decide.ts';
import type { Event } from './event.ts';
import { layTable, takeFaction } from './setup-steps.ts';
import { DECK, freshTurn, type Player, type State } from './state.ts';

const newPlayer = (): Player => ({
  factions: [],
  deck: [],
  hand: [],
  discard: [],
  points: 0,
  standing: 'ask',
  noActions: 'no',
});

export function emptyTable(seats: number, options: Options, seed: string): State {
  const copies = Array.from({ length: seats * DECK }, () => 0);
  return {
    revised: options['printing'] === 'revised',
    chance: chanceFrom(seed),
    revealed: 0,
    turnNo: 0,
    active: 0,
    phase: 'factions',
    players: Array.from({ length: seats }, newPlayer),
    turn: freshTurn(),
    cards: copies.slice(),
    controller: copies.map((_, copy) => Math.floor(copy / DECK)),
    counters: copies.slice(),
    host: copies.map(() => -1),
    knownTo: copies.slice(),
    sites: [],
    attached: [],
    named: [],
    baseDeck: [],
    baseKnownTo: BASES.first.map(() => 0),
    baseDiscard: [],
    baseCount: seats + 1,
    aside: [],
    lasting: [],
    offer: offerFor(seats, options),
    scoring: null,
    replacement: -1,
    costFailed: false,
    over: false,
    pending: [],
    agenda: [],
    waiting: null,
    asked: null,
  };
}

/** The factions on the table: one box or two, with or without the core set. */
function offerFor(seats: number, options: Options): FactionNo[] {
  const boxes = options['boxes'] === 'by-seats' ? (seats === 2 ? 1 : 2) : Number(options['boxes']);
  const offer = FACTIONS.flatMap(({ box }, faction) => {
    if (box === 'core') return options['core'] === 'on' ? [faction] : [];
    return Array.from({ length: boxes }, () => faction);
  });
  if (offer.length < 2 * seats) {
    throw new InputError(
      'options.boxes',
      `one box has four factions: not enough for ${seats} players without the core set`,
    );
  }
  return offer;
}

/** Two factions each at random, never twice the same for one player. */
function dealFactions(state: State, emit: EmitOf<Event> | undefined): void {
  for (;;) {
    const deal = state.offer.slice();
    shuffle(deal, chanceOf(state.chance));
    const hands = state.players.map((_, seat) => deal.slice(seat * 2, seat * 2 + 2));
    if (hands.some(([first, second]) => first === second)) continue;
    for (const [seat, hand] of hands.entries()) for (const faction of hand) takeFaction(state, seat, faction, emit);
    return;
  }
}

export function setup(seats: number, options: Options, seed: string, emit?: EmitOf<Event>): State {
  const state = emptyTable(seats, options, seed);
  const order = state.players.map((_, seat) => seat);
  if (options['draft'] === 'random') {
    dealFactions(state, emit);
    layTable(state, emit);
  } else if (options['draft'] === 'snake')
    state.agenda.push({ frame: 'draft', picks: [...order, ...order.toReversed()] });
  else state.agenda.push({ frame: 'draft', picks: order.flatMap((seat) => [seat, seat]) });
  run(state, emit);
  return state;
}
