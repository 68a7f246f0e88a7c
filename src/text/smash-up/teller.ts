import type { Ref } from '../../games/smash-up/core/ability.ts';
import { before } from '../french.ts';
import type { Both, Language } from '../language.ts';

/** To you; after "you may"; of each player. */
type Mode = 'order' | 'infinitive' | 'third';
type Kind = 'minion' | 'action' | 'card' | 'base' | 'player' | 'title' | 'faction';

/** What a step found, and how it is spoken of. */
export interface Register {
  readonly kind: Kind;
  /** What is said the first time, while it has not been said. */
  first: ((from: boolean) => string) | null;
  later: Both;
  many: boolean;
  may: boolean;
  /** Cards that stay when some of them are taken; 0 where the number is open. */
  count: number;
  /** Some of them have gone elsewhere, or may have. */
  gone: 'no' | 'some' | 'maybe';
  /** They belong to other players. */
  others: boolean;
  /** The hand it returns to, where its owner is known. */
  home: Both | null;
}

/** A noun with what belongs to it. */
export interface Said {
  readonly text: string;
  readonly many: boolean;
  readonly pronoun: boolean;
}

/** Tells one ability: what has been spoken of so far. */
export interface Teller {
  readonly language: Language;
  readonly registers: Map<Ref, Register>;
  /** What "it", "there" and "that player" mean just now. */
  readonly focus: Map<'thing' | 'base' | 'player', Ref>;
  readonly places: { readonly here: Both; readonly scoring: Both };
  mode: Mode;
  /** What is being said is up to the player. */
  optional: boolean;
  /** The next thing said is up to the player. */
  offered: boolean;
  /** Within another sentence. */
  depth: number;
  /** What each branch of a choice does, where that is asked for. */
  branches: string[] | null;
}

export const say = (t: Teller, both: Both): string => both[t.language];

export const newRegister = (kind: Kind, later: Both, more: Partial<Register> = {}): Register => ({
  kind,
  first: null,
  later,
  many: false,
  may: false,
  count: 0,
  gone: 'no',
  others: false,
  home: null,
  ...more,
});

const fieldOf = (kind: Kind): 'thing' | 'base' | 'player' => (kind === 'base' || kind === 'player' ? kind : 'thing');

export function focusOn(t: Teller, ref: Ref): void {
  const register = t.registers.get(ref);
  if (register !== undefined) t.focus.set(fieldOf(register.kind), ref);
}

export function registerOf(t: Teller, ref: Ref): Register {
  const register = t.registers.get(ref);
  if (register === undefined) throw new Error(`nothing was put into ${ref}`);
  return register;
}

export const inFocus = (t: Teller, ref: Ref): boolean => t.focus.get(fieldOf(registerOf(t, ref).kind)) === ref;

const IT: Both = { en: 'it', fr: 'la' };
const THEM: Both = { en: 'them', fr: 'les' };
const OTHER: Both = { en: 'the other', fr: 'l’autre' };
const REST: Both = { en: 'the rest', fr: 'les autres' };

/** Speaks of a register: in full the first time, then by a pronoun where it is clear. */
export function mention(t: Teller, ref: Ref, { object = false, from = false } = {}): Said {
  const register = registerOf(t, ref);
  const { many } = register;
  if (register.first !== null) {
    t.optional ||= register.may;
    const text = register.first(from);
    register.first = null;
    focusOn(t, ref);
    return { text, many, pronoun: false };
  }
  if (register.gone === 'some') {
    const last = register.count === 1;
    Object.assign(register, { gone: 'no', many: !last });
    focusOn(t, ref);
    return { text: say(t, last ? OTHER : REST), many: !last, pronoun: false };
  }
  if (object && inFocus(t, ref)) return { text: say(t, many ? THEM : IT), many, pronoun: true };
  focusOn(t, ref);
  return { text: say(t, register.later), many, pronoun: false };
}

/** A register as the subject of its verb. */
export function subject(t: Teller, ref: Ref): Said {
  const said = mention(t, ref, { object: true });
  if (!said.pronoun) return said;
  return { ...said, text: say(t, said.many ? { en: 'they', fr: 'elles' } : { en: 'it', fr: 'elle' }) };
}

export interface Verb {
  readonly en: readonly [base: string, third: string];
  readonly fr: readonly [imperative: string, infinitive: string, third: string];
}

const YOU_MAY: Both = { en: 'you may', fr: 'vous pouvez' };

/** The verb in its mode, with what it acts on. */
export function act(t: Teller, verb: Verb, object: Said | null, rest = ''): string {
  const optional = t.optional || t.offered;
  Object.assign(t, { optional: false, offered: false });
  const tail = rest === '' ? '' : ` ${rest}`;
  const may = optional && t.mode !== 'infinitive';
  if (t.language === 'en') {
    const form = t.mode === 'third' && !may ? verb.en[1] : verb.en[0];
    const lead = may ? (t.mode === 'third' ? 'may ' : 'you may ') : '';
    return `${lead}${form}${object === null ? '' : ` ${object.text}`}${tail}`;
  }
  const [imperative, infinitive, third] = verb.fr;
  const bare = may || t.mode === 'infinitive' ? infinitive : t.mode === 'third' ? third : imperative;
  const lead = may ? (t.mode === 'third' ? 'peut ' : 'vous pouvez ') : '';
  if (object === null) return `${lead}${bare}${tail}`;
  if (!object.pronoun) return `${lead}${bare} ${object.text}${tail}`;
  return bare === imperative ? `${lead}${bare}-${object.text}${tail}` : `${lead}${before(object.text, bare)}${tail}`;
}

/** What is said of something else than the player, where the player may leave it be. */
export function declared(t: Teller, text: string): string {
  const offered = t.offered || t.mode === 'infinitive';
  Object.assign(t, { optional: false, offered: false });
  return offered ? say(t, { en: `if you like, ${text}`, fr: `si vous le voulez, ${text}` }) : text;
}

export const youMay = (t: Teller, text: string): string => `${say(t, YOU_MAY)} ${text}`;
