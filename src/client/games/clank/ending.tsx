import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import type { ScoreCategory } from '../../../games/clank/insight/score-sheet.ts';
import type { MOMENTS } from '../../../games/clank/insight/teller.ts';
import { CATEGORIES, FATES } from '../../../text/client/clank-end.ts';
import type { Both, Language } from '../../../text/language.ts';
import { End, type Ending } from '../../end/end.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { TableProps } from '../../table/drawing.ts';
import type { LogWords } from '../../table/log.tsx';
import { ClankNumbers } from './numbers.tsx';
import { ClankPoster } from './poster.tsx';

const CATEGORY: ReadonlyMap<string, { readonly icon: IconName; readonly text: Both }> = new Map(
  Object.entries({
    artifacts: 'lyre',
    mastery: 'laurels',
    secrets: 'jeweled-chalice',
    'monkey-idols': 'monkey',
    market: 'shop',
    gold: 'two-coins',
    cards: 'stack',
  } as const satisfies Record<ScoreCategory, IconName>).map(([category, icon]) => [
    category,
    { icon, text: new Map<string, Both>(Object.entries(CATEGORIES)).get(category)! },
  ]),
);

const GLYPHS: ReadonlyMap<string, IconName> = new Map(
  Object.entries({
    artifact: 'lyre',
    attack: 'spiked-dragon-head',
    'knocked-out': 'death-skull',
    left: 'medieval-gate',
    bought: 'shop',
    'deck-exhausted': 'stack',
  } as const satisfies Record<(typeof MOMENTS)[number], IconName>),
);

function fate({ players }: View, seat: number, language: Language) {
  const { status } = players[seat]!;
  const icon = status === 'left' ? 'medieval-gate' : status === 'lost' ? 'death-skull' : 'hearts';
  return (
    <>
      <Icon name={icon} /> {FATES[status][language]}
    </>
  );
}

/** The end of a game of the family: how it is told, and its board in little. */
export const endWith = (words: LogWords<Event>, Glimpse: Ending<View, Event>['Glimpse']) => {
  const ending: Ending<View, Event> = {
    words,
    Picture: ClankPoster,
    Numbers: ClankNumbers,
    Glimpse,
    category(category, language) {
      const found = CATEGORY.get(category);
      return found === undefined ? null : (
        <>
          <Icon name={found.icon} />
          <span>{found.text[language]}</span>
        </>
      );
    },
    fate,
    glyphOf: (kind) => GLYPHS.get(kind) ?? 'hazard-sign',
  };
  return (props: TableProps<Option, Event, View>) => <End {...props} ending={ending} />;
};
