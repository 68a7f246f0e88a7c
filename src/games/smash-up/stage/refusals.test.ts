import { describe, expect, it } from 'vitest';
import { InputError, tableOptions } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import type { State } from '../core/state.ts';
import { smashUp } from '../game.ts';
import { intent } from './action.ts';
import { build } from './build.ts';

const given = (value: unknown): State => build(2, tableOptions(smashUp, {}), new Fields(value, ''));

function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'not refused';
}

describe('what the stage of Smash Up refuses', () => {
  const bases = (...list: readonly unknown[]) => ({ bases: list });
  const at = (minions: unknown, more = {}) => bases({ base: 'tortuga', minions, ...more });
  it.each<[unknown, string]>([
    [{ players: [{ hand: ['howll'] }] }, 'players[0].hand[0]: there is no "howll" here; did you mean howl?'],
    [{ playres: [] }, 'playres: there is no "playres" here; did you mean players?'],
    [{ active: 'green' }, 'active: there is no "green" here; did you mean red?'],
    [{ players: [{}, {}, {}] }, 'players: 3 are listed for 2 seats'],
    [
      { players: [{ factions: ['pirates', 'ninjas'], hand: ['howl'] }] },
      'players[0].hand[0]: howl belongs to dinosaurs, but red plays pirates and ninjas',
    ],
    [
      { players: [{ hand: ['pirate-king', 'pirate-king'] }] },
      'players[0].hand[1]: red has no more than 1 of pirate-king',
    ],
    [{ players: [{ factions: ['pirates', 'pirates'] }] }, 'players[0].factions: nobody plays pirates twice'],
    [
      { players: [{ factions: ['pirates'] }, { hand: ['pirate-king'] }] },
      'players[1].factions: there is 1 deck of pirates on this table, and others play them',
    ],
    [bases('tortuga', 'tortuga'), 'bases[1]: there is only one tortuga'],
    [bases('tortugo'), 'bases[0].base: there is no "tortugo" here; did you mean tortuga?'],
    [at({ red: ['howl'] }), 'bases[0].minions.red[0]: howl is an action, no minion: it belongs into "on" or "actions"'],
    [
      at({ red: [{ card: 'king-rex', on: ['war-raptor'] }] }),
      'bases[0].minions.red[0].on[0]: war-raptor is a minion, no action that could be attached',
    ],
    [at({ red: [{ card: 'king-rex', on: ['howl'] }] }), 'bases[0].minions.red[0].on[0]: howl does not stay in play'],
    [
      at({ red: [{ card: 'king-rex', on: ['wildlife-preserve'] }] }),
      'bases[0].minions.red[0].on[0]: wildlife-preserve is played on a base, not on a minion',
    ],
    [
      at({}, { actions: { red: ['upgrade'] } }),
      'bases[0].actions.red[0]: upgrade is played on a minion, not on a base',
    ],
    [at({ red: [{ card: 'king-rex', power: 8 }] }), 'bases[0].minions.red[0].power: is 7 here, not 8'],
    [
      { players: [{ factions: ['pirates', 'ninjas'], deck: ['shanghai'], discard: [] }] },
      'players[0].deck: 39 cards of red would be nowhere: end the deck with "...", or leave out the discard pile',
    ],
    [
      { players: [{ factions: ['pirates', 'ninjas'] }, { factions: ['aliens', 'robots'] }], ...bases('no-moon') },
      'bases[0]: no-moon is of the cease-and-desist set, and nobody plays a faction of it',
    ],
    [{ phase: 'draw' }, 'phase: can only be "play": a scenario begins in the play phase with nothing under way'],
    [{ lasting: [{ power: 1, on: 'howl at tortuga' }] }, 'lasting[0].on: there is no howl at tortuga'],
    [{ turn: { used: ['talnet howl'] } }, 'turn.used[0]: there is no "talnet" here; did you mean talent?'],
  ])('refuses %j', (value, message) => {
    expect(refusal(() => given(value))).toBe(message);
  });

  it.each([
    ['dance', '"dance" is no action; actions are: play MINION on BASE'],
    ['play howl upon tortuga', '"play howl upon tortuga" is no action'],
    ['play upgrade on king-rex', 'there is no king-rex in play'],
    ['pick king-rax', 'there is no "king-rax" here; did you mean king-rex?'],
    ['pass forever', 'there is no "forever" here'],
    ['choose 0', '"0" should be a whole number from 1'],
    ['green: yes', 'there is no "green" here'],
  ])('does not understand %j', (action, message) => {
    expect(() => intent(given({}), action, 'do[0]')).toThrow(`do[0]: ${message}`);
  });
});
