import type { View } from '../../../../games/clank/core/view.ts';
import { lairSentence, marketSentence, roomPhrase } from '../../../../text/client/board.ts';
import { edgePhrase, MAP_TEXT, placingPhrase } from '../../../../text/client/catacombs-map.ts';
import type { Language } from '../../../../text/language.ts';
import type { Placing } from '../placing/placing.ts';
import { edgeOfStop, type MapTarget, roomOfStop, type Stop } from './targets.ts';

interface WordsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly targets: readonly MapTarget[];
  readonly placing: Placing | null;
  readonly onStop: (stop: Stop) => void;
}

/** The map in words, for those who do not see it. */
export function Words({ view, names, language, targets, placing, onStop }: WordsProps) {
  const stops = [...new Set(targets.map(({ stop }) => stop))];
  return (
    <div class="sr">
      <p>{MAP_TEXT.keys[language]}</p>
      <p>{lairSentence(view, names, language)}</p>
      <p>{marketSentence(view, language)}</p>
      {placing !== null && <p>{placingPhrase(placing.tile, view, language)}</p>}
      <h2>{MAP_TEXT.moves[language]}</h2>
      {stops.length === 0 ? (
        <p>{MAP_TEXT.noMoves[language]}</p>
      ) : (
        <ul>
          {stops.map((stop) => (
            <li key={stop}>
              <button type="button" tabIndex={-1} onClick={() => onStop(stop)}>
                {nameOf(stop, view, names, targets, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a stop is, and what may be done there. */
export function nameOf(
  stop: Stop,
  view: View,
  names: readonly string[],
  targets: readonly MapTarget[],
  language: Language,
): string {
  const errands = targets.filter((target) => target.stop === stop);
  const room = roomOfStop(stop);
  return room === null
    ? edgePhrase(edgeOfStop(stop)!, view, errands, language)
    : roomPhrase(room, view, names, errands, language);
}
