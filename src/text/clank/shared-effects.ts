import type { Condition, Effect } from '../../games/clank/core/effects.ts';
import type { Both, Language } from '../language.ts';
import { labelled, sequence } from '../phrase.ts';
import { IF, STANDING, TELEPORT } from './conditions.ts';
import { type ClauseTeller, mayDo, onCondition, type Teller, theirs } from './effect-parts.ts';

/** Effects that are always told in the same words. */
const ALWAYS: ReadonlyMap<string, Both> = new Map(
  Object.entries({
    'trash-self': { en: 'trash this card', fr: 'bannir cette carte' },
    'to-top': { en: 'put this card on top of your deck', fr: 'placer cette carte sur le dessus de votre deck' },
    'free-row-card': {
      en: 'acquire or use a card in the Dungeon Row without paying its Skill cost',
      fr: 'acquérir ou utiliser une carte de la piste des Aventures sans payer son coût en Compétence',
    },
    'take-item': {
      en: 'in a Market, take an item for free',
      fr: 'dans un Marché, prendre un objet sans payer',
    },
  }),
);

const EACH_OWN_TILE: Both = {
  en: 'each player who is alone on a square tile rotates it',
  fr: 'chaque joueur qui est seul sur une tuile carrée tourne cette tuile',
};
/** A choice that may become all of it: of two things, or of more. */
const CHOOSE_ONE: Both = { en: 'choose one', fr: 'au choix' };
const BOTH: Both = { en: 'do both', fr: 'faire les deux' };
const ALL_OF_IT: Both = { en: 'do all of these', fr: 'tout faire' };
const OTHERWISE: Both = { en: 'otherwise,', fr: 'sinon,' };
const WHO = {
  all: { en: 'each player', fr: 'chaque joueur' },
  others: { en: 'each other player', fr: 'chaque adversaire' },
} as const satisfies Record<string, Both>;

/** What somebody else does, of what a card tells its owner to do. */
const does = (clause: string, language: Language): string =>
  clause.replace(/^\p{L}+/u, (verb) =>
    language === 'en' ? `${verb}s` : verb.replace(/er$/, 'e').replace(/dre$/, 'd').replace(/ir$/, 'it'),
  );

/** What a condition has just named is a pronoun in what it brings. */
const pronounFor = (condition: Condition, then: string, language: Language): string => {
  if (condition !== 'crystal-in-bank') return then;
  return language === 'en'
    ? then.replace(/^take a Power Crystal/, 'take it')
    : then.replace(/^prendre un Cristal de pouvoir/, 'en prendre un');
};

/** In the second person, the reflexive verbs of a clause too. */
const youMay = (clause: string): Both => ({
  en: `you may ${clause}`,
  fr: `vous pouvez ${clause.replaceAll('se téléporter', 'vous téléporter')}`,
});

function each({ who, then }: Extract<Effect, { do: 'each' }>, teller: Teller, language: Language): string {
  const player = WHO[who][language];
  const may = (what: string) =>
    ({ en: `${player} may ${theirs(what, 'en')}`, fr: `${player} peut ${theirs(what, 'fr')}` })[language];
  switch (then.do) {
    case 'may':
      return may(mayDo(then.then, teller, language));
    case 'discard':
    case 'gold-if-held':
    case 'idol-for-tome':
      return may(teller.phrase(then));
    case 'turn-own-tile':
      return EACH_OWN_TILE[language];
    case 'if':
      if (teller.clause(then.otherwise) !== '')
        return labelled(player, theirs(teller.phrase(then), language), language);
      return `${player} ${IF[then.when]![language]} ${does(teller.phrase(then.then), language)}`;
    case 'choose': {
      const either = theirs(teller.phrase(then), language);
      if (language === 'en') return `${player} chooses to ${either}`;
      return labelled(`${player} choisit`, either, language);
    }
    default:
      return `${player} ${does(teller.phrase(then), language)}`;
  }
}

const same = (a: readonly Effect[], b: readonly Effect[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a condition brings, and what comes without it; a choice that becomes all of it is told once. */
function improved(
  { when, then, otherwise }: Extract<Effect, { do: 'if' }>,
  teller: Teller,
  language: Language,
): string {
  const whole = then.do === 'all' && otherwise.do === 'choose' && same(then.of, otherwise.of);
  const plain = teller.clause(otherwise);
  if (whole) {
    const better = then.of.length === 2 ? BOTH : ALL_OF_IT;
    const one = labelled(CHOOSE_ONE[language], plain, language);
    return sequence([one, onCondition(IF[when]![language], better[language], true, language)], language);
  }
  const brought = pronounFor(when, teller.phrase(then), language);
  const condition = onCondition(IF[when]![language], brought, teller.afterLabel, language);
  return plain === '' ? condition : sequence([condition, `${OTHERWISE[language]} ${plain}`], language);
}

/** Effects that the games after the first have in common; null for others. */
export const sharedClause: ClauseTeller = (effect, teller, language) => {
  const say = (both: Both) => both[language];
  switch (effect.do) {
    case 'may':
      return say(youMay(mayDo(effect.then, teller, language)));
    case 'if':
      return improved(effect, teller, language);
    case 'offer': {
      const [place, may] = [STANDING[effect.where]![language], youMay(teller.phrase(effect.then))];
      const where = place === '' ? '' : ` ${place},`;
      return say({ en: `once this turn,${where} ${may.en}`, fr: `une fois pendant ce tour,${where} ${may.fr}` });
    }
    case 'each':
      return each(effect, teller, language);
    case 'teleport-to':
      return say(TELEPORT[effect.where]!);
    default:
      return ALWAYS.get(effect.do)?.[language] ?? null;
  }
};
