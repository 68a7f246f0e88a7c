import type { Card, ScoreRule } from '../../../games/clank/core/card.ts';
import type { Effect, Resource } from '../../../games/clank/core/effects.ts';
import { GEM_DISCOUNT } from '../../../games/clank/core/numbers.ts';
import { clause } from '../../../text/clank/effects.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { DOING, type Glyph, MOMENT, SCORING, THIS_TURN, WITH, type Words } from '../../../text/client/card.ts';
import type { Language } from '../../../text/language.ts';
import { capitalised, either, labelled } from '../../../text/phrase.ts';

/** A number and its glyph. */
export interface Gain {
  readonly glyph: Glyph;
  readonly amount: string;
}

export interface Line {
  /** When it happens; null for what happens when the card is played. */
  readonly moment: string | null;
  /** Words with glyphs in square brackets. */
  readonly text: string;
}

/** What stands on the paper of a card: gains as glyphs, and words for what glyphs alone cannot say. */
export interface Printed {
  readonly gains: readonly Gain[];
  /** What using or defeating it gives, under that word. */
  readonly main: { readonly moment: string; readonly gains: readonly Gain[] } | null;
  readonly lines: readonly Line[];
}

export type Length = 'full' | 'brief';

const RESOURCE_GLYPH: Readonly<Record<Resource, Glyph>> = {
  skill: 'skill',
  swords: 'swords',
  boots: 'boots',
  teleports: 'port',
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function gainOf(effect: Effect): Gain | null {
  switch (effect.do) {
    case 'gain':
      return { glyph: RESOURCE_GLYPH[effect.what], amount: String(effect.amount) };
    case 'gold':
      return { glyph: 'gold', amount: String(effect.amount) };
    case 'clank':
      return { glyph: 'clank', amount: signed(effect.amount) };
    case 'draw':
      return { glyph: 'draw', amount: String(effect.count) };
    case 'heal':
      return { glyph: 'heal', amount: String(effect.amount) };
    default:
      return null;
  }
}

const gainsOf = (effects: readonly Effect[]): Gain[] => effects.map(gainOf).filter((gain) => gain !== null);

type Values = Readonly<Record<string, string | number>>;

/** Says effects in few words, with glyphs. */
function tellerIn(language: Language, length: Length) {
  const said = (words: Words, values: Values = {}): string =>
    words[length][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

  const then = (first: string, effect: Effect): string => labelled(first, tell(effect), language);

  function tell(effect: Effect): string {
    const gain = gainOf(effect);
    if (gain !== null) return `[${gain.glyph}:${gain.amount}]`;
    switch (effect.do) {
      case 'clank-others':
        return said(DOING.others, { n: effect.amount });
      case 'clank-all':
        return said(DOING.everyone, { n: effect.amount });
      case 'attack':
        return said(DOING.attack);
      case 'return-dragon-cubes':
        return said(DOING.cubes, { n: effect.count });
      case 'this-turn':
        return said(THIS_TURN[effect.change], { n: GEM_DISCOUNT });
      case 'take-tomes':
        return said(DOING.tomes, { n: effect.count });
      case 'all':
        return sequence(effect.of);
      case 'choose': {
        const branches = effect.of.map(tell);
        return length === 'brief' ? branches.join(' / ') : either(branches, language);
      }
      case 'pay':
        return then(said(DOING.pay, { n: effect.gold }), effect.then);
      case 'discard':
        return then(said(DOING.discard), effect.then);
      case 'trash':
        if (effect.only === null) return said(DOING.trash);
        return said(DOING.trashNamed, { name: nameOf(effect.only)[language] });
      case 'bonus':
        return then(said(WITH[effect.when]), effect.then);
      case 'replace-row-card':
        return said(DOING.replace);
      case 'nearby-secret':
        return said(DOING.nearby);
      default:
        return clause(effect, language);
    }
  }

  /** Gains side by side, a comma before anything else. */
  function sequence(effects: readonly Effect[]): string {
    return effects.reduce((told, effect) => {
      if (told === '') return tell(effect);
      return `${told}${gainOf(effect) === null ? ', ' : ' '}${tell(effect)}`;
    }, '');
  }

  function score(rule: ScoreRule): string {
    if ('when' in rule) return said(SCORING[rule.when], { n: rule.points });
    return said(SCORING[rule.per], { n: rule.points, every: rule.per === 'gold' ? rule.every : 1 });
  }

  return { tell, sequence, score };
}

export function printedOf(card: Card, language: Language, length: Length): Printed {
  const teller = tellerIn(language, length);
  const lines: Line[] = [];
  let main: Printed['main'] = null;
  for (const effect of card.play) {
    if (gainOf(effect) === null) lines.push({ moment: null, text: capitalised(teller.tell(effect)) });
  }
  for (const moment of ['use', 'defeat', 'arrive', 'acquire'] as const) {
    const effects = card[moment];
    if (effects.length === 0) continue;
    const gains = gainsOf(effects);
    const word = MOMENT[moment][language];
    if ((moment === 'use' || moment === 'defeat') && gains.length === effects.length) main = { moment: word, gains };
    else lines.push({ moment: word, text: teller.sequence(effects) });
  }
  if (card.score !== null) lines.push({ moment: MOMENT.score[language], text: teller.score(card.score) });
  const gains = gainsOf(card.play);
  const idle = gains.length === 0 && main === null && lines.length === 0;
  return { gains: idle ? [{ glyph: 'vp', amount: String(card.points) }] : gains, main, lines };
}
