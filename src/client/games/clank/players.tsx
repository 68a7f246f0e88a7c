import { TOKENS } from '../../../games/clank/catalogue.ts';
import type { TokenKind, TokenNo } from '../../../games/clank/core/token.ts';
import { PLAYER } from '../../../text/client/clank.ts';
import { TABLE } from '../../../text/client/table.ts';
import type { Language } from '../../../text/language.ts';
import { bracketed, labelled } from '../../../text/phrase.ts';
import { classOf, letterOf, Seat } from '../../app/seat.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Later } from '../../later.ts';
import type { Desk } from './desk.ts';
import { Health, useHearts } from './health.tsx';
import { KEY } from './things.ts';
import { TokenChip } from './token-chip.tsx';

export interface PlayersProps {
  readonly desk: Desk;
  /** Opens everything public about a player. */
  readonly onPlayer: (seat: number) => void;
}

/** Equal tokens once, with their number. */
export function countedTokens(tokens: readonly TokenNo[]): readonly (readonly [TokenNo, number])[] {
  const counts = new Map<TokenNo, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts];
}

/** Tokens that are shown with what a player has in one game only. */
const OWN: ReadonlySet<TokenKind> = new Set(['prisoner', 'command-code']);

function Tokens({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const { view, language, state, verdicts, act, onCard, parts } = desk;
  const all = view.players[seat]!.tokens;
  const tokens = parts.Own === null ? all : all.filter((token) => !OWN.has(TOKENS[token]!.kind));
  return (
    <span class="pl__tok">
      {countedTokens(tokens).map(([token, count]) => {
        const drinks = seat === state.viewer && TOKENS[token]!.drunk !== null;
        const legal = drinks && verdicts.of({ take: 'drink', token }).kind === 'legal';
        return (
          <TokenChip
            key={token}
            token={token}
            count={count}
            language={language}
            name={drinks ? KEY.token(token) : undefined}
            legal={legal}
            onAct={legal ? act : undefined}
            onCard={onCard}
          />
        );
      })}
    </span>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly language: Language;
}

/** A number beside its glyph, read with its label. */
function Figure({ label, value, language }: FigureProps) {
  return (
    <>
      <span class="sr">{labelled(label, `${value}`, language)}, </span>
      <span aria-hidden="true">{value}</span>
    </>
  );
}

function Numbers({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const { view, say, language } = desk;
  const { cubes } = view.players[seat]!;
  return (
    <>
      <span title={say(PLAYER.supply)} data-key={`supply ${seat}`}>
        <i class={`cube ${classOf(seat)}`} aria-hidden="true">
          <b>{letterOf(seat)}</b>
        </i>
        <Figure label={say(PLAYER.supply)} value={cubes} language={language} />
      </span>
      <span title={say(PLAYER.area)} data-key={`area ${seat}`}>
        <Icon name="ringing-bell" />
        <Figure label={say(PLAYER.area)} value={view.clankArea[seat]!} language={language} />
      </span>
      <span title={say(PLAYER.bag)} data-key={`bag ${seat}`}>
        <Icon name="swap-bag" />
        <Figure label={say(PLAYER.bag)} value={view.bag[seat]!} language={language} />
      </span>
    </>
  );
}

/** All that the panel of a player shows. */
export function playerSign({ view, names, language, layout, verdicts, state }: Desk, seat: number): string {
  const { status, damage, gold, cubes, tokens, lockpicks, marks, owned, ports, crystals, blackCubes, installed } =
    view.players[seat]!;
  const own = seat === state.viewer;
  const drinks = own ? tokens.map((token) => verdicts.of({ take: 'drink', token }).kind) : [];
  const on = seat === view.active && !view.over;
  const told = [
    names[seat],
    language,
    layout,
    own,
    on,
    status,
    damage,
    gold,
    cubes,
    tokens,
    drinks,
    lockpicks,
    marks,
    owned,
    ports,
    crystals,
    blackCubes,
    installed,
  ];
  return JSON.stringify([...told, view.clankArea[seat], view.bag[seat]]);
}

interface PlayerProps extends PlayersProps {
  readonly seat: number;
}

function Hearts({
  seat,
  damage,
  language,
}: {
  readonly seat: number;
  readonly damage: number;
  readonly language: Language;
}) {
  return <Health left={useHearts(seat, damage)} language={language} />;
}

function Player({ desk, seat, onPlayer }: PlayerProps) {
  const { view, names, language, say, state, table } = desk;
  const { status, damage, gold } = view.players[seat]!;
  const name = names[seat]!;
  const on = seat === view.active && !view.over;
  const bot = table.opened.sitters[seat]!.kind === 'bot';
  const about = [
    ...(seat === state.viewer ? [say(TABLE.you)] : []),
    ...(bot ? [say(TABLE.bot)] : []),
    ...(status === 'inside' ? [] : [say(PLAYER[status])]),
  ];
  return (
    <li class={`pl${on ? ' pl--on' : ''}${status === 'inside' ? '' : ' pl--out'}`} data-key={KEY.player(seat)}>
      <Seat seat={seat} />
      <h3 class="pl__n">
        <button
          type="button"
          class="pl__open"
          aria-label={say(PLAYER.open, { name: bracketed(name, about) })}
          aria-current={on}
          onClick={() => onPlayer(seat)}
        >
          {name}
        </button>
        {seat === state.viewer && <em aria-hidden="true">{say(TABLE.you)}</em>}
        {bot && (
          <em aria-hidden="true">
            <Icon name="vintage-robot" /> {say(TABLE.bot)}
          </em>
        )}
        {status !== 'inside' && (
          <em class="pl__status" aria-hidden="true">
            {say(PLAYER[status])}
          </em>
        )}
      </h3>
      <span class="pl__gold" data-key={`gold ${seat}`}>
        <span class="sr">{say(PLAYER.gold, { n: gold })}, </span>
        <span aria-hidden="true">
          {gold} <Icon name={desk.dress.glyphs.gold.icon} />
        </span>
      </span>
      <span class="pl__hp" data-key={`health ${seat}`}>
        <Hearts seat={seat} damage={damage} language={language} />
      </span>
      <div class="pl__meta">
        <Numbers desk={desk} seat={seat} />
        <Tokens desk={desk} seat={seat} />
      </div>
      {desk.parts.Own !== null && <desk.parts.Own desk={desk} seat={seat} />}
    </li>
  );
}

/** Everyone at the table, in turn order. */
export function Players(props: PlayersProps) {
  const { names, say } = props.desk;
  return (
    <ul class="ck__players" aria-label={say(TABLE.players)} data-zone="players">
      {names.map((_, seat) => (
        <Later key={seat} at=".ck__players" sign={() => [playerSign(props.desk, seat)]}>
          <Player seat={seat} {...props} />
        </Later>
      ))}
    </ul>
  );
}
