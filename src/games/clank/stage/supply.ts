import { InputError } from '../../../engine/game.ts';

/** Pieces not yet given a place: taking more than there are is refused with the place where it was asked. */
export class Supply {
  private readonly left: number[];
  private readonly nameOf: (no: number) => string;

  constructor(counts: readonly number[], nameOf: (no: number) => string) {
    this.left = counts.slice();
    this.nameOf = nameOf;
  }

  take(no: number, where: string): void {
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
