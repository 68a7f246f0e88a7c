import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Option } from '../../../games/smash-up/core/option.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import { Store } from '../../store.ts';
import { useWide } from '../../wide.ts';
import { unusedWords } from './acts.ts';
import { type Aim, firstsIn, isPick, meantBy, NO_AIM, targetsIn } from './aim.ts';
import { Foresight } from './forecasts.ts';
import { placed, type Spot } from './placed.ts';
import type { Layout, Play, Pointed, Stance } from './play.ts';
import type { SmashProps } from './props.ts';
import { wishOfCard } from './wish.ts';

function useLayout(): Layout {
  const middle = useWide(820);
  const desktop = useWide(1200);
  return desktop ? 'desktop' : middle ? 'middle' : 'phone';
}

const inHand = (spot: Spot): boolean => spot.startsWith('card') || spot.startsWith('pile');

/** Asks the engine, once a step, why the cards of the hand that are not offered cannot be played. */
function useExplained({ table, state }: SmashProps, view: View, options: readonly Option[]): void {
  useEffect(() => {
    const { viewer } = view;
    if (viewer === null || view.decision === null) return;
    const firsts = firstsIn(options);
    const wishes = view.players[viewer]!.hand.flatMap((known) =>
      firsts.has(`card ${known.card}`) || firsts.has(`copy ${known.copy}`) ? [] : [wishOfCard(view, known)],
    );
    if (wishes.length > 0) void table.explain(wishes);
  }, [state.present.step, view.viewer]);
}

/** What was chosen already where several are to be: answers of late that changed nothing yet. */
function chosenOf({ state }: SmashProps, view: View): ReadonlySet<Spot> {
  const { told, present } = state;
  if (view.decision === null || view.decision.ask === 'play') return new Set();
  const quiet = told.length - 1 - told.findLastIndex(({ events }) => events.length > 0);
  const picks = quiet === 0 ? [] : present.thread.slice(-quiet).filter(({ option }) => isPick(option));
  return new Set(picks.flatMap(({ option }) => placed(option).first ?? []));
}

/** The spots of a thing that are among those: itself, or what it carries if itself is not, or what it stands on. */
function hitsOf(spots: readonly Spot[], among: ReadonlySet<Spot>): readonly Spot[] {
  const hits = spots.filter((spot) => among.has(spot));
  return hits.filter((spot) => spot.split(' ')[0] === hits[0]!.split(' ')[0]);
}

/** Holds what is taken up and pointed at, until the next step. */
export function usePlaying(props: SmashProps): Play {
  const { table, state } = props;
  const { present, explained } = state;
  const { view, step } = present;
  const layout = useLayout();
  const options = useMemo(() => view.decision?.options ?? [], [view]);
  const [held, setHeld] = useState({ step, aim: NO_AIM });
  const [pointer] = useState(() => new Store<Pointed | null>(null));
  const [foresight] = useState(() => new Foresight(table.host));
  const aim = held.step === step ? held.aim : NO_AIM;
  const setAim = (next: Aim) => setHeld({ step, aim: next });
  const firsts = useMemo(() => firstsIn(options), [options]);
  const targets = useMemo(() => targetsIn(options, aim.first), [options, aim.first]);
  const meant = useMemo(() => (aim.first === null ? [] : meantBy(options, aim)), [options, aim]);
  const chosen = useMemo(() => chosenOf(props, view), [view]);
  useExplained(props, view, options);

  const answer = (index: number) => {
    setAim(NO_AIM);
    table.choose(index);
  };
  const carryOut = (indices: readonly number[]) => {
    if (indices.length === 1) answer(indices[0]!);
    else if (indices.length > 1) table.store.patch({ choice: indices, notice: null });
  };
  const stanceOf = (spot: Spot): Stance | null => {
    if (aim.first === spot) return 'selected';
    if (aim.then === spot) return 'aimed';
    if (targets.has(spot)) return 'target';
    if (chosen.has(spot)) return 'chosen';
    return firsts.has(spot) && (targets.size === 0 || inHand(spot)) ? 'playable' : null;
  };
  const pressTarget = (then: Spot, byKey: boolean) => {
    if (byKey || aim.then === then) carryOut(meantBy(options, { first: aim.first, then }));
    else setAim({ first: aim.first, then });
  };
  const pressFirst = (first: Spot, others: readonly Spot[]) => {
    if (others.length > 0) {
      carryOut([first, ...others].flatMap((each) => meantBy(options, { first: each, then: null })));
      return;
    }
    const indices = meantBy(options, { first, then: null });
    const direct = indices.length === 1 && isPick(options[indices[0]!]!) && !table.reveals(indices[0]!);
    if (direct || (aim.first === first && indices.length === 1)) carryOut(indices);
    else if (aim.first === first && targetsIn(options, first).size > 0) setAim(NO_AIM);
    else if (aim.first === first) carryOut(indices);
    else {
      const only = indices.length === 1 ? placed(options[indices[0]!]!).then : null;
      setAim({ first, then: only });
    }
  };
  const press = ({ spots, wish }: Pointed, byKey: boolean) => {
    const target = spots.find((spot) => targets.has(spot));
    const [first, ...others] = hitsOf(spots, firsts);
    table.drop();
    if (target !== undefined) pressTarget(target, byKey);
    else if (first !== undefined) pressFirst(first, first.startsWith('copy') ? others : []);
    else if (wish !== null) void table.refuse(wish);
  };
  const latest = useRef(press);
  latest.current = press;
  return {
    ...props,
    view,
    layout,
    options,
    aim,
    meant,
    pointer,
    foresight,
    point: (thing) => pointer.set(thing),
    setAim,
    answer,
    endPlays: (index) => {
      setAim(NO_AIM);
      const unused = unusedWords({ view, options, language: props.language });
      table.press(() => (step === table.state.present.step ? table.endTurn(index, unused) : table.reject()), {
        thing: `${step} ${index}`,
      });
    },
    stanceOf,
    commit: () => carryOut(meant),
    refusalOf: (wish) => {
      const said = wish === null ? undefined : explained.get(JSON.stringify(wish));
      return said !== undefined && 'refused' in said ? said.refused : null;
    },
    press: (thing, byKey) =>
      table.press(() => latest.current(thing, byKey), byKey ? {} : { thing: thing.spots.join() }),
  };
}
