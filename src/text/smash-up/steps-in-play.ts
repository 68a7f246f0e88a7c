import type { Num, Ref, Step, What } from '../../games/smash-up/core/ability.ts';
import { de, to } from '../french.ts';
import type { Both } from '../language.ts';
import { capitalised, listed } from '../phrase.ts';
import { powerChange, shift } from './amounts.ts';
import { whatPhrase } from './filters.ts';
import { UNTIL } from './nouns.ts';
import { baseText, whitherText } from './places.ts';
import { act, declared, mention, registerOf, type Said, say, subject, type Teller, type Verb } from './teller.ts';

/** Steps that act on cards in play. */
export type InPlay = Extract<
  Step,
  {
    do:
      | 'destroy'
      | 'return'
      | 'place'
      | 'bottom'
      | 'counter'
      | 'move'
      | 'move-each'
      | 'move-at-random'
      | 'redirect'
      | 'control'
      | 'power'
      | 'lose-abilities'
      | 'breakpoint';
  }
>;

const DESTROY: Verb = { en: ['destroy', 'destroys'], fr: ['détruisez', 'détruire', 'détruit'] };
const RETURN: Verb = { en: ['return', 'returns'], fr: ['renvoyez', 'renvoyer', 'renvoie'] };
export const PUT: Verb = { en: ['put', 'puts'], fr: ['mettez', 'mettre', 'met'] };
const PLACE: Verb = { en: ['place', 'places'], fr: ['placez', 'placer', 'place'] };
const MOVE: Verb = { en: ['move', 'moves'], fr: ['déplacez', 'déplacer', 'déplace'] };
const TAKE: Verb = { en: ['take', 'takes'], fr: ['prenez', 'prendre', 'prend'] };
const GIVE: Verb = { en: ['give', 'gives'], fr: ['donnez', 'donner', 'donne'] };

const YOUR_HAND: Both = { en: 'to your hand', fr: 'dans votre main' };
const OWNERS_HAND: Both = { en: 'to its owner’s hand', fr: 'dans la main de son propriétaire' };
const OWNERS_HANDS: Both = { en: 'to their owners’ hands', fr: 'dans la main de leur propriétaire' };
const IN_OWNERS_HAND: Both = { en: 'in its owner’s hand', fr: 'dans la main de son propriétaire' };
const IN_OWNERS_HANDS: Both = { en: 'in their owners’ hands', fr: 'dans la main de leur propriétaire' };
const OWNERS_DECK: Both = { en: 'on the bottom of its owner’s deck', fr: 'sous la pioche de son propriétaire' };
const OWNERS_DECKS: Both = { en: 'on the bottom of their owners’ decks', fr: 'sous la pioche de leur propriétaire' };

/** Where a card from play goes under the deck. */
export const underDeck = (t: Teller, many: boolean): string => say(t, many ? OWNERS_DECKS : OWNERS_DECK);

function move(t: Teller, whats: readonly What[], whither: () => string): string {
  const said = whats.map((what) => whatPhrase(t, what, { from: true }));
  const object: Said =
    said.length === 1
      ? said[0]!
      : {
          text: listed(
            said.map(({ text }) => text),
            t.language,
          ),
          many: true,
          pronoun: false,
        };
  return act(t, MOVE, object, whither());
}

/** Several things that go to the same base. */
export const moveText = (t: Teller, whats: readonly What[], base: Ref): string =>
  move(t, whats, () => whitherText(t, base));

function moveEach(t: Teller, what: Ref): string {
  const each: Both = { en: ', each to another base', fr: ', chacune vers une autre Base' };
  const { many } = registerOf(t, what);
  const text = move(t, [what], () => (many ? ',' : say(t, { en: 'to another base', fr: 'vers une autre Base' })));
  return many ? text.replace(/ ,$/, say(t, each)) : text;
}

/** "control of it", which French says by a pronoun. */
function control(t: Teller, verb: Verb, what: What, rest: () => string): string {
  const said = whatPhrase(t, what);
  if (t.language === 'en') return act(t, verb, { ...said, text: `control of ${said.text}` }, rest());
  if (said.pronoun) return act(t, verb, { ...said, text: 'en' }, `le contrôle${rest()}`);
  return act(t, verb, { ...said, text: `le contrôle ${de(said.text)}` }, rest().trim());
}

const isLoss = (amount: Num): boolean =>
  typeof amount === 'number' ? amount < 0 : 'minus' in amount && !isLoss(amount.minus);

/** A change of power after a verb that says which way it goes. */
const unsigned = (change: string): string => change.replace(/^[+\u2212]/, '');

const FORFEIT: Verb = { en: ['take', 'takes'], fr: ['faites perdre', 'faire perdre', 'fait perdre'] };

/** What is said of the minions themselves. */
function powerOfThem(t: Teller, step: Extract<Step, { do: 'power' }>, tail: string): string {
  const said = typeof step.what === 'string' ? subject(t, step.what) : whatPhrase(t, step.what, { amount: 'each' });
  const each = said.text === 'elles' ? 'chacune d’elles' : said.text === 'they' ? 'each of them' : said.text;
  const plural = said.many && each === said.text;
  const change = powerChange(t, step.amount);
  if (t.language === 'en') return declared(t, `${each} ${plural ? 'get' : 'gets'} ${change} ${tail}`);
  const [one, many] = isLoss(step.amount) ? ['perd', 'perdent'] : ['gagne', 'gagnent'];
  return declared(t, `${each} ${plural ? many : one} ${unsigned(change)} ${tail}`);
}

