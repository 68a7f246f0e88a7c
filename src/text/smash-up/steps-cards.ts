import type { Ref, Step } from '../../games/smash-up/core/ability.ts';
import { de } from '../french.ts';
import type { Both } from '../language.ts';
import { quantity } from './amounts.ts';
import { CARD, POINT, spelled } from './nouns.ts';
import { PUT, underDeck } from './steps-in-play.ts';
import { extraText, LOOK, playNow, REVEAL, searchText, showTop, thing } from './steps-play.ts';
import {
  act,
  declared,
  focusOn,
  mention,
  newRegister,
  registerOf,
  type Said,
  say,
  type Teller,
  type Verb,
} from './teller.ts';

/** Steps about cards that are not in play, and about points. */
export type WithCards = Extract<
  Step,
  {
    do:
      | 'draw'
      | 'discard-at-random'
      | 'discard-cards'
      | 'discard-hand'
      | 'shuffle-hand-in'
      | 'look-at-hand'
      | 'points'
      | 'extra'
      | 'play-now'
      | 'reveal'
      | 'look'
      | 'show'
      | 'reveal-until-action'
      | 'to-hand'
      | 'to-top'
      | 'to-bottom'
      | 'to-discard'
      | 'shuffle-in'
      | 'search';
  }
>;
export type Putting = Extract<Step, { do: 'to-hand' | 'to-top' | 'to-bottom' | 'to-discard' | 'shuffle-in' }>;

const DRAW: Verb = { en: ['draw', 'draws'], fr: ['piochez', 'piocher', 'pioche'] };
const DISCARD: Verb = { en: ['discard', 'discards'], fr: ['défaussez', 'défausser', 'défausse'] };
const SHUFFLE: Verb = { en: ['shuffle', 'shuffles'], fr: ['mélangez', 'mélanger', 'mélange'] };
const SHOW: Verb = { en: ['show', 'shows'], fr: ['montrez', 'montrer', 'montre'] };
const GAIN: Verb = { en: ['gain', 'gains'], fr: ['gagnez', 'gagner', 'gagne'] };
const LOSE: Verb = { en: ['lose', 'loses'], fr: ['perdez', 'perdre', 'perd'] };
const ADD: Verb = { en: ['put', 'puts'], fr: ['ajoutez', 'ajouter', 'ajoute'] };
const PUT_BACK: Verb = { en: ['put', 'puts'], fr: ['remettez', 'remettre', 'remet'] };

/** You do it, or another player does. */
function doing(t: Teller, who: Ref, verb: Verb, object: Said, rest = ''): string {
  if (who === 'you' || (who === 'them' && t.mode === 'third')) return act(t, verb, object, rest);
  const whom = mention(t, who).text;
  const tail = rest === '' ? '' : ` ${rest}`;
  return declared(
    t,
    say(t, { en: `${whom} ${verb.en[1]} ${object.text}${tail}`, fr: `${whom} ${verb.fr[2]} ${object.text}${tail}` }),
  );
}

const AT_RANDOM: Both = { en: 'at random', fr: 'au hasard' };

/** Where cards go; those that may have gone elsewhere go there otherwise. */
export function putText(t: Teller, step: Putting): string {
  const { gone, others, kind } = registerOf(t, step.what);
  const text = putSaid(t, step, mention(t, step.what, { object: true }), others, kind === 'minion');
  return gone === 'maybe' ? say(t, { en: `otherwise, ${text}`, fr: `sinon, ${text}` }) : text;
}

/** On the top of the deck or on its bottom, as the player likes. */
export function topOrBottom(t: Teller, what: Ref): string {
  const said = mention(t, what, { object: true });
  return act(
    t,
    PUT_BACK,
    said,
    say(t, { en: 'back on the top or the bottom of your deck', fr: 'sur ou sous votre pioche' }),
  );
}

/** French says where before it says what, unless a pronoun does. */
function joined(t: Teller, verb: Verb, said: Said, where: Both): string {
  if (t.language === 'en' || said.pronoun) return act(t, verb, said, say(t, where));
  return act(t, verb, { ...said, text: `${where.fr} ${said.text}` });
}

