import { readFileSync } from 'node:fs';
import { systemReason } from '../text/errors.ts';
import { type Given, type GivenSettings, Refusal, SETTING_NAMES, type SettingName } from './arguments.ts';
import { LANGUAGES, type Language, type Say } from './words.ts';

export const MOST_COUNT = 1_000_000;

/** Folders of plain names, which are the same in an address, in a cookie and in the settings of a proxy. */
const FOLDER = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*\/?)?$/;

function fileReason(error: unknown, language: Language, say: Say): string {
  if (error instanceof SyntaxError) return say('notJson');
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? say('noSuchFile') : systemReason(error, language);
}

/** What a settings file says; one with a mistake is refused with its name. */
export function readSettingsFile(file: string, language: Language, say: Say): GivenSettings {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new SyntaxError();
  } catch (error) {
    throw new Refusal(say('settingsUnread', { file, why: fileReason(error, language, say) }));
  }
  const given = new Map<SettingName, Given>();
  for (const [name, value] of Object.entries(content)) {
    // It was read before the other settings: this sentence is in that language.
    if (name === 'lang') {
      if (LANGUAGES.some((each) => each === value)) continue;
      throw new Refusal(`${file}: ${say('notALanguage', { text: String(value) })}`);
    }
    const known = SETTING_NAMES.find((each) => each === name);
    if (known === undefined) {
      throw new Refusal(say('settingUnknown', { file, name, known: [...SETTING_NAMES, 'lang'].join(', ') }));
    }
    if (value !== null) given.set(known, { text: String(value), where: `${file}: ${name}` });
  }
  return given;
}

/** Whether each % in it stands before two digits, as the driver needs. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent(username + password + pathname) !== '';
  } catch {
    return false;
  }
}

/** Whether there is a password in it: either where it belongs in an address, or as the parameter that the driver knows. */
const hasPassword = ({ password, searchParams }: URL): boolean => password !== '' || searchParams.has('password');

/** Reads single values; what is wrong is said with where it was given, and what would be right. */
export class SettingReader {
  private readonly sources: readonly GivenSettings[];
  private readonly language: Language;
  private readonly say: Say;

  constructor(sources: readonly GivenSettings[], language: Language, say: Say) {
    this.sources = sources;
    this.language = language;
    this.say = say;
  }

  private find(name: SettingName): Given | undefined {
    return this.sources.find((source) => source.has(name))?.get(name);
  }

  text(name: SettingName, otherwise: string): string {
    return this.find(name)?.text ?? otherwise;
  }

  textOrNull(name: SettingName): string | null {
    return this.find(name)?.text ?? null;
  }

  port(): number | null {
    const found = this.find('port');
    if (found === undefined) return null;
    const { text, where } = found;
    if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
    const sentence = this.say('notAPort', { text });
    throw new Refusal(where.startsWith('--') ? sentence : `${where}: ${sentence}`);
  }

  count(name: SettingName, otherwise: number, most = MOST_COUNT, least = 0): number {
    const found = this.find(name);
    if (found === undefined) return otherwise;
    const { text, where } = found;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Refusal(this.say('notANumber', { name: where, text, least, most }));
  }

  oneOf<Name extends string>(name: SettingName, names: readonly Name[], otherwise: Name): Name {
    const found = this.find(name);
    if (found === undefined) return otherwise;
    const known = names.find((each) => each === found.text);
    if (known !== undefined) return known;
    throw new Refusal(this.say('notOneOf', { name: found.where, text: found.text, known: names.join(', ') }));
  }

  /** The address of a site, or of a folder in one, without a slash at the end. */
  site(name: SettingName): string | null {
    const found = this.find(name);
    if (found === undefined) return null;
    const url = URL.parse(found.text);
    const plain = url?.username === '' && url.search === '' && url.hash === '' && FOLDER.test(url.pathname);
    if (url !== null && plain && ['http:', 'https:'].includes(url.protocol)) {
      return url.origin + url.pathname.replace(/\/$/, '');
    }
    throw new Refusal(this.say('notAnUrl', { name: found.where, text: found.text }));
  }

  /** A page anywhere on the web. */
  address(name: SettingName, otherwise: string | null): string | null {
    const found = this.find(name);
    if (found === undefined) return otherwise;
    const url = URL.parse(found.text);
    if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url.href;
    throw new Refusal(this.say('notAWebAddress', { name: found.where, text: found.text }));
  }

  /** What a file contains that holds a secret, so that neither the command line nor the environment does. */
  private secretIn({ text: file, where }: Given): Given {
    try {
      return { text: readFileSync(file, 'utf8').trim(), where: `${where}: ${file}` };
    } catch (error) {
      throw new Refusal(
        this.say('secretUnread', { name: where, file, why: fileReason(error, this.language, this.say) }),
      );
    }
  }

  private findDatabase(): Given | undefined {
    for (const source of this.sources) {
      const [url, file] = [source.get('databaseUrl'), source.get('databaseUrlFile')];
      if (url !== undefined && file !== undefined) {
        throw new Refusal(this.say('bothGiven', { one: url.where, other: file.where }));
      }
      if (file !== undefined) return this.secretIn(file);
      if (url !== undefined) return url;
    }
    return undefined;
  }

  /** What is wrong with it is said without repeating it: there is a password in it. */
  database(): string | null {
    const found = this.findDatabase();
    if (found === undefined) return null;
    const { text, where } = found;
    const url = URL.parse(text);
    if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol) || !isDecodable(url)) {
      throw new Refusal(this.say('notADatabase', { name: where }));
    }
    if (where === '--database-url' && hasPassword(url)) throw new Refusal(this.say('passwordTyped', { name: where }));
    return text;
  }
}
