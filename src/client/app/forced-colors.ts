import { settings } from '../settings.ts';

/** Fetches the styles that few people need, once they are: for colours that the system chooses, and strong patterns. */
export function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const look = () => {
    // Without them everything can still be used.
    if (forced.matches) import('../styles/forced-colors.css').catch(() => undefined);
  };
  const mark = () => {
    if (settings.get().strongPatterns) import('../styles/patterns.css').catch(() => undefined);
  };
  look();
  mark();
  forced.addEventListener('change', look);
  settings.watch(mark);
}
