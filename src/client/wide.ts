import { useEffect, useState } from 'preact/hooks';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setHolds(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return holds;
}

/** Whether the page is at least so many pixels wide. */
export const useWide = (pixels: number): boolean => useMedia(`(min-width: ${pixels}px)`);
