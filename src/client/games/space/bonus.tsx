import type { Condition } from '../../../games/clank/core/effects.ts';
import { LIGHT } from '../../../text/client/space-table.ts';
import { Rich } from '../../card/rich.tsx';
import { Icon } from '../../icons/icon.tsx';
import { type BonusProps, dressOf } from '../clank/dress.ts';
import { tellerIn } from '../clank/printed-words.ts';

/** The glyph of what a bonus waits for, which also tells its ink. */
const WAITS: Partial<Record<Condition, string>> = {
  'another-outlaw': 'outlaw',
  'another-resistance': 'resistance',
  'another-science': 'science',
  'power-crystal': 'crystal',
  contraband: 'contraband',
  trashed: 'trash',
  hacked: 'hack',
  'prisoner-at-hand': 'captive',
  'at-market': 'market',
  'at-checkpoint': 'checkpoint',
  'at-data-port': 'terminal',
  'row-monster-defeated': 'monster',
  installed: 'cyberware',
  'secret-taken': 'secret',
  'doom-near': 'doom',
};

/** On, on with another card, or off: told by its mark and frame as much as by its ink. */
const MARKS = { lit: '✓', reach: '+', unlit: '–' } as const satisfies Record<keyof typeof LIGHT, string>;

/** A bonus as it stands on a card: what it waits for, what it gives, and whether it is on. */
export function BonusPill({ card, bonus, lights, language }: BonusProps) {
  const { glyphs, tongue } = dressOf(card.set);
  const waits = WAITS[bonus.when] ?? 'secret';
  const nth = card.play.filter((effect) => effect.do === 'bonus').indexOf(bonus);
  const light = lights?.split(' ')[nth];
  const shown = light === 'lit' || light === 'reach' || light === 'unlit' ? light : null;
  /** Where what is offered can be had is for the words to tell. */
  const then = bonus.then.do === 'offer' ? bonus.then.then : bonus.then;
  const gives = tellerIn(language, 'brief').tell(then);
  return (
    <span class={`fb fb-${waits}${shown === null ? '' : ` fb--${shown}`}`}>
      <i role="img" aria-label={glyphs[waits]?.word[language][0]}>
        <Icon name={glyphs[waits]?.icon ?? 'help'} />
      </i>
      <span>
        <Rich text={tongue(gives, language)} glyphs={glyphs} language={language} />
      </span>
      {shown !== null && (
        <b role="img" aria-label={LIGHT[shown][language]}>
          {MARKS[shown]}
        </b>
      )}
    </span>
  );
}
