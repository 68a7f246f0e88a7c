import { cardNo } from '../../../games/clank/catalogue.ts';
import type { Option } from '../../../games/clank/core/option.ts';
import { NOTES, PROMPT, ZONES } from '../../../text/client/clank.ts';
import type { Both } from '../../../text/language.ts';
import { Paused } from '../../app/paused.tsx';
import { Icon } from '../../icons/icon.tsx';
import { CardButton } from './card-button.tsx';
import { atTurn, type Desk } from './desk.ts';
import { optionIcon } from './option-icon.ts';
import { type Place, placed } from './targets.ts';
import { Picture } from './thumb.tsx';

interface Offered {
  readonly index: number;
  readonly option: Option;
}

const offeredIn = ({ view }: Desk, ...places: readonly Place[]): readonly Offered[] =>
  (view.decision?.options ?? []).flatMap((option, index) =>
    places.includes(placed(option)) ? [{ index, option }] : [],
  );

/** An option that points at nothing on the table, as a button that says what it does. */
function OptionButton({
  desk,
  index,
  option,
  small = false,
}: Offered & { readonly desk: Desk; readonly small?: boolean }) {
  const { view, language, say, table } = desk;
  const text = desk.parts.wording.option(option, view, language);
  const final = table.reveals(index);
  return (
    <button
      type="button"
      class={`btn${small ? ' btn--small' : ''}${option.take === 'decline' ? ' btn--quiet' : ''}`}
      data-option={index}
      onClick={() => table.choose(index)}
    >
      <Icon name={optionIcon(option, view)} />
      <span>
        {final ? <Paused>{text}</Paused> : text}
        {final && <small class="noreturn">{say(NOTES.noReturn)}</small>}
      </span>
    </button>
  );
}

/** A card in play or in the discard pile that an effect asks for. */
function CardChoice({ desk, index, option }: Offered & { readonly desk: Desk }) {
  const { view, language, say, table, layout } = desk;
  if (option.take !== 'trash') return null;
  const zone = say(NOTES[option.from ?? 'play']);
  return (
    <li>
      <CardButton
        card={option.card}
        size={layout === 'phone' ? 'mini' : 'row'}
        language={language}
        name={`trash ${option.card} ${option.from}`}
        action={desk.parts.wording.option(option, view, language)}
        state="target"
        note={zone}
        words={zone}
        onAct={() => table.choose(index)}
      />
    </li>
  );
}

const HINT: ReadonlyMap<string, Both> = new Map<string, Both>([
  ['discard', PROMPT.pickHand],
  ['replace-row-card', PROMPT.pickRow],
  ['nearby-secret', PROMPT.pickRoom],
  ['mark-anywhere', PROMPT.pickRoom],
  ['teleport-to', PROMPT.pickOnBoard],
  ['new-tile', PROMPT.pickOnBoard],
  ['ward', PROMPT.pickHand],
  ['react', PROMPT.pickHand],
  ['gold-if-held', PROMPT.pickHand],
  ['lose-card', PROMPT.pickHand],
  ['take-prisoner', PROMPT.pickRow],
  ['free-row-card', PROMPT.pickRow],
  ['trash', PROMPT.pickCards],
]);

/** Whether the question has answers of its own, so that on a phone it takes the place of the row. */
export const isAnsweredHere = (desk: Desk): boolean =>
  offeredIn(desk, 'tile').length > 0 ||
  (!atTurn(desk) && offeredIn(desk, 'cards', 'button', 'tokens', 'market').length > 0);

/** What an effect asks in the middle of the turn, with every answer that is not taken elsewhere on the table. */
export function Question({ desk }: { readonly desk: Desk }) {
  const { view, names, language, say } = desk;
  if (view.decision === null || atTurn(desk)) return null;
  const cards = offeredIn(desk, 'cards');
  const acts = offeredIn(desk, 'button', 'tokens', 'market');
  const hint = HINT.get(view.decision.ask);
  /** Answered elsewhere: the focus is not called here. */
  const elsewhere = offeredIn(desk, 'hand', 'row', 'board').length > 0;
  const source = cardNo(view.asked?.source ?? '');
  return (
    <section
      class={acts.length + cards.length > 0 ? 'question ui' : 'question question--bare ui'}
      aria-label={say(ZONES.question)}
      data-zone={elsewhere ? undefined : 'question'}
    >
      <h2>
        {source >= 0 && <Picture card={source} class="thumb" />}
        <span>
          {desk.parts.wording.ask(view, names, language)} {hint !== undefined && <small>{say(hint)}</small>}
        </span>
      </h2>
      {cards.length > 0 && (
        <ul class="question__cards">
          {cards.map((each) => (
            <CardChoice key={each.index} desk={desk} {...each} />
          ))}
        </ul>
      )}
      <div class="question__acts">
        {acts.map((each) => (
          <OptionButton key={each.index} desk={desk} {...each} />
        ))}
      </div>
    </section>
  );
}

/** In the turn itself: potions, what the market sells and what lies here, as small buttons beside the prompter. */
export function Extras({ desk }: { readonly desk: Desk }) {
  if (!atTurn(desk)) return null;
  const offered = offeredIn(desk, 'button', 'tokens', 'market');
  if (offered.length === 0) return null;
  return (
    <fieldset class="extras" aria-label={desk.say(ZONES.more)}>
      {offered.map((each) => (
        <OptionButton key={each.index} desk={desk} small {...each} />
      ))}
    </fieldset>
  );
}
