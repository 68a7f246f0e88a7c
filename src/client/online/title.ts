import { useEffect } from 'preact/hooks';

/** What the window is called as long as this is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Tintamarre';
    };
  }, [title]);
}
