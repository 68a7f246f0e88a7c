const KEPT = 64;

/**
 * What was worked out for the values looked at last, each known by itself and never changed in place. It holds a few
 * of them only: to the many that come and go unseen it costs nothing.
 */
export class Recent<Key extends object, Value> {
  private readonly keys: Key[] = [];
  private readonly values: Value[] = [];
  private last = KEPT - 1;

  get(key: Key): Value | undefined {
    const { keys, last } = this;
    for (let i = last; i >= 0; i--) if (keys[i] === key) return this.values[i];
    for (let i = keys.length - 1; i > last; i--) if (keys[i] === key) return this.values[i];
    return undefined;
  }

  set(key: Key, value: Value): Value {
    this.last = (this.last + 1) % KEPT;
    this.keys[this.last] = key;
    this.values[this.last] = value;
    return value;
  }
}
