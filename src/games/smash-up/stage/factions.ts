import { InputError, type Seat } from '../../../engine/game.ts';
import { CARDS, FACTIONS } from '../catalogue.ts';
import type { Box, CardNo, FactionNo } from '../core/card.ts';
import { cardName, colourOf, factionName, factionsInWords } from './names.ts';

/** A card that a scenario wants somewhere: whose of the 40, which one, and where it was said. */
export interface Wish {
  readonly seat: Seat;
  readonly card: CardNo;
  readonly where: string;
}

const EACH = 2;
const factionOf = (card: CardNo): FactionNo => CARDS.first[card]!.faction;

/** Nothing of it is played from hand out of turn, so that nobody is asked around a scoring. */
const isQuiet = (faction: FactionNo): boolean =>
  !CARDS.first.some(
    (card) => card.faction === faction && card.abilities.some((a) => a.on === 'special' && a.from === 'hand'),
  );

/** Adds to the factions said those that the named cards need; a third one is refused. */
export function factionsNeeded(said: readonly (readonly FactionNo[])[], wishes: readonly Wish[]): FactionNo[][] {
  const needed = said.map((factions) => factions.slice());
  for (const { seat, card, where } of wishes) {
    const own = needed[seat]!;
    const faction = factionOf(card);
    if (own.includes(faction)) continue;
    if (own.length === EACH) {
      const plays = `${colourOf(seat)} plays ${factionsInWords(own)}`;
      throw new InputError(where, `${cardName(card)} belongs to ${factionName(faction)}, but ${plays}`);
    }
    own.push(faction);
  }
  return needed;
}

/**
 * Two factions each out of those on offer: those needed, and for the rest quiet ones, of boxes that are in play anyway
 * and so that all these boxes are.
 */
export function fillFactions(
  needed: readonly (readonly FactionNo[])[],
  offer: readonly FactionNo[],
  boxes: ReadonlySet<Box>,
): FactionNo[][] {
  const left = offer.slice();
  for (const [seat, factions] of needed.entries()) {
    for (const faction of factions) {
      const at = left.indexOf(faction);
      if (at < 0) {
        const copies = offer.filter((each) => each === faction).length;
        const there = `there ${copies === 1 ? 'is 1 deck' : `are ${copies} decks`} of ${factionName(faction)}`;
        throw new InputError(`players[${seat}].factions`, `${there} on this table, and others play them`);
      }
      left.splice(at, 1);
    }
  }
  const rank = (faction: FactionNo) => (boxes.has(FACTIONS[faction]!.box) ? 0 : 2) + (isQuiet(faction) ? 0 : 1);
  left.sort((a, b) => rank(a) - rank(b) || a - b);
  const filled = fill(needed, left, boxes) ?? fill(needed, left, new Set());
  if (filled === null) throw new InputError('players', 'there are not enough factions left for two each');
  return filled;
}

function fill(
  own: readonly (readonly FactionNo[])[],
  left: readonly FactionNo[],
  boxes: ReadonlySet<Box>,
): FactionNo[][] | null {
  const seat = own.findIndex((factions) => factions.length < EACH);
  if (seat < 0) {
    const used = new Set(own.flat().map((faction) => FACTIONS[faction]!.box));
    return [...boxes].every((box) => used.has(box)) ? own.map((factions) => factions.slice()) : null;
  }
  for (const faction of new Set(left)) {
    if (own[seat]!.includes(faction)) continue;
    const rest = left.toSpliced(left.indexOf(faction), 1);
    const next = own.map((factions, i) => (i === seat ? [...factions, faction] : factions));
    const found = fill(next, rest, boxes);
    if (found !== null) return found;
  }
  return null;
}
