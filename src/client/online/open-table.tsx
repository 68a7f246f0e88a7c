import { useState } from 'preact/hooks';
import type { Clock } from '../../protocol/hosted.ts';
import { BOT_KINDS, NEW_TABLE } from '../../text/client/new-table.ts';
import { ONLINE } from '../../text/client/online.ts';
import { Dialog } from '../app/dialog.tsx';
import { Switch } from '../app/fields.tsx';
import { letterOf, Seat } from '../app/seat.tsx';
import { GAMES } from '../home/games.ts';
import { botAt } from '../home/places.ts';
import { GameAndSeats, MOST_SEATS, TableOptions, useTableWish } from '../home/table-wish.tsx';
import { api } from '../net/api.ts';
import { callMe, me } from '../net/me.ts';
import { Refused } from '../net/refused.ts';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { whyNot } from '../why.ts';
import { ClockField, NO_CLOCK } from './clock-field.tsx';
import { NameField } from './name-field.tsx';
import { reserve } from './visit.ts';

/** Who is to sit at a place beside one's own: whoever comes, or a bot. */
const SITTERS = ['open', 'greedy', 'random'] as const;
type Sitter = (typeof SITTERS)[number];

interface SeatsProps {
  readonly sitters: readonly Sitter[];
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

function Seats({ sitters, onChange }: SeatsProps) {
  const say = useSay();
  return (
    <ol class="places places--net">
      <li>
        <Seat seat={0} />
        <b>{say(ONLINE.you)}</b>
      </li>
      {sitters.map((sitter, i) => (
        <li key={letterOf(i + 1)}>
          <Seat seat={i + 1} />
          <select
            aria-label={say(NEW_TABLE.sitter, { letter: letterOf(i + 1) })}
            value={sitter}
            onChange={({ currentTarget: { value } }) =>
              onChange(sitters.with(i, SITTERS.find((each) => each === value) ?? sitter))
            }
          >
            {SITTERS.map((each) => (
              <option key={each} value={each} selected={each === sitter}>
                {say(each === 'open' ? ONLINE.openSeat : BOT_KINDS[each])}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  );
}

/** Opens a table on the server and sits down there. */
export function OpenTable({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const person = useStore(me);
  const [name, setName] = useState(() => settings.get().name);
  const wish = useTableWish(GAMES[0]!.id, 2);
  const { game, seats, options } = wish;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => Array.from({ length: MOST_SEATS - 1 }, () => 'open'));
  const [clock, setClock] = useState<Clock>(NO_CLOCK);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const problem = wish.impossible ?? failed;
  const others = sitters.slice(0, seats - 1);

  const open = async () => {
    setBusy(true);
    setFailed(null);
    try {
      if (person === null && name.trim() === '') throw new Refused('unknown-player');
      if (person === null) await callMe(name.trim());
      const bots = others.flatMap((bot, i) => (bot === 'open' ? [] : [{ seat: i + 1, name: botAt(i + 1), bot }]));
      const id = await api.open({ game, options, seats, clock, listed, bots });
      reserve(id, 0);
      go({ page: 'at', id });
    } catch (error) {
      setFailed(whyNot(error, settings.get().language));
      setBusy(false);
    }
  };

  return (
    <Dialog title={say(ONLINE.open)} kind="wide" onClose={onClose}>
      <form
        class="newtable"
        onSubmit={(event) => {
          event.preventDefault();
          if (wish.impossible === null && !busy) void open();
        }}
      >
        <div class="fields">
          {person === null && <NameField name={name} onChange={setName} />}
          <GameAndSeats wish={wish} />
          <Seats sitters={others} onChange={(now) => setSitters([...now, ...sitters.slice(seats - 1)])} />
          <ClockField clock={clock} onChange={setClock} />
          <Switch label={say(ONLINE.listed)} hint={say(ONLINE.listedHint)} on={listed} onChange={setListed} />
        </div>
        <TableOptions wish={wish} />
        <div class="newtable__go">
          <p id="opentable-problem" role="alert">
            {problem}
          </p>
          <button
            type="submit"
            class="btn btn--go btn--big"
            aria-disabled={wish.impossible !== null || busy}
            aria-describedby="opentable-problem"
          >
            {say(busy ? ONLINE.opening : ONLINE.open)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
