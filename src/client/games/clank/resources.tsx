import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Held } from '../../../games/clank/insight/in-hand.ts';
import { CLANK, GOLD, RESOURCE } from '../../../text/clank/nouns.ts';
import { NOTES, ZONES } from '../../../text/client/clank.ts';
import { counted, type Noun } from '../../../text/plural.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import { memo } from '../../memo.ts';
import { settings } from '../../settings.ts';
import type { Desk, Layout } from './desk.ts';
import { KEY } from './things.ts';

interface Resource {
  readonly held: Held;
  readonly name: string;
  readonly icon: IconName;
  readonly noun: Noun;
  readonly count: number;
}

function resourcesIn({ view, dress }: Desk): readonly Resource[] {
  const { turn, players, active } = view;
  const all: Resource[] = [
    { held: 'skill', name: 'skill', icon: 'domino-mask', noun: RESOURCE.skill, count: turn.skill },
    { held: 'swords', name: 'swords', icon: 'broadsword', noun: RESOURCE.swords, count: turn.swords },
    { held: 'boots', name: 'boots', icon: 'leather-boot', noun: RESOURCE.boots, count: turn.boots },
    { held: 'clank', name: 'clank', icon: 'ringing-bell', noun: CLANK, count: turn.clankMade },
    { held: 'gold', name: 'gold', icon: dress.glyphs.gold.icon, noun: GOLD, count: players[active]!.gold },
  ];
  const teleports: Resource = {
    held: 'teleports',
    name: 'port',
    icon: 'portal',
    noun: RESOURCE.teleports,
    count: turn.teleports,
  };
  return turn.teleports > 0 ? [...all, teleports] : all;
}

/** A number that grows or shrinks shows it for a moment. */
function Count({ value }: { readonly value: number }) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const grows = value > before.current;
    if (value === before.current) return;
    before.current = value;
    if (settings.get().reducedMotion) return;
    ref.current?.animate(
      [{ transform: `translateY(${grows ? 9 : -9}px) scale(${grows ? 1.25 : 0.85})`, opacity: 0.3 }, { opacity: 1 }],
      { duration: 160, easing: 'ease-out' },
    );
  }, [value]);
  return <b ref={ref}>{value}</b>;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

interface OneProps extends Omit<Resource, 'noun'> {
  readonly told: string;
  /** What the hand would add, and the words for it. */
  readonly more: number;
  readonly inHand: string;
  readonly layout: Layout;
  readonly place: number;
}

const One = memo(({ held, name, icon, told, count, more, inHand, layout, place }: OneProps) => (
  <li
    class={`rs rs-${name}${count === 0 ? ' rs--zero' : ''}`}
    style={{ '--place': place }}
    data-key={KEY.resource(held)}
  >
    <span class="sr">{told + (more === 0 ? '' : `, ${signed(more)} ${inHand}`)}</span>
    <span class="rs__seen" aria-hidden="true">
      <Icon name={icon} />
      <Count value={count} />
      <small>
        {more !== 0 && signed(more)} {more !== 0 && (layout === 'phone' ? <Icon name="hand" /> : inHand)}
      </small>
    </span>
  </li>
));

function ResourcesNow({ desk }: { readonly desk: Desk }) {
  const { say, language, inHand, layout, dress } = desk;
  const all = resourcesIn(desk);
  const words = say(NOTES.inHand);
  return (
    <ul class="res" style={{ '--count': all.length }} aria-label={say(ZONES.resources)}>
      {all.map(({ noun, ...each }, place) => (
        <One
          key={each.held}
          {...each}
          told={dress.tongue(counted(each.count, noun, language), language)}
          more={inHand[each.held] ?? 0}
          inHand={words}
          layout={layout}
          place={place}
        />
      ))}
    </ul>
  );
}

/** What the active player has gained in this turn, and what the hand would add. */
export function Resources({ desk }: { readonly desk: Desk }) {
  const { language, layout, inHand } = desk;
  const counts = () => resourcesIn(desk).map(({ count }) => count);
  return (
    <Later at=".res" sign={() => [language, layout, JSON.stringify(inHand), ...counts()]}>
      <ResourcesNow desk={desk} />
    </Later>
  );
}
