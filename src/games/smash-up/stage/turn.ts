import { Fields, unknownName } from '../../../engine/stage.ts';
import { allow, unspent } from '../core/allowances.ts';
import { type Copy, type Extra, NO_LIMITS, normalPlays, type State, type Turn } from '../core/state.ts';
import { catalogueOf } from '../core/table.ts';
import { performPhase } from '../core/turn.ts';
import { baseName, cardName, colourOf, readBase, readCard, readList, readNumber, readSeat } from './names.ts';
import { readCopy, showCopy, showCopyOrNull } from './refs.ts';

const MANY = 99;
export const EXTRA = ['play', 'powerAtMost', 'at', 'withoutYours', 'notTitle', 'raises'];
const USES = ['talent', 'once', 'discard', 'special', 'base', 'extra'];

function readExtra(state: State, raw: unknown, where: string): Extra {
  const fields = new Fields(raw, where);
  const play = fields.text('play') ?? '';
  if (play !== 'minion' && play !== 'action') throw unknownName(fields.at('play'), play, ['minion', 'action']);
  const at = fields.take('at');
  const notTitle = fields.take('notTitle');
  const raises = fields.take('raises');
  const extra: Extra = {
    play,
    powerAtMost: fields.count('powerAtMost', MANY) ?? NO_LIMITS.powerAtMost,
    at: at === undefined ? NO_LIMITS.at : readBase(at, fields.at('at')),
    withoutYours: fields.flag('withoutYours'),
    notTitle: notTitle === undefined ? NO_LIMITS.notTitle : readCard(notTitle, fields.at('notTitle')),
    raises: raises === undefined ? null : raises === 'yours' ? raises : readCopy(state, raises, fields.at('raises')),
  };
  fields.finish(EXTRA);
  return extra;
}

function showExtra(state: State, { play, powerAtMost, at, withoutYours, notTitle, raises }: Extra): unknown {
  return {
    play,
    ...(powerAtMost === null ? {} : { powerAtMost }),
    ...(at < 0 ? {} : { at: baseName(at) }),
    ...(withoutYours ? { withoutYours } : {}),
    ...(notTitle < 0 ? {} : { notTitle: cardName(notTitle) }),
    ...(raises === null ? {} : { raises: raises === 'yours' ? raises : showCopy(state, raises) }),
  };
}

/** The first talent of a card, its own or one it grants. */
export function firstTalent(state: State, copy: Copy): number {
  const { abilities } = catalogueOf(state)[state.cards[copy]!] ?? { abilities: [] };
  return Math.max(
    0,
    abilities.findIndex((ability) => ability.on === 'talent' || 'grants' in ability),
  );
}

/** Splits off a last "ability N"; the index counts from 0, undefined where it is not said. */
export function splitAbility(
  words: readonly string[],
  where: string,
): { words: readonly string[]; ability: number | undefined } {
  if (words.at(-2) !== 'ability') return { words, ability: undefined };
  return { words: words.slice(0, -2), ability: readNumber(words.at(-1), where) - 1 };
}

/** A use in words becomes the key under which the game keeps it. */
function readUse(state: State, item: unknown, where: string): string {
  const { words, ability } = splitAbility(String(item).trim().split(/\s+/), where);
  const [verb = '', ...rest] = words;
  const seats = state.players.length;
  if (verb === 'base') return `base ${readBase(rest[0], where)}:${ability ?? 0}:${readSeat(rest[1], seats, where)}`;
  if (verb === 'special') {
    const key = `special ${readCard(rest[0], where)}`;
    return rest.length === 1 ? key : `${key} ${readSeat(rest[1], seats, where)} ${readBase(rest[2], where)}`;
  }
  if (verb === 'extra') {
    return `extra ${readCopy(state, rest.slice(1).join(' '), where)} ${readSeat(rest[0], seats, where)}`;
  }
  if (!USES.includes(verb)) throw unknownName(where, verb, USES);
  const copy = readCopy(state, rest.join(' '), where);
  if (verb === 'talent') return `talent ${copy}:${ability ?? firstTalent(state, copy)}`;
  return verb === 'once' ? `${copy}:${ability ?? 0}` : `discard ${copy}`;
}

