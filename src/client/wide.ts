import { useEffect, useState } from 'preact/hooks';

/** Whether the page is at least so many pixels wide. */
export function useWide(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setWide(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return wide;
}
