import { GEM_DISCOUNT } from '../../../games/clank/core/numbers.ts';
import { describe } from '../../../text/clank/effects.ts';
import { RESOURCE } from '../../../text/clank/nouns.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { CHANGES } from '../../../text/client/clank.ts';
import { labelled } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { Rich } from '../../card/rich.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Desk } from './desk.ts';
import type { ChangeNow } from './dress.ts';
import { isRung } from './printed-gains.ts';
import { tellerIn } from './printed-words.ts';

interface Change {
  readonly icon: IconName;
  readonly text: string;
  /** In few words, with glyphs. */
  readonly brief?: string;
}

/** Rules that cards have changed for this turn, and what is still to come in it. */
function changesIn({ view, say, dress, language }: Desk): readonly Change[] {
  const { turn } = view;
  const skill = counted(turn.skillForClank, RESOURCE.skill, language);
  const all: readonly ChangeNow[] = [
    [turn.exhausted && !turn.cavesOpen, 'crystal-growth', CHANGES.exhausted],
    [turn.cancel > 0, 'ringing-bell', CHANGES.cancel, { n: turn.cancel }],
    [turn.cavesOpen, 'crystal-growth', CHANGES.cavesOpen],
    [turn.monstersIgnored, 'sharped-teeth-skull', CHANGES.monstersIgnored],
    [turn.goldPlus > 0, dress.glyphs.gold.icon, CHANGES.goldPlus, { n: turn.goldPlus }],
    [turn.skillForClank > 0, 'domino-mask', CHANGES.skillForClank, { skill }],
    [turn.gemsCheaper > 0, 'cut-diamond', CHANGES.gemsCheaper, { n: turn.gemsCheaper * GEM_DISCOUNT }],
    [turn.springs > 0, 'card-burn', CHANGES.springs, { n: turn.springs }],
    ...(dress.trimmings?.changes(view) ?? []),
  ];
  return all.flatMap(([holds, icon, what, values]) => (holds ? [{ icon, text: say(what, values) }] : []));
}

/** What cards in play still wait for; of several that come one after the other, the next. */
function waitingIn({ view: { turn }, language, dress }: Desk): readonly Change[] {
  const teller = tellerIn(language, 'brief');
  const next = turn.bonuses.filter((bonus, i) => {
    const own = turn.bonuses.filter(({ source }) => source === bonus.source);
    return !isRung(bonus, own) || turn.bonuses.findIndex((other) => other.source === bonus.source) === i;
  });
  return next.map((bonus): Change => {
    const name = nameOf(bonus.source)[language];
    return {
      icon: 'hourglass',
      text: labelled(name, dress.tongue(describe(bonus, language), language), language),
      brief: `${name} · ${dress.tongue(teller.tell(bonus), language)}`,
    };
  });
}

const shownIn = (desk: Desk): readonly Change[] => [...changesIn(desk), ...waitingIn(desk)];

export const hasChanges = (desk: Desk): boolean => shownIn(desk).length > 0;

export function Changes({ desk }: { readonly desk: Desk }) {
  const shown = shownIn(desk);
  if (shown.length === 0) return null;
  return (
    <ul class="changes">
      {shown.map(({ icon, text, brief = text }) => (
        <li key={text} title={text}>
          <Icon name={icon} />
          <span>
            <Rich text={brief} glyphs={desk.dress.glyphs} language={desk.language} />
          </span>
        </li>
      ))}
    </ul>
  );
}
