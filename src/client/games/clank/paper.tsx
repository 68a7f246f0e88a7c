import type { Card } from '../../../games/clank/core/card.ts';
import { kindOf } from '../../../text/clank/face.ts';
import { type Glyph, RESERVE_CARD } from '../../../text/client/card.ts';
import type { Language } from '../../../text/language.ts';
import { GlyphMark, Rich } from '../../card/rich.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Dress } from './dress.ts';
import type { Printed } from './printed.ts';
import type { Gain } from './printed-gains.ts';

interface GainsProps {
  readonly gains: readonly Gain[];
  readonly glyphs: Dress['glyphs'];
  readonly language: Language;
}

const Gains = ({ gains, glyphs, language }: GainsProps) => (
  <div class="card__gains">
    {gains.map(({ glyph, amount }, i) => (
      <GlyphMark key={i} glyphs={glyphs} name={glyph} amount={amount} language={language} as="gain" />
    ))}
  </div>
);

function typeWords(card: Card, { tongue, trimmings }: Dress, language: Language): string {
  const kind = tongue(kindOf(card)[language], language);
  const reserve = card.pile === 'reserve' && card.kind !== 'plain' ? [RESERVE_CARD[language]] : [];
  return [...(trimmings?.sorts(card, language) ?? []), kind, ...reserve].join(' · ');
}

interface PaperProps {
  readonly card: Card;
  readonly type: Glyph;
  readonly printed: Printed;
  readonly dress: Dress;
  readonly lights: string | undefined;
  readonly language: Language;
}

/** What stands under the picture of a card: its kind, what it gives, and words. */
export function Paper({ card, type, printed, dress, lights, language }: PaperProps) {
  const { glyphs, trimmings } = dress;
  const { lines } = printed;
  const hasBonus = trimmings !== undefined && lines.some(({ bonus }) => bonus !== undefined);
  return (
    <div class={hasBonus ? 'card__body card__body--bonus' : 'card__body'}>
      <div class="card__type">
        <Icon name={glyphs[type].icon} />
        <span>{typeWords(card, dress, language)}</span>
      </div>
      {printed.gains.length > 0 && <Gains gains={printed.gains} glyphs={glyphs} language={language} />}
      {printed.main !== null && (
        <div class="main">
          <small>{printed.main.moment}</small>
          <Gains gains={printed.main.gains} glyphs={glyphs} language={language} />
        </div>
      )}
      {lines.length > 0 && (
        <div class="card__text">
          {lines.map(({ moment, text, bonus }) => (
            <p key={text} class={hasBonus && bonus !== undefined ? 'is-bonus' : undefined}>
              {moment !== null && <b>{moment} </b>}
              {trimmings !== undefined && bonus !== undefined ? (
                <trimmings.Bonus card={card} bonus={bonus} lights={lights} language={language} />
              ) : (
                <Rich text={text} glyphs={glyphs} language={language} />
              )}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
