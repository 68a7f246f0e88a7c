import { expect, test } from 'vitest';
import type { Line } from '../../protocol/messages.ts';
import { remarksOf } from './lines.ts';

type Unstamped = Line extends infer Each ? (Each extends Line ? Omit<Each, 'seq' | 'at'> : never) : never;

const lines = (...list: readonly Unstamped[]): Line[] => list.map((line, i) => ({ ...line, seq: i + 1, at: 0 }));

test('ready phrases are read in the language of the reader, the rest as it was written', () => {
  const said = lines(
    { kind: 'sat', seat: 0, player: 'a', name: 'Ana' },
    { kind: 'said', player: 'a', name: 'Ana', phrase: 'thanks' },
    { kind: 'wrote', player: 'a', name: 'Ana', text: 'Ça va ?' },
    { kind: 'went-away', seat: 0, why: 'clock' },
    { kind: 'answered', seat: 1, by: 'player' },
  );
  const texts = (language: 'en' | 'fr') => remarksOf(said, language).map(({ text }) => text);
  expect(texts('en')).toEqual(['Ana sits down.', 'Thank you!', 'Ça va ?', 'The time of Ana ran out: a bot plays.']);
  expect(texts('fr').slice(0, 2)).toEqual(['Ana s’assoit.', 'Merci\u202f!']);
});

test('of other rules only what matters to players is told', () => {
  const change = { kind: 'upgraded', print: 'p', step: 7, from: 1, rules: 1, lost: 0 } as const;
  const texts = (changes: object) => remarksOf(lines({ ...change, ...changes }), 'en').map(({ text }) => text);
  expect(texts({})).toEqual([]);
  expect(texts({ rules: 2 })).toEqual(['The server was updated: from here on newer rules hold.']);
  expect(texts({ rules: 2, lost: 3 })).toEqual([expect.stringContaining('no longer hold (3)')]);
});
