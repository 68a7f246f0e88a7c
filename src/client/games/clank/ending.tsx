import { useMemo } from 'preact/hooks';
import type { Event } from '../../../games/clank/core/event.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import type { ScoreCategory } from '../../../games/clank/insight/score-sheet.ts';
import type { MOMENTS } from '../../../games/clank/insight/teller.ts';
import { CATEGORIES, FATES } from '../../../text/client/clank-end.ts';
import { End, type Ending } from '../../end/end.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { TableProps } from '../../table/drawing.ts';
import type { LogWords } from '../../table/log.tsx';
import { type Dress, dressOf } from './dress.ts';
import { ClankNumbers } from './numbers.tsx';
import { ClankPoster, DUNGEON_INKS, type PosterInks } from './poster.tsx';

const CATEGORY = {
  artifacts: 'lyre',
  mastery: 'laurels',
  pods: 'rocket',
  secrets: 'jeweled-chalice',
  'monkey-idols': 'monkey',
  prisoners: 'person',
  market: 'shop',
  cubes: 'cube',
  gold: 'two-coins',
  cards: 'stack',
} as const satisfies Record<ScoreCategory, IconName>;

const isCategory = (name: string): name is ScoreCategory => name in CATEGORY;

const GLYPHS: ReadonlyMap<string, IconName> = new Map(
  Object.entries({
    artifact: 'lyre',
    attack: 'spiked-dragon-head',
    'knocked-out': 'death-skull',
    bought: 'shop',
    'deck-exhausted': 'stack',
  } as const satisfies Record<Exclude<(typeof MOMENTS)[number], 'left'>, IconName>),
);

/** How the end of a game looks: its poster, and by what one gets out. */
export interface EndLook {
  readonly inks: PosterInks;
  readonly out: IconName;
}

const DUNGEON_END: EndLook = { inks: DUNGEON_INKS, out: 'medieval-gate' };

type Told = Pick<Ending<View, Event>, 'words' | 'Glimpse'>;

/** How an end is told in the words and glyphs of the game. */
function endingIn(dress: Dress, { inks, out }: EndLook, told: Told): Ending<View, Event> {
  const { glyphs, tongue, say } = dress;
  return {
    ...told,
    Picture: ({ winner }) => <ClankPoster winner={winner} inks={inks} />,
    Numbers: (props) => <ClankNumbers {...props} dress={dress} />,
    category: (category, language) =>
      isCategory(category) ? (
        <>
          <Icon name={category === 'gold' ? glyphs.gold.icon : CATEGORY[category]} />
          <span>{tongue(CATEGORIES[category][language], language)}</span>
        </>
      ) : null,
    fate({ players }, seat, language) {
      const { status } = players[seat]!;
      const icon = status === 'left' ? out : status === 'lost' ? 'death-skull' : 'hearts';
      return (
        <>
          <Icon name={icon} /> {say(language)(FATES[status])}
        </>
      );
    },
    glyphOf: (kind) => {
      if (kind === 'left') return out;
      return kind === 'attack' ? glyphs.dragon.icon : (GLYPHS.get(kind) ?? 'hazard-sign');
    },
  };
}

/** The end of a game of the family: how it is told, its board in little, and how it looks. */
export const endWith = (words: LogWords<Event>, Glimpse: Ending<View, Event>['Glimpse'], look = DUNGEON_END) =>
  function FamilyEnd(props: TableProps<Option, Event, View>) {
    const dress = dressOf(props.state.present.view.sets[0]);
    const ending = useMemo(() => endingIn(dress, look, { words, Glimpse }), [dress]);
    return <End {...props} ending={ending} />;
  };
