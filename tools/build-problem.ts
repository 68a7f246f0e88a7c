import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemReason } from '../src/text/errors.ts';
import type { Both } from '../src/text/language.ts';

/** The build tool resolves imports as addresses, in which these begin a query or a fragment. */
const UNUSABLE = /[?#]/;

const MESSAGES = {
  name: {
    en: `The page cannot be built in a folder with “#” or “?” in its name: {folder}
Rename the folder, then start again.`,
    fr: `Impossible de construire la page dans un dossier dont le nom contient « # » ou « ? » : {folder}
Renommez le dossier, puis relancez.`,
  },
  uninstalled: {
    en: `The page is not built yet, and the tools that build it are not installed.
Type: npm ci --include=dev --include=optional`,
    fr: `La page n’est pas encore construite, et les outils qui la construisent ne sont pas installés.
Tapez : npm ci --include=dev --include=optional`,
  },
  unwritable: {
    en: `The page is not built yet, and cannot be built: {folder} cannot be written ({why}).
As a user who may write there, type: npm run build`,
    fr: `La page n’est pas encore construite, et ne peut pas l’être : impossible d’écrire dans {folder} ({why}).
Avec un compte qui a le droit d’y écrire, tapez : npm run build`,
  },
} as const satisfies Readonly<Record<string, Both>>;

const inBoth = (sentence: (language: keyof Both) => string): string => `${sentence('en')}\n\n${sentence('fr')}`;

function refusalToWrite(folder: string): unknown {
  try {
    let existing = folder;
    while (!existsSync(existing)) existing = dirname(existing);
    // First: of a read-only disk mkdir says nothing but that there is no such folder.
    accessSync(existing, constants.W_OK);
    mkdirSync(folder, { recursive: true });
    return null;
  } catch (error) {
    return error;
  }
}

/** Why the client cannot be built here and what to do, in both languages; null where nothing is known to prevent it. */
export function buildProblem(root: string, built: string): string | null {
  if (UNUSABLE.test(root)) return inBoth((language) => MESSAGES.name[language].replace('{folder}', () => root));
  if (!existsSync(join(root, 'node_modules/vite'))) return inBoth((language) => MESSAGES.uninstalled[language]);
  const error = refusalToWrite(built);
  if (error === null) return null;
  return inBoth((language) =>
    MESSAGES.unwritable[language]
      .replace('{folder}', () => built)
      .replace('{why}', () => systemReason(error, language)),
  );
}
