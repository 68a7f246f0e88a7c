import { InputError, type Seat } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { FACTIONS } from '../catalogue.ts';
import type { FactionNo } from '../core/card.ts';
import { type Player, STANDINGS, type State } from '../core/state.ts';
import type { Copies } from './copies.ts';
import type { Wish } from './factions.ts';
import { colourOf, factionName, readCard, readFaction, readList, readWord } from './names.ts';

/** At the end of a deck's list: the cards that are nowhere else follow. */
const REST = '...';
const PLAYER = ['factions', 'hand', 'deck', 'discard', 'points', 'standing', 'noActions'];
const NO_ACTIONS = ['no', 'next-turn', 'this-turn', 'both-turns'] as const;
const MOST_POINTS = 99;

/** What a scenario says of one player, before it is known which copies its cards are. */
export interface PlayerWish extends Pick<Player, 'points' | 'standing' | 'noActions'> {
  readonly seat: Seat;
  readonly where: string;
  readonly factions: readonly FactionNo[];
  readonly hand: readonly Wish[];
  /** First to be drawn first. */
  readonly deck: readonly Wish[];
  readonly restFollows: boolean;
  readonly discard: readonly Wish[] | null;
}

function readFactions(fields: Fields): FactionNo[] {
  const factions = readList(fields, 'factions', readFaction);
  if (factions.length > 2) throw new InputError(fields.at('factions'), 'should be two factions at most');
  if (factions.length === 2 && factions[0] === factions[1]) {
    throw new InputError(fields.at('factions'), `nobody plays ${factionName(factions[0]!)} twice`);
  }
  return factions;
}

/** Names up to a last "...", and whether it is there. */
export function readPile<Item>(
  list: readonly unknown[] | undefined,
  at: string,
  read: (item: unknown, where: string) => Item,
) {
  const items = list ?? [REST];
  const restFollows = items.at(-1) === REST;
  const named = restFollows ? items.slice(0, -1) : items;
  return { named: named.map((item, i) => read(item, `${at}[${i}]`)), restFollows };
}

export function readPlayer(raw: unknown, seat: Seat, at: string): PlayerWish {
  const fields = new Fields(raw ?? {}, at);
  const wish = (item: unknown, where: string): Wish => ({ seat, card: readCard(item, where), where });
  const deck = readPile(fields.list('deck'), fields.at('deck'), wish);
  const discard = fields.list('discard')?.map((item, i) => wish(item, `${fields.at('discard')}[${i}]`));
  const player: PlayerWish = {
    seat,
    where: at,
    factions: readFactions(fields),
    hand: readList(fields, 'hand', wish),
    deck: deck.named,
    restFollows: deck.restFollows,
    discard: discard ?? null,
    points: fields.count('points', MOST_POINTS) ?? 0,
    standing: readWord(fields, 'standing', STANDINGS),
    noActions: readWord(fields, 'noActions', NO_ACTIONS),
  };
  fields.finish(PLAYER);
  return player;
}

export const wishesOf = ({ hand, deck, discard }: PlayerWish): Wish[] => [...hand, ...deck, ...(discard ?? [])];

/** Deals one player's cards; those in play are taken already. */
export function dealPlayer(state: State, wish: PlayerWish, copies: Copies): void {
  const { seat } = wish;
  const player = state.players[seat]!;
  player.points = wish.points;
  player.standing = wish.standing;
  player.noActions = wish.noActions;
  player.hand = copies.takeAll(wish.hand);
  const deck = copies.takeAll(wish.deck);
  const discard = copies.takeAll(wish.discard ?? []);
  const rest = copies.rest(seat);
  if (!wish.restFollows && wish.discard !== null && rest.length > 0) {
    const advice = 'end the deck with "...", or leave out the discard pile';
    throw new InputError(`${wish.where}.deck`, `${rest.length} cards of ${colourOf(seat)} would be nowhere: ${advice}`);
  }
  player.deck = [...(wish.restFollows ? rest.toReversed() : []), ...deck.toReversed()];
  player.discard = wish.restFollows ? discard : [...rest, ...discard];
  for (const copy of player.hand) state.knownTo[copy] = 1 << seat;
  for (const copy of player.discard) state.knownTo[copy] = (1 << state.players.length) - 1;
}

/** The only card that keeps a player from playing actions. */
const SLEEP = 'mark-of-sleep';

/** Nobody misses actions but by Mark of Sleep: in the next turn, or in a turn that is under way. */
export function checkActions(state: State, wishes: readonly PlayerWish[]): void {
  const copies = wishes.flatMap(({ seat }) => state.players[seat]!.factions).filter((no) => holdsSleep(no)).length;
  const asleep = wishes.filter(({ noActions }) => noActions !== 'no');
  for (const [i, { seat, where, noActions }] of asleep.entries()) {
    const at = `${where}.noActions`;
    if (seat !== state.active && noActions !== 'next-turn') {
      throw new InputError(
        at,
        `should be no or next-turn, not ${noActions}: it is the turn of ${colourOf(state.active)}`,
      );
    }
    if (i < copies) continue;
    const reason = copies === 0 ? `nobody plays tricksters, who have ${SLEEP}` : `${copies} of ${SLEEP} is in the game`;
    throw new InputError(at, `should be no for ${colourOf(seat)}: ${reason}`);
  }
}

const holdsSleep = (faction: FactionNo): boolean => FACTIONS[faction]!.cards.some(({ id }) => id === SLEEP);
