import type { ComponentChildren } from 'preact';
import { RULES_PAGE } from '../../text/client/rules.ts';
import { Icon } from '../icons/icon.tsx';
import { useSay } from '../say.ts';
import { useStore } from '../store.ts';
import { useWide } from '../wide.ts';
import { searched } from './book.ts';
import { useSectionInSight } from './place.ts';

/** Filters what is read, as one types. */
export function Search({ children }: { readonly children: ComponentChildren }) {
  const say = useSay();
  const query = useStore(searched);
  return (
    <search class="search">
      <label>
        <span class="sr">{say(RULES_PAGE.search)}</span>
        <Icon name="magnifying-glass" />
        <input
          type="search"
          value={query}
          placeholder={say(RULES_PAGE.searchPlace)}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => searched.set(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && searched.set('')}
        />
      </label>
      <p role="status">{children}</p>
    </search>
  );
}

export interface Heading {
  readonly number: number;
  readonly title: string;
  readonly count: number;
}

function goTo(number: number): void {
  const heading = document.getElementById(`section-${number}`);
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
  heading?.focus({ preventScroll: true });
}

/** The headings of what is shown, with how much stands under each. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const say = useSay();
  const wide = useWide(1000);
  const inSight = useSectionInSight(headings.map(({ number }) => number));
  const list = (
    <ol>
      {headings.map(({ number, title, count }) => (
        <li key={number}>
          <button type="button" aria-current={number === inSight ? 'true' : undefined} onClick={() => goTo(number)}>
            <span>{title}</span>
            <small>{count}</small>
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="toc" aria-label={say(RULES_PAGE.contents)}>
      {wide ? (
        list
      ) : (
        <details>
          <summary>{say(RULES_PAGE.contents)}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
