import { useEffect, useRef } from 'preact/hooks';
import type { SmashProps } from './props.ts';

/** Opens only what the pointer went to: not a card that came to lie under it while it rested. */
export function useMeant({ onCard, state }: SmashProps): SmashProps['onCard'] {
  const rests = useRef(false);
  useEffect(() => {
    rests.current = true;
  }, [state.present.step]);
  useEffect(() => {
    const stir = () => {
      rests.current = false;
    };
    addEventListener('pointermove', stir, { passive: true });
    addEventListener('pointerdown', stir, { passive: true });
    return () => {
      removeEventListener('pointermove', stir);
      removeEventListener('pointerdown', stir);
    };
  }, []);
  return (id, at) => {
    if (!rests.current || at.matches(':focus-visible')) onCard(id, at);
  };
}
