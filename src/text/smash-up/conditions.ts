import type { Condition, Filter, MinionFilter } from '../../games/smash-up/core/ability.ts';
import type { Both } from '../language.ts';
import { listed } from '../phrase.ts';
import { filterPhrase } from './filters.ts';
import { minionPhrase } from './minions.ts';
import { placeText } from './places.ts';
import { registerOf, say, subject, type Teller } from './teller.ts';

/** What must be so, and the same denied. */
interface Sides {
  readonly yes: Both;
  readonly no: Both;
}

const both = (text: Both, no: Both): Sides => ({ yes: text, no });

/** What is asked of one that is already spoken of. */
function predicates(t: Teller, { whose, at, below, atMost }: MinionFilter, many: boolean): string {
  const told: string[] = [];
  if (whose === 'yours') told.push(say(t, { en: 'is yours', fr: 'est à vous' }));
  if (at !== undefined) {
    const where = placeText(t, at, false, false);
    told.push(
      say(t, {
        en: `is still ${where}`,
        fr: at === 'here' && !many ? 's’y trouve encore' : `se trouve encore ${where}`,
      }),
    );
  }
  for (const [limit, en, fr] of [
    [below, 'has less power than', 'inférieure à celle de'],
    [atMost, 'has power equal to or less than that of', 'inférieure ou égale à celle de'],
  ] as const) {
    if (limit === undefined) continue;
    const than =
      typeof limit === 'object' && 'powerOf' in limit ? say(t, registerOf(t, limit.powerOf).later) : `${limit}`;
    told.push(say(t, { en: `${en} ${than}`, fr: `a une Force ${fr} ${than}` }));
  }
  return listed(told, t.language);
}

function existence(t: Teller, filter: Filter): Sides {
  if (filter.kind === 'minion' && filter.among !== undefined) {
    const { many } = registerOf(t, filter.among);
    const it = many ? say(t, { en: 'one of them', fr: 'l’une d’elles' }) : subject(t, filter.among).text;
    const text = predicates(t, filter, many);
    return both(
      { en: `${it} ${text}`, fr: `${it} ${text}` },
      { en: `it is not the case that ${it} ${text}`, fr: `il est faux qu’${it} ${text}` },
    );
  }
  if (filter.kind === 'minion' && filter.whose === 'yours') {
    const { whose: _, ...rest } = filter;
    const minion = minionPhrase(t, rest, 1);
    const none = minion.replace(/^(an?|une?) /, '');
    return both(
      { en: `you have ${minion}`, fr: `vous avez ${minion}` },
      { en: `you have no ${none}`, fr: `vous n’avez pas de ${none}` },
    );
  }
  const phrase = filterPhrase(t, filter, 1);
  const none = phrase.replace(/^(an?|une?) /, '');
  return both(
    { en: `there is ${phrase}`, fr: `il y a ${phrase}` },
    { en: `there is no ${none}`, fr: `il n’y a pas de ${none}` },
  );
}

function played(what: 'minion-here-this-turn' | 'minion-this-turn'): Sides {
  if (what === 'minion-this-turn') {
    return both(
      { en: 'you have played a minion this turn', fr: 'vous avez joué une Créature pendant ce tour' },
      {
        en: 'you have not yet played a minion this turn',
        fr: 'vous n’avez pas encore joué de Créature pendant ce tour',
      },
    );
  }
  return both(
    { en: 'you played a minion here this turn', fr: 'vous avez joué une Créature sur cette Base pendant ce tour' },
    {
      en: 'you played no minion here this turn',
      fr: 'vous n’avez pas joué de Créature sur cette Base pendant ce tour',
    },
  );
}

const WINNING = both(
  { en: 'you are winning here', fr: 'vous en êtes le Vainqueur' },
  { en: 'you are not winning here', fr: 'vous n’en êtes pas le Vainqueur' },
);
const FIRST = both(
  {
    en: 'this is the first minion you play this turn',
    fr: 'c’est la première Créature que vous jouez pendant ce tour',
  },
  {
    en: 'this is not the first minion you play this turn',
    fr: 'ce n’est pas la première Créature que vous jouez pendant ce tour',
  },
);
const MOST = both(
  {
    en: 'you have more cards in hand than any other player',
    fr: 'vous avez en main plus de cartes que chacun des autres joueurs',
  },
  { en: 'you do not have the most cards in hand', fr: 'vous n’avez pas en main le plus de cartes' },
);
const WON_BY = both(
  {
    en: 'this minion’s controller wins there without owning it',
    fr: 'le contrôleur de cette Créature est le Vainqueur sans en être propriétaire',
  },
  {
    en: 'this minion’s controller does not win there, or owns it',
    fr: 'le contrôleur de cette Créature n’est pas le Vainqueur, ou en est propriétaire',
  },
);

function sidesOf(t: Teller, condition: Exclude<Condition, { not: Condition }>): Sides {
  if ('some' in condition) return existence(t, condition.some);
  if ('picked' in condition) {
    const it = say(t, registerOf(t, condition.picked).later)
      .replace(/^the second/, 'a second')
      .replace(/^la seconde/, 'une seconde');
    return both(
      { en: `you chose ${it}`, fr: `vous avez choisi ${it}` },
      { en: `you did not choose ${it}`, fr: `vous n’avez pas choisi ${it}` },
    );
  }
  if ('first' in condition) return FIRST;
  if ('winning' in condition) return WINNING;
  if ('played' in condition) return played(condition.played);
  if ('most' in condition) return MOST;
  if ('wonBy' in condition) return WON_BY;
  if ('unequal' in condition) {
    const these = minionPhrase(t, condition.unequal, 'bare');
    return both(
      { en: `the ${these} do not all have the same power`, fr: `${these} n’ont pas toutes la même Force` },
      { en: `the ${these} all have the same power`, fr: `${these} ont toutes la même Force` },
    );
  }
  if ('moved' in condition) {
    const it = subject(t, condition.moved).text;
    return both(
      { en: `${it} has moved this turn`, fr: `${it} s’est déplacée pendant ce tour` },
      { en: `${it} has not moved this turn`, fr: `${it} ne s’est pas déplacée pendant ce tour` },
    );
  }
  if ('powerAtMost' in condition) {
    const n = condition.powerAtMost;
    return both(
      { en: `its power is ${n} or less`, fr: `sa Force est de\u00a0${n} ou moins` },
      { en: `its power is above ${n}`, fr: `sa Force dépasse\u00a0${n}` },
    );
  }
  const kind = { minion: { en: 'a minion', fr: 'une Créature' }, action: { en: 'an action', fr: 'une Action' } }[
    condition.is
  ];
  const it = subject(t, condition.what).text;
  return both(
    { en: `${it} is ${kind.en}`, fr: `c’est ${kind.fr}` },
    { en: `${it} is not ${kind.en}`, fr: `ce n’est pas ${kind.fr}` },
  );
}

/** "if …", without a comma. */
export function ifText(t: Teller, condition: Condition): string {
  const denied = 'not' in condition;
  const inner = denied ? condition.not : condition;
  if ('not' in inner) return ifText(t, inner.not);
  const { yes, no } = sidesOf(t, inner);
  const text = say(t, denied ? no : yes);
  const si = /^ils? /.test(text) ? 's’' : 'si ';
  return say(t, { en: `if ${text}`, fr: `${si}${text}` });
}
