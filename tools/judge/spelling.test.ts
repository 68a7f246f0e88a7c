import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../../src/games/index.ts';
import { judge } from '../../src/judge/scenario.ts';

const judged = (game: string, expectation: object, given: object = {}) =>
  judge({ game, given, expect: expectation }, kitOf, GAME_IDS).failures;

describe('a misspelt expectation is bad input', () => {
  test.each<[string, object, string]>([
    ['clank', { state: { rgae: 2 } }, 'expect.state.rgae: there is no "rgae" here; did you mean rage?'],
    ['clank', { state: { players: [{}, { glod: 1 }] } }, 'expect.state.players[1].glod: there is no "glod" here; did'],
    ['clank', { state: { players: [{ lockpicks: 1 }, {}] } }, 'expect.state.players[0].lockpicks: there is no "lock'],
    ['clank', { state: { countdown: { seet: 'red' } } }, 'expect.state.countdown.seet: there is no "seet" here; did'],
    ['clank', { state: { bag: { pink: 1 } } }, 'expect.state.bag.pink: there is no "pink" here'],
    ['clank', { state: { rooms: { '77': [] } } }, 'expect.state.rooms.77: there is no "77" here'],
    ['clank', { asked: { seta: 'red' } }, 'expect.asked.seta: there is no "seta" here; did you mean seat?'],
    ['clank', { result: { score: [1, 2] } }, 'expect.result.score: there is no "score" here; did you mean scores?'],
    ['clank', { options: ['play burgel'] }, 'expect.options[0]: there is no "burgel" here; did you mean burgle?'],
    ['clank', { onlyOptions: ['end trun'] }, 'expect.onlyOptions[0]: "end trun" is no action'],
    ['clank', { reveals: { 'end trun': true } }, 'expect.reveals.end trun: "end trun" is no action'],
    ['clank-catacombs', { state: { pending: { tle: 'd01' } } }, 'expect.state.pending.tle: there is no "tle" here; d'],
    ['smash-up', { state: { phse: 'play' } }, 'expect.state.phse: there is no "phse" here; did you mean phase?'],
    [
      'smash-up',
      { state: { bases: [{ minions: { red: [{ card: 'first-mate', conters: 1 }] } }] } },
      'expect.state.bases[0].minions.red[0].conters: there is no "conters" here; did you mean counters?',
    ],
    [
      'smash-up',
      { state: { turn: { extras: [{ paly: 'minion' }] } } },
      'expect.state.turn.extras[0].paly: there is no "paly" here; did you mean play?',
    ],
    [
      'smash-up',
      { noEvents: [{ type: 'drew', saet: 'red' }] },
      'expect.noEvents[0].saet: there is no "saet" here; did you mean seat?',
    ],
    [
      'smash-up',
      { noEvents: [{ type: 'destroyed', card: 'first-maet' }] },
      'expect.noEvents[0].card: there is no "first-maet" here; did you mean first-mate?',
    ],
    [
      'smash-up',
      { noEvents: [{ type: 'destroyed', owner: 'purple' }] },
      'expect.noEvents[0].owner: there is no "purple" here',
    ],
    ['smash-up', { noEvents: [{ type: 'phase-began', phase: 'ply' }] }, 'expect.noEvents[0].phase: there is no "ply"'],
    ['smash-up', { noEvents: [{ type: 'drew', count: 'x' }] }, 'expect.noEvents[0].count: should be a whole number'],
  ])('%s %j', (game, expectation, message) => {
    expect(() => judged(game, expectation)).toThrow(InputError);
    expect(() => judged(game, expectation)).toThrow(message);
  });

  test('what is only not there now is a failed expectation', () => {
    expect(judged('clank', { state: { countdown: { seat: 'red' } } })).toEqual([
      'expect.state.countdown.seat: expected "red", found undefined',
    ]);
    expect(judged('clank', { state: { players: [{ gold: {} }, {}] } })).toHaveLength(1);
    expect(judged('clank', { asked: null, result: { winners: ['red'] } })).toHaveLength(2);
    expect(judged('clank', { options: ['play burgle'], reveals: { 'walk 02': true } })).toHaveLength(2);
    expect(judged('clank-catacombs', { state: { pending: { tile: 'd01' } } })).toHaveLength(1);
    expect(judged('smash-up', { noEvents: [{ type: 'drew', cards: null }] })).toEqual([]);
  });
});