function power(t: Teller, step: Extract<Step, { do: 'power' }>): string {
  const until = say(t, UNTIL[step.until]);
  const during =
    step.during &&
    say(t, {
      en: ', but only during other players’ turns',
      fr: ', mais seulement pendant le tour des autres joueurs',
    });
  const tail = `${until}${during ?? ''}`;
  const loss = isLoss(step.amount);
  if (t.mode === 'infinitive' || t.offered || (t.language === 'en' && !loss)) {
    const said = whatPhrase(t, step.what, { amount: 'each' });
    const each =
      said.pronoun && said.many ? { ...said, text: say(t, { en: 'each of them', fr: 'chacune d’elles' }) } : said;
    const change = powerChange(t, step.amount);
    if (t.language === 'en') return act(t, GIVE, each, `${change} ${tail}`);
    const whom = each.pronoun ? 'elle' : each.text;
    const amount: Said = { text: loss ? unsigned(change) : change, many: false, pronoun: false };
    return act(t, loss ? FORFEIT : GIVE, amount, `${to(whom)} ${tail}`);
  }
  return powerOfThem(t, step, tail);
}

/** A change of power that also costs the abilities. */
export function powerAndLoss(t: Teller, step: Extract<Step, { do: 'power' }>, what: Ref): string {
  const until = say(t, UNTIL[step.until]);
  const it = subject(t, what).text;
  const change = powerChange(t, step.amount);
  return declared(
    t,
    say(t, {
      en: `${until}, ${it} has ${change} and loses its abilities`,
      fr: `${until}, ${it} ${isLoss(step.amount) ? 'perd' : 'gagne'} ${unsigned(change)} et perd ses effets`,
    }),
  );
}

function breakpoint(t: Teller, step: Extract<Step, { do: 'breakpoint' }>): string {
  const base = baseText(t, step.base);
  const { up, by } = shift(t, step.amount);
  const verb = up ? { en: 'goes up', fr: 'augmente' } : { en: 'goes down', fr: 'baisse' };
  return declared(
    t,
    say(t, {
      en: `the breakpoint of ${base} ${verb.en} by ${by} until the end of the turn`,
      fr: `la Résistance\u00a0${de(base)} ${verb.fr} ${by.startsWith('la ') || by.startsWith('sa ') ? `de la valeur de ${by}` : `de ${by}`} jusqu’à la fin du tour`,
    }),
  );
}

export function inPlayText(t: Teller, step: InPlay): string {
  switch (step.do) {
    case 'destroy':
      return act(t, DESTROY, whatPhrase(t, step.what));
    case 'return': {
      const said = whatPhrase(t, step.what);
      const { home } = typeof step.what === 'string' ? registerOf(t, step.what) : { home: null };
      return act(
        t,
        RETURN,
        said,
        say(t, step.hand === 'yours' ? YOUR_HAND : (home ?? (said.many ? OWNERS_HANDS : OWNERS_HAND))),
      );
    }
    case 'place': {
      const said = whatPhrase(t, step.what);
      return act(t, PLACE, said, say(t, said.many ? IN_OWNERS_HANDS : IN_OWNERS_HAND));
    }
    case 'bottom': {
      const said = whatPhrase(t, step.what);
      return act(t, PUT, said, underDeck(t, said.many));
    }
    case 'counter': {
      const said = whatPhrase(t, step.what);
      const counter: Said = {
        text: say(t, { en: 'a +1 power counter', fr: 'un marqueur Force\u00a0+1' }),
        many: false,
        pronoun: false,
      };
      return act(t, PLACE, counter, say(t, { en: `on ${said.text}`, fr: `sur ${said.pronoun ? 'elle' : said.text}` }));
    }
    case 'move':
      return moveText(t, [step.what], step.to);
    case 'move-each':
      return moveEach(t, step.what);
    case 'move-at-random':
      return move(t, [step.what], () =>
        say(t, { en: 'to another base at random', fr: 'vers une autre Base tirée au hasard' }),
      );
    case 'redirect': {
      const target = mention(t, step.to).text;
      return act(
        t,
        { en: ['make', 'makes'], fr: ['faites', 'faire', 'fait'] },
        { text: say(t, { en: target, fr: de(target) }), many: false, pronoun: false },
        say(t, { en: 'its target', fr: 'sa cible' }),
      );
    }
    case 'control': {
      if (step.to === 'you') return control(t, TAKE, step.what, () => '');
      return control(t, GIVE, step.what, () => {
        const whom = mention(t, step.to).text;
        return say(t, { en: `to ${whom}`, fr: ` ${to(whom)}` });
      });
    }
    case 'power':
      return power(t, step);
    case 'lose-abilities': {
      const it = subject(t, step.what).text;
      const until = say(t, UNTIL[step.until]);
      return declared(t, say(t, { en: `${it} loses its abilities ${until}`, fr: `${it} perd ses effets ${until}` }));
    }
    case 'breakpoint':
      return breakpoint(t, step);
    default:
      return step satisfies never;
  }
}

export const sentence = (text: string): string => `${capitalised(text)}.`;
