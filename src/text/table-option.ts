import type { Both, Language } from './language.ts';

/** A table option and its values, by name. */
export interface TableOption {
  readonly name: Both;
  readonly values: ReadonlyMap<string, Both>;
}

/** Words a table option and its value out of a game's own list. */
export const tableOptionOf =
  (options: ReadonlyMap<string, TableOption>) =>
  (name: string, value: string, language: Language): { name: string; value: string } => {
    const texts = options.get(name);
    const worded = texts?.values.get(value);
    if (texts === undefined || worded === undefined) throw new Error(`there is no table option ${name}: ${value}`);
    return { name: texts.name[language], value: worded[language] };
  };
