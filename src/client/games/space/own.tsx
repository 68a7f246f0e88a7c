import type { Desk } from '../clank/desk.ts';

/** Data cubes, command code, crystals, black cubes and cyberware of a player. */
export function OwnThings({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const { crystals } = desk.view.players[seat]!;
  return <div class="pl__own">{crystals}</div>;
}
