import { useState } from 'preact/hooks';
import { type Options, tableOptions } from '../../engine/game.ts';
import { impossible } from '../../text/client/impossible.ts';
import { NEW_TABLE, OPTION_MEANINGS } from '../../text/client/new-table.ts';
import { Choose, OneOf } from '../app/fields.tsx';
import { useLoaded } from '../app/loaded.ts';
import { useLanguage, useSay } from '../say.ts';
import { ENGINES, type Engine, refusalOf } from './engines.ts';
import { GAMES, gameOf } from './games.ts';

/** The most who sit at any table. */
export const MOST_SEATS = Math.max(...GAMES.map(({ seats }) => seats.to));

/** A table that somebody is about to set, and why it cannot be set so, if it cannot. */
export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** Null until it is fetched. */
  readonly engine: Engine | null;
  readonly impossible: string | null;
  setGame(game: string): void;
  setSeats(seats: number): void;
  setOptions(options: Options): void;
}

export function useTableWish(first: string, few: number): TableWish {
  const language = useLanguage();
  const [game, setGame] = useState(first);
  const [seats, setSeats] = useState(few);
  const [chosen, setOptions] = useState<Options>({});
  const loaded = useLoaded(game, ENGINES[game]!);
  const engine = loaded.state === 'there' ? loaded.value : null;
  const options = engine === null ? {} : tableOptions(engine.game, chosen);
  const refusal = engine === null ? null : refusalOf(engine.game, seats, options);
  const nameOf = (option: string, value: string) => engine!.wording.tableOption(option, value, language).value;
  return {
    game,
    seats,
    options,
    engine,
    impossible: refusal === null ? null : impossible(refusal, seats, nameOf, language),
    setGame(other) {
      const { from, to } = gameOf(other)!.seats;
      setGame(other);
      setSeats(Math.min(Math.max(seats, from), to));
      setOptions({});
    },
    setSeats,
    setOptions,
  };
}

/** Which game, and for how many. */
export function GameAndSeats({ wish }: { readonly wish: TableWish }) {
  const say = useSay();
  const { from, to } = gameOf(wish.game)!.seats;
  return (
    <>
      <OneOf
        legend={say(NEW_TABLE.game)}
        values={GAMES.map(({ id }) => id)}
        value={wish.game}
        nameOf={(id) => say(gameOf(id)!.name)}
        onChange={wish.setGame}
      />
      <OneOf
        legend={say(NEW_TABLE.seats)}
        values={Array.from({ length: to - from + 1 }, (_, i) => String(from + i))}
        value={String(wish.seats)}
        nameOf={(n) => n}
        onChange={(n) => wish.setSeats(Number(n))}
      />
    </>
  );
}

/** More values than these are a list to unfold. */
const MANY = 6;

/** What may differ from table to table and means something as it stands, with what each value changes. */
export function TableOptions({ wish }: { readonly wish: TableWish }) {
  const language = useLanguage();
  const { engine, options } = wish;
  const idle = engine?.game.idleOptions?.(options) ?? [];
  const shown = Object.entries(engine?.game.options ?? {}).filter(([name]) => !idle.includes(name));
  return (
    <div class="fields" aria-busy={engine === null}>
      {engine !== null &&
        shown.map(([name, values]) => {
          const Field = values.length > MANY ? Choose : OneOf;
          return (
            <Field
              key={name}
              legend={engine.wording.tableOption(name, values[0]!, language).name}
              values={values}
              value={options[name]!}
              nameOf={(value) => engine.wording.tableOption(name, value, language).value}
              meaningOf={(value) => OPTION_MEANINGS[engine.game.id]?.[name]?.[value]?.[language]}
              onChange={(value) => wish.setOptions({ ...options, [name]: value })}
            />
          );
        })}
    </div>
  );
}
