import type { Card } from '../../../games/clank/core/card.ts';
import type { BonusEffect } from '../../../games/clank/core/ledger.ts';
import { MOMENT } from '../../../text/client/card.ts';
import type { Language } from '../../../text/language.ts';
import { capitalised } from '../../../text/phrase.ts';
import { dressOf } from './dress.ts';
import { type Gain, gainOf, gainsOf, isRung } from './printed-gains.ts';
import { type Length, tellerIn } from './printed-words.ts';

export interface Line {
  /** When it happens; null for what happens when the card is played. */
  readonly moment: string | null;
  /** Words with glyphs in square brackets. */
  readonly text: string;
  /** What the words say, where that is drawn as a bonus. */
  readonly bonus?: BonusEffect;
}

/** What stands on the paper of a card: gains as glyphs, and words for what glyphs alone cannot say. */
export interface Printed {
  readonly gains: readonly Gain[];
  /** What using or defeating it gives, under that word. */
  readonly main: { readonly moment: string; readonly gains: readonly Gain[] } | null;
  readonly lines: readonly Line[];
}

export function printedOf(card: Card, language: Language, length: Length): Printed {
  const { tongue, trimmings } = dressOf(card.set);
  const teller = tellerIn(language, length);
  const lines: Line[] = [];
  let main: Printed['main'] = null;
  for (const effect of card.play) {
    if (gainOf(effect) === null && !isRung(effect, card.play)) {
      const line = { moment: null, text: capitalised(teller.tell(effect)) };
      const isBonus = trimmings !== undefined && effect.do === 'bonus';
      lines.push(isBonus ? { ...line, text: tellerIn(language, 'brief').tell(effect), bonus: effect } : line);
    }
  }
  const ladder = card.play.filter((effect) => isRung(effect, card.play));
  if (ladder.length > 0) lines.push({ moment: null, text: capitalised(teller.ladder(ladder)) });
  for (const moment of ['use', 'defeat', 'arrive', 'acquire', 'installed'] as const) {
    const effects = card[moment] ?? [];
    if (effects.length === 0 || (moment === 'installed' && length === 'brief')) continue;
    const gains = gainsOf(effects);
    const word = MOMENT[moment][language];
    if ((moment === 'use' || moment === 'defeat') && gains.length === effects.length) main = { moment: word, gains };
    else lines.push({ moment: word, text: teller.sequence(effects) });
  }
  if (card.ward) lines.push({ moment: null, text: capitalised(teller.ward()) });
  if (card.react !== null) lines.push({ moment: MOMENT.react[language], text: teller.react(card.react) });
  if (card.score !== null) lines.push({ moment: MOMENT.score[language], text: teller.score(card.score) });
  const gains = gainsOf(card.play);
  const idle = gains.length === 0 && main === null && lines.length === 0;
  return {
    gains: idle ? [{ glyph: 'vp', amount: String(card.points) }] : gains,
    main,
    lines: lines.map((line) => ({ ...line, text: tongue(line.text, language) })),
  };
}
