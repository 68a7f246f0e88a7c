import { useEffect, useRef } from 'preact/hooks';
import type { Play } from './play.ts';
import type { SmashProps } from './props.ts';

/**
 * Opens only what is meant to be looked at: not a card that came to lie under a resting mouse, and nothing that a mouse
 * passes on its way from a card taken up to where it goes.
 */
export function useMeant({ onCard, state, aim }: Play): SmashProps['onCard'] {
  const now = useRef({ rests: false, mouse: false });
  useEffect(() => {
    now.current.rests = true;
  }, [state.present.step]);
  useEffect(() => {
    const stir = ({ pointerType }: PointerEvent) => {
      now.current = { rests: false, mouse: pointerType === 'mouse' };
    };
    addEventListener('pointermove', stir, { passive: true });
    addEventListener('pointerdown', stir, { passive: true });
    return () => {
      removeEventListener('pointermove', stir);
      removeEventListener('pointerdown', stir);
    };
  }, []);
  return (id, at) => {
    const { rests, mouse } = now.current;
    const passing = mouse && (rests || aim.first !== null);
    if (!passing || at.matches(':focus-visible')) onCard(id, at);
  };
}
