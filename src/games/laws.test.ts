import { describe, expect, test } from 'vitest';
import { canSetUp, type Options, tableOptions } from '../engine/game.ts';
import { type Report, watch } from '../engine/laws.ts';
import { dice } from '../engine/random.ts';
import type { GameKit } from '../engine/stage.ts';
import { anyTable } from '../engine/tables.ts';
import { KITS } from './index.ts';

/** Parts of the answers, in hundredths, that come from the game's own sense: each brings about what others miss. */
const SENSES = [0, 45, 90] as const;
/** Where options have more values than that, each is tried with one number of seats. */
const MANY = 20;

/** One step in so many is looked at closely; `npm run soak` looks more often. */
const CLOSE = 20;

/** Decisions of each game at tables with random combinations of options. */
const COMBINED = 4000;

/** The default table, and one for every other value of every option that means something by itself. */
function tables({ game }: GameKit): Options[] {
  const others = Object.entries(game.options).flatMap(([name, values]) =>
    values.slice(1).flatMap((value) => {
      const options = tableOptions(game, { [name]: value });
      return game.idleOptions?.(options).includes(name) ? [] : [options];
    }),
  );
  return [tableOptions(game, {}), ...others];
}

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))('the laws hold in random games of %s', (_, kit) => {
  const reports: Report[] = [];
  const all = tables(kit);
  const { min, max } = kit.game.seats;
  for (const [no, options] of all.entries()) {
    for (let seats = min; seats <= max; seats++) {
      if (!canSetUp(kit.game, seats, options)) continue;
      if (all.length > MANY && no > 0 && (no + seats) % (max - min + 1) !== 0) continue;
      test(`${seats} seats, ${Object.values(options).join(', ')}`, () => {
        const seed = seats * 1009 + JSON.stringify(options).length;
        const random = dice(seed);
        // The default table is played with each sense, the others with one of them in turn.
        const senses = no === 0 ? SENSES : [SENSES[(no + seats) % SENSES.length]!];
        for (const sense of senses) {
          const report = watch(kit, { seats, options, random, most: 20_000, every: CLOSE, sense });
          reports.push(report);
          expect(report.violations, `seed ${seed}, sense ${sense}`).toEqual([]);
        }
      });
    }
  }

  test('random combinations of options and players', () => {
    const random = dice(17);
    let left = COMBINED;
    for (let no = 0; left > 0; no++) {
      const sense = SENSES[no % SENSES.length]!;
      const table = anyTable(kit.game, random);
      const report = watch(kit, { ...table, random, most: 20_000, every: CLOSE, sense, stop: () => left-- <= 0 });
      reports.push(report);
      expect(report.violations, JSON.stringify(table)).toEqual([]);
    }
  });

  test('every hidden zone was really permuted', () => {
    const zones = new Set(reports.flatMap(({ permuted }) => [...permuted.keys()]));
    const random = dice(2);
    const { game } = kit;
    const state = game.setup(game.seats.max, tables(kit)[0]!, '1'.repeat(64));
    for (let i = 0; i < 40 && game.decision(state) !== null; i++) game.answer(state, 0);
    for (const viewer of [0, null]) {
      for (const zone of Object.keys(kit.otherWorld(state, viewer, random).permuted)) expect(zones).toContain(zone);
    }
  });
});

/** A kit whose game is broken in one way: the laws must notice. */
type Break = (kit: GameKit) => Partial<GameKit['game']>;

