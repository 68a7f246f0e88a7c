/**
 * The faces of the double-sided pieces, each with its piece. Numbers of boards stand in records: new ones are added at
 * the end.
 */
const FACES = [
  ['hydroponics', 'A'],
  ['engineering', 'A'],
  ['doomsday-cannon', 'B'],
  ['arena', 'B'],
  ['med-lab', 'C'],
  ['promenade', 'C'],
  ['rift-observatory', 'D'],
  ['planetary-cell-block', 'D'],
  ['terror-forming-lab', 'E'],
  ['invasion-hangar', 'E'],
] as const;

export type FaceId = (typeof FACES)[number][0];
export const FACE_IDS: readonly FaceId[] = FACES.map(([id]) => id);

/** The double-sided piece that a face belongs to. */
export const plateOf = (face: string): string => FACES.find(([id]) => id === face)![1];
