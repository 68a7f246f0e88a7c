import { useState } from 'preact/hooks';
import { CARDS, FACTIONS } from '../../../games/smash-up/catalogue.ts';
import { DRAFT, GIST } from '../../../text/client/smash-up.ts';
import type { Both } from '../../../text/language.ts';
import { factionName } from '../../../text/smash-up/things.ts';
import { Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import { useMedia } from '../../wide.ts';
import { emblemOf, inksOf } from './art.ts';
import { factionIdOf } from './label.ts';
import { Mini } from './mini.tsx';
import type { Spot } from './placed.ts';
import { type Play, usePlay } from './play.ts';
import { Emblem } from './players.tsx';

const GISTS: ReadonlyMap<string, Both> = new Map(Object.entries(GIST));

/** The factions of this table in the order of the boxes, taken or not. */
function factionsAt({ view }: Play): number[] {
  const there = new Set([...view.offer, ...view.players.flatMap(({ factions }) => factions)]);
  return FACTIONS.flatMap((_, faction) => (there.has(faction) ? [faction] : []));
}

function Tile({ faction, onSee }: { readonly faction: number; readonly onSee: (faction: number) => void }) {
  const play = usePlay();
  const say = useSay();
  const { view, names, language } = play;
  const id = factionIdOf(faction);
  const spot: Spot = `faction ${faction}`;
  const stance = play.stanceOf(spot);
  const takers = view.players.flatMap(({ factions }, seat) => (factions.includes(faction) ? [seat] : []));
  const left = view.offer.filter((each) => each === faction).length;
  const name = factionName(faction, language);
  const gist = say(GISTS.get(id)!);
  const told = takers.map((seat) => say(DRAFT.takenBy, { name: names[seat]! }));
  const thing = { spots: [spot], name, wish: { take: 'faction', faction } as const };
  return (
    <div class={`facard ${inksOf(id)}`} data-stance={stance ?? (left === 0 ? 'gone' : undefined)}>
      <Icon name={emblemOf(id)} class="facard__e" />
      <span class="facard__n">{name}</span>
      <span class="facard__g">{gist}</span>
      <span class="facard__t">
        {takers.map((seat) => (
          <Seat key={seat} seat={seat} small />
        ))}
        {left > 1 && <small>{say(DRAFT.left, { n: left })}</small>}
      </span>
      <button
        type="button"
        class="over"
        data-legal={stance === null ? undefined : ''}
        aria-label={[`${name}. ${gist}`, ...told].join(' ')}
        aria-pressed={stance === 'selected' ? true : undefined}
        aria-disabled={stance === null && play.options.length > 0 ? true : undefined}
        onClick={(event) => {
          onSee(faction);
          play.press(thing, event.detail === 0);
        }}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onSee(faction)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onSee(faction)}
      />
    </div>
  );
}

function CardsIn({ faction }: { readonly faction: number }) {
  const { view, language, onCard } = usePlay();
  const say = useSay();
  const { revised } = view;
  const cards = CARDS.first.flatMap((card, no) => (card.faction === faction ? [{ ...card, no }] : []));
  return (
    <section class="facards ui" aria-label={say(DRAFT.cards)}>
      <h3 class="h-sec">
        {factionName(faction, language)} <small>{say(DRAFT.cards)}</small>
      </h3>
      <ul class="minis">
        {cards.map(({ no, id, count }) => (
          <li key={id}>
            <Mini card={no} count={count} revised={revised} language={language} onCard={onCard} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has chosen what, in seat order. */
function Choosers() {
  const play = usePlay();
  const say = useSay();
  const { view, names, language } = play;
  return (
    <ul class="choosers">
      {view.players.map(({ factions }, seat) => (
        <li key={`${names[seat]!}${seat}`} class={view.asked?.seat === seat ? 'is-on' : ''}>
          <Seat seat={seat} />
          <b>{names[seat]}</b>
          {[0, 1].map((at) => {
            const faction = factions[at];
            return faction === undefined ? (
              <span key={at} class="chooser__none">
                {say(DRAFT.none)}
              </span>
            ) : (
              <span key={at} class="chooser__one">
                <Emblem faction={faction} /> {factionName(faction, language)}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

/** The choice of factions: what they are about, what they play, who took which. */
export function Factions() {
  const play = usePlay();
  const say = useSay();
  const touched = useMedia('(hover: none)');
  const [seen, setSeen] = useState<number | null>(null);
  const factions = factionsAt(play);
  return (
    <section class="draft" aria-label={say(DRAFT.title)}>
      <header class="draft__head">
        <h2>{say(DRAFT.title)}</h2>
        <p>{say(DRAFT.rule)}</p>
        <Choosers />
      </header>
      <ul class="facgrid" data-few={factions.length <= 4 ? '' : undefined}>
        {factions.map((faction) => (
          <li key={faction}>
            <Tile faction={faction} onSee={setSeen} />
          </li>
        ))}
      </ul>
      {seen === null ? (
        <p class="facards quiet">{say(touched ? DRAFT.touch : DRAFT.point)}</p>
      ) : (
        <CardsIn faction={seen} />
      )}
    </section>
  );
}
