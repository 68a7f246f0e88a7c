import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DOCK } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Dialog } from '../../app/dialog.tsx';
import { lazy } from '../../app/lazy.tsx';
import { useZoom } from '../../card/use-zoom.ts';
import { settings } from '../../settings.ts';
import { Store } from '../../store.ts';
import { useKeys } from '../../table/keys.tsx';
import { Log } from '../../table/log.tsx';
import { endTurn, playAll } from './attempt.ts';
import { BoardZone } from './board-zone.tsx';
import type { ClankProps, Parts } from './desk.ts';
import { Dock, ThumbDock } from './dock.tsx';
import { useKeptFocus } from './focus.ts';
import { useHeld } from './hand.tsx';
import { shortened } from './log-lines.ts';
import { clankAnimator } from './motion/animator.ts';
import { type Attack, AttackScene } from './motion/scene.tsx';
import { Risk, useOdds } from './odds.tsx';
import { Ops } from './ops.tsx';
import { Players } from './players.tsx';
import { usePointer } from './pointer.ts';
import { isAnsweredHere } from './question.tsx';
import { Recap } from './recap.tsx';
import { Reserve } from './reserve.tsx';
import { DungeonRow } from './row.tsx';
import { shownIntents } from './shown-intents.ts';
import { Tray } from './tray.tsx';
import { useDesk, useMeant } from './use-desk.ts';

const PlayerSheet = lazy(async () => (await import('./player-sheet.tsx')).PlayerSheet);
const MarketSheet = lazy(async () => (await import('./market.tsx')).MarketSheet);

/** Steps told beside the board; the whole log is a dialog. */
const LOG_STEPS = 60;

type Sheet = { readonly what: 'player'; readonly seat: number } | { readonly what: 'market' | 'odds' };

/** The table of a game of the family: board, hand, row, players and the end of the turn. */
function FamilyTable(props: ClankProps & { readonly parts: Parts }) {
  const desk = useDesk(props);
  const { view, table, layout, say, names, language, onCard, state, parts } = desk;
  const root = useRef<HTMLElement>(null);
  const [pointed] = useState(() => new Store<string | null>(null));
  const [scene] = useState(() => new Store<Attack | null>(null));
  const [out, setOut] = useState(false);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const odds = useOdds(view);
  const log = useMemo(() => {
    const told = shortened(state.told.slice(-LOG_STEPS));
    return (
      <Log told={told} words={parts.lines} names={names} language={language} viewer={state.viewer} onCard={onCard} />
    );
  }, [state.told, names, language, state.viewer, onCard, parts]);
  const { cards, held } = useHeld(desk);
  /** The card that is clicked is the one that goes, of several equal ones. */
  const play = useCallback(
    (name: string) => {
      cards.leaving = name;
      desk.act(name);
    },
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
  useZoom(useMeant(onCard, state.present.step), props.offCard);
  useEffect(() => {
    table.animator = clankAnimator({
      root: () => root.current,
      scene,
      viewer: () => table.state.viewer,
      clicked: () => cards.leaving,
      language: () => settings.get().language,
    });
    return () => {
      table.animator = null;
    };
  }, [table, cards]);
  useEffect(() => {
    if (view.decision !== null) void table.explain([...shownIntents(view), ...parts.intents(view)]);
  }, [view]);
  useKeys({
    hand: (digit) => {
      const card = held[digit];
      if (card !== undefined) play(card.name);
    },
    playAll: () => void playAll(table),
    endTurn: () => void endTurn(table),
    board: () => root.current?.querySelector<HTMLElement>('.board__rooms [tabindex="0"]')?.focus(),
    toHand: () => root.current?.querySelector<HTMLElement>('.hand__cards button')?.focus(),
  });
  const close = () => setSheet(null);
  const open = (seat: number) => setSheet({ what: 'player', seat });
  return (
    <main
      class={`ck ck--${layout} ${parts.look}${isAnsweredHere(desk) ? ' ck--asked' : ''}`}
      data-step={state.present.step}
      ref={root}
    >
      <h1 class="sr">{parts.title}</h1>
      <Tray desk={desk} held={held} onPlay={play} />
      <BoardZone
        desk={desk}
        pointed={pointed}
        out={out}
        onOut={() => setOut(!out)}
        onMarket={() => setSheet({ what: 'market' })}
      />
      <div class="ck__side" data-zoom-beside>
        <div class="ck__r">
          <DungeonRow desk={desk} />
          <Reserve desk={desk} />
        </div>
        {layout === 'phone' ? <ThumbDock desk={desk} odds={odds} /> : <Dock desk={desk} odds={odds} />}
      </div>
      {layout === 'wide' ? (
        <aside class="ck__l" data-zoom-beside>
          <Players desk={desk} onPlayer={open} />
          <Recap desk={desk} />
          <section class="log ui" role="log" aria-label={say(TABLE.log)}>
            <h2 class="h-sec">
              {say(TABLE.log)}
              <small>
                <kbd>L</kbd>
              </small>
            </h2>
            {log}
          </section>
        </aside>
      ) : (
        <Ops desk={desk} onPlayer={open} onDragon={() => setSheet({ what: 'odds' })} />
      )}
      <AttackScene desk={desk} scene={scene} />
      {sheet?.what === 'player' && <PlayerSheet desk={desk} seat={sheet.seat} onClose={close} />}
      {sheet?.what === 'market' && <MarketSheet desk={desk} onClose={close} />}
      {sheet?.what === 'odds' && (
        <Dialog title={say(DOCK.odds)} onClose={close}>
          <div class="ui">
            <Risk desk={desk} odds={odds} />
          </div>
        </Dialog>
      )}
    </main>
  );
}

/** The table of the game with these parts. */
export const tableWith = (parts: Parts) => (props: ClankProps) => <FamilyTable {...props} parts={parts} />;
