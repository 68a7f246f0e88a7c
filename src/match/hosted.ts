import { InputError, type Random, type Seat, tableOptions } from '../engine/game.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Away, Charter, Entry, Motion, Place, Stamped } from '../protocol/hosted.ts';
import type { Sitter } from '../protocol/table.ts';
import { type AskCounts, countsAfter } from './ask-counts.ts';
import { Clocks } from './clocks.ts';
import { deciderAt, playerAt, sitterOf } from './deciders.ts';
import { seedOf } from './luck.ts';
import { markOf } from './mark.ts';
import { Match } from './match.ts';
import { agreedBy, isCarried, type Proposed } from './motions.ts';
import { placesAfter, placesOf } from './places.ts';
import { botQuestion, serverDue, serverEntry } from './server-entries.ts';
import type { BotQuestion } from './thinking.ts';

/**
 * A table that several people sit at over the net. Everything about it follows from its charter, the secret and the
 * entries: it is the same on every node that has read them.
 */
export class HostedTable {
  readonly charter: Charter;
  readonly kit: PlayKit;
  places: readonly Place[];
  host: string;
  readonly clocks: Clocks;
  /** Entries applied so far. */
  seq = 0;
  match: Match | null = null;
  /** The rules that the game was last said to be played by; null before it begins, and where nothing was said. */
  print: string | null = null;
  ended = false;
  chat: 'all' | 'text' | 'none' = 'none';
  spectatorsMayWrite = false;
  motion: Proposed | null = null;
  next: { readonly table: string; readonly name: string } | null = null;
  askCounts: AskCounts = {};
  private readonly salts: string[];
  private readonly secret: string;
  private readonly random: Random;

  constructor(charter: Charter, secret: string, kit: PlayKit, random: Random, like: HostedTable | null = null) {
    this.charter = charter;
    this.secret = secret;
    this.kit = kit;
    this.random = random;
    this.places = like?.places ?? placesOf(charter);
    this.host = like?.host ?? charter.host;
    this.salts = like?.salts.slice() ?? Array.from({ length: charter.seats }, () => '');
    this.clocks = like?.clocks.copy() ?? new Clocks(charter.clock, charter.seats);
  }

  /** Another table at the same point: what happens at one does not reach the other. */
  copy(): HostedTable {
    const { charter, secret, kit, random } = this;
    const copy = new HostedTable(charter, secret, kit, random, this);
    copy.seq = this.seq;
    copy.match = this.match?.copy() ?? null;
    copy.print = this.print;
    copy.ended = this.ended;
    copy.chat = this.chat;
    copy.spectatorsMayWrite = this.spectatorsMayWrite;
    copy.motion = this.motion;
    copy.next = this.next;
    copy.askCounts = this.askCounts;
    return copy;
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

  /** When the server next adds an entry by itself: for a bot after its pace, or when a clock runs out; null for never. */
  due(botPace: number): number | null {
    return serverDue(this, botPace, this.secret);
  }

  /** The entry that the server adds by itself at that moment, if any. */
  ownEntry(now: number, botPace: number): Entry | null {
    const due = this.due(botPace);
    return due === null || due > now ? null : serverEntry(this);
  }

  /** What a bot is to answer at that moment, for whoever lets it think elsewhere; null where no bot is to answer. */
  botQuestion(now: number, botPace: number): BotQuestion | null {
    const due = this.due(botPace);
    return due === null || due > now ? null : botQuestion(this);
  }

  apply(entry: Stamped): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`);
    this.seq = entry.seq;
    const counts = countsAfter(this.askCounts, entry, this);
    this.carryOut(entry);
    this.askCounts = counts;
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
      case 'freed':
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
      case 'carried':
        this.carry(entry.motion, entry.at);
        return;
      case 'declined':
        this.motion = null;
        return;
      case 'host-changed':
        this.host = entry.player;
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
      case 'spectators-may-write':
        this.spectatorsMayWrite = entry.may;
        return;
      case 'said':
      case 'wrote':
      case 'erased':
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
    if (isCarried(this.motion, this.present)) this.carry(motion, at);
  }

  private carry(motion: Motion, at: number): void {
    this.motion = null;
    if (motion.what === 'end') this.ended = true;
    else if (motion.what === 'undo') this.match = this.match!.backTo(motion.step);
    else this.setAway(motion.seat, 'voted', at);
  }
}
