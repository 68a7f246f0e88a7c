import '../styles/fields.css';
import '../styles/rules.css';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { RULES_PAGE } from '../../text/client/rules.ts';
import { route } from '../route.ts';
import { sayIn } from '../say.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { BOOKS, type Book, PARTS, searched } from './book.ts';
import { BookView } from './view.tsx';

/** The book open where the address says; a rule that is asked for by name is not hidden by an earlier search. */
function OpenBook({ book }: { readonly book: Book }) {
  const at = useStore(route);
  const open = at.page === 'rules' ? at.rule : null;
  useEffect(() => {
    if (open !== null && !PARTS.some((part) => part === open)) searched.set('');
  }, [open]);
  return <BookView book={book} open={open} />;
}

/** The rules of a game as a page. */
export async function rulesPage(game: string): Promise<{ readonly View: ComponentType }> {
  const book = await BOOKS[game]?.();
  if (book === undefined) throw new Error(sayIn(settings.get().language)(RULES_PAGE.unknownGame, { game }));
  return { View: () => <OpenBook book={book} /> };
}
