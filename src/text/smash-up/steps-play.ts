import type { CardFilter, Limits, Step } from '../../games/smash-up/core/ability.ts';
import { cardKind, cardPhrase, extraPhrase, limitsText } from './filters.ts';
import { CARD, spelled } from './nouns.ts';
import { act, focusOn, mention, newRegister, type Said, say, type Teller, type Verb } from './teller.ts';

export const LOOK: Verb = { en: ['look at', 'looks at'], fr: ['regardez', 'regarder', 'regarde'] };
export const REVEAL: Verb = { en: ['reveal', 'reveals'], fr: ['révélez', 'révéler', 'révèle'] };
const PLAY: Verb = { en: ['play', 'plays'], fr: ['jouez', 'jouer', 'joue'] };

export const thing = (text: string, many = false): Said => ({ text, many, pronoun: false });

function topCards(t: Teller, count: number, others: boolean): string {
  const cards =
    count === 1
      ? { en: 'the top card', fr: 'la première carte' }
      : {
          en: `the top ${spelled(count, CARD, 'en')}`,
          fr: `les ${spelled(count, CARD, 'fr').replace(' ', ' premières ')}`,
        };
  return others
    ? say(t, { en: `${cards.en} of each other player’s deck`, fr: `${cards.fr} de la pioche de chaque autre joueur` })
    : say(t, { en: `${cards.en} of your deck`, fr: `${cards.fr} de votre pioche` });
}

export function showTop(t: Teller, step: Extract<Step, { do: 'reveal' | 'look' }>): string {
  const others = step.of === 'others';
  const many = step.count > 1 || others;
  const later = many ? { en: 'those cards', fr: 'ces cartes' } : { en: 'that card', fr: 'cette carte' };
  t.registers.set(step.as, newRegister('card', later, { many, count: others ? 0 : step.count, others }));
  focusOn(t, step.as);
  return act(t, step.do === 'reveal' ? REVEAL : LOOK, thing(topCards(t, step.count, others), many));
}

/** Cards found in the deck; what is done with them comes before the shuffle. */
export function searchText(t: Teller, step: Extract<Step, { do: 'search' }>, then: (() => string) | null): string {
  const many = step.upTo === 'any';
  const cards = cardPhrase(t, step.from, many ? 'any' : 1, '');
  t.registers.set(
    step.as,
    newRegister('card', many ? { en: 'those cards', fr: 'ces cartes' } : { en: 'that card', fr: 'cette carte' }, {
      many,
    }),
  );
  focusOn(t, step.as);
  const search = act(
    t,
    { en: ['search your deck for', 'searches their deck for'], fr: ['cherchez', 'chercher', 'cherche'] },
    thing(cards, many),
    say(t, { en: '', fr: 'dans votre pioche' }),
  );
  const acted = then === null ? '' : `, ${then()}`;
  return say(t, { en: `${search}${acted}, then shuffle`, fr: `${search}${acted}, puis mélangez la pioche` });
}

export function playNow(t: Teller, step: Extract<Step, { do: 'play-now' }>): string {
  const { card, limits = {}, must } = step;
  const may = () => Object.assign(t, { optional: !must });
  if (typeof card === 'string') {
    const said = mention(t, card, { object: true });
    const rest = limitsText(t, limits).trim();
    may();
    const extra = say(
      t,
      said.many ? { en: 'as extras', fr: 'en supplément' } : { en: 'as an extra', fr: 'en supplément' },
    );
    const order = t.language === 'en' ? [rest, extra] : [extra, rest];
    return act(t, PLAY, said, order.filter((text) => text !== '').join(' '));
  }
  const object =
    typeof card.in === 'object'
      ? `${cardPhrase(t, card, 1)}${limitsText(t, limits)} ${say(t, { en: 'as an extra', fr: 'en supplément' })}`
      : extraCard(t, card, limits);
  may();
  return act(t, PLAY, thing(object));
}

function extraCard(t: Teller, card: CardFilter, limits: Limits): string {
  const zone =
    card.in === 'discard'
      ? { en: 'from your discard pile', fr: 'de votre défausse' }
      : { en: 'from your hand', fr: 'de votre main' };
  return `${extraPhrase(t, card.type, 1)}${cardKind(t, card)} ${say(t, zone)}${limitsText(t, limits)}`;
}

export function extraText(t: Teller, step: Extract<Step, { do: 'extra' }>, count: number): string {
  const object = `${extraPhrase(t, step.play, count)}${limitsText(t, step.limits ?? {})}`;
  t.optional = true;
  return act(t, PLAY, thing(object, count > 1));
}
