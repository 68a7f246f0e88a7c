import { askedSign, type Desk, leapsIn } from '../../clank/desk.ts';

/** All that the map shows, but for what is pointed at and how a tile in hand is turned. */
export function mapSign(desk: Desk, out: boolean): string {
  const { view, names, state } = desk;
  const { viewer, active, over, lying, market, rage, bag, ghosts, row, players, layout, picked, pending } = view;
  const seats = players.map(({ room, status, marks }) => [room, status, marks]);
  const way = out ? state.present.step : null;
  const shown = [viewer, active, over, lying, market, rage, bag, ghosts, row, seats, layout, picked, pending];
  return JSON.stringify([...shown, names, leapsIn(state), way, askedSign(desk)]);
}
