import { FACTIONS } from '../../../games/smash-up/catalogue.ts';
import type { BaseNo, CardNo } from '../../../games/smash-up/core/card.ts';
import { SMASH_LABEL } from '../../../text/client/smash-up-card.ts';
import type { Language } from '../../../text/language.ts';
import { labelled, listed } from '../../../text/phrase.ts';
import { factionName } from '../../../text/smash-up/things.ts';
import { sayIn } from '../../say.ts';
import { baseText, cardText, faceOf, printedBase, printedCard } from './printed.ts';

export interface CardShown {
  readonly card: CardNo;
  readonly revised: boolean;
  readonly language: Language;
  /** The current power, where it is not the printed one. */
  readonly power?: number | undefined;
}

export interface BaseShown {
  readonly base: BaseNo;
  readonly revised: boolean;
  readonly language: Language;
  /** The current breakpoint, where it is not the printed one. */
  readonly breakpoint?: number | undefined;
}

/** The card as sentences: what it is, then what it says. */
export function cardLabel({ card: no, revised, language, power }: CardShown): string {
  const card = printedCard(no, revised);
  const { name } = faceOf(card.id, language);
  const shown = power ?? card.power;
  const changed = shown === card.power ? SMASH_LABEL.minion : SMASH_LABEL.changedMinion;
  const values = { name, power: shown, printed: card.power, faction: factionName(card.faction, language) };
  const what = sayIn(language)(card.minion ? changed : SMASH_LABEL.action, values);
  const text = cardText(no, revised, language).map(({ label, text }) =>
    label === '' ? text : labelled(label, text, language),
  );
  return [what, ...text].join(' ');
}

/** The base as sentences: what it is, then what it says. */
export function baseLabel({ base: no, revised, language, breakpoint }: BaseShown): string {
  const base = printedBase(no, revised);
  const { name } = faceOf(base.id, language);
  const shown = breakpoint ?? base.breakpoint;
  const points = listed(base.points.map(String), language);
  const what = shown === base.breakpoint ? SMASH_LABEL.base : SMASH_LABEL.changedBase;
  const values = { name, breakpoint: shown, printed: base.breakpoint, points };
  return [sayIn(language)(what, values), ...baseText(no, revised, language)].join(' ');
}

/** A picture that is read as these sentences. */
export const readAs = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

export const factionIdOf = (no: number): string => FACTIONS[no]!.id;
