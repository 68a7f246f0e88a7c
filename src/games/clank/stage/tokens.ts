import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import {
  CLASSIC_TOKENS,
  COMMAND_CODE,
  CROWNS,
  MARKET_ITEMS,
  MASTERY,
  type MarketItem,
  TOKENS,
  tokenNo,
} from '../catalogue.ts';
import type { RoomNo, Spot } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';
import { shipTokens } from '../space/setup.ts';
import { isAboard } from './aboard.ts';
import { tokenAbsence } from './boxes.ts';
import { boardIn, readNames, readRoom, readToken, roomName } from './names.ts';
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

/** How many of each token there are at a bare table: beside the catacombs they lie ready, those of a board do not yet. */
function tokensOf(state: State): number[] {
  const { layout, pools, artifactStack, spots, market, players } = state;
  const classic = layout === null && !isAboard(state);
  const counts = TOKENS.map(({ kind, count }, no) => (classic && no < CLASSIC_TOKENS && kind !== 'market' ? count : 0));
  if (isAboard(state)) for (const no of shipTokens(state)) counts[no]!++;
  for (const no of [...pools.flat(), ...artifactStack, ...spots]) if (no >= 0) counts[no]!++;
  counts[MASTERY] = players.length;
  for (const [item, name] of MARKET_ITEMS.entries()) {
    if (name === 'crown') for (const crown of CROWNS.slice(0, market[item])) counts[crown] = 1;
    else counts[tokenNo(name)] = market[item]!;
  }
  return counts;
}

const POD = 20;
/** A place for a pod that waits on the rage track. */
const comesLater = ({ kind, value }: Spot): boolean => kind === 'escape-pod' && value > 0;

/** Tokens: those held first, then those said to lie somewhere, then the rest wherever it fits. */
export class TokenStage {
  readonly supply: Supply;
  private readonly state: State;
  /** The crowns of this table, from the most valuable down, and where each that left the market was said to be. */
  private readonly crowns: readonly TokenNo[];
  private readonly crownsAt = new Map<TokenNo, string>();

  constructor(state: State) {
    this.state = state;
    this.crowns = CROWNS.slice(0, state.market[MARKET_ITEMS.indexOf('crown')]);
    this.supply = new Supply(
      tokensOf(state),
      (no) => TOKENS[no]!.id,
      (no) => tokenAbsence(state, no),
    );
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
    for (const [item, name] of MARKET_ITEMS.entries()) {
      const left = name === 'crown' ? this.crownsLeft().length : this.supply.count(tokenNo(name));
      state.market[item] = fields.count(name, left) ?? left;
      if (name === 'crown') this.sellCrowns(state.market[item]!);
      else this.putAway(name, left - state.market[item]!);
    }
    fields.finish(MARKET_ITEMS);
    this.supply.rest((no) => TOKENS[no]!.kind === 'market' || no === MASTERY || no === COMMAND_CODE);
  }

  private crownsLeft(): readonly TokenNo[] {
    return this.crowns.filter((no) => this.supply.count(no) > 0);
  }

  private sellCrowns(left: number): void {
    const sold = this.crowns.slice(0, this.crowns.length - left);
    for (const [no, where] of this.crownsAt) {
      if (sold.includes(no)) continue;
      const there = `with ${left} of ${this.crowns.length} crowns at the market ${TOKENS[no]!.id} is still there`;
      throw new InputError(where, `${there}: they are sold from the most valuable down`);
    }
    this.state.tokenBox.push(...sold.filter((no) => this.supply.count(no) > 0));
  }

  private putAway(item: MarketItem, count: number): void {
    for (let i = 0; i < count; i++) this.state.tokenBox.push(tokenNo(item));
  }

  /** Tokens that are said to lie in rooms; the rooms told of are handed back. */
  told(fields: Fields, read: (name: string, where: string) => RoomNo): ReadonlySet<RoomNo> {
    const { state } = this;
    const board = boardIn(state);
    state.spots = board.spots.map(() => -1);
    const told = new Set<RoomNo>();
    for (const name of fields.names()) {
      const room = read(name, fields.at(name));
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
    return told;
  }

  /** Fills the rooms of a board that were not told of. */
  board(fields: Fields): void {
    const { state } = this;
    const told = this.told(fields, (name, where) => readRoom(name, boardIn(state), where));
    for (const [spot, { room }] of boardIn(state).spots.entries()) if (!told.has(room)) this.fill(spot);
    state.unplaced.push(...this.supply.rest((no) => TOKENS[no]!.kind === 'major-secret'));
    state.tokenBox.push(...this.supply.rest(() => true));
  }

  /** The first token left that belongs there. */
  fill(spot: number): void {
    if (comesLater(boardIn(this.state).spots[spot]!)) return;
    const token = TOKENS.findIndex((_, no) => this.supply.count(no) > 0 && this.fits(no, spot));
    if (token < 0) return;
    this.supply.take(token, 'rooms');
    this.state.spots[spot] = token;
  }

  private fits(token: TokenNo, spot: number): boolean {
    const { kind, value } = boardIn(this.state).spots[spot]!;
    if (kind === 'escape-pod' && value === 0 && TOKENS[token]!.points < POD) return false;
    return TOKENS[token]!.kind === kind && (value === 0 || TOKENS[token]!.points === value);
  }
}
