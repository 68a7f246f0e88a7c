import { BOT_KINDS, NEW_TABLE } from '../../text/client/new-table.ts';
import { SEATS } from '../../text/client/seats.ts';
import { letterOf, Seat } from '../app/seat.tsx';
import { useSay } from '../say.ts';
import { changed, KINDS, type Place } from './places.ts';

interface SeatsFormProps {
  readonly places: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}

/** Who sits where, one line a seat. */
export function SeatsForm({ places, onChange }: SeatsFormProps) {
  const say = useSay();
  const set = (seat: number, place: Place) => onChange(places.with(seat, place));
  return (
    <ol class="places">
      {places.map((place, seat) => {
        const letter = letterOf(seat);
        return (
          <li key={seat}>
            <Seat seat={seat} />
            <select
              aria-label={say(NEW_TABLE.sitter, { letter })}
              value={place.kind}
              onChange={({ currentTarget }) => set(seat, changed(place, currentTarget.value, seat))}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind} selected={kind === place.kind}>
                  {say(kind === 'person' ? NEW_TABLE.person : BOT_KINDS[kind])}
                </option>
              ))}
            </select>
            <input
              type="text"
              aria-label={say(NEW_TABLE.name, { letter })}
              placeholder={say(SEATS.player, { letter })}
              value={place.name}
              maxlength={24}
              autocomplete="off"
              onInput={({ currentTarget }) => set(seat, { ...place, name: currentTarget.value })}
            />
          </li>
        );
      })}
    </ol>
  );
}
