import { expect, test } from 'vitest';
import { type Random, tableOptions } from '../../engine/game.ts';
import { dice, shuffle } from '../../engine/random.ts';
import { Fields, type GameKit } from '../../engine/stage.ts';
import { lawlessQuestion } from '../../engine/watch.ts';
import { catacombsKit } from './catacombs/kit.ts';
import { CARDS } from './catalogue.ts';
import type { CardSet } from './core/card.ts';
import { type Effect, within } from './core/effects.ts';

const kit: GameKit = catacombsKit;
const options = tableOptions(kit.game, { deck: 'with-both' });
const SETS: readonly CardSet[] = ['classic', 'catacombs', 'party'];
const GAMES = 800;
const STEPS = 40;

const SEAMS: readonly Effect['do'][] = ['offer', 'trash', 'trash-self', 'attack', 'discard', 'replace-row-card'];

/** The dungeon cards, those first that react, take cards out of play or offer something for later. */
const DECK = CARDS.filter(({ pile, set }) => pile === 'dungeon' && SETS.includes(set))
  .map(({ id, play, use, defeat, react }) => ({
    id,
    isPlayed: play.length > 0,
    isSeam: react !== null || within([...play, ...use, ...defeat]).some((effect) => SEAMS.includes(effect.do)),
  }))
  .toSorted((a, b) => Number(b.isSeam) - Number(a.isSeam));
const FRONT = DECK.filter(({ isSeam }) => isSeam).length + 10;

/** A turn with rare cards in hand, plenty to spend, everybody badly hurt, and a bag that is nearly empty. */
function crowded(random: Random): unknown {
  const deck = DECK.slice(0, FRONT);
  shuffle(deck, random);
  const deal = (count: number, isPlayed: boolean) =>
    Array.from({ length: count }, () => {
      const at = isPlayed ? deck.findIndex((card) => card.isPlayed) : 0;
      return deck.splice(at, 1)[0]!.id;
    });
  const given = {
    players: [0, 1, 2].map(() => ({ hand: deal(5, true), damage: 9, room: 'start-a/b' })),
    laid: ['s3 -1,0', 's2 1,0'],
    row: deal(6, false),
    bag: { red: 4, yellow: 4, green: 4, black: 2 },
    aside: { black: 22 },
    turn: { skill: 12, swords: 6, boots: 4 },
  };
  return kit.stage.build(3, options, new Fields(given, 'given'));
}

test('crowded turns make and lose no pieces, and ask nobody who is out', () => {
  const random = dice(11);
  const broken: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const state = crowded(random);
    const census = JSON.stringify(kit.census(state));
    for (let step = 0; step < STEPS; step++) {
      const asked = kit.game.decision(state);
      if (asked === null) break;
      broken.push(...lawlessQuestion(kit, state, asked));
      kit.game.answer(state, random.below(asked.options.length));
      if (JSON.stringify(kit.census(state)) !== census) broken.push(`game ${i}: pieces were made or lost`);
    }
  }
  expect(broken).toEqual([]);
});
