import { RULES_PAGE } from '../../text/client/rules.ts';
import { LANGUAGES } from '../../text/language.ts';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import type { Rule, Section } from './book.ts';
import { Marked } from './marked.tsx';
import { says } from './search.ts';

interface Searching {
  readonly game: string;
  readonly words: readonly string[];
  /** The rule that the address names. */
  readonly here: string | null;
}

function RuleLine({ rule: { id, number, text }, game, words, here }: Searching & { readonly rule: Rule }) {
  const say = useSay();
  const language = useLanguage();
  const isHere = here === id;
  const other = LANGUAGES.find((each) => each !== language)!;
  return (
    <li id={`rule-${id}`} class={isHere ? 'rl is-here' : 'rl'} tabIndex={-1} aria-current={isHere ? 'true' : undefined}>
      <a
        class="rl__no"
        href={addressOf({ page: 'rules', game, rule: id })}
        aria-label={say(RULES_PAGE.rule, { number })}
      >
        {number}
      </a>
      <div>
        <p>
          <Marked text={text[language]} words={words} />
        </p>
        {!says([text[language]], words) && (
          <p class="rl__other" lang={other}>
            <Marked text={text[other]} words={words} />
          </p>
        )}
      </div>
    </li>
  );
}

/** The whole rules by sections, or those that say what is searched. */
export function RuleList({ sections, ...searching }: Searching & { readonly sections: readonly Section[] }) {
  const language = useLanguage();
  return sections.map(({ number, title, rules }) => (
    <section key={number} class="chapter" aria-labelledby={`section-${number}`}>
      <h2 id={`section-${number}`} tabIndex={-1}>
        <span class="chapter__no">{number}</span>
        {title[language]}
      </h2>
      <ol>
        {rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} {...searching} />
        ))}
      </ol>
    </section>
  ));
}
