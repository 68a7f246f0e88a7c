import { TURNS, type Turn } from '../../../../games/clank/catacombs/geometry.ts';
import { Store, useStore } from '../../../store.ts';
import type { ClankTable } from '../../clank/attempt.ts';
import type { End, Orientation, Placing } from './placing.ts';

/** How the tile in hand is turned for now, and which of its ends is chosen. */
interface Choice {
  readonly sign: string;
  readonly turn: Turn;
  readonly end: number;
}

const stores = new WeakMap<ClankTable, Store<Choice | null>>();

function storeOf(table: ClankTable): Store<Choice | null> {
  let store = stores.get(table);
  if (store === undefined) {
    store = new Store<Choice | null>(null);
    stores.set(table, store);
  }
  return store;
}

/** The first orientation that can be laid; as the tile came while that is not known. */
const firstTurn = ({ orientations }: Placing): Turn => orientations.find(({ ends }) => ends.length > 0)?.turn ?? 0;

export interface Chosen {
  readonly orientation: Orientation;
  /** Null where the tile cannot be laid so. */
  readonly end: End | null;
  readonly endNo: number;
  setTurn(turn: Turn): void;
  setEnd(end: number): void;
  /** By quarters, clockwise; orientations that cannot be laid are shown too. */
  turnBy(quarters: number): void;
  lay(): void;
}

/** The choice for the tile in hand; null while there is none. */
export function useChosen(table: ClankTable, placing: Placing | null): Chosen | null {
  const store = storeOf(table);
  const choice = useStore(store);
  if (placing === null) return null;
  const turn = choice?.sign === placing.sign ? choice.turn : firstTurn(placing);
  const orientation = placing.orientations[turn]!;
  const endNo = choice?.sign === placing.sign ? Math.min(choice.end, Math.max(0, orientation.ends.length - 1)) : 0;
  const end = orientation.ends[endNo] ?? null;
  const setTurn = (next: Turn) => store.set({ sign: placing.sign, turn: next, end: 0 });
  return {
    orientation,
    end,
    endNo,
    setTurn,
    setEnd: (next) => store.set({ sign: placing.sign, turn, end: next }),
    turnBy: (quarters) => {
      const now = store.get();
      const from = now?.sign === placing.sign ? now.turn : turn;
      setTurn(TURNS[(((from + quarters) % 4) + 4) % 4]!);
    },
    lay: () => {
      if (end !== null) table.choose(end.option);
      else if (placing.mine) void table.refuse({ take: 'place', turn });
    },
  };
}
