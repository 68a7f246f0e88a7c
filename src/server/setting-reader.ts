import { readFileSync } from 'node:fs';
import { systemReason } from '../text/errors.ts';
import { type Given, type GivenSettings, Refusal, SETTING_NAMES, type SettingName } from './arguments.ts';
import type { Language, Say } from './words.ts';

export const MOST_COUNT = 1_000_000;

function fileReason(error: unknown, language: Language, say: Say): string {
  return error instanceof SyntaxError ? say('notJson') : systemReason(error, language);
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
    const known = SETTING_NAMES.find((each) => each === name);
    if (known === undefined) {
      throw new Refusal(say('settingUnknown', { file, name, known: SETTING_NAMES.join(', ') }));
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

/** Reads single values; what is wrong is said with where it was given, and what would be right. */
export class SettingReader {
  private readonly sources: readonly GivenSettings[];
  private readonly say: Say;

  constructor(sources: readonly GivenSettings[], say: Say) {
    this.sources = sources;
    this.say = say;
  }

  private find(name: SettingName): Given | undefined {
    return this.sources.find((source) => source.has(name))?.get(name);
  }

  text(name: SettingName, otherwise: string): string {
    return this.find(name)?.text ?? otherwise;
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

  site(name: SettingName): string | null {
    const found = this.find(name);
    if (found === undefined) return null;
    const url = URL.parse(found.text);
    const plain = url?.username === '' && url.search === '' && url.hash === '' && url.pathname === '/';
    if (url !== null && plain && ['http:', 'https:'].includes(url.protocol)) return url.origin;
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

  /** What is wrong with it is said without repeating it: there is a password in it. */
  database(): string | null {
    const found = this.find('databaseUrl');
    if (found === undefined) return null;
    const url = URL.parse(found.text);
    if (url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && isDecodable(url)) return found.text;
    throw new Refusal(this.say('notADatabase', { name: found.where }));
  }
}
