/** What a player is told of who has no page open at the table; `test` is what one sends oneself. */
export const NOTICE_KINDS = ['your-turn', 'began', 'over', 'consent', 'test'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Why somebody could not be told: the address may not be called, cannot be, is too slow, or does not want it. */
export const TROUBLE_CODES = ['forbidden', 'unreachable', 'late', 'refused'] as const;

export interface Trouble {
  readonly code: (typeof TROUBLE_CODES)[number];
  /** What the other end answered, where it did. */
  readonly status?: number;
}

/** An address that a player gave to be told at. */
export interface Hook {
  readonly address: string;
  /** False once it has failed too often: then it is not called until it is given or tried again. */
  readonly on: boolean;
  /** Why it did not work the last time, and when, in milliseconds since 1970. */
  readonly trouble: (Trouble & { readonly at: number }) | null;
}

/** How a player is told. */
export interface NoticesNow {
  /** The key by which a browser subscribes to this server; null where the server tells nobody. */
  readonly key: string | null;
  /** How many devices of the player are told by Web Push. */
  readonly devices: number;
  readonly hook: Hook | null;
}
