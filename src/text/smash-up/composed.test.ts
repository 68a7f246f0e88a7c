import { expect, test } from 'vitest';
import { dice, seedFrom } from '../../engine/random.ts';
import { cardNo } from '../../games/smash-up/catalogue.ts';
import type { Event } from '../../games/smash-up/core/event.ts';
import type { Extra } from '../../games/smash-up/core/state.ts';
import type { View } from '../../games/smash-up/core/view.ts';
import { smashUp } from '../../games/smash-up/game.ts';
import { LANGUAGES } from '../language.ts';
import { ask } from './ask.ts';
import { event } from './events.ts';
import { allowances } from './table-turn.ts';

/** Sentences that are put together of pieces. */

const NAMES = ['Ada', 'Basile'];
const VIEW: View = smashUp.view(smashUp.setup(2, { core: 'on', draft: 'random' }, seedFrom(dice(1))), 0);

const ANY: Extra = { play: 'action', powerAtMost: null, at: -1, withoutYours: false, notTitle: -1, raises: null };
const MINION: Extra = { ...ANY, play: 'minion' };

const told = (...extras: readonly Extra[]): string[] => {
  const view: View = { ...VIEW, turn: { ...VIEW.turn, minions: 0, actions: 1, extras } };
  return LANGUAGES.map((language) => allowances(view, language).join(', '));
};

test('extra plays that are alike are counted', () => {
  expect(told(ANY, ANY)).toEqual(['1 action, 2 extra actions', '1\u00a0Action, 2\u00a0Actions supplémentaires']);
  expect(told(ANY, { ...MINION, powerAtMost: 2 }, ANY)).toEqual([
    '1 action, 2 extra actions, 1 extra minion of power 2 or less',
    '1\u00a0Action, 2\u00a0Actions supplémentaires, 1\u00a0Créature supplémentaire de Force\u00a02 ou moins',
  ]);
  expect(told({ ...ANY, raises: 'yours' }, { ...ANY, raises: 'yours' })[1]).toBe(
    '1\u00a0Action, 2\u00a0Actions supplémentaires qui renforcent une de vos Créatures',
  );
});

test('what an extra minion must not be is elided in French', () => {
  expect(told({ ...MINION, notTitle: cardNo('science-officer') })[1]).toMatch(/autre qu’Officier Scientifique$/);
  expect(told({ ...MINION, notTitle: cardNo('shinobi') })[1]).toMatch(/autre que Shinobi$/);
});

test('no brackets stand in brackets where others wait for a choice', () => {
  const hand = VIEW.players[0]!.hand;
  const [source, about] = [hand[0]!.copy, hand[1]!.copy];
  const asked = { seat: 1, ask: 'pick', source, base: -1, about: [about], verb: null };
  for (const language of LANGUAGES) {
    const question = ask({ ...VIEW, asked }, NAMES, language);
    expect(question).toMatch({ en: /^Basile is choosing \(/, fr: /^Basile fait un choix \(/ }[language]);
    expect(question).toMatch({ en: /^[^(]+\([^()]+: [^()]+\)\.$/, fr: /^[^(]+\([^()]+\u00a0: [^()]+\)\.$/ }[language]);
  }
});

test.each<[Event, string, string]>([
  [
    { type: 'hand-redrawn', seat: 0, cards: [cardNo('portal'), cardNo('summon')] },
    'Ada shows a hand with no minion (Portal, Summon) and draws a new one',
    'Ada montre une main sans Créature (Portail, Invocation) et en pioche une nouvelle',
  ],
  [
    { type: 'shuffled', seat: 0, count: 5 },
    'Ada shuffles their deck (5 cards)',
    'Ada mélange sa pioche (5\u00a0cartes)',
  ],
  [
    { type: 'put', seat: 0, where: 'bottom', count: 1, cards: null },
    'Ada puts 1 card on the bottom of their deck',
    'Ada met 1\u00a0carte sous sa pioche',
  ],
  [
    { type: 'put', seat: 0, where: 'discard', count: 2, cards: null },
    'Ada puts 2 cards into their discard pile',
    'Ada met 2\u00a0cartes dans sa défausse',
  ],
  [
    { type: 'points', seat: 0, amount: 1, total: 4 },
    'Ada gains 1 Victory Point (total: 4)',
    'Ada gagne 1\u00a0Point de Victoire (total\u00a0: 4)',
  ],
])('%j', (happened, en, fr) => {
  expect(LANGUAGES.map((language) => event(happened, NAMES, language))).toEqual([en, fr]);
});
