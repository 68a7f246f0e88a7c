/** Starts with a vowel sound, as far as letters tell; « y » before a vowel is a consonant: « d’Yves », « de Yann ». */
const elides = (phrase: string): boolean =>
  /^(?:y(?![aeiou])|[aeiouhœæ])/i.test(phrase.normalize('NFD')) && !/^(?:onz|oui\b)/i.test(phrase);

/** With « de » before it, contracted or elided as it must be. */
export function de(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return elides(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** With « à » before it. */
export function to(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

/** A pronoun before its verb. */
export const before = (pronoun: string, verb: string): string =>
  /^l[ae]$/.test(pronoun) && elides(verb) ? `l’${verb}` : `${pronoun} ${verb}`;

/** With « que » before it. */
export const que = (phrase: string): string => (elides(phrase) ? `qu’${phrase}` : `que ${phrase}`);
