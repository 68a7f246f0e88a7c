import { CARDS } from '../../../games/clank/catalogue.ts';
import { askedSign, type Desk, leapsIn } from './desk.ts';

/** All that the board shows, but for what is pointed at. */
export function classicSign(desk: Desk, out: boolean): string {
  const { view, names, state } = desk;
  const { board, viewer, active, over, lying, market, rage, countdown, first, row, bag, players } = view;
  const pawns = players.map(({ room, status }) => [room, status]);
  const dangers = row.map((card) => CARDS[card]?.danger);
  const way = out ? state.present.step : null;
  const things = [board, viewer, active, over, lying, market, rage, countdown, first, dangers, bag.at(-1), pawns];
  return JSON.stringify([...things, names, leapsIn(state), way, askedSign(desk)]);
}