function putSaid(t: Teller, step: Putting, said: Said, others: boolean, fromPlay: boolean): string {
  switch (step.do) {
    case 'to-hand':
      return joined(t, ADD, said, { en: 'into your hand', fr: 'à votre main' });
    case 'to-top': {
      const order = said.many && !others ? say(t, { en: ' in any order', fr: ', dans l’ordre de votre choix' }) : '';
      const top = others
        ? { en: 'back on top of their decks', fr: 'sur le dessus de leur pioche' }
        : { en: 'back on top of your deck', fr: 'sur le dessus de votre pioche' };
      return act(t, PUT_BACK, said, `${say(t, top)}${order}`);
    }
    case 'to-bottom':
      if (fromPlay) return act(t, PUT, said, underDeck(t, said.many));
      return act(t, PUT, said, say(t, { en: 'on the bottom of your deck', fr: 'sous votre pioche' }));
    case 'to-discard':
      return act(t, DISCARD, said);
    case 'shuffle-in':
      return joined(t, SHUFFLE, said, { en: 'into your deck', fr: 'à votre pioche' });
    default:
      return step.do satisfies never;
  }
}

export function cardsText(t: Teller, step: WithCards): string {
  switch (step.do) {
    case 'draw':
      return doing(t, step.who ?? 'you', DRAW, thing(quantity(t, step.count, CARD)));
    case 'discard-at-random':
      return doing(t, step.who, DISCARD, thing(spelled(step.count, CARD, t.language)), say(t, AT_RANDOM));
    case 'discard-cards':
      return doing(
        t,
        step.who,
        DISCARD,
        thing(spelled(step.count, CARD, t.language)),
        say(t, { en: 'of their choice', fr: 'de son choix' }),
      );
    case 'discard-hand':
      return doing(t, step.who ?? 'you', DISCARD, thing(say(t, HAND(step.who))));
    case 'shuffle-hand-in':
      return doing(t, step.who ?? 'you', SHUFFLE, thing(say(t, HAND(step.who))), say(t, HAND_INTO(step.who)));
    case 'look-at-hand': {
      const whom = mention(t, step.who).text;
      return act(t, LOOK, thing(say(t, { en: `${whom}’s hand`, fr: `la main ${de(whom)}` })));
    }
    case 'points': {
      const loss = typeof step.amount === 'number' && step.amount < 0;
      const amount = typeof step.amount === 'number' ? Math.abs(step.amount) : step.amount;
      return doing(t, step.who ?? 'you', loss ? LOSE : GAIN, thing(quantity(t, amount, POINT)));
    }
    case 'extra':
      return extraText(t, step, 1);
    case 'play-now':
      return playNow(t, step);
    case 'reveal':
    case 'look':
      return showTop(t, step);
    case 'show':
      return act(t, SHOW, mention(t, step.what, { object: true }));
    case 'reveal-until-action': {
      t.registers.set(step.as, newRegister('card', { en: 'that action', fr: 'cette Action' }));
      t.registers.set(
        step.rest,
        newRegister('card', { en: 'the rest', fr: 'les autres cartes révélées' }, { many: true }),
      );
      focusOn(t, step.as);
      const cards = say(t, {
        en: 'cards from the top of your deck until you reveal an action',
        fr: 'les cartes du dessus de votre pioche jusqu’à révéler une Action',
      });
      return act(t, REVEAL, thing(cards, true));
    }
    case 'to-hand':
    case 'to-top':
    case 'to-bottom':
    case 'to-discard':
    case 'shuffle-in':
      return putText(t, step);
    case 'search':
      return searchText(t, step, null);
    default:
      return step satisfies never;
  }
}

const isYou = (who: Ref | undefined): boolean => who === undefined || who === 'you';
const HAND = (who: Ref | undefined): Both =>
  isYou(who) ? { en: 'your hand', fr: 'votre main' } : { en: 'their hand', fr: 'sa main' };
const HAND_INTO = (who: Ref | undefined): Both =>
  isYou(who) ? { en: 'into your deck', fr: 'à votre pioche' } : { en: 'into their deck', fr: 'à sa pioche' };
