import { InputError } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import { factionNo } from '../catalogue.ts';
import type { Copy, Lasting, State } from '../core/state.ts';
import { cardIn } from '../core/table.ts';
import {
  baseName,
  cardName,
  colourOf,
  factionName,
  readBase,
  readCard,
  readList,
  readSeat,
  readWord,
} from './names.ts';
import { readCopy, showCopy, showCopyOrNull } from './refs.ts';

const MOST = 99;
const UNTIL = ['end-of-turn', 'end-of-your-turn', 'your-next-turn'] as const;
const KINDS = ['power', 'noAbilities', 'breakpoint', 'ignored', 'unaffected'] as const;
/** Every field of what lasts. */
export const LASTING: readonly string[] = [
  ...KINDS,
  'seat',
  'until',
  'on',
  'othersTurns',
  'base',
  'by',
  'source',
  'holder',
  'granting',
];

type Common = Pick<Lasting, 'seat' | 'until'>;

/** Unless it is said which, the talents granted by all actions on the minion are lost with its own. */
function noAbilities(state: State, copy: Copy, fields: Fields, common: Common): Lasting {
  const on = state.attached.filter((action) => state.host[action] === copy);
  const said = fields.names().includes('granting');
  const granting = said ? readList(fields, 'granting', (item, at) => readCopy(state, item, at)) : on;
  return { kind: 'no-abilities', copy, granting, ...common };
}

/** What lasts: the first field says what it is, such as { "power": 2, "on": "first-mate at tortuga" }. */
export function readLasting(state: State, raw: unknown, where: string): Lasting {
  const fields = new Fields(raw, where);
  const kind = KINDS.find((name) => fields.names().includes(name));
  if (kind === undefined) throw new InputError(where, `should say one of ${KINDS.join(', ')}`);
  const seats = state.players.length;
  const seat = readSeat(fields.take('seat') ?? colourOf(state.active), seats, fields.at('seat'));
  const until = readWord(fields, 'until', UNTIL);
  const copy = (name: string) => readCopy(state, fields.take(name) ?? null, fields.at(name));
  const some = (name: string) => readCopy(state, fields.take(name), fields.at(name));
  const base = (name: string) => readBase(fields.take(name), fields.at(name));
  const lasting = ((): Lasting => {
    switch (kind) {
      case 'power': {
        const source = copy('source');
        return {
          seat,
          until,
          kind,
          amount: fields.count('power', MOST, -MOST)!,
          copy: some('on'),
          source,
          fromMinion: source >= 0 && cardIn(state, source).minion,
          othersTurns: fields.flag('othersTurns'),
        };
      }
      case 'noAbilities':
        return noAbilities(state, some('noAbilities'), fields, { seat, until });
      case 'breakpoint':
        return { seat, until, kind, amount: fields.count('breakpoint', MOST, -MOST)!, base: base('base') };
      case 'ignored': {
        const by = fields.take('by') ?? null;
        const whose = by === null ? null : readSeat(by, seats, fields.at('by'));
        return { seat, until, kind: 'base-ignored', base: base('ignored'), by: whose, holder: copy('holder') };
      }
      case 'unaffected':
        return {
          seat,
          until,
          kind,
          whose: readSeat(fields.take('unaffected'), seats, fields.at('unaffected')),
          by: copy('by'),
        };
      default:
        return kind satisfies never;
    }
  })();
  fields.finish(LASTING);
  return lasting;
}

export function showLasting(state: State, each: Lasting): unknown {
  const common = { seat: colourOf(each.seat), until: each.until };
  switch (each.kind) {
    case 'power':
      return {
        power: each.amount,
        on: showCopy(state, each.copy),
        source: showCopyOrNull(state, each.source),
        othersTurns: each.othersTurns,
        ...common,
      };
    case 'no-abilities':
      return {
        noAbilities: showCopy(state, each.copy),
        granting: each.granting.map((action) => showCopy(state, action)),
        ...common,
      };
    case 'breakpoint':
      return { breakpoint: each.amount, base: baseName(each.base), ...common };
    case 'base-ignored': {
      const by = each.by === null ? null : colourOf(each.by);
      return { ignored: baseName(each.base), by, holder: showCopyOrNull(state, each.holder), ...common };
    }
    case 'unaffected':
      return { unaffected: colourOf(each.whose), by: showCopyOrNull(state, each.by), ...common };
    default:
      return each satisfies never;
  }
}

type Named = State['named'][number];

/** A title, or a faction, which the game tells by a number below zero: { "by": "block-the-path at tortuga", "name": "ninjas" } */
export function readNamed(state: State, raw: unknown, where: string): Named {
  const fields = new Fields(raw, where);
  const copy = readCopy(state, fields.take('by'), fields.at('by'));
  const name = fields.text('name') ?? '';
  fields.finish(['by', 'name']);
  return { copy, value: factionNo(name) >= 0 ? ~factionNo(name) : readCard(name, fields.at('name')) };
}

export const nameOfValue = (value: number): string => (value < 0 ? factionName(~value) : cardName(value));

export const showNamed = (state: State, { copy, value }: Named): unknown => ({
  by: showCopy(state, copy),
  name: nameOfValue(value),
});
