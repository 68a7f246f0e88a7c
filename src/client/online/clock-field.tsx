import { useId } from 'preact/hooks';
import type { Clock } from '../../protocol/hosted.ts';
import { CLOCK_MEANINGS, CLOCKS, ONLINE } from '../../text/client/online.ts';
import type { Language } from '../../text/language.ts';
import { OneOf } from '../app/fields.tsx';
import { useLanguage, useSay } from '../say.ts';
import { clockWords, lengthOf } from './time.ts';

type Kind = keyof typeof CLOCKS;
const KINDS: readonly Kind[] = ['none', 'turn', 'game', 'days'];
const DAY = 86_400;

/** The clocks that can be chosen, of each kind; the first is the usual one. */
const CHOICES: Readonly<Record<Kind, readonly Clock[]>> = {
  none: [{ kind: 'none' }],
  turn: [120, 60, 300, 600].map((seconds) => ({ kind: 'turn', seconds })),
  game: [
    { kind: 'game', seconds: 1200, increment: 15 },
    { kind: 'game', seconds: 600, increment: 10 },
    { kind: 'game', seconds: 2700, increment: 30 },
  ],
  days: [2, 1, 3, 7].map((days) => ({ kind: 'turn', seconds: days * DAY })),
};

const kindOf = (clock: Clock): Kind => KINDS.find((kind) => CHOICES[kind].includes(clock)) ?? 'none';

const wordsOf = (kind: Kind, clock: Clock, language: Language): string =>
  kind === 'days' && clock.kind === 'turn' ? lengthOf(clock.seconds, language) : clockWords(clock, language);

export const NO_CLOCK: Clock = CHOICES.none[0]!;

interface ClockFieldProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

/** How long players may take. */
export function ClockField({ clock, onChange }: ClockFieldProps) {
  const say = useSay();
  const language = useLanguage();
  const id = useId();
  const kind = kindOf(clock);
  const choices = CHOICES[kind];
  return (
    <>
      <OneOf
        legend={say(ONLINE.clock)}
        values={KINDS}
        value={kind}
        nameOf={(each) => say(CLOCKS[each])}
        onChange={(to) => onChange(CHOICES[to][0]!)}
      />
      <p class="fields__note">{say(CLOCK_MEANINGS[kind])}</p>
      {choices.length > 1 && (
        <div class="field">
          <label for={id}>{say(ONLINE.clockLength)}</label>
          <select
            id={id}
            class="pick"
            value={String(choices.indexOf(clock))}
            onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]!)}
          >
            {choices.map((each, i) => (
              <option key={wordsOf(kind, each, language)} value={String(i)} selected={each === clock}>
                {wordsOf(kind, each, language)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
