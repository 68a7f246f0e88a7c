import { useEffect, useRef, useState } from 'preact/hooks';
import type { SiteView } from '../../../games/smash-up/core/view.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { labelled } from '../../../text/phrase.ts';
import { baseName, basesOf } from '../../../text/smash-up/things.ts';
import { classOf } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import { basePictureOf, inksOf } from './art.ts';
import { totalOf } from './forecasts.ts';
import { turnToBase } from './in-sight.ts';
import { spotsOn } from './placed.ts';
import { isOffered, type Play, usePlay } from './play.ts';
import { useSight } from './sight.ts';
import { Site } from './site.tsx';

/** Whether something on the base can be pressed to bring the game on. */
const hasOffers = ({ stanceOf }: Play, site: SiteView): boolean => spotsOn(site).map(stanceOf).some(isOffered);

/** On a phone: the bases in small, of which one fills the screen. */
function Tabs({ current, onGo }: { readonly current: number; readonly onGo: (at: number) => void }) {
  const play = usePlay();
  const say = useSay();
  const { view, language } = play;
  const { looked, foresee } = useSight();
  return (
    <nav
      class="tabs"
      aria-label={say(SMASH.bases)}
      style={{ '--n': view.sites.length }}
      data-many={view.sites.length > 4 ? '' : undefined}
    >
      {view.sites.map((site, at) => {
        const { base, powers: now, breakpoint } = site;
        const after = looked === null ? null : foresee(base, looked);
        const powers = after?.powers ?? now;
        const total = totalOf(powers);
        const { icon, faction } = basePictureOf(basesOf(view)[base]!.id);
        return (
          <div
            key={base}
            class={`tb ${inksOf(faction)}${at === current ? ' tb--on' : ''}${hasOffers(play, site) ? ' tb--can' : ''}`}
          >
            <Icon name={icon} />
            <b>
              {total}
              <small>/{after?.breakpoint ?? breakpoint}</small>
            </b>
            <u>
              {powers.map((power, seat) => (
                <i
                  key={classOf(seat)}
                  class={classOf(seat)}
                  style={{ width: `${(power / Math.max(total, breakpoint)) * 100}%` }}
                />
              ))}
            </u>
            {total >= (after?.breakpoint ?? breakpoint) && <s>!</s>}
            <button
              type="button"
              class="over"
              aria-label={labelled(baseName(base, language), say(SMASH.totalOf, { total, breakpoint }), language)}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => onGo(at)}
            />
          </div>
        );
      })}
    </nav>
  );
}

/** The bases side by side; on a phone one at a time, the next one peeping in. */
export function Board() {
  const play = usePlay();
  const say = useSay();
  const { view, layout, state } = play;
  const list = useRef<HTMLElement>(null);
  const now = useRef(play);
  now.current = play;
  const [current, setCurrent] = useState(0);
  const go = (at: number) => turnToBase(list.current?.children[at], 'smooth');
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const see = () => {
      const middle = element.scrollLeft + element.clientWidth / 2;
      const columns = [...element.children].filter((child) => child instanceof HTMLElement);
      setCurrent(columns.findIndex((child) => child.offsetLeft - element.offsetLeft + child.offsetWidth > middle));
    };
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button') !== null) return;
      const base = target.closest<HTMLElement>('[data-base]')?.dataset['base'];
      if (base !== undefined && now.current.stanceOf(`base ${Number(base)}`) !== null) {
        now.current.press({ spots: [`base ${Number(base)}`], name: '', wish: null }, false);
      }
    };
    // One base fills the screen: what the browser itself scrolls into sight for the focus snaps back.
    const turn = ({ target }: FocusEvent) => {
      if (now.current.layout !== 'phone' || !(target instanceof Element) || !target.matches(':focus-visible')) return;
      turnToBase(target);
    };
    see();
    element.addEventListener('focusin', turn);
    element.addEventListener('scroll', see, { passive: true });
    element.addEventListener('click', press);
    return () => {
      element.removeEventListener('focusin', turn);
      element.removeEventListener('scroll', see);
      element.removeEventListener('click', press);
    };
  }, [layout, view.sites.length]);
  useEffect(() => {
    const shown = view.sites[current];
    if (layout !== 'phone' || view.asked === null || view.asked.ask === 'play') return;
    if (shown !== undefined && hasOffers(play, shown)) return;
    const offered = view.sites.findIndex((site) => hasOffers(play, site));
    const about = view.sites.findIndex(({ base }) => base === (view.scoring?.base ?? view.asked?.base));
    const at = offered >= 0 ? offered : about;
    if (at >= 0) go(at);
  }, [state.present.step]);
  return (
    <>
      {layout === 'phone' && <Tabs current={current} onGo={go} />}
      <section
        ref={list}
        class={layout === 'phone' ? 'sm__b snapb' : 'sm__b'}
        aria-label={say(SMASH.bases)}
        style={{ '--n': view.sites.length }}
        data-seats={view.players.length}
      >
        {view.sites.map((site) => (
          <Site key={site.base} site={site} />
        ))}
      </section>
    </>
  );
}
