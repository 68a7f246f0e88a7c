import { SharedList } from '../engine/shared-list.ts';
import type { Move } from './moves.ts';

/** So many answers back, those who are there have long been told. */
const LATE = 16;

const packed = (move: Move): Move =>
  typeof move.events === 'string' ? move : { ...move, events: JSON.stringify(move.events) };

/** The answers of a match. A copy costs the same however many there are, and nothing that happens to it is seen here. */
export class MoveList {
  /** Those that are no longer late: their events are packed. */
  private early: SharedList<Move>;
  private late: readonly Move[];

  constructor(moves: readonly Move[]) {
    const from = Math.max(0, moves.length - LATE);
    this.early = new SharedList(moves.slice(0, from));
    this.late = moves.slice(from);
  }

  copy(): MoveList {
    const copy = new MoveList(this.late);
    copy.early = this.early.copy();
    return copy;
  }

  get length(): number {
    return this.early.length + this.late.length;
  }

  /** How many are no longer late. */
  get settled(): number {
    return this.early.length;
  }

  at(index: number): Move | undefined {
    const { early, late } = this;
    return index < early.length ? early.at(index) : late[index - early.length];
  }

  slice(from = 0, to = this.length): Move[] {
    const { early, late } = this;
    const { length } = early;
    const rest = late.slice(Math.max(0, from - length), Math.max(0, to - length));
    return from < length ? [...early.slice(from, to), ...rest] : rest;
  }

  push(move: Move): void {
    this.late = [...this.late, move];
    if (this.late.length <= LATE) return;
    this.early.push(packed(this.late[0]!));
    this.late = this.late.slice(1);
  }

  /** Drops the last one. */
  pop(): void {
    if (this.late.length === 0) this.early.cut(this.early.length - 1);
    else this.late = this.late.slice(0, -1);
  }
}
