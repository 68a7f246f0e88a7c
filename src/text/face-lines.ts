import type { Language } from './language.ts';
import { labelled } from './phrase.ts';
import type { Face } from './wording.ts';

/** A face below its name as lines of text: what is printed, then what a later printing says instead. */
export function faceLines({ kind, lines, later }: Face, language: Language): string[] {
  if (later === undefined) return [kind, ...lines];
  const changed = later.kind === kind ? [] : [later.kind];
  return [kind, ...lines, labelled(later.printing, '', language).trimEnd(), ...changed, ...later.lines];
}
