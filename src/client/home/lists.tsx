import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { KeptTable } from '../../protocol/table.ts';
import { HOME, TURN } from '../../text/client/home.ts';
import { labelled } from '../../text/phrase.ts';
import { counted } from '../../text/plural.ts';
import { Icon } from '../icons/icon.tsx';
import { addressOf } from '../route.ts';
import { useLanguage, useSay } from '../say.ts';
import { Bars } from './bars.tsx';
import { gameOf } from './games.ts';
import { howItEnded, isPersons, whoPlays } from './told.ts';
import { ago } from './when.ts';

interface Acts {
  readonly onSave: (table: KeptTable) => void;
  readonly onForget: (table: KeptTable) => void;
}

interface RowProps extends Acts {
  readonly table: KeptTable;
  readonly title: string;
  readonly hint: string;
  readonly children?: ComponentChildren;
}

function Row({ table, title, hint, children, onSave, onForget }: RowProps) {
  const say = useSay();
  const language = useLanguage();
  const { palette, icon } = gameOf(table.record.game)!;
  return (
    <li class="li">
      <a class="li__go" href={addressOf({ page: 'table', id: table.id })}>
        <span class="gi" data-game={palette}>
          <Icon name={icon} />
        </span>
        <span>
          <b>{title}</b>
          <small>{hint}</small>
        </span>
      </a>
      {children}
      <span class="li__acts">
        <button
          type="button"
          class="tool"
          aria-label={labelled(say(HOME.save), title, language)}
          onClick={() => onSave(table)}
        >
          <Icon name="save" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={labelled(say(HOME.forget), title, language)}
          onClick={() => onForget(table)}
        >
          <Icon name="trash-can" />
        </button>
      </span>
    </li>
  );
}

const AT_FIRST = 4;

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly tables: readonly KeptTable[] | null;
  readonly row: (table: KeptTable) => ComponentChildren;
}

/** Some tables, the newest first, the others on demand. */
function List({ title, none, tables, row }: ListProps) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables?.slice(0, AT_FIRST);
  return (
    <section class="list">
      <h2>
        {title}
        {tables !== null && tables.length > AT_FIRST && (
          <button type="button" class="list__all" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say(HOME.seeFewer) : say(HOME.seeAll, { n: tables.length })}
          </button>
        )}
      </h2>
      {tables?.length === 0 ? <p class="list__none">{none}</p> : <ul>{shown?.map(row)}</ul>}
    </section>
  );
}

export function UnderWay({ tables, ...acts }: Acts & { readonly tables: readonly KeptTable[] | null }) {
  const say = useSay();
  const language = useLanguage();
  const row = (table: KeptTable) => {
    const { id, record, sitters, turn, touched, asked } = table;
    const name = say(gameOf(record.game)!.name);
    const hint = `${say(HOME.gameTurn, { game: name, n: turn })} · ${ago(touched, Date.now(), language)}`;
    return (
      <Row key={id} table={table} title={whoPlays(sitters, language)} hint={hint} {...acts}>
        {isPersons(sitters, asked) && <span class="tagme">{say(HOME.yours)}</span>}
      </Row>
    );
  };
  return <List title={say(HOME.underWay)} none={say(HOME.noneUnderWay)} tables={tables} row={row} />;
}

export function Finished({ tables, ...acts }: Acts & { readonly tables: readonly KeptTable[] | null }) {
  const say = useSay();
  const language = useLanguage();
  const row = (table: KeptTable) => {
    const { id, record, sitters, turn, touched, result } = table;
    const name = say(gameOf(record.game)!.name);
    const hint = [name, ago(touched, Date.now(), language), counted(turn, TURN, language)].join(' · ');
    return (
      <Row key={id} table={table} title={howItEnded(table, language)} hint={hint} {...acts}>
        {result !== null && <Bars sitters={sitters} result={result} />}
      </Row>
    );
  };
  return <List title={say(HOME.finished)} none={say(HOME.noneFinished)} tables={tables} row={row} />;
}
