import { useContext } from 'preact/hooks';
import { HEALTH } from '../../../games/clank/core/numbers.ts';
import { PLAYER } from '../../../text/client/clank.ts';
import type { Language } from '../../../text/language.ts';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../memo.ts';
import { sayIn } from '../../say.ts';
import { useStore } from '../../store.ts';
import { HurtContext } from './motion/hurt.ts';

/** Few enough that one attack may be the last. */
export const LOW_HEALTH = 3;

/** The hearts that a player is seen to have left: during an attack they go as the cubes are drawn. */
export function useHearts(seat: number, damage: number): number {
  const lost = useStore(useContext(HurtContext))[seat];
  return HEALTH - damage + (lost?.damage === damage ? lost.hearts : 0);
}

interface HealthProps {
  readonly left: number;
  readonly language: Language;
}

/** Ten hearts, those lost hollow. */
export const Health = memo(({ left, language }: HealthProps) => (
  <span
    class={`hp${left <= LOW_HEALTH ? ' hp--low' : ''}`}
    role="img"
    aria-label={sayIn(language)(PLAYER.health, { n: left, all: HEALTH })}
  >
    {Array.from({ length: HEALTH }, (_, i) => (
      <Icon key={i} name="hearts" class={i < left ? '' : 'off'} />
    ))}
    <b>{left}</b>
  </span>
));
