/** What every browser engine is driven by. Coordinates and sizes are in CSS pixels. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. The value must survive JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses a character or a named key, such as "Escape", and releases it. */
  press(key: string): Promise<void>;
  /** Clicks, then moves the pointer to the corner so that nothing opens under it. */
  click(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Where the pointer waits after a click. */
export const CORNER = { x: 5, y: 5 } as const;
