export type PieceFeature =
  | 'start'
  | 'security'
  | 'market'
  | 'hyperlift'
  | 'telepad'
  | 'heal'
  | 'crystal'
  | 'minor-secret'
  | 'major-secret'
  | 'escape-pod'
  | 'executive-pod'
  | `credits:${number}`
  | `artifact:${number}`
  | `port:${'clank' | 'credits' | 'heal' | 'skill' | 'swords'}:${number}`
  | 'port:crystal'
  | 'port:card';

/** A piece of a ship, or one face of a double-sided one, as it is written down. */
export interface Piece {
  readonly id: string;
  /** One who is knocked out here with an artifact is rescued. */
  readonly safe?: true;
  /** Behind the force field. */
  readonly guarded?: true;
  /** The double-sided piece that this is a face of. */
  readonly plate?: string;
  /** Where they lie from the upper left corner, in hundredths of the piece. */
  readonly rooms: readonly (readonly [id: string, x: number, y: number, ...holds: PieceFeature[]])[];
  readonly paths: readonly (readonly [
    from: string,
    to: string,
    boots: number,
    monsters: number,
    ...marks: ('lock' | 'one-way')[],
  ])[];
  /** Its rooms that open on other pieces, by the name of the connector. */
  readonly doors: Readonly<Record<string, string>>;
}

/** Where a piece lies in the drawing of the whole. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Turned half round. */
  readonly turned?: true;
}

type Door = readonly [piece: string, door: string];

/** What is there whatever modules are chosen: fixed pieces, and slots for three modules. */
export interface Hull {
  readonly id: string;
  readonly pieces: readonly (Piece & { readonly frame: Frame })[];
  /** The fixed piece on which the doors L, C and R of each slot's module open, by the number in front of them. */
  readonly slots: readonly { readonly on: string; readonly frame: Frame }[];
  readonly seams: readonly (readonly [a: Door, b: Door, boots: number, monsters: number, ...marks: 'lock'[]])[];
  readonly lift: readonly (readonly [from: string, to: string, ...marks: ('lock' | 'blockade')[]])[];
  /** The pieces that cards mean by these names. */
  readonly named: { readonly command: readonly string[]; readonly corridor: readonly string[] };
}
