import { useMemo } from 'preact/hooks';
import { mentions, type Term, type TermGroup } from '../../text/client/glossary.ts';
import { MENTIONING, RULES_PAGE } from '../../text/client/rules.ts';
import { LANGUAGES } from '../../text/language.ts';
import { counted } from '../../text/plural.ts';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import type { Book, Rule } from './book.ts';
import { Marked } from './marked.tsx';

interface TermsProps {
  readonly book: Book;
  readonly groups: readonly TermGroup[];
  readonly words: readonly string[];
}

function Mentions({ game, rules }: { readonly game: string; readonly rules: readonly Rule[] }) {
  const say = useSay();
  const language = useLanguage();
  if (rules.length === 0) return <p class="term__none">{say(RULES_PAGE.unmentioned)}</p>;
  return (
    <details>
      <summary>{counted(rules.length, MENTIONING, language)}</summary>
      <ul>
        {rules.map(({ id, number, text }) => (
          <li key={id}>
            <a href={addressOf({ page: 'rules', game, rule: id })}>
              <span class="rl__no">{number}</span>
              {text[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Each word of the game with its name in the other language and the rules that mention it. */
export function Terms({ book, groups, words }: TermsProps) {
  const language = useLanguage();
  const other = LANGUAGES.find((each) => each !== language)!;
  const found = useMemo(() => {
    const rules = book.sections.flatMap((section) => section.rules);
    const about = (term: Term) =>
      rules.filter(({ text }) => LANGUAGES.some((each) => mentions(text[each], term, each)));
    return new Map(book.glossary.groups.flatMap(({ terms }) => terms.map((term) => [term, about(term)])));
  }, [book]);
  return groups.map(({ title, terms }, i) => (
    <section key={title.en} class="chapter" aria-labelledby={`section-${i + 1}`}>
      <h2 id={`section-${i + 1}`} tabIndex={-1}>
        {title[language]}
      </h2>
      <ul class="terms">
        {terms.map((term) => (
          <li key={term.name.en}>
            <p class="term__names">
              <b>
                <Marked text={term.name[language]} words={words} />
              </b>
              <span lang={other}>
                <Marked text={term.name[other]} words={words} />
              </span>
            </p>
            <Mentions game={book.game} rules={found.get(term) ?? []} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
