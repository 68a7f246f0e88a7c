import { InputError, type Random, type Seat, tableOptions } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Away, Charter, Entry, Place, Stamped } from '../protocol/hosted.ts';
import type { Sitter } from '../protocol/table.ts';
import { Clocks, pauseAt } from './clocks.ts';
import { deciderAt, playerAt, sitterOf } from './deciders.ts';
import { seedOf } from './luck.ts';
import { markOf } from './mark.ts';
import { Match } from './match.ts';
import { agreedBy, isCarried, type Proposed } from './motions.ts';
import { placesAfter, placesOf } from './places.ts';

/** As many answers as no game takes: one that is not over by then is ended, for it might never be. */
const MOST_STEPS = 10_000;
const isEndless = (match: Match | null): boolean => match !== null && match.step >= MOST_STEPS;

/**
 * A table that several people sit at over the net. Everything about it follows from its charter, the secret and the
 * entries: it is the same on every node that has read them.
 */
export class HostedTable {
  readonly charter: Charter;
  readonly kit: PlayKit;
  places: readonly Place[];
  readonly clocks: Clocks;
  /** Entries applied so far. */
  seq = 0;
  match: Match | null = null;
  /** The rules that the game was last said to be played by; null before it begins, and where nothing was said. */
  print: string | null = null;
  ended = false;
  chat: 'all' | 'text' | 'none' = 'none';
  motion: Proposed | null = null;
  next: { readonly table: string; readonly name: string } | null = null;
  private readonly salts: string[];
  private readonly secret: string;
  private readonly random: Random;

  constructor(charter: Charter, secret: string, kit: PlayKit, random: Random) {
    this.charter = charter;
    this.secret = secret;
    this.kit = kit;
    this.random = random;
    this.places = placesOf(charter);
    this.salts = Array.from({ length: charter.seats }, () => '');
    this.clocks = new Clocks(charter.clock, charter.seats);
  }

  get asked(): Seat | null {
    return this.ended ? null : (this.match?.decision?.seat ?? null);
  }

  get over(): boolean {
    return this.ended || (this.match !== null && this.match.decision === null);
  }

  seatOf(player: string): Seat | null {
    const seat = this.places.findIndex((place) => place.kind === 'player' && place.player === player);
    return seat < 0 ? null : seat;
  }

  /** Seats whose person is there to be asked for consent. */
  get present(): Seat[] {
    return this.places.flatMap((place, seat) => (place.kind === 'player' && place.away === null ? [seat] : []));
  }

  /** Who answers for the seat: its person, its bot, or the bot that stands in. */
  playsFor(seat: Seat): Sitter {
    return playerAt(this.places[seat]!);
  }

  /** What the table answers on its own now: for a bot, or as a person said beforehand; null where it waits. */
  ownAnswer(): Extract<Entry, { kind: 'answered' }> | null {
    const { asked, match } = this;
    if (asked === null || match === null) return null;
    const sitter = this.playsFor(asked);
    const index = match.answerOf(sitter);
    const by = sitter.kind === 'bot' ? 'bot' : 'standing';
    return index === null ? null : { kind: 'answered', seat: asked, index, by };
  }

  /** When the table next acts on its own: for a bot after its pace, or when a clock runs out; null for never. */
  due(botPace: number): number | null {
    const { asked, clocks } = this;
    if (asked === null) return null;
    if (isEndless(this.match)) return clocks.askedSince;
    if (this.playsFor(asked).kind === 'bot') return clocks.askedSince + botPace;
    return this.match?.standing === null ? clocks.falls : clocks.askedSince + pauseAt(this.match!.step, this.secret);
  }

  /** What the table does on its own at that moment, if anything. */
  ownEntry(now: number, botPace: number): Entry | null {
    const due = this.due(botPace);
    if (due === null || due > now) return null;
    if (isEndless(this.match)) return { kind: 'ended' };
    return this.ownAnswer() ?? { kind: 'went-away', seat: this.asked!, why: 'clock' };
  }

  apply(entry: Stamped): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`);
    this.seq = entry.seq;
    this.carryOut(entry);
    this.clocks.ask(this.asked, entry.at);
  }

  /** Takes note of an entry that other rules took and that no longer holds. */
  pass({ seq, at }: Stamped): void {
    this.seq = seq;
    this.clocks.ask(this.asked, at);
  }

  private carryOut(entry: Stamped): void {
    switch (entry.kind) {
      case 'sat':
      case 'bot-sat':
      case 'rose':
      case 'handed-over':
        this.places = placesAfter(this.places, entry);
        if (entry.kind === 'handed-over') this.clocks.comeBack(entry.seat, entry.at);
        else this.salts[entry.seat] = entry.kind === 'sat' ? entry.salt : '';
        return;
      case 'began':
        this.begin();
        this.print = entry.print ?? null;
        return;
      case 'upgraded':
        if (entry.step !== this.match!.step) throw new InputError('upgraded', `not at step ${this.match!.step}`);
        this.print = entry.print;
        return;
      case 'answered':
        this.answer(entry);
        return;
      case 'undid':
        this.match!.undo(entry.seat);
        return;
      case 'redid':
        this.match!.redo(entry.seat, deciderAt(this.places[entry.seat]!, 'player'));
        return;
      case 'went-away':
      case 'came-back':
        this.setAway(entry.seat, entry.kind === 'came-back' ? null : entry.why, entry.at);
        return;
      case 'agreed':
        this.agree(entry);
        return;
      case 'declined':
        this.motion = null;
        return;
      case 'ended':
        this.ended = true;
        return;
      case 'rematch':
        this.next = { table: entry.table, name: entry.name };
        return;
      case 'chat-closed':
        this.chat = entry.what;
        return;
      case 'said':
      case 'wrote':
        return;
      default:
        entry satisfies never;
    }
  }

  private begin(): void {
    const { charter, kit, secret, salts } = this;
    const options = tableOptions(kit.game, charter.options);
    const start = { seats: charter.seats, options, seed: seedOf(secret, salts) };
    this.match = Match.begin(kit, this.places.map(sitterOf), start, this.random);
  }

  private answer(entry: Extract<Stamped, { kind: 'answered' }>): void {
    const { seat, index, by, mark } = entry;
    const option = this.match!.decision?.options[index];
    if (mark !== undefined && option !== undefined && markOf(option) !== mark) {
      throw new InputError('answered', 'this answer no longer means what it meant when it was given');
    }
    this.clocks.spend(entry.at, entry.lag ?? 0);
    this.match!.answer(seat, this.match!.step, index, deciderAt(this.places[seat]!, by));
    this.motion = null;
  }

  private setAway(seat: Seat, away: Away | null, at: number): void {
    const place = this.places[seat]!;
    if (place.kind === 'player') this.places = this.places.with(seat, { ...place, away });
    if (away === null) this.clocks.comeBack(seat, at);
    else if (seat === this.asked) this.clocks.spend(at, 0);
  }

  private agree({ seat, motion, at }: Extract<Stamped, { kind: 'agreed' }>): void {
    this.motion = agreedBy(this.motion, motion, seat);
    if (!isCarried(this.motion, this.present)) return;
    this.motion = null;
    if (motion.what === 'end') this.ended = true;
    else if (motion.what === 'undo') this.match = this.match!.backTo(motion.step);
    else this.setAway(motion.seat, 'voted', at);
  }
}
