import { useState } from 'preact/hooks';
import { type InputError, type Options, tableOptions } from '../../engine/game.ts';
import { BOT_WAYS, IMPOSSIBLE, NEW_TABLE, OPTION_MEANINGS } from '../../text/client/new-table.ts';
import { worded } from '../../text/errors.ts';
import type { Both, Language } from '../../text/language.ts';
import { Dialog } from '../app/dialog.tsx';
import { OneOf } from '../app/fields.tsx';
import { useLoaded } from '../app/loaded.ts';
import { sayIn, useLanguage, useSay } from '../say.ts';
import { settings } from '../settings.ts';
import { beginTable, whyNot } from './begin.ts';
import { ENGINES, type Engine, refusalOf } from './engines.ts';
import { GAMES, gameOf } from './games.ts';
import { byLot, KINDS, type Place, placesFor, sittersAt } from './places.ts';
import { SeatsForm } from './seats-form.tsx';

const MOST = 4;

interface TableOptionsProps {
  readonly engine: Engine;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** What may differ from table to table, with what each value changes. */
export function TableOptions({ engine: { game, wording }, options, onChange }: TableOptionsProps) {
  const language = useLanguage();
  return Object.entries(game.options).map(([name, values]) => (
    <OneOf
      key={name}
      legend={wording.tableOption(name, values[0]!, language).name}
      values={values}
      value={options[name]!}
      nameOf={(value) => wording.tableOption(name, value, language).value}
      meaningOf={(value) => OPTION_MEANINGS[game.id]?.[name]?.[value]?.[language]}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  ));
}

export function impossible(error: InputError, seats: number, language: Language): string {
  const own = IMPOSSIBLE[error.where];
  return own === undefined ? worded(error, language) : sayIn(language)(own, { seats, need: 2 * seats });
}

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
  const [game, setGame] = useState(first);
  const [seats, setSeats] = useState(gameOf(first)!.bots + 1);
  const [places, setPlaces] = useState<readonly Place[]>(() => placesFor(MOST, settings.get().name));
  const [order, setOrder] = useState<'asSeated' | 'byLot'>('asSeated');
  const [chosen, setChosen] = useState<Options>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const loaded = useLoaded(game, ENGINES[game]!);
  const engine = loaded.state === 'there' ? loaded.value : null;
  const options = engine === null ? {} : tableOptions(engine.game, chosen);
  const refusal = engine === null ? null : refusalOf(engine.game, seats, options);
  const problem = refusal === null ? failed : impossible(refusal, seats, language);
  const seated = places.slice(0, seats);
  const { from, to } = gameOf(game)!.seats;
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

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
          if (refusal === null && !busy) void begin();
        }}
      >
        <div class="fields">
          <OneOf
            legend={say(NEW_TABLE.game)}
            values={GAMES.map(({ id }) => id)}
            value={game}
            nameOf={(id) => gameOf(id)!.name}
            onChange={(id) => {
              setGame(id);
              setChosen({});
            }}
          />
          <OneOf
            legend={say(NEW_TABLE.seats)}
            values={numbers}
            value={String(seats)}
            nameOf={(n) => n}
            onChange={(n) => setSeats(Number(n))}
          />
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
        <div class="fields" aria-busy={engine === null}>
          {engine !== null && <TableOptions engine={engine} options={options} onChange={setChosen} />}
        </div>
        <div class="newtable__go">
          <p id="newtable-problem" role="alert">
            {problem}
          </p>
          <button
            type="submit"
            class="btn btn--go btn--big"
            aria-disabled={refusal !== null || busy}
            aria-describedby="newtable-problem"
          >
            {say(NEW_TABLE.start)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
