import type { ComponentType, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DOCK } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Dialog } from '../../app/dialog.tsx';
import { lazy } from '../../app/lazy.tsx';
import { useZoom } from '../../card/use-zoom.ts';
import { allDrawn, Later } from '../../later.ts';
import { useAnimator } from '../../motion/use-animator.ts';
import { settings } from '../../settings.ts';
import { Store } from '../../store.ts';
import { useKeys } from '../../table/keys.ts';
import { LogKey } from '../../table/log-key.tsx';
import { endTurn, playAll } from './attempt.ts';
import { AskedZone, BoardZone } from './board-zone.tsx';
import type { ClankProps, Desk, Parts } from './desk.ts';
import { Dock, ThumbDock } from './dock.tsx';
import { wasteWords } from './end-turn.tsx';
import { useKeptFocus } from './focus.ts';
import { useHeld } from './hand.tsx';
import { HurtContext, NO_HURT } from './motion/hurt.ts';
import type { Attack } from './motion/scene.tsx';
import { type Untold, UntoldContext } from './motion/untold.ts';
import { Ops } from './ops.tsx';
import { Players } from './players.tsx';
import { usePointer } from './pointer.ts';
import { isAnsweredHere } from './question.tsx';
import { Recap } from './recap.tsx';
import { Reserve } from './reserve.tsx';
import { Risk } from './risk.tsx';
import { DungeonRow } from './row.tsx';
import { shownIntents } from './shown-intents.ts';
import { Tray } from './tray.tsx';
import { useDesk, useMeant } from './use-desk.ts';

const PlayerSheet = lazy(async () => (await import('./player-sheet.tsx')).PlayerSheet);
const LogBeside = lazy(async () => (await import('./log-beside.tsx')).LogBeside);
const AttackScene = lazy(async () => (await import('./motion/scene.tsx')).AttackScene);

interface SheetProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

type Sheet = { readonly what: 'player'; readonly seat: number } | { readonly what: 'market' | 'odds' };

/** Tells in `data-step` which step the whole table shows. */
function useDrawnStep(root: RefObject<HTMLElement | null>, step: number): void {
  useLayoutEffect(() => {
    let current = true;
    void allDrawn().then(() => {
      if (current) root.current?.setAttribute('data-step', String(step));
    });
    return () => {
      current = false;
    };
  }, [root, step]);
}

/** The table of a game of the family: board, hand, row, players and the end of the turn. */
function FamilyTable(props: ClankProps & { readonly parts: Parts; readonly MarketSheet: ComponentType<SheetProps> }) {
  const { MarketSheet } = props;
  const desk = useDesk(props);
  const { view, table, layout, say, onCard, state, parts } = desk;
  const root = useRef<HTMLElement>(null);
  const [pointed] = useState(() => new Store<string | null>(null));
  const [scene] = useState(() => new Store<Attack | null>(null));
  const [hurt] = useState(() => new Store(NO_HURT));
  const [untold] = useState(() => new Store<Untold>(null));
  const [out, setOut] = useState(false);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { cards, held } = useHeld(desk);
  const latest = useRef(cards);
  latest.current = cards;
  /** The card that is clicked is the one that goes, of several equal ones. */
  const play = useCallback(
    (name: string) =>
      table.press(
        () => {
          cards.leaving = name;
          desk.act(name);
        },
        { thing: name },
      ),
    [cards, desk.act],
  );
  usePointer(root, pointed);
  useEffect(
    () =>
      pointed.watch(() => {
        if (pointed.get() !== null && table.state.notice !== null) table.store.patch({ notice: null });
      }),
    [table],
  );
  useKeptFocus(root);
  useDrawnStep(root, state.present.step);
  useZoom(useMeant(onCard, state.present.step), props.offCard);
  useAnimator(table, async () => {
    const { clankAnimator } = await import('./motion/animator.ts');
    return clankAnimator({
      root: () => root.current,
      scene,
      hurt,
      untold,
      viewer: () => table.state.viewer,
      clicked: () => latest.current.leaving,
      language: () => settings.get().language,
    });
  });
  useLayoutEffect(() => {
    if (view.decision !== null) void table.explain([...shownIntents(view), ...parts.intents(view)]);
  }, [view]);
  useKeys(table, {
    hand: (digit) => {
      const card = held[digit];
      if (card !== undefined) play(card.name);
    },
    playAll: () => playAll(table),
    close: () => scene.get()?.end(),
    endTurn: () => endTurn(table, wasteWords(desk)),
    board: () => root.current?.querySelector<HTMLElement>('.board__rooms [tabindex="0"]')?.focus(),
    toHand: () => root.current?.querySelector<HTMLElement>('.hand__cards button')?.focus(),
  });
  const close = () => setSheet(null);
  const open = (seat: number) => setSheet({ what: 'player', seat });
  const classes = [
    `ck ck--${layout} ${parts.look}`,
    ...(isAnsweredHere(desk) ? ['ck--asked'] : []),
    ...(view.scheme === null ? [] : ['ck--scheme']),
  ];
  return (
    <UntoldContext.Provider value={untold}>
      <main class={classes.join(' ')} ref={root}>
        <h1 class="sr">{say(parts.title)}</h1>
        <AskedZone
          desk={desk}
          pointed={pointed}
          out={out}
          onOut={() => setOut(!out)}
          onMarket={() => setSheet({ what: 'market' })}
        />
        <Tray desk={desk} held={held} onPlay={play} />
        <div class="ck__side" data-zoom-beside>
          <div class="ck__r">
            <DungeonRow desk={desk} />
            <Reserve desk={desk} />
          </div>
          {layout === 'phone' ? <ThumbDock desk={desk} /> : <Dock desk={desk} />}
        </div>
        <BoardZone desk={desk} pointed={pointed} out={out} />
        {layout === 'wide' ? (
          <aside class="ck__l" data-zoom-beside>
            <HurtContext.Provider value={hurt}>
              <h2 class="sr">{say(TABLE.players)}</h2>
              <Players desk={desk} onPlayer={open} />
            </HurtContext.Provider>
            <Recap desk={desk} />
            <section class="log ui" aria-label={say(TABLE.log)}>
              <h2 class="h-sec">
                {say(TABLE.log)}
                <LogKey />
              </h2>
              <Later at=".log ol" sign={() => [state.told, state.viewer, desk.names, desk.language]}>
                <LogBeside desk={desk} />
              </Later>
            </section>
          </aside>
        ) : (
          <HurtContext.Provider value={hurt}>
            <Ops desk={desk} onPlayer={open} onDragon={() => setSheet({ what: 'odds' })} />
          </HurtContext.Provider>
        )}
        <AttackScene desk={desk} scene={scene} />
        {sheet?.what === 'player' && <PlayerSheet desk={desk} seat={sheet.seat} onClose={close} />}
        {sheet?.what === 'market' && <MarketSheet desk={desk} onClose={close} />}
        {sheet?.what === 'odds' && (
          <Dialog title={say(DOCK.odds)} onClose={close}>
            <div class="ui">
              <Risk desk={desk} />
            </div>
          </Dialog>
        )}
      </main>
    </UntoldContext.Provider>
  );
}

/** The table of the game with these parts. */
export function tableWith(parts: Parts) {
  const MarketSheet = lazy<SheetProps>(async () => {
    const [market] = await Promise.all([import('./market.tsx'), parts.rules()]);
    return market.MarketSheet;
  });
  return (props: ClankProps) => <FamilyTable {...props} parts={parts} MarketSheet={MarketSheet} />;
}
