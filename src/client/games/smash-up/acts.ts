import type { Option } from '../../../games/smash-up/core/option.ts';
import { DOCK, DRAFT } from '../../../text/client/smash-up.ts';
import { TABLE } from '../../../text/client/table.ts';
import { listed } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import { ACTION, MINION, TALENT } from '../../../text/smash-up/nouns.ts';
import { option as optionText } from '../../../text/smash-up/options.ts';
import { baseName, cardName, cardOfCopy, copyName, factionName } from '../../../text/smash-up/things.ts';
import { type Say, sayIn } from '../../say.ts';
import { buttonsIn, isPick, NO_AIM, targetsIn } from './aim.ts';
import type { Play } from './play.ts';
import { playsLeft } from './plays.tsx';
import { cardText } from './printed.ts';

/** A button of the dock. */
export interface Act {
  /** Tells buttons apart, so that one never turns into another under a finger. */
  readonly key: string;
  readonly text: string;
  readonly small: string | null;
  /** It brings something hidden to light. */
  readonly final: boolean;
  readonly main: boolean;
  readonly ready: boolean;
  /** The player it names. */
  readonly seat: number | null;
  run(): void;
}

export interface Acts {
  /** At most two, side by side, the main one last. */
  readonly pair: readonly Act[];
  /** Answers in words, one under the other. */
  readonly list: readonly Act[];
}

const act = (key: string, text: string, run: () => void, rest: Partial<Act> = {}): Act => ({
  key,
  text,
  small: null,
  final: false,
  main: false,
  ready: true,
  seat: null,
  run,
  ...rest,
});

/** What could still be done with what is left of this turn, in words. */
function unusedOf(play: Pick<Play, 'view' | 'options' | 'language'>): string[] {
  const { options, language } = play;
  const offers = (wanted: Option['take']) => options.some(({ take }) => take === wanted);
  const { minions, actions, talents } = playsLeft(play);
  return [
    ...(offers('minion') ? [counted(minions, MINION, language)] : []),
    ...(offers('action') ? [counted(actions, ACTION, language)] : []),
    ...(talents > 0 ? [counted(talents, TALENT, language)] : []),
  ];
}

/** What the card says whose effect is to be put in order or in place of another. */
function sayingOf({ view, language }: Play, option: Option): string | null {
  const about = option.take === 'choose' && view.asked?.ask === 'order' ? view.asked.about[option.branch] : undefined;
  const copy = option.take === 'order' ? option.copy : about;
  const card = copy === undefined || copy < 0 ? undefined : cardOfCopy(view, copy);
  if (card === undefined) return null;
  return cardText(card, view.revised, language)
    .map(({ text }) => text)
    .join(' ');
}

/** What is played or used, and on what: for where the preview is out of sight. */
function toldOf({ view, language }: Play, option: Option): { readonly what: string; readonly where: string | null } {
  const say = sayIn(language);
  const on = (where: string) => say(DOCK.on, { where });
  switch (option.take) {
    case 'minion':
    case 'action':
    case 'react': {
      const minion = option.take === 'action' ? option.minion : undefined;
      const base = option.base === undefined ? null : on(baseName(option.base, language));
      return {
        what: cardName(option.card, language),
        where: minion === undefined ? base : on(copyName(view, minion, language)),
      };
    }
    case 'talent':
    case 'special':
      return { what: copyName(view, option.copy, language), where: null };
    default:
      return { what: '', where: optionText(option, view, language) };
  }
}

function aimedActs(play: Play, say: Say): Acts {
  const { aim, meant, options, table, setAim, commit, language, layout } = play;
  const first = options[meant[0] ?? 0]!;
  const targets = targetsIn(options, aim.first);
  const ready = meant.length > 0 && (targets.size === 0 || aim.then !== null);
  const final = ready && meant.some((index) => table.reveals(index));
  if (first.take === 'faction') {
    const small = factionName(first.faction, language);
    const take = act(`${table.state.present.step} take`, say(DRAFT.take), commit, { small, final, main: true });
    return { pair: [take], list: [] };
  }
  const verb = isPick(first) ? DOCK.choose : first.take === 'talent' || first.take === 'special' ? DOCK.use : DOCK.play;
  const back =
    aim.then !== null && targets.size > 1
      ? act('retarget', say(DOCK.changeTarget), () => setAim({ first: aim.first, then: null }))
      : act('put-down', say(DOCK.putDown), () => setAim(NO_AIM));
  const told = layout === 'phone' && ready ? toldOf(play, first) : null;
  const small = ready ? (told?.where ?? null) : say(DOCK.pickTarget);
  const text = told === null ? say(verb) : `${say(verb)} ${told.what}`;
  const go = act(`commit ${table.state.present.step}`, text, commit, { small, final, ready, main: true });
  return { pair: [back, go], list: [] };
}

/** The same in a sentence; empty where nothing is left. */
export function unusedWords(play: Pick<Play, 'view' | 'options' | 'language'>): string {
  const unused = unusedOf(play);
  return unused.length === 0 ? '' : sayIn(play.language)(TABLE.unused, { what: listed(unused, play.language) });
}

function endPlays(play: Play, index: number, say: Say): Act {
  const unused = unusedWords(play);
  const small = unused === '' ? say(DOCK.allPlayed) : unused;
  const final = play.table.reveals(index);
  return act('end-plays', say(DOCK.endPlays), () => play.endPlays(index), { small, final, main: true });
}

/** The buttons for what is asked now. */
export function actsOf(play: Play): Acts {
  const { options, aim, table, view, language, names, answer } = play;
  const say = sayIn(language);
  if (options.length === 0) return { pair: [], list: [] };
  if (aim.first !== null) return aimedActs(play, say);
  const { step } = table.state.present;
  const button = (index: number, main = false): Act => {
    const option = options[index]!;
    const seat = option.take === 'pick-player' ? option.seat : null;
    const text = seat === null ? optionText(option, view, language) : names[seat]!;
    const small = sayingOf(play, option);
    return act(`${step} ${index}`, text, () => answer(index), { final: table.reveals(index), main, seat, small });
  };
  const indices = buttonsIn(options);
  const take = (index: number) => options[index]!.take;
  const end = indices.find((index) => take(index) === 'end-plays');
  if (end !== undefined) return { pair: [endPlays(play, end, say)], list: [] };
  const named = options.flatMap((option, index) => (['pick-player', 'order'].includes(option.take) ? [index] : []));
  const said = indices.filter((index) => take(index) === 'choose');
  const passes = indices.filter((index) => take(index) === 'pass');
  const plain = indices.filter((index) => ['no', 'yes', 'done'].includes(take(index)));
  const pair = [...plain.toSorted((a, b) => rank(take(a)) - rank(take(b))), ...passes.slice(0, 1)];
  const longer = act(`${step} longer`, say(DOCK.morePasses), () => table.store.patch({ choice: passes, notice: null }));
  return {
    pair: [...(passes.length > 1 ? [longer] : []), ...pair.map((index, i) => button(index, i === pair.length - 1))],
    list: [...named, ...said].map((index) => button(index)),
  };
}

const rank = (take: Option['take']): number => (take === 'yes' ? 1 : 0);
