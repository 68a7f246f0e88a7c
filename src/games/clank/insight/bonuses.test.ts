import { describe, expect, test } from 'vitest';
import { cardNo } from '../catalogue.ts';
import { inSpace } from '../space/game.ts';
import { Aboard } from '../space/staged.ts';
import { lightsInHand, lightsInPlay } from './bonuses.ts';

const SCHEMING = { expansions: 'apocalypse', scheme: 'invade-space' };

const seen = (table: Aboard, seat: number | null = 0) => inSpace.view(table.state, seat);
const inHand = (table: Aboard, card: string, seat: number | null = 0) => lightsInHand(seen(table, seat), cardNo(card));
const inPlay = (table: Aboard, card: string, seat: number | null = 0) => lightsInPlay(seen(table, seat), cardNo(card));

describe('a card in hand', () => {
  test('is lit by a card of its faction in play, and within reach of one in hand', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'getaway-pilot'] }] });
    expect(inHand(table, 'chrome-gunslinger')).toEqual(['reach']);
    expect(inHand(table, 'getaway-pilot')).toEqual(['reach', 'unlit']);
    table.act('play getaway-pilot');
    expect(inHand(table, 'chrome-gunslinger')).toEqual(['lit']);
  });

  test('alone of its faction it stays dark', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'mad-scientist'] }] });
    expect(inHand(table, 'chrome-gunslinger')).toEqual(['unlit']);
  });

  test('is lit by crystals and contraband that are held', () => {
    const given = { hand: ['quantum-intern', 'moonshine-smuggler'], crystals: 1, tokens: ['market-contraband'] };
    const table = new Aboard({ players: [given] });
    expect(inHand(table, 'quantum-intern')).toEqual(['unlit', 'lit']);
    expect(inHand(table, 'moonshine-smuggler')).toEqual(['lit', 'unlit']);
  });

  test('waits for a card to be trashed, which another card may do', () => {
    const dark = new Aboard({ players: [{ hand: ['account-hack'] }] });
    expect(inHand(dark, 'account-hack')).toEqual(['unlit']);
    const near = new Aboard({ players: [{ hand: ['account-hack', 'mad-scientist'] }] });
    expect(inHand(near, 'account-hack')).toEqual(['reach']);
    const lit = new Aboard({ players: [{ hand: ['account-hack'] }], turn: { trashed: 1 } });
    expect(inHand(lit, 'account-hack')).toEqual(['lit']);
  });

  test('does not light itself by what it may trash', () => {
    const table = new Aboard({ players: [{ hand: ['code-red'] }] });
    expect(inHand(table, 'code-red')).toEqual(['unlit']);
  });

  test('is lit by a MultiPass that is for all cards', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger'] }], turn: { allFactions: true } });
    expect(inHand(table, 'chrome-gunslinger')).toEqual(['lit']);
  });

  test('counts with one that can pass for any faction', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'loyalty-chip'] }] }, 2, {
      expansions: 'station',
    });
    expect(inHand(table, 'chrome-gunslinger')).toEqual(['reach']);
  });

  test('asks how far the scheme has come', () => {
    const placard = (cubes: number) =>
      new Aboard({ players: [{ hand: ['end-is-nigh-placard'] }], scheme: { cubes } }, 2, SCHEMING);
    expect(inHand(placard(1), 'end-is-nigh-placard')).toEqual(['unlit']);
    expect(inHand(placard(2), 'end-is-nigh-placard')).toEqual(['lit']);
  });

  test('tells nothing to those who do not hold it', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger'] }] });
    expect(inHand(table, 'chrome-gunslinger', 1)).toEqual([]);
    expect(inHand(table, 'chrome-gunslinger', null)).toEqual([]);
  });
});

describe('a card in play', () => {
  test('is lit once its bonus was had', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'space-pirate', 'hack'] }] });
    table.act('play chrome-gunslinger');
    expect(inPlay(table, 'chrome-gunslinger')).toEqual(['reach']);
    expect(inPlay(table, 'chrome-gunslinger', 1)).toEqual(['unlit']);
    table.act('play space-pirate');
    expect(inPlay(table, 'chrome-gunslinger')).toEqual(['lit']);
    expect(inPlay(table, 'space-pirate')).toEqual(['lit']);
  });

  test('stays dark where nothing in hand helps', () => {
    const table = new Aboard({ players: [{ hand: ['chrome-gunslinger', 'hack'] }] });
    table.act('play chrome-gunslinger');
    expect(inPlay(table, 'chrome-gunslinger')).toEqual(['unlit']);
  });
});
