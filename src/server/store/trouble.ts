/**
 * Why a store cannot be opened, copied or put back: it is of a later or of too old a program, is none of ours, is
 * damaged, may not be written to or not be opened at all, has no room, is locked by another program, is not there,
 * would be written over, has no folder to go to, is held by a server that runs, or lies on a disk that fails.
 */
export type TroubleCode =
  | 'newer'
  | 'older'
  | 'foreign'
  | 'damaged'
  | 'read-only'
  | 'denied'
  | 'full'
  | 'locked'
  | 'missing'
  | 'taken'
  | 'nowhere'
  | 'held'
  | 'disk-error';

export class StoreTrouble extends Error {
  readonly code: TroubleCode;
  /** The file or folder, where it is about one. */
  readonly path: string;

  constructor(code: TroubleCode, path = '', options?: ErrorOptions) {
    super(`store: ${code} ${path}`.trim(), options);
    this.code = code;
    this.path = path;
  }
}
