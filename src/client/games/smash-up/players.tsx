import { PLAYER, SMASH } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { bracketed, listed } from '../../../text/phrase.ts';
import { factionName } from '../../../text/smash-up/things.ts';
import { classOf, Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useSay } from '../../say.ts';
import { emblemOf, inksOf } from './art.ts';
import { factionIdOf } from './label.ts';
import { type Play, usePlay } from './play.ts';
import { useSight } from './sight.ts';

const GOAL = 15;

/** The emblem of a faction on its inks. */
export function Emblem({ faction }: { readonly faction: number }) {
  const { language } = usePlay();
  const id = factionIdOf(faction);
  return (
    <span class={`fac ${inksOf(id)}`} title={factionName(faction, language)}>
      <Icon name={emblemOf(id)} />
    </span>
  );
}

/** The points that a seat would get as things would stand, over all bases that would score. */
function usePromised(seat: number): number {
  const { view } = usePlay();
  const { foresee, looked } = useSight();
  const forecasts = view.sites.map(({ base }) => foresee(base, looked) ?? foresee(base, null) ?? null);
  return forecasts.reduce((sum, forecast) => sum + (forecast?.scores ? forecast.points[seat]! : 0), 0);
}

function Track({ seat, points }: { readonly seat: number; readonly points: number }) {
  const more = usePromised(seat);
  return (
    <span class={`vptrack ${classOf(seat)}`} aria-hidden="true">
      {Array.from({ length: GOAL }, (_, i) => (
        <i key={`${seat} ${i + 1}`} class={i < points ? 'f' : i < points + more ? 'g' : ''} />
      ))}
    </span>
  );
}

function More({ seat }: { readonly seat: number }) {
  const more = usePromised(seat);
  return more > 0 ? <em>+{more}</em> : null;
}

interface PlayersProps {
  readonly onOpen: (seat: number) => void;
}

function summaryOf({ view, names, language, table }: Play, seat: number, say: ReturnType<typeof useSay>): string {
  const { points, factions, handSize, deckSize, discard } = view.players[seat]!;
  const told = listed(
    factions.map((faction) => factionName(faction, language)),
    language,
  );
  const about = [
    ...(seat === view.viewer ? [say(TABLE.you)] : []),
    ...(table.opened.sitters[seat]?.kind === 'bot' ? [say(TABLE.bot)] : []),
    ...(view.players[seat]!.noActions === 'no' ? [] : [say(SMASH.noActions)]),
  ];
  return say(PLAYER.summary, {
    name: bracketed(names[seat]!, about),
    points,
    factions: told === '' ? '–' : told,
    hand: handSize,
    deck: deckSize,
    discard: discard.length,
  });
}

/** Who plays, with points, factions and the sizes of hand, deck and discard pile; each opens that player's cards. */
export function Players({ onOpen }: PlayersProps) {
  const play = usePlay();
  const say = useSay();
  const { view, names, table, layout } = play;
  const compact = layout !== 'desktop';
  return (
    <ul class={compact ? 'ops' : 'pls-list'} aria-label={say(TABLE.players)}>
      {view.players.map((player, seat) => {
        const { points, factions, handSize, deckSize, discard } = player;
        const offered = play.stanceOf(`seat ${seat}`) !== null;
        const classes = [compact ? 'op' : 'pl'];
        if (view.active === seat && !view.over) classes.push(compact ? 'op--on' : 'pl--on');
        if (offered) classes.push('is-offered');
        const thing = { spots: [`seat ${seat}` as const], name: names[seat]!, wish: null };
        return (
          <li key={names[seat]! + classOf(seat)}>
            <div class={classes.join(' ')}>
              <Seat seat={seat} />
              {compact ? (
                <>
                  <span class="v" aria-hidden="true">
                    <b>{points}</b>
                    <small>/{GOAL}</small>
                    <More seat={seat} />
                  </span>
                  <span class="m" aria-hidden="true">
                    {factions.map((faction) => (
                      <Emblem key={faction} faction={faction} />
                    ))}
                    <Icon name="hand" />
                    {handSize}
                  </span>
                </>
              ) : (
                <>
                  <span class="pl__n" aria-hidden="true">
                    <span class="pl__name">{names[seat]}</span>
                    {seat === view.viewer && <em>{say(TABLE.you)}</em>}
                    {player.noActions !== 'no' && (
                      <em class="noreturn" title={say(SMASH.noActions)}>
                        <Icon name="cancel" />
                        <Icon name="bolt" />
                      </em>
                    )}
                    {table.opened.sitters[seat]?.kind === 'bot' && (
                      <em>
                        <Icon name="vintage-robot" /> {say(TABLE.bot)}
                      </em>
                    )}
                  </span>
                  <span class="vpn" aria-hidden="true">
                    {points}
                    <small>/{GOAL}</small>
                  </span>
                  <span class="facs" aria-hidden="true">
                    {factions.map((faction) => (
                      <Emblem key={faction} faction={faction} />
                    ))}
                    <span class="sizes">
                      <span title={say(SMASH.hand)}>
                        <Icon name="hand" /> {handSize}
                      </span>
                      <span title={say(SMASH.deck)}>
                        <Icon name="stack" /> {deckSize}
                      </span>
                      <span title={say(SMASH.discard)} data-key={`discard ${seat}`}>
                        <Icon name="card-discard" /> {discard.length}
                      </span>
                    </span>
                  </span>
                  <Track seat={seat} points={points} />
                </>
              )}
              <button
                type="button"
                class="over"
                data-key={`seat ${seat}`}
                data-legal={offered ? '' : undefined}
                aria-label={summaryOf(play, seat, say)}
                onClick={(event) => (offered ? play.press(thing, event.detail === 0) : onOpen(seat))}
                onPointerEnter={() => play.point(thing)}
                onPointerLeave={() => play.point(null)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
