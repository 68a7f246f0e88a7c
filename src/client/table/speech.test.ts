import { expect, test } from 'vitest';
import type { Told } from '../../protocol/table.ts';
import type { LogWords } from './log.tsx';
import { type Moment, Speech } from './speech.ts';

interface Event {
  readonly text: string;
  readonly seat: number;
  readonly weight: number;
  readonly turn?: number;
  /** Damage that the seat takes. */
  readonly hit?: number;
  /** The game goes on by itself. */
  readonly attack?: boolean;
}

const words: LogWords<Event> = {
  lines: (events) => events.map((lead) => ({ lead, brought: [] })),
  line: ({ lead, brought }) => {
    const hits = [...brought, lead].reduce((sum, { hit = 0 }) => sum + hit, 0);
    return hits > 1 ? `${lead.text} (${hits} damage in all)` : lead.text;
  },
  turnOf: ({ seat, turn }) => (turn === undefined ? null : { seat, turn }),
  seatOf: ({ seat }) => seat,
  glyphOf: () => null,
  cardsOf: () => [],
  weigh: ({ weight }) => weight,
  strikes: ({ seat }, viewer) => seat === viewer,
  isMinor: () => false,
  isAftermath: ({ attack = false }) => attack,
  together: (a, b) => {
    const isSame = a.lead.hit !== undefined && b.lead.hit !== undefined && a.lead.seat === b.lead.seat;
    return isSame ? { lead: b.lead, brought: [...a.brought, a.lead] } : null;
  },
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

const ATTACK: Event = { ...says('the dragon attacks', -1, 3), attack: true };
const hurt = (seat: number, name: string): Event => ({ ...says(`${name} is hurt`, seat, seat === 0 ? 4 : 0), hit: 1 });

test('adds up damage of one kind, so that it counts as one line of a round', () => {
  const hits = Array.from({ length: 7 }, () => hurt(0, 'Ada'));
  const told = [PLAYED, ENDED, step(3, 1, ...hits, says('Ada is out', 0, 5), hurt(1, 'Bo'))];
  const [news] = speech.between(at(told.slice(0, 2), false), at(told, true));
  expect(news).toBe('Since your last turn: Ada is out. Ada is hurt (7 damage in all).');
});

test('reads attacks on the turns of those who are out after the own answer, own damage first', () => {
  const myTurn = { ...says('turn of Ada', 0), turn: 3 };
  const ended = step(2, 0, says('Ada draws 5 cards', 0), ATTACK, hurt(1, 'Bo'), hurt(0, 'Ada'), hurt(0, 'Ada'), myTurn);
  expect(speech.between(at([PLAYED], true), at([PLAYED, ended], true))).toEqual([
    'Ada draws 5 cards.',
    'Since your last turn: Ada is hurt (2 damage in all). the dragon attacks.',
    'What do you do?',
  ]);
});

test('reads an attack at once where others go on, and does not repeat it in the summary', () => {
  const ended = step(2, 0, says('Ada draws 5 cards', 0), ATTACK, hurt(1, 'Bo'), hurt(0, 'Ada'));
  const waiting = at([PLAYED, ended], false);
  expect(speech.between(at([PLAYED], true), waiting)).toEqual([
    'Ada draws 5 cards.',
    'Ada is hurt. the dragon attacks. Bo is hurt.',
  ]);
  const round = [PLAYED, ended, ...ROUND.slice(0, 2)];
  expect(speech.between(waiting, at(round, true))).toEqual([
    'Since your last turn: Bo acquires Explore.',
    'What do you do?',
  ]);
});

test('reads own damage first where the others act at once after an attack', () => {
  const ended = step(2, 0, says('Ada draws 5 cards', 0), ATTACK, hurt(0, 'Ada'));
  const told = [PLAYED, ended, step(3, 1, says('Bo knocks', 1, 5), hurt(0, 'Ada'))];
  expect(speech.between(at([PLAYED], true), at(told, true))).toEqual([
    'Ada draws 5 cards.',
    'Since your last turn: Ada is hurt (2 damage in all). the dragon attacks. Bo knocks.',
    'What do you do?',
  ]);
});

test('tells what was undone, and the end of the game', () => {
  expect(speech.between(at([PLAYED], true), at([], true, { undone: [PLAYED] }))).toEqual([
    'Undone (Ada plays Burgle: +1 skill).',
  ]);
  expect(speech.between(at([PLAYED], true), at([PLAYED, ENDED], false, { over: true }))).toContain('Game over.');
});
