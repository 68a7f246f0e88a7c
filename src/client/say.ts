import type { Language } from '../text/language.ts';
import { type Say, sayIn } from './say-in.ts';
import { useSettings } from './settings.ts';

export { type Say, sayIn } from './say-in.ts';

export const useSay = (): Say => sayIn(useSettings().language);
export const useLanguage = (): Language => useSettings().language;
