import { describe, expect, it } from 'vitest';
import { tableOptions } from '../../../engine/game.ts';
import { dice } from '../../../engine/random.ts';
import { Fields } from '../../../engine/stage.ts';
import type { State } from '../core/state.ts';
import { smashUp } from '../game.ts';
import { intent } from './action.ts';
import { build } from './build.ts';
import { unused } from './chance.ts';
import { baseName, namesOf } from './names.ts';

const given = (value: unknown): State => build(2, tableOptions(smashUp, {}), new Fields(value, 'given'));

function act(state: State, ...actions: readonly string[]): State {
  for (const action of actions) {
    const found = intent(state, action, 'do');
    const answer = smashUp.explain(state, found.seat, found.intent);
    if ('refused' in answer) throw new Error(`${action} is refused by ${answer.refused.rule}`);
    smashUp.answer(state, answer.options[0]!);
  }
  return state;
}

const whereIsMinion = (state: State, card: string) =>
  state.sites.filter(({ minions }) => namesOf(state, minions).includes(card)).map(({ base }) => baseName(base));

describe('forced chance in Smash Up', () => {
  it('puts cards on top of a shuffled deck, the first to be drawn first', () => {
    const chance = { shuffled: { red: ['king-rex', 'howl'] } };
    const state = given({ players: [{ factions: ['dinosaurs'], hand: [], deck: [] }], chance });
    act(state, 'end plays');
    expect(namesOf(state, state.players[0]!.hand)).toEqual(['king-rex', 'howl']);
    expect(unused(state)).toEqual([]);
  });

  it.each(['tortuga', 'tar-pits', 'jungle-oasis'])('moves a minion at random to %s', (base) => {
    const state = given({
      players: [{ hand: ['teleport-error'] }],
      bases: [{ base: 'the-homeworld', minions: { yellow: ['war-raptor'] } }, 'tortuga', 'tar-pits', 'jungle-oasis'],
      chance: { bases: [base] },
    });
    act(state, 'play teleport-error');
    expect(whereIsMinion(state, 'war-raptor')).toEqual([base]);
    expect(unused(state)).toEqual([]);
  });

  it.each([[['king-rex', 'howl']], [['howl', 'laseratops']], [['laseratops', 'war-raptor']]])(
    'discards %j at random',
    (cards) => {
      const hand = ['king-rex', 'howl', 'laseratops', 'war-raptor'];
      const state = given({
        players: [{ hand: ['take-the-shinies'] }, { hand, discard: [], deck: ['...'] }],
        chance: { discarded: { yellow: cards } },
      });
      act(state, 'play take-the-shinies');
      expect(namesOf(state, state.players[1]!.discard)).toEqual(cards);
      expect(unused(state)).toEqual([]);
    },
  );

  it.each(['unicrave', 'neutral-space'])('destroys %s at random and turns up the base that is wanted', (base) => {
    const strong = ['leader-two', 'solarshout', 'solarshout', 'huffie', 'huffie', 'huffie', 'huffie'];
    const state = given({
      bases: [{ base: 'no-moon', minions: { red: strong } }, 'unicrave', 'neutral-space'],
      baseDeck: [],
      chance: { bases: [base], shuffledBases: ['changing-room'] },
    });
    act(state, 'end plays');
    const left = state.sites.map((site) => baseName(site.base));
    expect(left).toContain('changing-room');
    expect(left).not.toContain(base);
    expect(unused(state)).toEqual([]);
  });

  it('is told where it never comes', () => {
    const state = given({
      chance: {
        shuffled: { red: ['howl'] },
        shuffledBases: ['tortuga'],
        discarded: { yellow: ['gremlin'] },
        bases: ['tar-pits'],
      },
      bases: ['tar-pits'],
    });
    expect(unused(state)).toEqual([
      'chance.shuffled.red: no deck with howl was shuffled',
      'chance.shuffledBases: no deck with tortuga was shuffled',
      'chance.discarded.yellow: gremlin was never discarded at random',
      'chance.bases: tar-pits was never taken at random',
    ]);
  });

  it('is kept by a clone and unknown to who imagines', () => {
    const state = given({ chance: { shuffled: { red: ['howl'] } } });
    expect(smashUp.clone(state)).toEqual(state);
    expect(smashUp.imagine(state, 0, dice(1))).not.toHaveProperty('forced');
    expect(given({})).not.toHaveProperty('forced');
  });

  it.each<[unknown, string]>([
    [{ chance: { shufled: {} } }, 'given.chance.shufled: there is no "shufled" here; did you mean shuffled?'],
    [{ chance: { shuffled: { pink: [] } } }, 'given.chance.shuffled.pink: there is no "pink" here'],
    [{ chance: { bases: ['tortugo'] } }, 'given.chance.bases[0]: there is no "tortugo" here; did you mean tortuga?'],
    [
      { players: [{ factions: ['pirates', 'ninjas'] }], chance: { shuffled: { red: ['howl'] } } },
      'given.chance.shuffled.red[0]: howl belongs to dinosaurs, but red plays pirates and ninjas',
    ],
  ])('refuses %j', (value, message) => {
    expect(() => given(value)).toThrow(message);
  });
});
