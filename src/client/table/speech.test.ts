import { expect, test } from 'vitest';
import type { Told } from '../../protocol/table.ts';
import type { LogWords } from './log.tsx';
import { type Moment, Speech } from './speech.ts';

interface Event {
  readonly text: string;
  readonly seat: number;
  readonly weight: number;
  readonly turn?: number;
}

const words: LogWords<Event> = {
  lines: (events) => events.map((lead) => ({ lead, brought: [] })),
  line: ({ lead }) => lead.text,
  turnOf: ({ seat, turn }) => (turn === undefined ? null : { seat, turn }),
  seatOf: ({ seat }) => seat,
  glyphOf: () => null,
  cardsOf: () => [],
  weigh: ({ weight }) => weight,
  strikes: ({ seat }, viewer) => seat === viewer,
  isMinor: () => false,
};
const speech = new Speech({ words, names: ['Ada', 'Bo'], language: 'en' });

const step = (no: number, seat: number, ...events: readonly Event[]): Told<Event> => ({
  step: no,
  seat,
  revealed: false,
  events,
});
const says = (text: string, seat: number, weight = 0): Event => ({ text, seat, weight });

const at = (told: readonly Told<Event>[], own: boolean, rest: Partial<Moment<Event>> = {}): Moment<Event> => ({
  viewer: 0,
  step: told.at(-1)?.step ?? 0,
  told,
  undone: [],
  own,
  over: false,
  ask: own ? 'turn' : null,
  question: own ? 'What do you do?' : '',
  ...rest,
});

const PLAYED = step(1, 0, says('Ada plays Burgle: +1 skill', 0));
const ENDED = step(2, 0, says('Ada draws 5 cards', 0));
const ROUND = [
  step(3, 1, { ...says('turn of Bo', 1), turn: 2 }, says('Bo plays Stumble', 1)),
  step(4, 1, says('Bo acquires Explore', 1, 1)),
  step(5, 1, says('Ada takes 1 damage', 0, 4), says('Bo knocks', 1, 5), says('Ada adds 1 Clank!', 0)),
];

test('reads each own action once, without asking the same question again', () => {
  expect(speech.between(at([], true), at([PLAYED], true))).toEqual(['Ada plays Burgle: +1 skill.']);
});

test('asks once a turn, and every question of an effect', () => {
  const before = at([], true);
  expect(speech.between(before, at([PLAYED], true, { question: 'What do you do with 1 skill?' }))).toHaveLength(1);
  const asked = at([PLAYED], true, { ask: 'discard', question: 'Discard a card?' });
  expect(speech.between(before, asked).at(-1)).toBe('Discard a card?');
  expect(speech.between(asked, { ...asked, step: 2, question: 'Discard another?' })).toEqual(['Discard another?']);
});

test('asks again in a turn that begins at once, since nobody else is left', () => {
  const ended = step(2, 0, says('Ada draws 5 cards', 0), { ...says('turn of Ada', 0), turn: 3 });
  expect(speech.between(at([PLAYED], true), at([PLAYED, ended], true))).toEqual([
    'Ada draws 5 cards.',
    'What do you do?',
  ]);
});

test('says nothing while the others act', () => {
  const told = [PLAYED, ENDED, ...ROUND.slice(0, 2)];
  expect(speech.between(at([PLAYED, ENDED], false), at(told, false))).toEqual([]);
});

test('sums up a round of the others when the viewer is asked again, own damage first', () => {
  const told = [PLAYED, ENDED, ...ROUND];
  expect(speech.between(at(told.slice(0, 4), false), at(told, true))).toEqual([
    'Since your last turn: Ada takes 1 damage. Ada adds 1 Clank! Bo acquires Explore. Bo knocks.',
    'What do you do?',
  ]);
});

test('reads what was done and what came of it where the others act at once', () => {
  const told = [PLAYED, ENDED, ...ROUND];
  const [own, news, question] = speech.between(at([PLAYED], true), at(told, true));
  expect(own).toBe('Ada draws 5 cards.');
  expect(news).toMatch(/^Since your last turn: Ada takes 1 damage/);
  expect(question).toBe('What do you do?');
});

test('tells what was undone, and the end of the game', () => {
  expect(speech.between(at([PLAYED], true), at([], true, { undone: [PLAYED] }))).toEqual([
    'Undone: Ada plays Burgle: +1 skill.',
  ]);
  expect(speech.between(at([PLAYED], true), at([PLAYED, ENDED], false, { over: true }))).toContain('Game over.');
});
