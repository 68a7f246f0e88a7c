import { useState } from 'preact/hooks';
import { BOT_WAYS, NEW_TABLE } from '../../text/client/new-table.ts';
import type { Both } from '../../text/language.ts';
import { Dialog } from '../app/dialog.tsx';
import { OneOf } from '../app/fields.tsx';
import { useLanguage, useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { whyNot } from '../why.ts';
import { beginTable } from './begin.ts';
import { gameOf } from './games.ts';
import { byLot, KINDS, type Place, placesFor, sittersAt } from './places.ts';
import { SeatsForm } from './seats-form.tsx';
import { GameAndSeats, MOST_SEATS, TableOptions, useTableWish } from './table-wish.tsx';

/** What those places mean, in sentences. */
function hintsFor(places: readonly Place[]): Both[] {
  const persons = places.filter(({ kind }) => kind === 'person').length;
  const bots = KINDS.flatMap((kind) => (kind === 'person' || places.every((each) => each.kind !== kind) ? [] : [kind]));
  return [
    ...(persons === 0 ? [NEW_TABLE.watching] : []),
    ...(persons > 1 ? [NEW_TABLE.hotSeat] : []),
    ...bots.map((kind) => BOT_WAYS[kind]),
  ];
}

interface NewTableProps {
  readonly game: string;
  readonly onClose: () => void;
}

/** A table as one wants it: who sits there, who begins, and what is played with. */
export function NewTable({ game: first, onClose }: NewTableProps) {
  const say = useSay();
  const language = useLanguage();
  const wish = useTableWish(first, gameOf(first)!.bots + 1);
  const { game, seats, options } = wish;
  const [places, setPlaces] = useState<readonly Place[]>(() => placesFor(MOST_SEATS, settings.get().name));
  const [order, setOrder] = useState<'asSeated' | 'byLot'>('asSeated');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const problem = wish.impossible ?? failed;
  const seated = places.slice(0, seats);

  const begin = async () => {
    const sitters = sittersAt(seated);
    setBusy(true);
    try {
      await beginTable(game, options, order === 'byLot' ? byLot(sitters) : sitters);
    } catch (error) {
      setFailed(whyNot(error, language));
      setBusy(false);
    }
  };

  return (
    <Dialog title={say(NEW_TABLE.title)} kind="wide" onClose={onClose}>
      <form
        class="newtable"
        onSubmit={(event) => {
          event.preventDefault();
          if (wish.impossible === null && !busy) void begin();
        }}
      >
        <div class="fields">
          <GameAndSeats wish={wish} />
          <SeatsForm places={seated} onChange={(now) => setPlaces([...now, ...places.slice(seats)])} />
          <p class="fields__note">
            {hintsFor(seated)
              .map((hint) => say(hint))
              .join(' ')}
          </p>
          <OneOf
            legend={say(NEW_TABLE.order)}
            values={['asSeated', 'byLot'] as const}
            value={order}
            nameOf={(each) => say(NEW_TABLE[each])}
            onChange={setOrder}
          />
        </div>
        <TableOptions wish={wish} />
        <div class="newtable__go">
          <p id="newtable-problem" role="alert">
            {problem}
          </p>
          <button
            type="submit"
            class="btn btn--go btn--big"
            aria-disabled={wish.impossible !== null || busy}
            aria-describedby="newtable-problem"
          >
            {say(NEW_TABLE.start)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
