import { useEffect } from 'preact/hooks';

/** What the window is called as long as this is shown; null where something else shown names it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    document.title = title;
    return () => {
      document.title = 'Tintamarre';
    };
  }, [title]);
}
