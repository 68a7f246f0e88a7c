import { expect, test } from 'vitest';
import type { Place } from '../../protocol/hosted.ts';
import type { Line } from '../../protocol/messages.ts';
import { remarksOf, stoodIn } from './lines.ts';

type Unstamped = Line extends infer Each ? (Each extends Line ? Omit<Each, 'seq' | 'at'> : never) : never;

const lines = (...list: readonly Unstamped[]): Line[] => list.map((line, i) => ({ ...line, seq: i + 1, at: 0 }));

const person = (name: string): Place => ({ kind: 'player', player: name, name, away: null });
const PLACES: readonly Place[] = [person('Ana'), person('Bo'), { kind: 'bot', name: 'Grelot', bot: 'greedy' }];

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

test('the steps that a bot answered for a person are told, undone ones are not', () => {
  const played = lines(
    { kind: 'began' },
    { kind: 'answered', seat: 0, by: 'player' },
    { kind: 'answered', seat: 2, by: 'bot' },
    { kind: 'went-away', seat: 1, why: 'handed' },
    { kind: 'answered', seat: 1, by: 'bot' },
    { kind: 'answered', seat: 1, by: 'bot' },
    { kind: 'undid', seat: 1 },
    { kind: 'came-back', seat: 1 },
    { kind: 'answered', seat: 1, by: 'player' },
  );
  expect([...stoodIn(played, PLACES)]).toEqual([3]);
});

test('what all agreed to take back no longer counts', () => {
  const motion = { what: 'undo', seat: 0, step: 0 } as const;
  const taken = lines(
    { kind: 'went-away', seat: 1, why: 'clock' },
    { kind: 'answered', seat: 1, by: 'bot' },
    { kind: 'came-back', seat: 1 },
    { kind: 'agreed', seat: 0, motion },
    { kind: 'agreed', seat: 1, motion },
    { kind: 'answered', seat: 1, by: 'player' },
  );
  expect([...stoodIn(taken, PLACES)]).toEqual([]);
  expect([...stoodIn(taken.slice(0, 4), PLACES)]).toEqual([1]);
});
