import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { OTHER_POINTS } from '../../../games/smash-up/insight/teller.ts';
import { SMASH_END } from '../../../text/client/smash-up-end.ts';
import type { Language } from '../../../text/language.ts';
import { baseName, factionName, nameOf } from '../../../text/smash-up/things.ts';
import { classOf, letterOf, Seat } from '../../app/seat.tsx';
import { SeatPatterns } from '../../app/seat-patterns.tsx';
import { End, type Ending } from '../../end/end.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { TableProps } from '../../table/drawing.ts';
import { emblemOf } from './art.ts';
import { Gauge } from './gauge.tsx';
import { factionIdOf } from './label.ts';
import { SmashUpNumbers } from './numbers.tsx';

import { smashWords } from './words.tsx';

const BURST =
  'M165 20L190 96L262 50L236 128L318 130L250 176L312 228L232 222L246 300L185 250L165 326L145 250L84 300L98 222L18 228L80 176L12 130L94 128L68 50L140 96Z';

/** The winner's letter in a burst. */
function SmashUpPoster({ winner }: { readonly winner: number | null }) {
  const letter = winner === null ? null : letterOf(winner).toLowerCase();
  return (
    <svg class="eg__art" viewBox="0 0 330 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <SeatPatterns />
      <rect width="330" height="400" fill="#1B2A6B" />
      {Array.from({ length: 12 }, (_, i) => (
        <path
          key={i}
          d="M165 173L-80 120L-80 200Z"
          fill="#4457C9"
          opacity=".5"
          transform={`rotate(${i * 30} 165 173)`}
        />
      ))}
      <path
        d={BURST}
        fill="#FF4B3E"
        stroke="#0C1130"
        stroke-width="8"
        stroke-linejoin="round"
        transform="translate(0 6)"
      />
      <path d={BURST} fill="#FFD23F" stroke="#0C1130" stroke-width="7" stroke-linejoin="round" />
      {letter !== null && (
        <g transform="translate(165 173)" class={classOf(winner ?? 0)}>
          <rect
            x="-58"
            y="-58"
            width="116"
            height="116"
            rx="26"
            style={{ fill: `var(--seat-${letter})` }}
            stroke="#0C1130"
            stroke-width="7"
          />
          <g transform="scale(3.5)">
            <rect x="-16" y="-16" width="32" height="32" rx="7" fill={`url(#board-seat-${letter})`} />
            <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" style={{ fill: `var(--seat-${letter})` }} />
          </g>
          <text y="26" text-anchor="middle" class="bt" font-size="74" style={{ fill: `var(--seat-${letter}-ink)` }}>
            {letter.toUpperCase()}
          </text>
        </g>
      )}
      <path
        d="M0 300L30 288L60 300L90 288L120 300L150 288L180 300L210 288L240 300L270 288L300 300L330 288V400H0Z"
        fill="#0C1130"
      />
    </svg>
  );
}

/** Points of all, and each base with its power against its breakpoint. */
function Glimpse({
  view,
  names,
  language,
}: {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
}) {
  return (
    <div class="glimpse">
      <p class="glimpse__points">
        {view.players.map(({ points }, seat) => (
          <span key={names[seat]}>
            <Seat seat={seat} small /> {points}
          </span>
        ))}
      </p>
      {view.sites.map(({ base, powers, breakpoint }) => (
        <section key={base}>
          <h3>{baseName(base, language)}</h3>
          <Gauge powers={powers} breakpoint={breakpoint} after={null} names={names} />
        </section>
      ))}
    </div>
  );
}

const ENDING: Ending<View, Event> = {
  words: smashWords,
  Picture: SmashUpPoster,
  Numbers: SmashUpNumbers,
  Glimpse,
  category: (category, language) => (
    <>
      <Icon name={category === OTHER_POINTS ? 'bolt' : 'laurels'} />
      <span>{category === OTHER_POINTS ? SMASH_END.other[language] : nameOf(category)[language]}</span>
    </>
  ),
  fate: ({ players }, seat, language) =>
    players[seat]!.factions.map((faction) => (
      <span key={faction} class="eg__f">
        <Icon name={emblemOf(factionIdOf(faction))} /> <span>{factionName(faction, language)}</span>
      </span>
    )),
  glyphOf: () => 'laurels',
};

export function SmashEnd(props: TableProps<Option, Event, View>) {
  return <End {...props} ending={ENDING} />;
}
