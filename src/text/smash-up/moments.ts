import type { Ability, BaseAbility, Moment } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';
import { HERE } from './places.ts';

/** What carries an ability. */
export type Carrier = 'minion' | 'action' | 'base';

export type Special = Extract<Ability, { on: 'special' }>;
export type Instead = Extract<Ability, { on: 'instead' }>;
export type Around = Exclude<BaseAbility, Ability>;

export const THIS: Readonly<Record<Carrier, Both>> = {
  minion: { en: 'this minion', fr: 'cette Créature' },
  action: { en: 'this action', fr: 'cette Action' },
  base: HERE,
};

const WHO: Readonly<Record<'you' | 'others' | 'anyone', Both>> = {
  you: { en: 'you play', fr: 'que vous avez joué' },
  others: { en: 'another player plays', fr: 'qu’un autre joueur a joué' },
  anyone: { en: 'a player plays', fr: 'qu’un joueur a joué' },
};

const WHOSE_TURN: Readonly<Record<'you' | 'others' | 'anyone', Both>> = {
  you: { en: 'your turn', fr: 'de votre tour' },
  others: { en: 'each other player’s turn', fr: 'de chaque tour des autres joueurs' },
  anyone: { en: 'the turn', fr: 'du tour' },
};

export function momentText(moment: Moment, who: 'you' | 'others' | 'anyone'): Both {
  const [plays, turn] = [WHO[who], WHOSE_TURN[who]];
  switch (moment) {
    case 'minion-played-here':
      return { en: `after ${plays.en} a minion here`, fr: `après ${plays.fr} une Créature sur cette Base` };
    case 'raising-action-played':
      return {
        en: `after ${plays.en} an action that directly raises the power of one or more minions`,
        fr: `après ${plays.fr} une Action qui augmente directement la Force d’une ou de plusieurs Créatures`,
      };
    case 'talent-used-here':
      return {
        en: 'after you use the Talent of a minion here',
        fr: 'après que vous avez utilisé le Talent d’une Créature sur cette Base',
      };
    case 'self-destroyed':
      return { en: 'after this minion is destroyed', fr: 'après la destruction de cette Créature' };
    case 'minion-destroyed-here':
      return who === 'you'
        ? {
            en: 'after a minion you own is destroyed here',
            fr: 'après la destruction, sur cette Base, d’une Créature dont vous êtes propriétaire',
          }
        : { en: 'after a minion is destroyed here', fr: 'après la destruction d’une Créature sur cette Base' };
    case 'your-microbot-destroyed':
      return { en: 'after one of your Microbots is destroyed', fr: 'après la destruction d’un de vos Microbots' };
    case 'self-affected':
      return {
        en: `after ${plays.en} a card that directly affects this minion`,
        fr: `après ${plays.fr} une carte qui affecte directement cette Créature`,
      };
    case 'start-of-turn':
      return { en: `at the start of ${turn.en}`, fr: `au début ${turn.fr}` };
    case 'end-of-turn':
      return { en: `at the end of ${turn.en}`, fr: `à la fin ${turn.fr}` };
    case 'base-scores':
      return { en: 'when this base scores', fr: 'lors de la Conquête de cette Base' };
    case 'next-base-scores':
      return { en: 'when the next base scores', fr: 'lors de la prochaine Conquête d’une Base' };
    default:
      return moment satisfies never;
  }
}

export function scoringText({ at, here, from }: Special): Both {
  if (at === 'your-turn') return { en: 'during your turn', fr: 'pendant votre tour' };
  const base = here
    ? { en: 'this base', fr: 'de cette Base' }
    : from === 'play'
      ? { en: 'another base', fr: 'd’une autre Base' }
      : { en: 'a base', fr: 'd’une Base' };
  return at === 'before-scoring'
    ? { en: `before ${base.en} scores`, fr: `avant la Conquête ${base.fr}` }
    : { en: `after ${base.en} scores`, fr: `après la Conquête ${base.fr}` };
}

export const IT: Readonly<Record<Instead['it'], Both>> = {
  self: THIS.minion,
  host: THIS.minion,
  'other-yours': { en: 'another of your minions', fr: 'une autre de vos Créatures' },
  'other-yours-here': { en: 'another of your minions here', fr: 'une autre de vos Créatures sur cette Base' },
  'yours-elsewhere': { en: 'one of your minions on another base', fr: 'une de vos Créatures sur une autre Base' },
  'yours-here': { en: 'one of your minions here', fr: 'une de vos Créatures sur cette Base' },
  'any-here': { en: 'a minion here', fr: 'une Créature sur cette Base' },
};

export function wouldText(of: Instead['of'], it: Both): Both {
  switch (of) {
    case 'destroy':
      return { en: `if ${it.en} would be destroyed`, fr: `si ${it.fr} doit être détruite` };
    case 'return':
      return { en: `if ${it.en} would return to your hand`, fr: `si ${it.fr} doit revenir dans votre main` };
    case 'affect':
      return { en: `if anything would affect ${it.en}`, fr: `si quoi que ce soit doit affecter ${it.fr}` };
    case 'affected-by-action':
      return {
        en: `if another player’s action would affect ${it.en}`,
        fr: `si l’Action d’un autre joueur doit affecter ${it.fr}`,
      };
    case 'aimed-at':
      return {
        en: `if a card that another player is playing would directly affect ${it.en}`,
        fr: `si une carte que joue un autre joueur doit affecter directement ${it.fr}`,
      };
    default:
      return of satisfies never;
  }
}

export const AROUND: Readonly<Record<Around['at'], Both>> = {
  before: { en: 'before this base scores', fr: 'avant la Conquête de cette Base' },
  when: { en: 'when this base scores', fr: 'lors de la Conquête de cette Base' },
  after: { en: 'after this base scores', fr: 'après la Conquête de cette Base' },
  replaced: {
    en: 'once this base has scored and another has replaced it',
    fr: 'quand, après la Conquête, une autre Base a remplacé celle-ci',
  },
};

export const MEANT: Readonly<Record<Exclude<Around['who'], 'active'>, Both>> = {
  winner: { en: 'if you won here', fr: 'si vous en êtes le Vainqueur' },
  'runner-up': { en: 'if you came second here', fr: 'si vous en êtes le Deuxième' },
  losers: {
    en: 'if you have minions here and did not win',
    fr: 'si vous y avez une Créature sans en être le Vainqueur',
  },
  present: { en: 'if you have a minion here', fr: 'si vous y avez une Créature' },
};
