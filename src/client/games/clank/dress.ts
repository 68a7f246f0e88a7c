import type { ComponentType } from 'preact';
import type { Card, CardNo, CardSet } from '../../../games/clank/core/card.ts';
import type { BonusEffect } from '../../../games/clank/core/ledger.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { face } from '../../../text/clank/face.ts';
import type { Glyph } from '../../../text/client/card.ts';
import type { Both, Language } from '../../../text/language.ts';
import type { Wording } from '../../../text/wording.ts';
import type { Glyphs } from '../../card/rich.tsx';
import type { IconName } from '../../icons/icon.tsx';
import { type Say, sayIn, type Values } from '../../say-in.ts';
import { GLYPHS } from './glyphs.ts';

export interface BonusProps {
  readonly card: Card;
  readonly bonus: BonusEffect;
  /** How the bonuses of the card stand now, if anybody asks. */
  readonly lights: string | undefined;
  readonly language: Language;
}

/** A rule that is changed for this turn. */
export type ChangeNow = readonly [holds: boolean, icon: IconName, what: Both, values?: Values];

/** What the cards of a game have beyond those of the first one. */
interface Trimmings {
  /** The inks of a card; null for those of its kind. */
  readonly inks: (card: Card) => string | null;
  /** Names among the glyphs for what is printed on the picture, and what each means. */
  readonly seals: (card: Card) => readonly string[];
  readonly sealNotes: Readonly<Record<string, Both>>;
  /** What a card is, before its kind. */
  readonly sorts: (card: Card, language: Language) => readonly string[];
  /** What is said of a card below everything else. */
  readonly origin: (card: Card, language: Language) => readonly string[];
  readonly Bonus: ComponentType<BonusProps>;
  /** How the bonuses of a card of the viewer stand, in their order, told apart by blanks; empty while nobody asks. */
  readonly lights: (view: View, card: CardNo, zone: 'hand' | 'play') => string;
  readonly lightWords: (lights: string, language: Language) => string;
  readonly changes: (view: View) => readonly ChangeNow[];
}

/** How a game of the family looks and speaks, where all use the same drawings and texts. */
export interface Dress {
  readonly glyphs: Glyphs & Readonly<Record<Glyph, Glyphs[string]>>;
  /** A finished text in the game's own words. */
  readonly tongue: (text: string, language: Language) => string;
  readonly say: (language: Language) => Say;
  readonly face: Wording['face'];
  readonly trimmings?: Trimmings;
}

const DUNGEON: Dress = { glyphs: GLYPHS, tongue: (text) => text, say: sayIn, face };

const dresses = new Map<CardSet, Dress>();

export function enlistDress(sets: readonly CardSet[], dress: Dress): void {
  for (const set of sets) dresses.set(set, dress);
}

export const dressOf = (set: CardSet | undefined): Dress => (set === undefined ? DUNGEON : dresses.get(set)) ?? DUNGEON;
