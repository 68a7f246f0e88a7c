import { useEffect, useMemo } from 'preact/hooks';
import { FOUND, RULES_PAGE } from '../../text/client/rules.ts';
import { counted } from '../../text/plural.ts';
import { Bar } from '../app/bar.tsx';
import { usePageTitle } from '../app/title.ts';
import { gameOf } from '../home/games.ts';
import { PosterArt } from '../home/poster.tsx';
import { addressOf, route } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { Contents, type Heading, Search } from './aside.tsx';
import { type Book, PARTS, type Part, searched } from './book.ts';
import { Faces, facesOf, groupsOf, saysFace } from './faces.tsx';
import { useOpenAt, useSamePlace, useTableBefore } from './place.ts';
import { RuleList } from './rule-list.tsx';
import { says, wordsIn } from './search.ts';
import { Terms } from './terms.tsx';

/** What of each part says the words, with its headings. */
function useFound(book: Book, words: readonly string[]) {
  const language = useLanguage();
  const faces = useMemo(() => facesOf(book), [book]);
  return useMemo(() => {
    const sections = book.sections.flatMap((section) => {
      const named = words.length > 0 && says([section.title.en, section.title.fr], words);
      const rules = named ? section.rules : section.rules.filter(({ text }) => says([text.en, text.fr], words));
      return rules.length === 0 ? [] : [{ ...section, rules }];
    });
    const groups = book.glossary.groups.flatMap((group) => {
      const terms = group.terms.filter(({ name }) => says([name.en, name.fr], words));
      return terms.length === 0 ? [] : [{ ...group, terms }];
    });
    const shown = groupsOf(
      book,
      faces.filter((face) => saysFace(face, words)),
      language,
    );
    const headings: Readonly<Record<Part, Heading[]>> = {
      rules: sections.map(({ number, title, rules }) => ({ number, title: title[language], count: rules.length })),
      glossary: groups.map(({ title, terms }, i) => ({ number: i + 1, title: title[language], count: terms.length })),
      cards: shown.map(({ title, faces: list }, i) => ({ number: i + 1, title, count: list.length })),
    };
    return { sections, groups, shown, headings };
  }, [book, faces, words.join(' '), language]);
}

const total = (headings: readonly Heading[]): number => headings.reduce((sum, { count }) => sum + count, 0);

interface BookViewProps {
  readonly book: Book;
  /** The part or the rule that the address names. */
  readonly open: string | null;
}

/** The rules, the words and the cards of a game, set like a book. */
export function BookView({ book, open }: BookViewProps) {
  const say = useSay();
  const language = useLanguage();
  const query = useStore(searched).trim();
  const words = wordsIn(query);
  const part = PARTS.find((each) => each === open) ?? 'rules';
  const rule = part === open ? null : open;
  const found = useFound(book, words);
  const tableBefore = useTableBefore(book.game);
  const game = gameOf(book.game)!;
  usePageTitle(
    `${part === 'rules' ? book.wording.title(language) : `${say(RULES_PAGE[part])} · ${say(game.name)}`} · Tintamarre`,
  );
  useSamePlace(language);
  useOpenAt(open);
  useEffect(
    () => () => {
      if (route.get().page !== 'rules') searched.set('');
    },
    [],
  );
  const headings = found.headings[part];
  const count = counted(total(headings), FOUND[part], language);
  const isUnknown = rule !== null && book.sections.every(({ rules }) => rules.every(({ id }) => id !== rule));
  return (
    <div class="book" data-game={game.palette}>
      <Bar title={say(game.name)} subtitle={say(RULES_PAGE.subtitle)} />
      <div class="book__head">
        <PosterArt game={game} />
        <div class="book__title">
          <a class="book__back" href={tableBefore ?? '#/'}>
            ← {say(tableBefore === null ? RULES_PAGE.backHome : RULES_PAGE.backToTable)}
          </a>
          <h1>{book.wording.title(language)}</h1>
          <nav class="parts" aria-label={say(RULES_PAGE.parts)}>
            {PARTS.map((each) => (
              <a
                key={each}
                href={addressOf({ page: 'rules', game: book.game, rule: each === 'rules' ? null : each })}
                aria-current={each === part ? 'page' : undefined}
              >
                {say(RULES_PAGE[each])} <small>{total(found.headings[each])}</small>
              </a>
            ))}
          </nav>
        </div>
      </div>
      <div class="book__in">
        <aside class="book__aside">
          <Search>{words.length > 0 ? count : say(RULES_PAGE.searchHint)}</Search>
          <Contents headings={headings} />
        </aside>
        <main class="book__text">
          {isUnknown && <p class="notice">{say(RULES_PAGE.unknown, { rule })}</p>}
          {headings.length === 0 && <p class="book__none">{say(RULES_PAGE.nothing, { query })}</p>}
          {part === 'rules' && <RuleList sections={found.sections} game={book.game} words={words} here={rule} />}
          {part === 'glossary' && <Terms book={book} groups={found.groups} words={words} />}
          {part === 'cards' && <Faces groups={found.shown} words={words} />}
        </main>
      </div>
    </div>
  );
}
