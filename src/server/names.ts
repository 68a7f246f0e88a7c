/** Characters that show nothing, or turn the text around them; what joins and colours emoji is let through. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const MOST_CHARACTERS = 24;
/** In UTF-16: a flag or a family is one character of many. */
const MOST_UNITS = 96;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it is kept: in its composed form, with single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

export function isName(name: string): boolean {
  const tidy = tidyName(name);
  if (tidy.length > MOST_UNITS || CONTROL.test(name) || UNSEEN.test(tidy) || !SEEN.test(tidy)) return false;
  return [...characters.segment(tidy)].length <= MOST_CHARACTERS;
}

/** Whether something written can be shown as one line. */
export const isText = (text: string): boolean => text.trim() !== '' && !CONTROL.test(text) && !TURNING.test(text);
