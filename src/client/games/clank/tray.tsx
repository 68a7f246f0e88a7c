import { ZONES } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import { Later } from '../../later.ts';
import { Changes, hasChanges } from './changes.tsx';
import { type Desk, ownOf } from './desk.ts';
import { Hand, PileBox } from './hand.tsx';
import type { Held } from './held.ts';
import { Resources } from './resources.tsx';
import { KEY } from './things.ts';
import { Thumb } from './thumb.tsx';

function PlayedNow({ desk }: { readonly desk: Desk }) {
  const { view, say, names, language, state, onCard, dress } = desk;
  const own = view.active === state.viewer;
  return (
    <div class="played">
      <span class="played__t">{own ? say(ZONES.played) : say(ZONES.playedBy, { name: names[view.active]! })}</span>
      <span class="played__s" data-key={KEY.played}>
        {view.players[view.active]!.play.map((card, i) => (
          <Thumb
            key={`${card} ${i}`}
            card={card}
            language={language}
            lights={dress.trimmings?.lights(view, card, 'play')}
            onCard={onCard}
          />
        ))}
      </span>
    </div>
  );
}

/** What the active player has played in this turn. */
function Played({ desk }: { readonly desk: Desk }) {
  const { view, names, language, state, dress } = desk;
  const { active, players } = view;
  const lights = () => players[active]!.play.map((card) => dress.trimmings?.lights(view, card, 'play'));
  return (
    <Later at=".played" sign={() => [active, `${players[active]!.play}`, `${lights()}`, state.viewer, names, language]}>
      <PlayedNow desk={desk} />
    </Later>
  );
}

interface TrayProps {
  readonly desk: Desk;
  readonly held: readonly Held[];
  readonly onPlay: (name: string) => void;
}

/** The viewer's side: the hand between its piles, what is played, and what the turn has brought. */
export function Tray({ desk, held, onPlay }: TrayProps) {
  const { say } = desk;
  const own = ownOf(desk);
  return (
    <section
      class={hasChanges(desk) ? 'tray tray--changed ui' : 'tray ui'}
      data-zoom-beside
      aria-label={say(own === null ? ZONES.resources : TABLE.hand)}
    >
      {own !== null && (
        <div class="hand">
          <PileBox desk={desk} name={KEY.deck} count={own.deckSize} kind="deck" />
          <Hand desk={desk} held={held} onPlay={onPlay} />
          <PileBox desk={desk} name={KEY.discard} count={own.discard.length} kind="discard" />
        </div>
      )}
      <div class="tray__top">
        {desk.layout !== 'phone' && <Played desk={desk} />}
        <Changes desk={desk} />
        <Resources desk={desk} />
      </div>
    </section>
  );
}
