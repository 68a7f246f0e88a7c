import type { Seat as SeatNo } from '../../engine/game.ts';

/** The letter of a seat: told beside its colour and pattern wherever a seat is told. */
export const letterOf = (seat: SeatNo): string => 'ABCDEF'[seat]!;
export const classOf = (seat: SeatNo): string => `seat-${letterOf(seat).toLowerCase()}`;

export function Seat({ seat, small = false }: { readonly seat: SeatNo; readonly small?: boolean }) {
  return (
    <span class={`seat ${classOf(seat)}${small ? ' seat--s' : ''}`} aria-hidden="true">
      <b>{letterOf(seat)}</b>
    </span>
  );
}
