/** Texts that took long to make, up to so many characters in all; those that were asked for longest ago go first. */
export class TextCache {
  private readonly most: number;
  private readonly texts = new Map<string, string>();
  private readonly making = new Map<string, Promise<string>>();
  private held = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Characters held. */
  get size(): number {
    return this.held;
  }

  /** The text of that key; `make` is called where it is not there, once for all who ask meanwhile. */
  async get(key: string, make: () => Promise<string>): Promise<string> {
    const text = this.texts.get(key);
    if (text !== undefined) {
      this.texts.delete(key);
      this.texts.set(key, text);
      return text;
    }
    const making = this.making.get(key) ?? this.make(key, make);
    this.making.set(key, making);
    return making;
  }

  private async make(key: string, make: () => Promise<string>): Promise<string> {
    try {
      const text = await make();
      this.hold(key, text);
      return text;
    } finally {
      this.making.delete(key);
    }
  }

  private hold(key: string, text: string): void {
    if (text.length > this.most) return;
    this.texts.set(key, text);
    this.held += text.length;
    for (const [oldest, old] of this.texts) {
      if (this.held <= this.most) return;
      this.texts.delete(oldest);
      this.held -= old.length;
    }
  }
}
