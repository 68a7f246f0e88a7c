import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { BACKPACK, CROWNS, MARKET_ITEMS, MASTER_KEY, MASTERY, TOKENS } from '../catalogue.ts';
import { CUBES, DRAGON_CUBES } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';
import { BLACK, boardIn, coloursOf, readNames, readRoom, readToken, roomName } from './names.ts';
import { Supply } from './supply.ts';

/** A token that stays with the player who has it. */
function readHeld(name: unknown, where: string): TokenNo {
  const no = readToken(name, where);
  if (TOKENS[no]!.kept) return no;
  throw new InputError(where, `${TOKENS[no]!.id} is never kept: it goes to the box as soon as it is taken`);
}

function readBoxed(name: unknown, where: string): TokenNo {
  const no = readToken(name, where);
  if (no !== MASTERY) return no;
  throw new InputError(where, 'a mastery token stays with the one who left');
}

function readUnplaced(name: unknown, where: string): TokenNo {
  const no = readToken(name, where);
  if (TOKENS[no]!.kind === 'major-secret') return no;
  throw new InputError(where, `${TOKENS[no]!.id} is no major secret: only those are left over at the start`);
}

/** Tokens: those held first, then those said to lie somewhere, then the rest wherever it fits. */
export class TokenStage {
  private readonly supply = new Supply(
    TOKENS.map(({ count }) => count),
    (no) => TOKENS[no]!.id,
  );
  private readonly state: State;
  /** Where each crown that left the market was said to be. */
  private readonly crownsAt = new Map<TokenNo, string>();

  constructor(state: State) {
    this.state = state;
  }

  held(fields: Fields): TokenNo[] {
    const tokens = readNames(fields, 'tokens', readHeld) ?? [];
    this.take(tokens, fields.at('tokens'));
    return tokens;
  }

  private take(tokens: readonly TokenNo[], where: string): void {
    this.supply.takeAll(tokens, where);
    for (const no of tokens) if (CROWNS.includes(no)) this.crownsAt.set(no, where);
  }

  box(fields: Fields): void {
    this.state.tokenBox = readNames(fields, 'tokenBox', readBoxed) ?? [];
    this.take(this.state.tokenBox, fields.at('tokenBox'));
    this.state.unplaced = readNames(fields, 'unplaced', readUnplaced) ?? [];
    this.supply.takeAll(this.state.unplaced, fields.at('unplaced'));
  }

  market(fields: Fields): void {
    const { state } = this;
    const left = [
      this.supply.count(MASTER_KEY),
      this.supply.count(BACKPACK),
      CROWNS.filter((no) => this.supply.count(no) > 0).length,
    ];
    for (const [item, name] of MARKET_ITEMS.entries())
      state.market[item] = fields.count(name, left[item]!) ?? left[item]!;
    fields.finish(MARKET_ITEMS);
    const sold = CROWNS.slice(0, CROWNS.length - state.market[2]!);
    for (const [no, where] of this.crownsAt) {
      if (sold.includes(no)) continue;
      const there = `with ${state.market[2]} of ${CROWNS.length} crowns at the market ${TOKENS[no]!.id} is still there`;
      throw new InputError(where, `${there}: they are sold from the most valuable down`);
    }
    state.tokenBox.push(...sold.filter((no) => this.supply.count(no) > 0));
    for (const [item, no] of [MASTER_KEY, BACKPACK].entries()) {
      for (let i = state.market[item]!; i < this.supply.count(no); i++) state.tokenBox.push(no);
    }
    this.supply.rest((no) => TOKENS[no]!.kind === 'market' || no === MASTERY);
  }

  rooms(fields: Fields): void {
    const { state } = this;
    const board = boardIn(state);
    state.spots = board.spots.map(() => -1);
    const told = new Set<number>();
    for (const name of fields.names()) {
      const room = readRoom(name, board, fields.at(name));
      told.add(room);
      const free = [...board.rooms[room]!.spots];
      const tokens = readNames(fields, name, readToken) ?? [];
      this.supply.takeAll(tokens, fields.at(name));
      for (const [i, token] of tokens.entries()) {
        const at = free.findIndex((spot) => this.fits(token, spot));
        if (at < 0)
          throw new InputError(`${fields.at(name)}[${i}]`, `room ${name} has no place for ${TOKENS[token]!.id}`);
        state.spots[free.splice(at, 1)[0]!] = token;
      }
    }
    fields.finish(board.rooms.map(roomName));
    for (const [spot, { room }] of board.spots.entries()) {
      if (told.has(room)) continue;
      const token = TOKENS.findIndex((_, no) => this.supply.count(no) > 0 && this.fits(no, spot));
      if (token < 0) continue;
      this.supply.take(token, 'rooms');
      state.spots[spot] = token;
    }
    state.unplaced.push(...this.supply.rest((no) => TOKENS[no]!.kind === 'major-secret'));
    state.tokenBox.push(...this.supply.rest(() => true));
  }

  private fits(token: TokenNo, spot: number): boolean {
    const { kind, value } = boardIn(this.state).spots[spot]!;
    return TOKENS[token]!.kind === kind && (kind !== 'artifact' || TOKENS[token]!.points === value);
  }
}

function readCubes(fields: Fields, colours: readonly string[]): (number | undefined)[] {
  const counts = colours.map((colour) => fields.count(colour, colour === BLACK ? DRAGON_CUBES : CUBES));
  fields.finish(colours);
  return counts;
}

/** Cubes: clank area, bag, health tracks and those set aside as said; what is left is each player's supply. */
export function stageCubes(state: State, fields: Fields, supplies: readonly (number | undefined)[]): void {
  const colours = coloursOf(state.players.length);
  const clank = readCubes(fields.object('clank'), colours);
  const bag = readCubes(fields.object('bag'), [...colours, BLACK]);
  const aside = readCubes(fields.object('aside'), [...colours, BLACK]);
  for (const [seat, player] of state.players.entries()) {
    state.clankArea[seat] = clank[seat] ?? 0;
    state.bag[seat] = bag[seat] ?? 0;
    state.aside[seat] = aside[seat] ?? 0;
    const placed = state.clankArea[seat]! + state.bag[seat]! + state.aside[seat]! + player.damage;
    const total = placed + (supplies[seat] ?? 0);
    if (total > CUBES) {
      throw new InputError(
        fields.at(`players[${seat}].cubes`),
        `${colours[seat]} would have ${total} cubes, but there are ${CUBES}`,
      );
    }
    player.cubes = supplies[seat] ?? CUBES - placed;
    state.aside[seat]! += CUBES - placed - player.cubes;
  }
  const black = state.players.length;
  const set = aside[black] ?? 0;
  state.bag[black] = bag[black] ?? DRAGON_CUBES - set;
  if (state.bag[black]! + set > DRAGON_CUBES) {
    throw new InputError(
      fields.at('bag.black'),
      `there would be ${state.bag[black]! + set} black cubes, but there are ${DRAGON_CUBES}`,
    );
  }
  state.aside[black] = DRAGON_CUBES - state.bag[black]!;
}
