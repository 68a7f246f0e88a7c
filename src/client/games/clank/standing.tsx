import type { ComponentChildren } from 'preact';
import type { Reason } from '../../../engine/game.ts';
import type { Held } from '../../../games/clank/insight/in-hand.ts';
import { NOTES } from '../../../text/client/clank.ts';
import type { Both } from '../../../text/language.ts';
import { GlyphMark } from '../../card/rich.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Desk } from './desk.ts';
import type { CardState } from './face.tsx';
import type { Verdict } from './targets.ts';

/** How a thing that can be had stands to the viewer now. */
export interface Standing {
  readonly state: CardState | undefined;
  readonly note: ComponentChildren;
  /** The note without glyphs. */
  readonly words: string;
  /** Why it cannot be had, in full. */
  readonly reason: string | null;
}

const NOTHING: Standing = { state: undefined, note: undefined, words: '', reason: null };

/** What is paid where a rule refuses for want of it. */
const PAID: ReadonlyMap<string, Held> = new Map([
  ['acquire-cost', 'skill'],
  ['use-cost', 'skill'],
  ['fight-swords', 'swords'],
  ['market-price', 'gold'],
]);

const PLACE: ReadonlyMap<string, Both> = new Map<string, Both>([
  ['deep-only', NOTES.deep],
  ['crystal-only', NOTES.crystal],
  ['cs-module-only', NOTES.elsewhere],
  ['reserve-limited', NOTES.soldOut],
  ['market-stock', NOTES.soldOut],
]);

/** For want of something: the hand would make up for it, or it is still too dear. */
function shortOf(held: Held, missing: number, desk: Desk): Omit<Standing, 'reason'> {
  const { say, inHand, language, layout, dress } = desk;
  if ((inHand[held] ?? 0) < missing) {
    const words = say(NOTES.short, { n: missing });
    return { state: 'short', note: words, words };
  }
  const note = (
    <>
      <GlyphMark glyphs={dress.glyphs} name={held} amount={`+${missing}`} language={language} />{' '}
      {layout === 'phone' ? <Icon name="hand" /> : say(NOTES.inHand)}
    </>
  );
  return { state: 'reach', note, words: `+${missing} ${say(NOTES.inHand)}` };
}

function refusedBy({ rule, need, have }: Reason, desk: Desk): Omit<Standing, 'reason'> {
  const held = PAID.get(rule);
  if (held !== undefined && need !== undefined && have !== undefined) return shortOf(held, need - have, desk);
  const place = PLACE.get(rule);
  if (place === undefined) return NOTHING;
  const words = desk.say(place);
  return { state: 'disabled', note: words, words };
}

export function standingOf(verdict: Verdict, desk: Desk, legal: CardState): Standing {
  if (verdict.kind === 'quiet') return NOTHING;
  if (verdict.kind === 'legal') return { ...NOTHING, state: legal };
  return { ...refusedBy(verdict.reason, desk), reason: desk.parts.wording.reason(verdict.reason, desk.language) };
}
