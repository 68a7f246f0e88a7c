/**
 * Why a store cannot be opened, copied or put back: it is of a later program, is none of ours, is damaged, is not
 * there, would be written over, has no folder to go to, or is held by a server that runs.
 */
export type TroubleCode = 'newer' | 'foreign' | 'damaged' | 'missing' | 'taken' | 'nowhere' | 'held';

export class StoreTrouble extends Error {
  readonly code: TroubleCode;
  /** The file or folder, where it is about one. */
  readonly path: string;

  constructor(code: TroubleCode, path = '') {
    super(`store: ${code} ${path}`.trim());
    this.code = code;
    this.path = path;
  }
}
