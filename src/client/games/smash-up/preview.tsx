import { DOCK } from '../../../text/client/smash-up.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { option as optionText } from '../../../text/smash-up/options.ts';
import { basesOf, cardOfCopy } from '../../../text/smash-up/things.ts';
import { useSay } from '../../say.ts';
import { actsOf } from './acts.ts';
import { Outcome, Standing } from './outcome.tsx';
import { type Play, usePlay } from './play.ts';
import { baseText, cardText } from './printed.ts';
import { type Sight, useSight } from './sight.ts';

/** The text of the card or base that asks, so that the answer can be given in its light. */
function sourceText({ view, language }: Play): string | null {
  if (view.asked === null || view.decision === null) return null;
  const { source, base, ask } = view.asked;
  if (ask === 'play' || ask === 'faction') return null;
  const card = source < 0 ? undefined : cardOfCopy(view, source);
  if (card !== undefined) {
    return cardText(card, view.revised, language)
      .map(({ label, text }) => (label === '' ? text : `${label}. ${text}`))
      .join(' ');
  }
  return source < 0 && base >= 0 && basesOf(view)[base] !== undefined
    ? baseText(base, view.revised, language).join(' ')
    : null;
}

/** What a talent or a special says, which its small card does not show. */
function abilityText({ view, language, options }: Play, index: number): string | null {
  const option = options[index]!;
  if (option.take !== 'talent' && option.take !== 'special') return null;
  const card = cardOfCopy(view, option.copy);
  if (card === undefined) return null;
  const told = cardText(card, view.revised, language);
  const wanted = told.filter(({ keyword }) => keyword === option.take);
  return (wanted.length === 0 ? told : wanted).map(({ text }) => text).join(' ');
}

/** The base pointed at, when nothing is aimed. */
function basePointed({ pointed }: Sight): number | null {
  const spot = pointed?.spots.find((each) => each.startsWith('base'));
  return spot === undefined ? null : Number(spot.split(' ')[1]);
}

/** How long the viewer passes without being asked, if so chosen. */
function standingText({ view, language }: Play): string | null {
  const until = view.viewer === null ? null : view.players[view.viewer]!.standing;
  return until === null || until === 'ask' ? null : optionText({ take: 'pass', until }, view, language);
}

/** Whether nothing is asked that the bases do not bear on. */
const isOpen = ({ view: { decision } }: Play): boolean =>
  decision === null || ['play', 'before-scoring', 'after-scoring', 'score'].includes(decision.ask);

/** What would happen, in order: of the option looked at, or of the bases as they stand. */
export function Preview() {
  const play = usePlay();
  const { aim, options, view, names, language } = play;
  const sight = useSight();
  const { looked } = sight;
  const say = useSay();
  if (looked !== null) {
    const text = abilityText(play, looked);
    return (
      <>
        <h2>{optionText(options[looked]!, view, language)}</h2>
        <Outcome
          index={looked}
          first={
            text === null ? null : (
              <li>
                <span>{text}</span>
              </li>
            )
          }
        />
      </>
    );
  }
  const source = actsOf(play).list.length > 0 ? null : sourceText(play);
  const aims = aim.first !== null;
  const standing = standingText(play);
  const title = aims
    ? say(DOCK.pickTarget)
    : view.decision?.ask === 'play'
      ? say(DOCK.asItStands)
      : smashUpWording.ask(view, names, language);
  return (
    <>
      <h2>{title}</h2>
      {source !== null && <p class="source">{source}</p>}
      {standing !== null && <p class="quiet">{standing}</p>}
      {view.sites.length > 0 && isOpen(play) && <Standing base={basePointed(sight) ?? view.scoring?.base ?? null} />}
    </>
  );
}
