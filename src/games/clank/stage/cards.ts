import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { CARDS, goblinOf, reserveOf } from '../catalogue.ts';
import type { CardNo } from '../core/card.ts';
import { editionOf } from '../core/editions.ts';
import { ROW } from '../core/numbers.ts';
import type { Player, State } from '../core/state.ts';
import { isAboard } from './aboard.ts';
import { cardAbsence } from './boxes.ts';
import { cardNames, readCard, readNames } from './names.ts';
import { Supply } from './supply.ts';

/** At the end of a deck's list: the cards that are nowhere else follow. */
export const REST = '...';

/** Cards that change nothing by lying in the row. */
const quiet = (no: CardNo): boolean => !CARDS[no]!.dragon && !CARDS[no]!.danger && CARDS[no]!.arrive.length === 0;

/** Monsters and devices are fought and used in the row: they come into no deck. */
const ownable = (no: CardNo): boolean => CARDS[no]!.kind !== 'monster' && CARDS[no]!.kind !== 'device';

/** A card that a player can have in hand, deck, play area or discard pile. */
function readOwnable(name: unknown, where: string): CardNo {
  const no = readCard(name, where);
  if (ownable(no)) return no;
  throw new InputError(where, `${CARDS[no]!.id} is a ${CARDS[no]!.kind} and never belongs to a player`);
}

function readCyberware(name: unknown, where: string): CardNo {
  const no = readOwnable(name, where);
  if (CARDS[no]!.installed !== null) return no;
  throw new InputError(where, `${CARDS[no]!.id} is no cyberware and cannot be installed`);
}

function readDungeonCard(name: unknown, where: string): CardNo {
  const no = readCard(name, where);
  if (CARDS[no]!.pile === 'dungeon') return no;
  throw new InputError(where, `${CARDS[no]!.id} is no card of the dungeon`);
}

interface DeckList {
  /** First to be drawn first. */
  readonly cards: readonly CardNo[];
  readonly restFollows: boolean;
}

function readDeck(fields: Fields, name: string, read: typeof readCard): DeckList {
  const list = fields.list(name) ?? [REST];
  const restFollows = list.at(-1) === REST;
  const named = restFollows ? list.slice(0, -1) : list;
  return { cards: named.map((item, i) => read(item, `${fields.at(name)}[${i}]`)), restFollows };
}

/** The cards of the whole game, from which every zone takes its own. */
export class CardStage {
  private readonly shared: Supply;
  private readonly state: State;
  /** How many there are of each reserve card, and how many of them are said to be left. */
  private readonly reserveAll: readonly number[];
  private readonly reserveLeft: (number | undefined)[] = [];

  constructor(state: State) {
    this.state = state;
    this.reserveAll = state.reserve.slice();
    const counts = CARDS.map(() => 0);
    for (const no of state.deck) counts[no]!++;
    for (const [pile, no] of reserveOf(state).entries()) counts[no] = state.reserve[pile]!;
    const goblin = goblinOf(state);
    counts[goblin] = CARDS[goblin]!.count;
    this.shared = new Supply(
      counts,
      (no) => CARDS[no]!.id,
      (no) => cardAbsence(state, no),
    );
    state.trashed = [];
  }

  private take(starters: Supply | null, cards: readonly CardNo[], where: string): void {
    for (const [i, no] of cards.entries()) {
      const starter = CARDS[no]!.pile === 'starter';
      if (starter && starters === null) throw new InputError(`${where}[${i}]`, `${CARDS[no]!.id} belongs to a player`);
      (starter ? starters! : this.shared).take(no, `${where}[${i}]`);
    }
  }

  /** A card that a player of this game can have. */
  readonly readOwnable = (name: unknown, where: string): CardNo => {
    const no = readOwnable(name, where);
    const starter = CARDS[no]!.pile === 'starter' && editionOf(this.state).starters.includes(CARDS[no]!.id);
    if (!starter) this.shared.check(no, where);
    return no;
  };

