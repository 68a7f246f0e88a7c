/** Something that is to happen later, unless it is called off or something else takes its place. */
export class Alarm {
  private readonly after: (milliseconds: number, act: () => void) => () => void;
  private callOff: (() => void) | null = null;

  constructor(after: (milliseconds: number, act: () => void) => () => void) {
    this.after = after;
  }

  get isSet(): boolean {
    return this.callOff !== null;
  }

  set(milliseconds: number, act: () => void): void {
    this.off();
    this.callOff = this.after(milliseconds, () => {
      this.callOff = null;
      act();
    });
  }

  off(): void {
    this.callOff?.();
    this.callOff = null;
  }
}
