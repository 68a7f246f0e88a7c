import type { Option } from '../../games/smash-up/core/option.ts';
import type { Verb } from '../../games/smash-up/core/state.ts';
import type { Asked, View } from '../../games/smash-up/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled } from '../phrase.ts';
import { allowances } from './table-turn.ts';
import { baseName, cardName, cardOfCopy, copyName } from './things.ts';

const QUESTION: ReadonlyMap<string, Both> = new Map([
  ['may', { en: 'use this ability?', fr: 'utilisez-vous cet effet\u202f?' }],
  ['choose', { en: 'which effect do you choose?', fr: 'quel effet choisissez-vous\u202f?' }],
  ['name', { en: 'what do you name?', fr: 'que nommez-vous\u202f?' }],
  ['extra', { en: 'play an extra card?', fr: 'jouez-vous une carte supplémentaire\u202f?' }],
  ['play-now', { en: 'play an extra card?', fr: 'jouez-vous une carte supplémentaire\u202f?' }],
  [
    'to-top',
    {
      en: 'which card do you put back on top next?',
      fr: 'quelle carte remettez-vous ensuite sur le dessus de la pioche\u202f?',
    },
  ],
  ['search', { en: 'which card do you take from your deck?', fr: 'quelle carte prenez-vous dans votre pioche\u202f?' }],
  ['discard-cards', { en: 'which card do you discard?', fr: 'quelle carte défaussez-vous\u202f?' }],
  ['move-each', { en: 'which base does the minion move to?', fr: 'vers quelle Base va la Créature\u202f?' }],
  ['swap-base', { en: 'which base do you swap?', fr: 'quelle Base échangez-vous\u202f?' }],
  ['choose-replacement', { en: 'which base takes its place?', fr: 'quelle Base prend sa place\u202f?' }],
  ['order', { en: 'which effect comes first?', fr: 'quel effet vient d’abord\u202f?' }],
  ['instead', { en: 'what happens instead?', fr: 'que se passe-t-il à la place\u202f?' }],
  ['score', { en: 'which base scores first?', fr: 'quelle Base est conquise d’abord\u202f?' }],
  [
    'before-scoring',
    { en: 'play something before it scores?', fr: 'jouez-vous quelque chose avant la Conquête\u202f?' },
  ],
  ['after-scoring', { en: 'play something after it scores?', fr: 'jouez-vous quelque chose après la Conquête\u202f?' }],
  [
    'hand-limit',
    { en: 'too many cards: which one do you discard?', fr: 'trop de cartes\u00a0: laquelle défaussez-vous\u202f?' },
  ],
  ['faction', { en: 'which faction do you take?', fr: 'quelle Faction prenez-vous\u202f?' }],
  ['redraw', { en: 'keep your hand?', fr: 'gardez-vous votre main\u202f?' }],
]);

/** What is picked, by the options: as a rule all are of one kind. */
const PICKED: ReadonlyMap<Option['take'], Both> = new Map([
  ['pick-minion', { en: 'which minion do you choose?', fr: 'quelle Créature choisissez-vous\u202f?' }],
  ['pick-action', { en: 'which action do you choose?', fr: 'quelle Action choisissez-vous\u202f?' }],
  ['pick-card', { en: 'which card do you choose?', fr: 'quelle carte choisissez-vous\u202f?' }],
  ['pick-base', { en: 'which base do you choose?', fr: 'quelle Base choisissez-vous\u202f?' }],
  ['pick-player', { en: 'which player do you choose?', fr: 'quel joueur choisissez-vous\u202f?' }],
]);
const PICKED_ANY: Both = { en: 'what do you choose?', fr: 'que choisissez-vous\u202f?' };

function questionOf(what: string, { decision }: View): Both {
  if (what !== 'pick') {
    const question = QUESTION.get(what);
    if (question === undefined) throw new Error(`nothing words the question ${what}`);
    return question;
  }
  const kinds = new Set((decision?.options ?? []).map(({ take }) => take).filter((take) => take !== 'done'));
  const [kind] = kinds;
  return (kinds.size === 1 && kind !== undefined ? PICKED.get(kind) : undefined) ?? PICKED_ANY;
}

const HAPPENING: Readonly<Record<Verb, Both>> = {
  destroy: { en: 'would be destroyed', fr: 'risque la destruction' },
  return: { en: 'would return to its owner’s hand', fr: 'va revenir dans la main de son propriétaire' },
  place: { en: 'would be placed in its owner’s hand', fr: 'va rejoindre la main de son propriétaire' },
  bottom: {
    en: 'would be placed on the bottom of its owner’s deck',
    fr: 'va passer sous la pioche de son propriétaire',
  },
  counter: { en: 'would receive a power counter', fr: 'va recevoir un marqueur Force' },
  move: { en: 'would be moved', fr: 'va changer de Base' },
  control: { en: 'would change controller', fr: 'va changer de contrôleur' },
  power: { en: 'would have its power changed', fr: 'va changer de Force' },
  'lose-abilities': { en: 'would lose its abilities', fr: 'va perdre ses effets' },
  attach: { en: 'would have an action attached', fr: 'va recevoir une Action' },
};

/** What asks, and what else there is to say of it. */
interface Asker {
  readonly main: string;
  readonly more: readonly string[];
}

/** The card or base that asks, if it is known; what is about to happen comes before the card that causes it. */
function askerOf(view: View, { source, base, about, verb }: Asked, language: Language): Asker | null {
  const by = source < 0 ? undefined : cardOfCopy(view, source);
  const [what] = about;
  if (what !== undefined && verb !== null) {
    const main = `${copyName(view, what, language)} ${HAPPENING[verb][language]}`;
    return { main, more: by === undefined ? [] : [cardName(by, language)] };
  }
  if (by !== undefined) {
    return { main: cardName(by, language), more: what === undefined ? [] : [copyName(view, what, language)] };
  }
  const where = base >= 0 ? base : view.scoring?.base;
  return where === undefined ? null : { main: baseName(where, language), more: [] };
}

/** In brackets of its own, where no other brackets fit. */
const inBrackets = ({ main, more }: Asker, language: Language): string =>
  more.length === 0 ? main : labelled(main, more.join(', '), language);

/** The question that is put, to the one who answers; to others, whom the game waits for. */
export function ask(view: View, names: readonly string[], language: Language): string {
  if (view.asked === null) return { en: 'The game is over.', fr: 'La partie est finie.' }[language];
  const { seat, ask: what } = view.asked;
  const who = names[seat]!;
  const own = view.viewer === seat;
  if (what === 'play') {
    if (!own) return { en: `${who} is playing.`, fr: `${who} joue son tour.` }[language];
    const yours = bracketed({ en: `Your turn, ${who}`, fr: `À vous, ${who}` }[language], allowances(view, language));
    return labelled(yours, { en: 'what do you play?', fr: 'que jouez-vous\u202f?' }[language], language);
  }
  const asker = askerOf(view, view.asked, language);
  const told = asker === null ? [] : [inBrackets(asker, language)];
  if (!own) return `${bracketed({ en: `${who} is choosing`, fr: `${who} fait un choix` }[language], told)}.`;
  const question = questionOf(what, view);
  if (asker === null) return capitalised(question[language]);
  return labelled(bracketed(asker.main, asker.more), question[language], language);
}
