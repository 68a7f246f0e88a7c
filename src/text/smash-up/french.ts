const isVowel = (text: string): boolean => /^[aeiouyhéèêàâîœAEIOUÉÈÊÀÂÎŒ]/.test(text);

/** With « de » before it, contracted or elided as it must be. */
export function de(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return isVowel(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** With « à » before it. */
export function to(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

/** A pronoun before its verb. */
export const before = (pronoun: string, verb: string): string =>
  /^l[ae]$/.test(pronoun) && isVowel(verb) ? `l’${verb}` : `${pronoun} ${verb}`;
