import type { Step } from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import { BASE, spelled } from './nouns.ts';
import { baseText, NEW_BASE } from './places.ts';
import { act, declared, focusOn, mention, newRegister, registerOf, say, type Teller, type Verb } from './teller.ts';

/** Steps about bases, names and what players may do. */
export type WithBases = Extract<
  Step,
  {
    do:
      | 'name'
      | 'add-base'
      | 'swap-base'
      | 'replace-scoring-base'
      | 'destroy-random-base'
      | 'choose-replacement'
      | 'no-actions-next-turn'
      | 'ignore-base'
      | 'stop-replacement';
  }
>;

const verb = (en: string, fr: readonly [string, string, string]): Verb => ({ en: [en, `${en}s`], fr });
const NAME = verb('name', ['nommez', 'nommer', 'nomme']);
const ADD = verb('add', ['ajoutez', 'ajouter', 'ajoute']);
const SWAP = verb('swap', ['échangez', 'échanger', 'échange']);
const REPLACE = verb('replace', ['remplacez', 'remplacer', 'remplace']);
const DESTROY = verb('destroy', ['détruisez', 'détruire', 'détruit']);
const LOOK = verb('look at', ['regardez', 'regarder', 'regarde']);
const IGNORE = verb('ignore', ['ignorez', 'ignorer', 'ignore']);

const thing = (text: string) => ({ text, many: false, pronoun: false });

function newBase(t: Teller, as: string): void {
  t.registers.set(as, newRegister('base', NEW_BASE));
  focusOn(t, as);
}

function swap(t: Teller, step: Extract<Step, { do: 'swap-base' }>): string {
  newBase(t, step.as);
  const kept = step.keepActions
    ? { en: 'the cards on the swapped base stay in place', fr: 'les cartes de la Base échangée restent en place' }
    : {
        en: 'the minions on the swapped base stay in place, and the actions attached to it are discarded',
        fr: 'les Créatures de la Base échangée restent en place, et les Actions attachées à celle-ci sont défaussées',
      };
  const text = act(t, SWAP, thing(say(t, { en: 'a base in play', fr: 'une Base en jeu' })));
  return say(t, {
    en: `${text} for a base of your choice from the base deck, then shuffle that deck; ${kept.en}`,
    fr: `${text} contre une Base de votre choix de la pioche de Bases, puis mélangez celle-ci\u202f; ${kept.fr}`,
  });
}

function ignore(t: Teller, step: Extract<Step, { do: 'ignore-base' }>): string {
  const base = baseText(t, step.base);
  const while_ = step.whileInPlay
    ? say(t, { en: ', as long as this action stays in play', fr: ', tant que cette Action reste en jeu' })
    : '';
  const rest = say(t, {
    en: `the ability of ${base} until the start of your next turn${while_}`,
    fr: `l’effet ${de(base)} jusqu’au début de votre prochain tour${while_}`,
  });
  if (step.who === 'you') return act(t, IGNORE, thing(rest));
  return declared(t, say(t, { en: `all players ignore ${rest}`, fr: `tous les joueurs ignorent ${rest}` }));
}

export function basesText(t: Teller, step: WithBases): string {
  switch (step.do) {
    case 'name':
      t.registers.set(step.as, newRegister(step.what, { en: '', fr: '' }));
      return act(
        t,
        NAME,
        thing(
          say(
            t,
            step.what === 'title' ? { en: 'a minion', fr: 'une Créature' } : { en: 'a faction', fr: 'une Faction' },
          ),
        ),
      );
    case 'add-base':
      newBase(t, step.as);
      return act(
        t,
        ADD,
        thing(
          say(t, {
            en: 'the top base of the base deck to those in play',
            fr: 'aux Bases en jeu la première Base de la pioche',
          }),
        ),
      );
    case 'swap-base':
      return swap(t, step);
    case 'replace-scoring-base':
      return act(
        t,
        REPLACE,
        { text: say(t, { en: 'it', fr: 'la' }), many: false, pronoun: true },
        say(t, {
          en: 'with the top base of the base deck; the cards stay, and the new base scores in its place',
          fr: 'par la première Base de la pioche\u202f; les cartes restent, et c’est la nouvelle Base qui est conquise',
        }),
      );
    case 'destroy-random-base':
      return act(
        t,
        DESTROY,
        thing(
          say(t, {
            en: 'another base in play, chosen at random, with all its cards; a new one takes its place',
            fr: 'une autre Base en jeu, choisie au hasard, avec toutes ses cartes\u202f; une nouvelle prend sa place',
          }),
        ),
      );
    case 'choose-replacement': {
      const top = spelled(step.count, BASE, t.language);
      return act(
        t,
        LOOK,
        thing(
          say(t, {
            en: `the top ${top} of the base deck and choose the one that takes its place`,
            fr: `les ${top.replace(' ', ' premières ')} de la pioche et choisissez celle qui prend sa place`,
          }),
        ),
      );
    }
    case 'no-actions-next-turn': {
      const open = registerOf(t, step.who).first !== null;
      const choice = open ? say(t, { en: ' of your choice', fr: ' de votre choix' }) : '';
      const whom = `${mention(t, step.who).text}${choice}`;
      return declared(
        t,
        say(t, {
          en: `${whom} cannot play actions on their next turn`,
          fr: `${whom} ne peut pas jouer d’Action à son prochain tour`,
        }),
      );
    }
    case 'ignore-base':
      return ignore(t, step);
    case 'stop-replacement':
      return declared(t, say(t, { en: 'no other takes its place', fr: 'aucune autre ne prend sa place' }));
    default:
      return step satisfies never;
  }
}
