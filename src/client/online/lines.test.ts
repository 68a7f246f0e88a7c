import { expect, test } from 'vitest';
import type { ChatMessage } from '../../protocol/chat.ts';
import type { Line } from '../../protocol/messages.ts';
import { recoveries, remarksOf } from './lines.ts';

type Unstamped = Line extends infer Each ? (Each extends Line ? Omit<Each, 'seq' | 'at'> : never) : never;

const lines = (...list: readonly Unstamped[]): Line[] => list.map((line, i) => ({ ...line, seq: i + 1, at: 0 }));

test('in older logs ready phrases are read in the language of the reader, the rest as it was written', () => {
  const said = lines(
    { kind: 'sat', seat: 0, player: 'a', name: 'Ana' },
    { kind: 'said', player: 'a', name: 'Ana', phrase: 'thanks' },
    { kind: 'wrote', player: 'a', name: 'Ana', text: 'Ça va ?' },
    { kind: 'went-away', seat: 0, why: 'clock' },
    { kind: 'answered', seat: 1, by: 'player' },
  );
  const texts = (language: 'en' | 'fr') => remarksOf({ lines: said, messages: [] }, language).map(({ text }) => text);
  expect(texts('en')).toEqual(['Ana sits down.', 'Thank you!', 'Ça va ?', 'Ana ran out of time: a bot plays.']);
  expect(texts('fr').slice(0, 2)).toEqual(['Ana s’assoit.', 'Merci\u202f!']);
});

test('one whose name was deleted is “a player”', () => {
  const said = lines(
    { kind: 'sat', seat: 0, player: 'a', name: '' },
    { kind: 'handed-over', seat: 1, player: 'a', name: '' },
    { kind: 'went-away', seat: 0, why: 'host' },
    { kind: 'erased', player: 'a' },
  );
  const texts = (language: 'en' | 'fr') => remarksOf({ lines: said, messages: [] }, language).map(({ text }) => text);
  expect(texts('en')).toEqual([
    'A player sits down.',
    'A player takes over the seat.',
    'The host lets a bot play for a player.',
  ]);
  expect(texts('fr')[0]).toBe('Un joueur s’assoit.');
});

test('of other rules only what matters to players is told', () => {
  const change = { kind: 'upgraded', print: 'p', step: 7, from: 1, rules: 1, lost: 0 } as const;
  const texts = (changes: object) =>
    remarksOf({ lines: lines({ ...change, ...changes }), messages: [] }, 'en').map(({ text }) => text);
  expect(texts({})).toEqual([]);
  expect(texts({ rules: 2 })).toEqual(['The server was updated: new rules apply from here on.']);
  expect(texts({ rules: 2, lost: 3 })).toEqual([
    expect.stringContaining('the last actions (3) break the new rules and were undone'),
  ]);
});

test('messages stand among the lines by their time, each with a key of its own', () => {
  const message = (number: number, at: number, content: ChatMessage['content']): ChatMessage => ({
    ...{ id: `t-${number}`, number, at, player: 'a', name: 'Ana', seat: 0, content },
  });
  const log = lines({ kind: 'sat', seat: 0, player: 'a', name: 'Ana' }, { kind: 'began' });
  const table = {
    lines: log.map((line, i) => ({ ...line, at: 10 * i })),
    messages: [
      message(1, 5, { phrase: 'hello' }),
      // A clock that was set back does not change the order of the chat.
      message(2, 4, { text: 'Well?' }),
      message(3, 20, { phrase: 'thanks' }),
    ],
  };
  const remarks = remarksOf(table, 'fr');
  expect(remarks.map(({ text }) => text)).toEqual([
    'Ana s’assoit.',
    'Bonjour\u202f!',
    'Well?',
    'La partie commence.',
    'Merci\u202f!',
  ]);
  expect(new Set(remarks.map(({ key }) => key)).size).toBe(5);
});

test('faults are told in both languages, with how much was lost', () => {
  const texts = (language: 'en' | 'fr') => recoveries([{ lost: 0 }, { lost: 3 }], language).map(({ text }) => text);
  expect(texts('en')).toEqual([
    'The server had a problem. The game continues from the last saved action.',
    'The server had a problem. The last actions (3) could not be restored.',
  ]);
  expect(texts('fr')).toEqual([
    'Le serveur a rencontré un problème. La partie reprend à la dernière action enregistrée.',
    'Le serveur a rencontré un problème. Les dernières actions (3) n’ont pas pu être restaurées.',
  ]);
});
