import { useState } from 'preact/hooks';
import type { KnownCard } from '../../../games/smash-up/core/view.ts';
import { DOCK } from '../../../text/client/smash-up.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { baseName, basesOf, cardName, cardOfCopy, catalogueOf, factionName } from '../../../text/smash-up/things.ts';
import { useSay } from '../../say.ts';
import { NO_AIM, targetsIn } from './aim.ts';
import { homeOf, placed, type Spot } from './placed.ts';
import { type Play, usePlay } from './play.ts';
import { Emblem } from './players.tsx';
import { sayBase, sayCard } from './said.ts';
import { Base, Card } from './shown.tsx';
import { Thing } from './thing.tsx';

/** The spots that lie nowhere on the table, each once, and the actions in play that are asked for. */
function spotsToLay({ view, options }: Play): readonly Spot[] {
  const spots = options.flatMap((option) => {
    const { first } = placed(option);
    if (first === null) return [];
    return option.take === 'pick-action' || homeOf(first, view) === 'picker' ? [first] : [];
  });
  return [...new Set(spots)];
}

/** Which card a spot is, told by the option or by the view. */
function cardAt({ view, options }: Play, spot: Spot): number | undefined {
  const [kind, number] = spot.split(' ');
  if (kind !== 'copy') return Number(number);
  const told = options.find((option) => option.take === 'pick-card' && placed(option).first === spot);
  return told !== undefined && 'card' in told ? told.card : cardOfCopy(view, Number(number));
}

/** Cards that lie beside those on offer, in the same revealed hand or set aside, but do not fit. */
function beside({ view, options }: Play, laid: readonly Spot[]): readonly KnownCard[] {
  const shown = view.players.filter(
    ({ hand }, seat) => seat !== view.viewer && hand.some(({ copy }) => laid.includes(`copy ${copy}`)),
  );
  const cards = [...shown.flatMap(({ hand }) => hand), ...view.aside.flatMap((known) => known ?? [])];
  return cards.filter(
    ({ copy, card }) =>
      copy !== view.asked?.source &&
      !laid.includes(`copy ${copy}`) &&
      !laid.includes(`card ${card}`) &&
      options.length > 0,
  );
}

function Laid({ spot }: { readonly spot: Spot }) {
  const play = usePlay();
  const { view, language } = play;
  const { revised } = view;
  const [kind, number] = spot.split(' ');
  if (kind === 'base') {
    const base = Number(number);
    return (
      <Thing
        thing={{ spots: [spot], name: baseName(base, language), wish: null }}
        label={sayBase(base, revised, language)}
        mark={spot}
        zoom={basesOf(view)[base]!.id}
        class="laid laid--base"
      >
        <span class="laid__ring" data-stance={play.stanceOf(spot)}>
          <Base base={base} revised={revised} language={language} size="hand" />
        </span>
      </Thing>
    );
  }
  const card = cardAt(play, spot);
  if (card === undefined) return null;
  const stance = play.stanceOf(spot);
  return (
    <Thing
      thing={{ spots: [spot], name: cardName(card, language), wish: null }}
      label={sayCard(card, revised, language)}
      mark={spot}
      zoom={catalogueOf(view)[card]!.id}
      class="laid"
      loose
    >
      <Card
        card={card}
        revised={revised}
        language={language}
        size="hand"
        {...(stance === null ? {} : { state: stance === 'selected' ? 'selected' : 'playable' })}
      />
    </Thing>
  );
}

function LaidFaction({ faction }: { readonly faction: number }) {
  const play = usePlay();
  const { language } = play;
  const spot: Spot = `faction ${faction}`;
  return (
    <button
      type="button"
      class="btn laid__fac"
      data-legal=""
      onClick={(event) =>
        play.press({ spots: [spot], name: factionName(faction, language), wish: null }, event.detail === 0)
      }
    >
      <Emblem faction={faction} /> {factionName(faction, language)}
    </button>
  );
}

interface Picking {
  readonly laid: readonly Spot[];
  readonly open: boolean;
  readonly toggle: () => void;
}

/** What the picker lays out now, and whether it is open; null where there is nothing to pick. */
export function usePicking(play: Play): Picking | null {
  const [hidden, setHidden] = useState(-1);
  const laid = spotsToLay(play);
  if (laid.length === 0 || play.view.phase === 'factions') return null;
  const { step } = play.state.present;
  const aiming = targetsIn(play.options, play.aim.first).size > 0;
  const open = hidden !== step && !aiming;
  const toggle = () => {
    setHidden(open ? step : -1);
    if (aiming) play.setAim(NO_AIM);
  };
  return { laid, open, toggle };
}

/** Lays out what can be picked but lies nowhere on the table: decks, discard piles, revealed cards, titles. */
export function Picker({ laid, open, toggle }: Picking) {
  const play = usePlay();
  const say = useSay();
  const { view, names, language } = play;
  const others = beside(play, laid);
  return (
    <section class={open ? 'picker' : 'picker picker--hidden'} aria-label={smashUpWording.ask(view, names, language)}>
      <header>
        <h2>{smashUpWording.ask(view, names, language)}</h2>
        <button type="button" class="btn" onClick={toggle} aria-expanded={open}>
          {say(open ? DOCK.hide : DOCK.showCards)}
        </button>
      </header>
      {open && (
        <ul>
          {laid.map((spot) => (
            <li key={spot}>
              {spot.startsWith('faction') ? <LaidFaction faction={Number(spot.split(' ')[1])} /> : <Laid spot={spot} />}
            </li>
          ))}
          {others.map(({ copy, card }) => (
            <li key={copy}>
              <Thing
                thing={{ spots: [`copy ${copy}`], name: cardName(card, language), wish: { take: 'pick-card', copy } }}
                label={sayCard(card, view.revised, language)}
                mark={`copy ${copy}`}
                zoom={catalogueOf(view)[card]!.id}
                class="laid"
              >
                <Card card={card} revised={view.revised} language={language} size="hand" state="disabled" />
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
