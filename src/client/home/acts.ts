import { useState } from 'preact/hooks';
import type { KeptTable } from '../../protocol/table.ts';
import { forgetTable, keepTable } from '../shelf.ts';
import { beginTable, sittersAtOnce } from './begin.ts';
import { openFile, saveTable } from './files.tsx';
import type { HomeGame } from './games.ts';

/** What did not work: a file that cannot be opened, or anything else. */
export interface Problem {
  readonly file: string | null;
  readonly error: unknown;
}

/** All that can be done on the home page, with what came of it. */
export interface Acts {
  readonly problem: Problem | null;
  /** The table forgotten last: it can still be brought back. */
  readonly forgotten: KeptTable | null;
  /** The game whose table is being set. */
  readonly beginning: string | null;
  readonly playAtOnce: (game: HomeGame) => void;
  readonly open: (file: File) => void;
  readonly save: (table: KeptTable) => void;
  readonly forget: (table: KeptTable) => void;
  readonly bringBack: () => void;
}

export function useActs(reload: () => Promise<void>): Acts {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [forgotten, setForgotten] = useState<KeptTable | null>(null);
  const [beginning, setBeginning] = useState<string | null>(null);
  const attempt = async (act: () => Promise<void>, file: string | null = null) => {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem({ file, error });
    }
  };
  return {
    problem,
    forgotten,
    beginning,
    playAtOnce: (game) => {
      setBeginning(game.id);
      void attempt(() => beginTable(game.id, {}, sittersAtOnce(game))).then(() => setBeginning(null));
    },
    open: (file) => void attempt(() => openFile(file), file.name),
    save: (table) => void attempt(() => saveTable(table)),
    forget: (table) =>
      void attempt(async () => {
        await forgetTable(table.id);
        setForgotten(table);
        await reload();
      }),
    bringBack: () =>
      void attempt(async () => {
        if (forgotten === null) return;
        await keepTable(forgotten);
        setForgotten(null);
        await reload();
      }),
  };
}
