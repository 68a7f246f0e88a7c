import '../../games/clank/family.ts';
import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { Fields, type GameKit } from '../../engine/stage.ts';
import { catacombsKit } from '../../games/clank/catacombs/kit.ts';
import { CARDS } from '../../games/clank/catalogue.ts';
import { clankKit } from '../../games/clank/classic/kit.ts';
import type { Card, CardSet } from '../../games/clank/core/card.ts';
import type { Event } from '../../games/clank/core/event.ts';
import { spaceKit } from '../../games/clank/space/kit.ts';
import { wordingOf } from '../index.ts';

/** Every card of the family, with a game it is played in. */
const KITS: Readonly<Record<CardSet, readonly [kit: GameKit, options: Readonly<Record<string, string>>]>> = {
  classic: [clankKit, {}],
  catacombs: [catacombsKit, {}],
  party: [catacombsKit, { deck: 'with-both' }],
  space: [spaceKit, {}],
  station: [spaceKit, { expansions: 'both' }],
  apocalypse: [spaceKit, { expansions: 'both' }],
};

type Amounts = Record<string, number>;

const WORDS: Readonly<Record<string, string>> = {
  sword: 'swords',
  boot: 'boots',
  teleport: 'teleports',
  lockpick: 'lockpicks',
  credit: 'gold',
  credits: 'gold',
};

function add(amounts: Amounts, what: string, amount: number): void {
  const name = WORDS[what] ?? what;
  amounts[name] = (amounts[name] ?? 0) + amount;
}

interface Told {
  readonly amounts: Amounts;
  /** Whether the face says nothing more. */
  readonly isAll: boolean;
}

/** What a face says up to the first line with a condition, a choice or anything else. */
function told(lines: readonly string[]): Told {
  const amounts: Amounts = {};
  for (const line of lines.map((each) => each.toLowerCase().replaceAll('\u00a0', ' '))) {
    if (line.startsWith('acquire: ') || line.includes('symbol')) continue;
    const gain = /^gain ((\d+ [a-z]+(, | and )?)+)$/.exec(line);
    const other = /^(add|remove|draw) (\d+) (clank!|cards?)$/.exec(line);
    if (gain !== null) {
      for (const each of gain[1]!.split(/, | and /)) add(amounts, each.split(' ')[1]!, Number.parseInt(each, 10));
    } else if (other !== null) add(amounts, other[1]!, Number(other[2]));
    else return { amounts, isAll: false };
  }
  return { amounts, isAll: true };
}

/** What happened to the player. */
function happened(events: readonly Event[]): Amounts {
  const amounts: Amounts = {};
  for (const event of events) {
    if (event.type === 'gained') add(amounts, event.what, event.amount);
    if (event.type === 'gold-gained') add(amounts, 'gold', event.amount);
    if (event.type === 'lockpicks-gained') add(amounts, 'lockpicks', event.amount);
    if (event.type === 'clank-added') add(amounts, 'add', event.cubes);
    if (event.type === 'clank-removed' || event.type === 'clank-cancelled') add(amounts, 'remove', event.cubes);
    if (event.type === 'drew') add(amounts, 'draw', event.count);
  }
  return amounts;
}

function play({ id, set }: Card): readonly Event[] {
  const [{ stage, game }, options] = KITS[set];
  const given = { players: [{ hand: [id] }], clank: { red: 5 } };
  const state = stage.build(2, tableOptions(game, options), new Fields(given, 'given'));
  const index = game.decision(state)!.options.findIndex((option) => stage.showOption(state, option) === `play ${id}`);
  const events: Event[] = [];
  game.answer(state, index, (event) => events.push(event as Event));
  return events;
}

test('a card that is played does what its face says', () => {
  let compared = 0;
  for (const card of CARDS) {
    const { lines } = wordingOf(KITS[card.set][0].game.id)!.face(card.id, 'en')!;
    const { amounts, isAll } = told(lines);
    if (card.kind === 'monster' || Object.keys(amounts).length === 0) continue;
    compared++;
    const came = happened(play(card));
    if (isAll) expect(came, card.id).toEqual(amounts);
    for (const [what, amount] of Object.entries(amounts)) {
      expect(came[what] ?? 0, `${card.id}: ${what}`).toBeGreaterThanOrEqual(amount);
    }
  }
  expect(compared).toBeGreaterThan(CARDS.length / 2);
});