const BREAKS: Readonly<Record<string, Break>> = {
  'a clone that shares everything': () => ({ clone: (state) => state }),
  'a view that shows the whole state': () => ({ view: (state) => JSON.parse(JSON.stringify(state)) }),
  'events told to everybody': () => ({ redact: (event) => event }),
  'imagined worlds that are the true one': ({ game }) => ({ imagine: (state) => game.clone(state) }),
  'marks that never come': () => ({ revealed: () => 0 }),
  'options listed twice': ({ game }) => ({
    decision: (state) => {
      const asked = game.decision(state);
      return asked === null ? null : { ...asked, options: [...asked.options, ...asked.options] };
    },
  }),
  'a result before the end': () => ({ result: () => ({ scores: [], places: [], winners: [] }) }),
  'an intent of another seat that is allowed': ({ game }) => ({
    explain: (state, _, intent) => game.explain(state, game.decision(state)?.seat ?? 0, intent),
  }),
  'a listed option that is refused': ({ game, rules }) => ({
    explain: (state, seat, intent) => {
      const explained = game.explain(state, seat, intent);
      return 'options' in explained && explained.options.includes(0) ? { refused: { rule: rules[0]! } } : explained;
    },
  }),
  'a refusal that is allowed': ({ game }) => ({
    explain: (state, seat, intent) => {
      const explained = game.explain(state, seat, intent);
      return 'refused' in explained ? { options: [0] } : explained;
    },
  }),
  'refusals whose number is met': ({ game }) => ({
    explain: (state, seat, intent) => {
      const explained = game.explain(state, seat, intent);
      return 'refused' in explained ? { refused: { ...explained.refused, need: 1, have: 1 } } : explained;
    },
  }),
  'refusals by a rule that does not exist': () => ({ explain: () => ({ refused: { rule: 'because' } }) }),
};

describe.each(Object.entries(BREAKS))('the laws notice %s', (_, broken) => {
  test.each(KITS.map((kit) => [kit.game.id, kit] as const))('%s', (_id, kit) => {
    const game = { ...kit.game, ...broken(kit) };
    const trial = { seats: 2, options: tableOptions(kit.game, {}), random: dice(3), most: 60, every: 1 };
    let violations: readonly string[] = [];
    try {
      violations = watch({ ...kit, game }, trial).violations;
    } catch (error) {
      violations = [String(error)];
    }
    expect(violations.filter((text) => !text.startsWith('no end'))).not.toEqual([]);
  });
});

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  'the laws notice questions to one who is out: %s',
  (_, kit) => {
    const trial = { seats: 2, options: tableOptions(kit.game, {}), random: dice(3), most: 5, every: 60 };
    const { violations } = watch({ ...kit, isOut: () => true }, trial);
    expect(violations).toContain('step 0: somebody who is out of the game is asked');
  },
);

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  'the laws notice a game that asks nobody before it is over: %s',
  (_, kit) => {
    const decision: GameKit['game']['decision'] = (state) => (kit.turn(state) > 1 ? null : kit.game.decision(state));
    const trial = { seats: 2, options: tableOptions(kit.game, {}), random: dice(3), most: 600, every: 600 };
    const { violations } = watch({ ...kit, game: { ...kit.game, decision } }, trial);
    expect(violations.join()).toContain('nobody is asked, but the game is not over');
  },
);

type AnyEvent = { readonly type: string; readonly powers?: readonly number[] };

/** What happens otherwise than it was forecast. */
const otherwise = (event: AnyEvent): readonly AnyEvent[] => {
  if (event.type === 'damaged') return Array.from({ length: 30 }, () => event);
  return [{ ...event, ...(event.powers !== undefined && { powers: event.powers.map((power) => power + 1) }) }];
};

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  'the laws notice a forecast that comes out otherwise, and a wrong score sheet: %s',
  (_, kit) => {
    const { answer } = kit.game;
    const game: GameKit['game'] = {
      ...kit.game,
      answer: (state, index, emit) =>
        answer(state, index, emit && ((event) => otherwise(event as AnyEvent).forEach(emit))),
    };
    const trial = { seats: 2, options: tableOptions(game, {}), random: dice(3), most: 20_000, every: 500, sense: 90 };
    const { violations } = watch({ ...kit, game, scoreSheet: () => [] }, trial);
    expect(violations.some((text) => text.includes('a forecast came out otherwise'))).toBe(true);
    expect(violations).toContain('the score sheet does not add up to the result');
  },
);
