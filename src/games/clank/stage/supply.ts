import { InputError } from '../../../engine/game.ts';

/** Pieces not yet given a place: taking more than there are is refused with the place where it was asked. */
export class Supply {
  private readonly all: readonly number[];
  private readonly left: number[];
  private readonly nameOf: (no: number) => string;
  private readonly absence: (no: number) => string;

  /** `absence` says why a piece is not in the game at all. */
  constructor(counts: readonly number[], nameOf: (no: number) => string, absence = nameOf) {
    this.all = counts;
    this.left = counts.slice();
    this.nameOf = nameOf;
    this.absence = absence;
  }

  /** Refuses a piece that is not in the game. */
  check(no: number, where: string): void {
    if (this.all[no] === 0) throw new InputError(where, this.absence(no));
  }

  take(no: number, where: string): void {
    this.check(no, where);
    if (this.left[no] === 0) throw new InputError(where, `there are not that many of ${this.nameOf(no)} in the game`);
    this.left[no]!--;
  }

  takeAll(numbers: readonly number[], where: string): void {
    for (const [i, no] of numbers.entries()) this.take(no, `${where}[${i}]`);
  }

  count(no: number): number {
    return this.left[no]!;
  }

  /** Everything left of those that pass, lowest number first; it is taken. */
  rest(wanted: (no: number) => boolean): number[] {
    return this.left.flatMap((count, no) => {
      if (!wanted(no)) return [];
      this.left[no] = 0;
      return Array.from({ length: count }, () => no);
    });
  }
}