function showUse(state: State, key: string): string {
  const [a = 0, b = 0, c = 0] = (key.match(/\d+/g) ?? []).map(Number);
  if (/^talent \d+:\d+$/.test(key)) return `talent ${showCopy(state, a)} ability ${b + 1}`;
  if (/^\d+:\d+$/.test(key)) return `once ${showCopy(state, a)} ability ${b + 1}`;
  if (/^discard \d+$/.test(key)) return `discard ${showCopy(state, a)}`;
  if (/^extra \d+ \d+$/.test(key)) return `extra ${colourOf(b)} ${showCopy(state, a)}`;
  if (/^special \d+$/.test(key)) return `special ${cardName(a)}`;
  if (/^special \d+ \d+ \d+$/.test(key)) return `special ${cardName(a)} ${colourOf(b)} ${baseName(c)}`;
  if (/^base \d+:\d+:\d+$/.test(key)) return `base ${baseName(a)} ${colourOf(c)} ability ${b + 1}`;
  return key;
}

/** The play phase begins, unless extra plays are listed: then as many as that are left. */
export function stageTurn(state: State, fields: Fields): void {
  const { turn } = state;
  const extras = fields.list('extras');
  state.phase = 'play';
  turn.allowances = normalPlays(fields.count('minions', MANY), fields.count('actions', MANY));
  if (extras === undefined) performPhase(state, 'play', undefined);
  else for (const [i, raw] of extras.entries()) allow(turn, readExtra(state, raw, `${fields.at('extras')}[${i}]`));
  turn.playedAt = readList(fields, 'playedAt', readBase);
  turn.minionsPlayed = fields.count('minionsPlayed', MANY) ?? turn.playedAt.length;
  const own = Math.max(turn.minionsPlayed, turn.playedAt.length);
  const seats = state.players.length;
  const minionPlays = readList(fields, 'minionPlays', (item, where) => readSeat(item, seats, where));
  turn.minionPlays = minionPlays.length > 0 ? minionPlays : Array.from({ length: own }, () => state.active);
  turn.used = readList(fields, 'used', (item, where) => readUse(state, item, where));
  turn.moved = readList(fields, 'moved', (raw, where) => {
    const each = new Fields(raw, where);
    const moved = {
      copy: readCopy(state, each.take('minion'), each.at('minion')),
      from: readBase(each.take('from'), each.at('from')),
    };
    each.finish(['minion', 'from']);
    return moved;
  });
  turn.raised = readList(fields, 'raised', (raw, where) => {
    const each = new Fields(raw, where);
    const by = readCopy(state, each.take('by') ?? null, each.at('by'));
    const raised = { by, copy: readCopy(state, each.take('minion'), each.at('minion')) };
    each.finish(['minion', 'by']);
    return raised;
  });
  fields.finish([
    'minions',
    'actions',
    'extras',
    'playedAt',
    'minionsPlayed',
    'minionPlays',
    'used',
    'moved',
    'raised',
  ]);
}

export function showTurn(state: State, turn: Turn): unknown {
  const left = unspent(turn);
  return {
    minions: left.minions,
    actions: left.actions,
    extras: left.extras.map((extra) => showExtra(state, extra)),
    minionsPlayed: turn.minionsPlayed,
    minionPlays: turn.minionPlays.map(colourOf),
    playedAt: turn.playedAt.map(baseName),
    used: turn.used.map((key) => showUse(state, key)),
    moved: turn.moved.map(({ copy, from }) => ({ minion: showCopy(state, copy), from: baseName(from) })),
    raised: turn.raised.map(({ by, copy }) => ({ minion: showCopy(state, copy), by: showCopyOrNull(state, by) })),
  };
}
