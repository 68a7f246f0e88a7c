import type { Language } from '../language.ts';

/** What must never be read by a person: holes of the program, ids, bad French typography. */
function faultOf(text: string, language: Language): string | null {
  const fault =
    /undefined|NaN|\bnull\b|\[object|-1|^\s*$/.exec(text) ??
    /'/.exec(text) ??
    (language === 'fr'
      ? / [;:!?»]|« |«[^\u00a0]|[^\u00a0]»|[^\u00a0]:|[^\u202f][;?]|(?<!\u202f|Clank)!/.exec(text)
      : null);
  return fault === null ? null : `${fault[0]} in: ${text}`;
}

/** The faults of what is told, as sentences; none where all is well. */
export const faultsIn = (texts: readonly string[], language: Language): string[] =>
  texts.flatMap((text) => faultOf(text, language) ?? []);
