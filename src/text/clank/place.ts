import type { Both, Language } from '../language.ts';
import { capitalised } from '../phrase.ts';

/** The definite article of a French name. */
export type Article = 'le' | 'la' | 'l’' | 'les';

/** A name with what French needs to speak of it; the English one carries its own article where it has one. */
export interface Place extends Both {
  readonly article: Article;
}

export const place = (en: string, article: Article, fr: string): Place => ({ en, article, fr });

const THE: Readonly<Record<Article, string>> = { le: 'le ', la: 'la ', 'l’': 'l’', les: 'les ' };
const TO: Readonly<Record<Article, string>> = { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ' };
const FROM: Readonly<Record<Article, string>> = { le: 'du ', la: 'de la ', 'l’': 'de l’', les: 'des ' };

/** The name alone, as a label: in English, without its article. */
export const placeName = ({ en, fr }: Place, language: Language): string =>
  ({ en: capitalised(en.replace(/^the /, '')), fr: capitalised(fr) })[language];

/** The name inside a sentence. */
export const thePlace = ({ en, article, fr }: Place, language: Language): string =>
  ({ en, fr: THE[article] + fr })[language];

export const toPlace = ({ en, article, fr }: Place, language: Language): string =>
  ({ en: `to ${en}`, fr: TO[article] + fr })[language];

/** In English, where one preposition goes with every place. */
export const atPlace = ({ en }: Place): string => `at ${en}`;

export const fromPlace = ({ en, article, fr }: Place, language: Language): string =>
  ({ en: `from ${en}`, fr: FROM[article] + fr })[language];
