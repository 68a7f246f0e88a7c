import { CARDS } from '../../../games/clank/catalogue.ts';
import { OUTSIDE } from '../../../games/clank/core/board.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import type { View } from '../../../games/clank/core/view.ts';
import { boardIn } from '../../../text/clank/rooms.ts';
import { askedSign, type Desk, leapsIn } from '../clank/desk.ts';
import { roomIntents, tunnelIntents } from '../clank/targets.ts';

/** All that the ship shows, but for what is pointed at. */
export function shipSign(desk: Desk, out: boolean): string {
  const { view, names, state } = desk;
  const { board, viewer, active, over, lying, market, rage, row, bag, ghosts, crystals, scheme, players } = view;
  const seats = players.map(({ room, status, ports }) => [room, status, ports]);
  const dangers = row.map((card) => CARDS[card]?.danger);
  const way = out ? state.present.step : null;
  const things = [
    board,
    viewer,
    active,
    over,
    lying,
    market,
    rage,
    dangers,
    bag,
    ghosts,
    crystals,
    scheme?.phase,
    seats,
  ];
  return JSON.stringify([...things, names, leapsIn(state), way, askedSign(desk)]);
}

/** The corridors out of the room of the one who is asked, and the stops of the rides that it has. */
export function shipIntents(view: View): readonly Option[] {
  const me = view.decision === null ? undefined : view.players[view.decision.seat];
  if (me === undefined) return [];
  const { rooms } = boardIn(view);
  const here = rooms[me.room]!;
  const stops = rooms.flatMap((room, no) => {
    const same = (room.hyperlift && here.hyperlift) || (room.telepad && here.telepad);
    return same && no !== me.room && no !== OUTSIDE ? roomIntents(view, no) : [];
  });
  return [...tunnelIntents(view), ...stops];
}
