import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../text/language.ts';
import { addressOf } from '../route.ts';
import { keptTables } from '../shelf.ts';

/** What is read at the top of the window, and where it stands there. */
function reading(): { readonly element: Element; readonly top: number } | null {
  for (const element of document.querySelectorAll('.rl, .terms > li, .facet')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 80) return { element, top };
  }
  return null;
}

/** Another language is longer or shorter: what was being read stays where it was. */
export function useSamePlace(language: Language): void {
  const before = useRef(language);
  const place = useRef<ReturnType<typeof reading>>(null);
  if (before.current !== language) {
    before.current = language;
    place.current = scrollY > 0 ? reading() : null;
  }
  useLayoutEffect(() => {
    if (place.current === null) return;
    const { element, top } = place.current;
    place.current = null;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [language]);
}

/** Goes to the rule that the address names, again once the fonts are there; to the top for none. */
export function useOpenAt(rule: string | null): void {
  useEffect(() => {
    const element = rule === null ? null : document.getElementById(`rule-${rule}`);
    if (element === null) {
      scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const show = () => element.scrollIntoView({ block: 'center', behavior: 'instant' });
    show();
    element.focus({ preventScroll: true });
    const place = scrollY;
    void document.fonts.ready.then(() => {
      if (Math.abs(scrollY - place) < innerHeight) show();
    });
  }, [rule]);
}

/** The number of the section that is being read. */
export function useSectionInSight(sections: readonly number[]): number | null {
  const [inSight, setInSight] = useState<number | null>(null);
  const key = sections.join();
  useEffect(() => {
    const look = () => {
      const above = sections.filter((number) => {
        const heading = document.getElementById(`section-${number}`);
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
      });
      setInSight(above.at(-1) ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [key]);
  return inSight;
}

/** The address of the table that one came from, or of the one played last. */
export function useTableBefore(game: string): string | null {
  const [address, setAddress] = useState<string | null>(() => {
    if (!('navigation' in window)) return null;
    const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
    const table = before.findLast(({ url }) => url !== null && /#\/(table|replay)\//.test(url));
    return table?.url?.replace(/^[^#]*/, '') ?? null;
  });
  useEffect(() => {
    if (address !== null) return;
    keptTables().then(
      (tables) => {
        const last = tables.find(({ record, result }) => record.game === game && result === null);
        if (last !== undefined) setAddress(addressOf({ page: 'table', id: last.id }));
      },
      () => {
        // Nothing is kept here: there is no table to go back to.
      },
    );
  }, [game]);
  return address;
}
