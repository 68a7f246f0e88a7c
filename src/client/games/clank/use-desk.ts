import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { inHand } from '../../../games/clank/insight/in-hand.ts';
import { reach } from '../../../games/clank/insight/reach.ts';
import { useMedia, useWide } from '../../wide.ts';
import { attempt } from './attempt.ts';
import type { CardWidths, ClankProps, Desk, Layout, Parts } from './desk.ts';
import { dressOf } from './dress.ts';
import { withKnownLayout } from './known-layout.ts';
import { Verdicts } from './targets.ts';
import { thingOf } from './things.ts';

function useLayout(): Layout {
  const wide = useWide(1280);
  const middle = useWide(820);
  return wide ? 'wide' : middle ? 'middle' : 'phone';
}

const CARD_WIDTHS: Readonly<Record<Layout | 'low', CardWidths>> = {
  wide: { row: 114, hand: 118 },
  /** Three columns in a low window, as columns.css has them. */
  low: { row: 92, hand: 100 },
  middle: { row: 98, hand: 104 },
  phone: { row: 84, hand: 70 },
};

export const widthsFor = (layout: Layout, isLow: boolean): CardWidths =>
  CARD_WIDTHS[layout === 'wide' && isLow ? 'low' : layout];

/** All that the parts of the table draw from. */
export function useDesk(props: ClankProps & { readonly parts: Parts }): Desk {
  const { state, table, language, onCard } = props;
  const view = useMemo(() => withKnownLayout(state.present.view), [state.present.view]);
  const dress = dressOf(view.sets[0]);
  const say = useMemo(() => dress.say(language), [dress, language]);
  const latest = useRef({ view, language, onCard });
  latest.current = { view, language, onCard };
  const stable = useMemo(
    () => ({
      act: (key: string) =>
        table.press(
          () => {
            const thing = thingOf(key, latest.current.view, latest.current.language);
            if (thing !== null) void attempt(table, thing.intents);
          },
          { thing: key },
        ),
      onCard: (id: string, at: Element) => latest.current.onCard(id, at),
    }),
    [table],
  );
  const verdicts = useMemo(() => new Verdicts(view, state.explained), [view, state.explained]);
  const seen = useMemo(() => ({ reach: reach(view), inHand: inHand(view) }), [view]);
  const layout = useLayout();
  const widths = widthsFor(layout, useMedia('(max-height: 859px)'));
  return { ...props, view, dress, say, layout, widths, verdicts, ...seen, ...stable };
}

/** A card that comes to lie under a resting pointer is not looked at: only one that the pointer went to. */
export function useMeant(open: ClankProps['onCard'], step: number): ClankProps['onCard'] {
  const moved = useRef(false);
  useLayoutEffect(() => {
    moved.current = false;
  }, [step]);
  useEffect(() => {
    const move = () => {
      moved.current = true;
    };
    addEventListener('pointermove', move, { passive: true });
    addEventListener('pointerdown', move, { passive: true });
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerdown', move);
    };
  }, []);
  return (id, at) => {
    if (moved.current || at.matches(':focus-visible')) open(id, at);
  };
}
