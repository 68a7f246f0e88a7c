import type { Random, Seat } from '../../engine/game.ts';
import type { OtherWorld } from '../../engine/stage.ts';
import { putAnew } from './core/decide.ts';
import { STANDINGS, type State } from './core/state.ts';

/** Exchanges the values at these places of a list until they differ, or there is nothing to tell apart. */
function permute(list: number[], places: readonly number[], random: Random): boolean | null {
  const before = places.map((at) => list[at]!);
  if (new Set(before).size < 2) return null;
  for (let tries = 0; tries < 8; tries++) {
    for (let i = places.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const [a, b] = [places[i]!, places[j]!];
      [list[a], list[b]] = [list[b]!, list[a]!];
    }
    if (places.some((at, i) => list[at] !== before[i])) return true;
  }
  return false;
}

/** What a player has said beforehand; one who is asked has not said to pass whatever comes. */
function wishAnew(state: State, seat: Seat, random: Random): boolean {
  const player = state.players[seat]!;
  const before = player.standing;
  const possible = STANDINGS.filter((each) => state.asked?.seat !== seat || !each.startsWith('until-'));
  player.standing = possible[random.below(possible.length)]!;
  return player.standing !== before;
}

/** A world that differs from `state` in what `viewer` may not know and in the chance to come, and in nothing else. */
export function otherWorld(state: State, viewer: Seat | null, random: Random): OtherWorld<State> {
  const world: State = JSON.parse(JSON.stringify(state));
  const everybody = (1 << state.players.length) - 1;
  const permuted: Record<string, boolean> = {};
  const note = (name: string, done: boolean | null) => {
    if (done !== null) permuted[name] = done;
  };
  for (const [seat, player] of state.players.entries()) {
    const own = state.knownTo.flatMap((mask, copy) => {
      const unknown = viewer === null ? mask !== everybody : (mask & (1 << viewer)) === 0;
      return Math.floor(copy / 40) === seat && unknown ? [copy] : [];
    });
    if (seat !== viewer) note(`wish of seat ${seat}`, wishAnew(world, seat, random));
    if (player.factions.length === 2) note(`unseen cards of seat ${seat}`, permute(world.cards, own, random));
  }
  const bases = state.baseDeck.flatMap((base, at) => {
    const mask = state.baseKnownTo[base]!;
    return viewer === null || (mask & (1 << viewer)) === 0 ? [at] : [];
  });
  note('base deck', permute(world.baseDeck, bases, random));
  world.chance = { key: world.chance.key.map(() => random.below(1 << 21) - (1 << 20)), drawn: world.chance.drawn };
  if (world.asked !== null) putAnew(world);
  return { state: world, permuted };
}

/** The same world but for the order of the seat's own deck, as far as nobody knows it. */
export function privateWorld(state: State, seat: Seat, random: Random): State {
  const world: State = JSON.parse(JSON.stringify(state));
  const { deck } = world.players[seat]!;
  permute(
    world.cards,
    deck.filter((copy) => state.knownTo[copy] === 0),
    random,
  );
  return world;
}
