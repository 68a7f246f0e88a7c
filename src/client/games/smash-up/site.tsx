import type { Forecast } from '../../../games/smash-up/core/forecast.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { SiteView } from '../../../games/smash-up/core/view.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { capitalised, labelled } from '../../../text/phrase.ts';
import { baseName, basesOf } from '../../../text/smash-up/things.ts';
import { letterOf, Seat } from '../../app/seat.tsx';
import { useSay } from '../../say.ts';
import { totalOf } from './forecasts.ts';
import { Gauge } from './gauge.tsx';
import { Attachments, Piece } from './piece.tsx';
import { placed } from './placed.ts';
import { type Play, usePlay } from './play.ts';
import { sayBase } from './said.ts';
import { Base, Card } from './shown.tsx';
import { useSight } from './sight.ts';
import { Thing } from './thing.tsx';
import { wishOfBase } from './wish.ts';

/** The base after what is looked at, or after the card taken up if it went here. */
function useAfter(base: number): Forecast | null {
  const { meant, options } = usePlay();
  const { looked, foresee } = useSight();
  const here = meant.find((index) => placed(options[index]!).then === `base ${base}`);
  const index = looked ?? here;
  return index === undefined ? null : (foresee(base, index) ?? null);
}

/** In one's own turn, with nothing taken up, a base is only looked at. */
const wishFor = ({ view, aim, options }: Play, base: number): Option | null =>
  options.length === 0 || (view.asked?.ask === 'play' && aim.first === null) ? null : wishOfBase(view, base, aim.first);

/** The minion taken up, if it would land here; else a word where there is none. */
function Landing({ site, seat, empty }: { readonly site: SiteView; readonly seat: number; readonly empty: boolean }) {
  const say = useSay();
  const { aim, options, view, language } = usePlay();
  const { looked } = useSight();
  const option = looked === null || aim.first === null || seat !== view.viewer ? undefined : options[looked];
  if (option?.take === 'minion' && option.base === site.base) {
    return (
      <li class="piece piece--ghost" aria-hidden="true">
        <Card card={option.card} revised={view.revised} language={language} size="mini" />
      </li>
    );
  }
  return empty ? <li class="empty">{say(SMASH.noMinion)}</li> : null;
}

function LanePower({ site, seat }: { readonly site: SiteView; readonly seat: number }) {
  const now = site.powers[seat]!;
  const power = useAfter(site.base)?.powers[seat] ?? now;
  return (
    <b class="n" data-changed={power === now ? undefined : ''}>
      {power}
    </b>
  );
}

function Lane({ site, seat }: { readonly site: SiteView; readonly seat: number }) {
  const say = useSay();
  const { names, language } = usePlay();
  const pieces = site.minions.filter(({ controller }) => controller === seat);
  return (
    <fieldset
      class="lane"
      aria-label={labelled(names[seat]!, say(SMASH.powerHere, { n: site.powers[seat]! }), language)}
    >
      <div class="lane__s">
        <Seat seat={seat} />
        <LanePower site={site} seat={seat} />
      </div>
      <ul class="lane__c">
        {pieces.map((piece) => (
          <Piece key={piece.copy} piece={piece} site={site} />
        ))}
        <Landing site={site} seat={seat} empty={pieces.length === 0} />
      </ul>
    </fieldset>
  );
}

/** The gauge, with a stamp where the base would score. */
function Measure({ site }: { readonly site: SiteView }) {
  const say = useSay();
  const { names } = usePlay();
  const { base, powers, breakpoint } = site;
  const after = useAfter(base);
  const scores = totalOf(after?.powers ?? powers) >= (after?.breakpoint ?? breakpoint);
  return (
    <>
      {scores && <div class="concq">{say(SMASH.scores)}</div>}
      <Gauge powers={powers} breakpoint={breakpoint} after={after} names={names} />
    </>
  );
}

/** A base with its gauge and one lane for each seat, always in the same order. */
export function Site({ site }: { readonly site: SiteView }) {
  const play = usePlay();
  const say = useSay();
  const { view, language, names } = play;
  const phone = play.layout === 'phone';
  const { base, breakpoint, powers } = site;
  const stance = play.stanceOf(`base ${base}`);
  const hot = stance === 'aimed' || stance === 'selected' || view.scoring?.base === base;
  const name = baseName(base, language);
  const total = totalOf(powers);
  const told = names.flatMap((who, seat) => (powers[seat]! > 0 ? [`${who} ${powers[seat]!}`] : []));
  const stand = capitalised([say(SMASH.totalOf, { total, breakpoint }), ...told].join(', '));
  const label = `${sayBase(base, view.revised, language, breakpoint)} ${stand}.`;
  return (
    <section
      class={`bcol${hot ? ' bcol--hot' : stance === null ? '' : ' bcol--can'}`}
      aria-label={name}
      data-base={base}
      data-key={`site ${base}`}
    >
      <Thing
        thing={{ spots: [`base ${base}`], name, wish: wishFor(play, base) }}
        label={label}
        mark={`base ${base}`}
        zoom={basesOf(view)[base]!.id}
        class="bcol__base"
      >
        <Base
          base={base}
          revised={view.revised}
          language={language}
          breakpoint={breakpoint}
          size={phone ? 'wide' : 'hand'}
        />
      </Thing>
      <Attachments list={site.actions} site={site} host={null} />
      <Measure site={site} />
      <div class="lanes" style={{ '--seats': names.length }}>
        {names.map((_, seat) => (
          <Lane key={letterOf(seat)} site={site} seat={seat} />
        ))}
      </div>
    </section>
  );
}
