import { baseNo, cardNo, FACTIONS, factionNo } from '../../../games/smash-up/catalogue.ts';
import { COPIES } from '../../../text/client/card-zoom.ts';
import { BASE_NOTE, KEYWORD_NOTE, PLAY_NOTE, POWER_NOTE, SMASH_CARD } from '../../../text/client/smash-up-card.ts';
import type { Language } from '../../../text/language.ts';
import { labelled, listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { RULE_TEXT } from '../../../text/smash-up/rules.ts';
import { factionName, nameOf } from '../../../text/smash-up/things.ts';
import { Zoom, type ZoomProps } from '../../card/zoom.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { sayIn } from '../../say.ts';
import { basePictureOf } from './art.ts';
import { BaseCard } from './base.tsx';
import { SmashCard } from './face.tsx';
import { cardText, faceOf, type Keyword, printedBase, printedCard } from './printed.ts';
import { RULINGS } from './rulings.ts';

interface SmashZoomProps extends Pick<ZoomProps, 'at' | 'onClose' | 'refusal' | 'lines'> {
  /** Of a card or a base. */
  readonly id: string;
  readonly revised: boolean;
  readonly language: Language;
  /** The current power of a minion, where it is not the printed one. */
  readonly power?: number | undefined;
  /** The current breakpoint of a base, where it is not the printed one. */
  readonly breakpoint?: number | undefined;
}

type Notes = NonNullable<ZoomProps['notes']>;

const KEYWORD_ICON = {
  attach: 'linked-rings',
  talent: 'hand',
  special: 'hourglass',
  ongoing: 'clockwise-rotation',
} as const satisfies Readonly<Record<Keyword, IconName>>;

function cardNotes(no: number, revised: boolean, language: Language): Notes {
  const notes = cardText(no, revised, language).map(({ keyword, label }) =>
    keyword === null
      ? { glyph: <Icon name="card-play" />, text: PLAY_NOTE[language] }
      : {
          glyph: <Icon name={KEYWORD_ICON[keyword]} />,
          text: labelled(label, KEYWORD_NOTE[keyword][language], language),
        },
  );
  return notes.filter(({ text }, at) => notes.findIndex((note) => note.text === text) === at);
}

function powerNotes(no: number, revised: boolean, power: number | undefined, language: Language): Notes {
  const printed = printedCard(no, revised).power;
  if (power === undefined || power === printed) return [];
  return [{ glyph: <Icon name="fist" />, text: sayIn(language)(POWER_NOTE, { n: power, printed }) }];
}

function baseNotes(no: number, revised: boolean, now: number | undefined, language: Language): Notes {
  const { breakpoint: printed, points } = printedBase(no, revised);
  const say = sayIn(language);
  const n = now ?? printed;
  return [
    {
      glyph: <Icon name="convergence-target" />,
      text: say(n === printed ? BASE_NOTE.breakpoint : BASE_NOTE.changed, { n, printed }),
    },
    {
      glyph: <Icon name="podium" />,
      text: say(BASE_NOTE.points, { points: listed(points.map(String), language) }),
    },
  ];
}

function otherName(id: string, language: Language): string | null {
  const name = nameOf(id);
  const other = language === 'fr' ? name.en : name.fr;
  return other === name[language] ? null : other;
}

/** Which printing is shown, where the two do not say the same. */
const printing = (id: string, revised: boolean, language: Language): readonly string[] =>
  faceOf(id, language).later === undefined ? [] : [SMASH_CARD[revised ? 'revised' : 'first'][language]];

function cardAside(no: number, revised: boolean, language: Language): string {
  const { id, faction: of, count } = printedCard(no, revised);
  const total = FACTIONS[of]!.cards.reduce((sum, { count }) => sum + count, 0);
  const faction = factionName(of, language);
  const copies = counted(count, COPIES, language).replace(' ', '\u00a0');
  const told = sayIn(language)(SMASH_CARD.inFaction, { copies, total, faction });
  return [told, ...printing(id, revised, language)].join(' · ');
}

function baseAside(no: number, revised: boolean, language: Language): string {
  const { id } = printedBase(no, revised);
  const faction = factionName(factionNo(basePictureOf(id).faction), language);
  return [faction, ...printing(id, revised, language)].join(' · ');
}

/** A card or base of Smash Up closely. */
export function SmashZoom({ id, revised, language, power, breakpoint, ...rest }: SmashZoomProps) {
  const { name, nameIsOurs } = faceOf(id, language);
  const rulings = (RULINGS[id] ?? []).map((rule) => ({ id: rule, text: RULE_TEXT[rule][language] }));
  const shared = {
    ...rest,
    title: name,
    other: otherName(id, language),
    nameIsOurs,
    rulings,
    game: 'smash-up',
    language,
  };
  const shown = { revised, language, size: 'zoom' } as const;
  const card = cardNo(id);
  if (card >= 0) {
    return (
      <Zoom
        {...shared}
        card={<SmashCard card={card} power={power} {...shown} />}
        aside={cardAside(card, revised, language)}
        notes={[...powerNotes(card, revised, power, language), ...cardNotes(card, revised, language)]}
      />
    );
  }
  const base = baseNo(id);
  return (
    <Zoom
      {...shared}
      card={<BaseCard base={base} breakpoint={breakpoint} {...shown} />}
      stacked
      aside={baseAside(base, revised, language)}
      notes={baseNotes(base, revised, breakpoint, language)}
    />
  );
}
