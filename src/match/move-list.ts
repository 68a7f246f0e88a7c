import { SharedList } from '../engine/shared-list.ts';
import type { Move } from './moves.ts';

/** So many answers back, those who are there have long been told. */
const LATE = 16;

const packed = (move: Move): Move =>
  typeof move.events === 'string' ? move : { ...move, events: JSON.stringify(move.events) };

/**
 * The answers of a match, by their step. A copy costs the same however many there are, and nothing that happens to it is
 * seen here.
 */
export class MoveList {
  /** So many of the first answers are not remembered. */
  readonly untold: number;
  /** Those that are no longer late: their events are packed. */
  private early: SharedList<Move>;
  private late: readonly Move[];

  constructor(moves: readonly Move[], untold = 0) {
    this.untold = untold;
    const from = Math.max(0, moves.length - LATE);
    this.early = new SharedList(moves.slice(0, from));
    this.late = moves.slice(from);
  }

  copy(): MoveList {
    const copy = new MoveList([], this.untold);
    copy.late = this.late;
    copy.early = this.early.copy();
    return copy;
  }

  get length(): number {
    return this.settled + this.late.length;
  }

  /** How many are no longer late. */
  get settled(): number {
    return this.untold + this.early.length;
  }

  at(index: number): Move | undefined {
    const { early, late, untold, settled } = this;
    return index < settled ? early.at(index - untold) : late[index - settled];
  }

  slice(from = 0, to = this.length): Move[] {
    const { early, late, untold, settled } = this;
    const rest = late.slice(Math.max(0, from - settled), Math.max(0, to - settled));
    if (from >= settled) return rest;
    return [...early.slice(Math.max(0, from - untold), Math.max(0, to - untold)), ...rest];
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