  player(player: Player, fields: Fields): void {
    const starters = new Supply(
      CARDS.map((card) => (editionOf(this.state).starters.includes(card.id) ? card.count : 0)),
      (no) => `${CARDS[no]!.id} of one player`,
      (no) => cardAbsence(this.state, no),
    );
    for (const zone of ['hand', 'play', 'discard'] as const) {
      player[zone] = readNames(fields, zone, readOwnable) ?? [];
      this.take(starters, player[zone], fields.at(zone));
    }
    player.installed = isAboard(this.state) ? (readNames(fields, 'installed', readCyberware) ?? []) : [];
    this.take(starters, player.installed, fields.at('installed'));
    const deck = readDeck(fields, 'deck', readOwnable);
    this.take(starters, deck.cards, fields.at('deck'));
    const rest = starters.rest(() => true);
    player.deck = [...(deck.restFollows ? rest.toReversed() : []), ...deck.cards.toReversed()];
    if (!deck.restFollows) this.state.trashed.push(...rest);
    player.known = fields.count('known', player.hand.length) ?? 0;
    player.onTop = fields.count('onTop', player.deck.length) ?? 0;
  }

  /** Piles told to be smaller leave the rest out of the game. */
  reserve(fields: Fields): void {
    const piles = reserveOf(this.state);
    for (const [pile, no] of piles.entries()) {
      this.reserveLeft[pile] = fields.count(CARDS[no]!.id, this.reserveAll[pile]!);
    }
    fields.finish(cardNames(piles));
  }

  /** Starting cards that are in no zone of their player are trashed, whether told or not. */
  trash(fields: Fields): void {
    const { state } = this;
    const told = readNames(fields, 'trashed', readOwnable) ?? [];
    const untold = state.trashed;
    for (const [i, no] of told.entries()) {
      const where = `${fields.at('trashed')}[${i}]`;
      const at = untold.indexOf(no);
      if (CARDS[no]!.pile !== 'starter') this.shared.take(no, where);
      else if (at >= 0) untold.splice(at, 1);
      else throw new InputError(where, `${CARDS[no]!.id} is still in a deck`);
    }
    state.trashed = [...told, ...untold];
  }

  /** After the players: row, dungeon deck and discard pile share what is left. */
  dungeon(fields: Fields): void {
    const { state } = this;
    const row = readNames(fields, 'row', (item, where) => (item === null ? -1 : readDungeonCard(item, where)));
    if (row !== undefined && row.length !== ROW) throw new InputError(fields.at('row'), `should have ${ROW} places`);
    for (const [i, no] of (row ?? []).entries()) {
      if (no >= 0) this.shared.take(no, `${fields.at('row')}[${i}]`);
    }
    state.dungeonDiscard = readNames(fields, 'dungeonDiscard', readDungeonCard) ?? [];
    this.take(null, state.dungeonDiscard, fields.at('dungeonDiscard'));
    const deck = readDeck(fields, 'dungeonDeck', readDungeonCard);
    this.take(null, deck.cards, fields.at('dungeonDeck'));
    state.row = row ?? this.quietRow();
    const rest = this.shared.rest((no) => CARDS[no]!.pile === 'dungeon');
    state.deck = [...(deck.restFollows ? rest.toReversed() : []), ...deck.cards.toReversed()];
    if (!deck.restFollows) state.dungeonDiscard.push(...rest);
    for (const [pile, no] of reserveOf(state).entries()) {
      const left = this.shared.count(no);
      const told = this.reserveLeft[pile] ?? left;
      if (told > left) {
        const all = this.reserveAll[pile]!;
        throw new InputError(
          fields.at(`reserve.${CARDS[no]!.id}`),
          `there can be ${left} at most: ${all - left} of ${all} are elsewhere`,
        );
      }
      state.reserve[pile] = told;
      for (let i = state.reserve[pile]!; i < left; i++) state.trashed.push(no);
    }
  }

  private quietRow(): CardNo[] {
    const row: CardNo[] = [];
    for (let no = 0; row.length < ROW; no++) {
      if (CARDS[no]!.pile !== 'dungeon' || !quiet(no) || this.shared.count(no) === 0) continue;
      this.shared.take(no, 'row');
      row.push(no);
    }
    return row;
  }
}
