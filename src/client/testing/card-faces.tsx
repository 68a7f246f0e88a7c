/** A page for the browser tests: every card face of the games, in every place where the tables show them. */
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/app.css';
import '../styles/card/zoom.css';
import '../styles/clank/sheets.css';
import '../games/catacombs/front.tsx';
import '../games/clank/front.tsx';
import '../games/smash-up/front.tsx';
import '../games/space/front.tsx';
import '../games/space/expansions.ts';
import { type ComponentChildren, Fragment, options, render } from 'preact';
import { CARDS as CLANK_CARDS } from '../../games/clank/catalogue.ts';
import type { Card } from '../../games/clank/core/card.ts';
import { BASES, CARDS as SMASH_CARDS } from '../../games/smash-up/catalogue.ts';
import type { Language } from '../../text/language.ts';
import { Art } from '../card/art.tsx';
import { ClankCard } from '../games/clank/face.tsx';
import type { CardSize } from '../games/clank/frame.ts';
import { widthsFor } from '../games/clank/use-desk.ts';
import { BaseCard, type BaseSize } from '../games/smash-up/base.tsx';
import { SmashCard, type CardSize as SmashSize } from '../games/smash-up/face.tsx';

type Layout = 'wide' | 'middle' | 'phone';

const layoutNow = (): Layout => (innerWidth >= 1280 ? 'wide' : innerWidth >= 820 ? 'middle' : 'phone');

/** What is defeated or used where it lies never comes to a hand. */
const isHeld = ({ kind }: Card): boolean => kind !== 'monster' && kind !== 'device';

const clankCards = (size: CardSize, width: number | undefined, held: boolean, language: Language) =>
  CLANK_CARDS.flatMap((card) =>
    card.id === '' || (held && !isHeld(card))
      ? []
      : [
          <li key={card.id}>
            <ClankCard card={card.id} size={size} width={width} language={language} />
          </li>,
        ],
  );

const smashCards = (size: SmashSize, language: Language) =>
  [false, true].flatMap((revised) =>
    SMASH_CARDS.first.map((_, card) => (
      <li key={`${card} ${revised}`}>
        <SmashCard card={card} revised={revised} language={language} size={size} />
      </li>
    )),
  );

const bases = (size: BaseSize, language: Language) =>
  BASES.first.map((_, base) => (
    <li key={base}>
      <BaseCard base={base} revised={false} language={language} size={size} />
    </li>
  ));

type Style = Readonly<Record<string, string | number>>;

interface PlaceProps {
  readonly game: string;
  readonly table: string;
  readonly inside: readonly string[];
  readonly style?: Style;
  readonly children: ComponentChildren;
}

/** The elements around cards on a table whose classes decide how large the cards are. */
function Place({ game, table, inside, style, children }: PlaceProps) {
  const list = inside.reduceRight<ComponentChildren>(
    (within, cls, i) => (
      <div class={cls} {...(i === inside.length - 1 ? { style } : {})}>
        {within}
      </div>
    ),
    children,
  );
  return (
    <div class="table" data-game={game}>
      <div class={table} style={{ display: 'block', height: 'auto', overflow: 'visible' }}>
        {list}
      </div>
    </div>
  );
}

const clank = (inside: readonly string[], size: CardSize, width?: number) => (language: Language) => (
  <Place
    game="dungeon"
    table={`ck ck--${layoutNow()}`}
    inside={inside}
    style={width === undefined ? {} : { '--cw': `${width}px` }}
  >
    {clankCards(size, width, inside.includes('hand'), language)}
  </Place>
);

const widths = widthsFor(layoutNow(), innerHeight < 860);

const smash =
  (inside: readonly string[], style: Style, cards: (language: Language) => ComponentChildren) =>
  (language: Language) => (
    <Place game="smash" table={`sm sm--${innerWidth >= 1200 ? 'desktop' : layoutNow()}`} inside={inside} style={style}>
      {cards(language)}
    </Place>
  );

const isPhone = layoutNow() === 'phone';
const handOf = (cards: number): Style => ({ '--n': cards, width: '100%', flexWrap: 'wrap' });

const PLACES: Readonly<Record<string, (language: Language) => ComponentChildren>> = {
  'Clank! row': clank(['ck__r', 'row6'], isPhone ? 'mini' : 'row', widths.row),
  'Clank! hand': clank(['tray', 'hand', 'hand__cards'], isPhone ? 'mini' : 'hand', widths.hand),
  'Clank! list': clank(['cards__list'], 'mini'),
  'Clank! zoom': clank(['zoom'], 'zoom'),
  'Smash Up hand': smash(['tray tray--sm', isPhone ? 'hand hand--phone' : 'hand'], handOf(4), (language) =>
    smashCards(isPhone ? 'mini' : 'hand', language),
  ),
  'Smash Up zoom': smash(['zoom'], {}, (language) => smashCards('zoom', language)),
  'Smash Up lane': smash(['lane'], { '--h': '132px' }, (language) => smashCards('mini', language)),
  'Smash Up base': smash(['bcol'], {}, (language) => bases('hand', language)),
};

/** Pictures have no words, and take longest to draw. */
options.vnode = (node) => {
  if (node.type === Art) node.type = Fragment;
};

/** Draws all cards of a place at once. */
function showPlace(place: string, language: Language): void {
  const draw = PLACES[place];
  if (draw === undefined) throw new Error(`no place ${place}`);
  document.documentElement.lang = language;
  render(draw(language), document.body);
}

Object.assign(window, { places: Object.keys(PLACES), showPlace });
