import type { Filter, Ref, Step } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';
import { filterPhrase } from './filters.ts';
import type { Amount } from './minions.ts';
import { THAT_BASE } from './places.ts';
import type { Putting } from './steps-cards.ts';
import { act, mention, newRegister, type Teller, type Verb } from './teller.ts';

type Pick = Extract<Step, { do: 'pick' }>;

const CHOOSE: Verb = { en: ['choose', 'chooses'], fr: ['choisissez', 'choisir', 'choisit'] };

const LATER: Readonly<Record<Filter['kind'], readonly [one: Both, many: Both]>> = {
  minion: [
    { en: 'that minion', fr: 'la Créature choisie' },
    { en: 'the chosen minions', fr: 'les Créatures choisies' },
  ],
  action: [
    { en: 'that action', fr: 'l’Action choisie' },
    { en: 'those actions', fr: 'les Actions choisies' },
  ],
  base: [THAT_BASE, THAT_BASE],
  player: [
    { en: 'that player', fr: 'ce joueur' },
    { en: 'that player', fr: 'ce joueur' },
  ],
  card: [
    { en: 'that card', fr: 'cette carte' },
    { en: 'those cards', fr: 'ces cartes' },
  ],
};

const HOME: Readonly<Record<'yours' | 'theirs', Both>> = {
  yours: { en: 'to your hand', fr: 'dans votre main' },
  theirs: { en: 'to their hand', fr: 'dans sa main' },
};

const ORDINALS: readonly Both[] = [
  { en: 'the first minion', fr: 'la première Créature' },
  { en: 'the second minion', fr: 'la seconde Créature' },
];

/** What a pick will find; it is spoken of where it is first used. */
export function register(t: Teller, { as, from, upTo, may, more }: Pick): void {
  const amount: Amount = upTo === undefined ? 1 : upTo === 'any' || !may ? upTo : { upTo };
  const many = upTo !== undefined || more === true;
  const first = (away: boolean) => filterPhrase(t, from, amount, away);
  const [one, several] = LATER[from.kind];
  const home = from.kind === 'minion' && from.owned !== undefined ? HOME[from.owned] : null;
  t.registers.set(
    as,
    newRegister(from.kind, many ? several : one, { first, many, home, may: may === true && upTo === undefined }),
  );
}

/** Says outright that it is chosen. */
export const chooseText = (t: Teller, ref: Ref): string => act(t, CHOOSE, mention(t, ref));

/** What was picked and not yet spoken of is chosen outright. */
export function chosen(t: Teller): string[] {
  const waiting = [...t.registers].filter(([, { first }]) => first !== null);
  const minions = waiting.filter(([, { kind }]) => kind === 'minion');
  const told = waiting.map(([ref]) => chooseText(t, ref));
  if (minions.length > 1) {
    for (const [at, [, each]] of minions.entries()) each.later = ORDINALS[at] ?? each.later;
    t.focus.delete('thing');
  }
  return told;
}

export const isPending = (t: Teller, ref: Ref): boolean => t.registers.get(ref)?.first != null;

/** The cards that these steps put somewhere or play. */
function leaving(steps: readonly Step[]): Ref[] {
  return steps.flatMap((step) => {
    if (step.do === 'play-now') return typeof step.card === 'string' ? [step.card] : [];
    if (step.do === 'choose') return step.of.flatMap(leaving);
    return isPutting(step) ? [step.what] : [];
  });
}

export function mayHaveLeft(t: Teller, steps: readonly Step[]): void {
  for (const ref of leaving(steps)) {
    const found = t.registers.get(ref);
    if (found !== undefined && found.kind === 'card' && !found.many) found.gone = 'maybe';
  }
}

export const isPutting = (step: Step | undefined): step is Putting =>
  step !== undefined &&
  (step.do === 'to-hand' ||
    step.do === 'to-top' ||
    step.do === 'to-bottom' ||
    step.do === 'to-discard' ||
    step.do === 'shuffle-in');
