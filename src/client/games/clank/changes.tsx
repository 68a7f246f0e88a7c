import type { Turn } from '../../../games/clank/core/ledger.ts';
import { GEM_DISCOUNT } from '../../../games/clank/core/numbers.ts';
import { describe } from '../../../text/clank/effects.ts';
import { nameOf } from '../../../text/clank/things.ts';
import { CHANGES } from '../../../text/client/clank.ts';
import type { Both } from '../../../text/language.ts';
import { labelled } from '../../../text/phrase.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Say } from '../../say.ts';
import type { Desk } from './desk.ts';

interface Change {
  readonly icon: IconName;
  readonly text: string;
}

/** Rules that cards have changed for this turn, and what is still to come in it. */
function changesIn(turn: Turn, say: Say): readonly Change[] {
  const all: readonly (readonly [holds: boolean, icon: IconName, what: Both, n?: number])[] = [
    [turn.exhausted && !turn.cavesOpen, 'crystal-growth', CHANGES.exhausted],
    [turn.cancel > 0, 'ringing-bell', CHANGES.cancel, turn.cancel],
    [turn.cavesOpen, 'crystal-growth', CHANGES.cavesOpen],
    [turn.monstersIgnored, 'sharped-teeth-skull', CHANGES.monstersIgnored],
    [turn.goldPlus > 0, 'two-coins', CHANGES.goldPlus, turn.goldPlus],
    [turn.skillForClank > 0, 'domino-mask', CHANGES.skillForClank, turn.skillForClank],
    [turn.gemsCheaper > 0, 'cut-diamond', CHANGES.gemsCheaper, turn.gemsCheaper * GEM_DISCOUNT],
    [turn.springs > 0, 'well', CHANGES.springs, turn.springs],
  ];
  return all.flatMap(([holds, icon, what, n = 0]) => (holds ? [{ icon, text: say(what, { n }) }] : []));
}

function shownIn({ view, say, language }: Desk): readonly Change[] {
  const waiting = view.turn.bonuses.map(
    (bonus): Change => ({
      icon: 'hourglass',
      text: labelled(nameOf(bonus.source)[language], describe(bonus, language), language),
    }),
  );
  return [...changesIn(view.turn, say), ...waiting];
}

export const hasChanges = (desk: Desk): boolean => shownIn(desk).length > 0;

export function Changes({ desk }: { readonly desk: Desk }) {
  const shown = shownIn(desk);
  if (shown.length === 0) return null;
  return (
    <ul class="changes">
      {shown.map(({ icon, text }) => (
        <li key={text} title={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
