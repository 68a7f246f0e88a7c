import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { TokenScore } from '../../games/clank/core/token.ts';
import type { Both, Language } from '../language.ts';
import { listed } from '../phrase.ts';
import { counted } from '../plural.ts';
import { TOKEN_NAMES } from './names.ts';
import { GOLD, POINT, TOME } from './nouns.ts';

type Per = Exclude<Extract<ScoreRule | TokenScore, { readonly per: string }>['per'], 'gold'>;
type When = Extract<ScoreRule | TokenScore, { readonly when: string }>['when'];

const FOR_EACH: Readonly<Record<Per, Both>> = {
  'secret-tome': { en: `for each ${TOME.en[0]} you own`, fr: `par ${TOME.fr[0]} en votre possession` },
  'artifact-or-idol': { en: 'for each artifact and Monkey Idol', fr: 'par Artefact et par Idole du Singe' },
  prisoner: { en: 'for each prisoner you have freed', fr: 'par Prisonnier que vous avez libéré' },
  wayshrine: { en: 'for each of your offerings', fr: 'par offrande que vous avez déposée' },
  crystal: { en: 'for each of your Power Crystals', fr: 'par Cristal de pouvoir en votre possession' },
  outlaw: { en: 'for each of your Outlaw cards', fr: 'par carte Hors-la-loi en votre possession' },
  'completed-phase': { en: 'for each completed phase of the scheme', fr: 'par phase complète de la Machination' },
  installed: { en: 'for each cyberware you have installed', fr: 'par implant que vous avez installé' },
  'memory-core': { en: 'for each Memory Core you own', fr: 'par Puce de mémoire en votre possession' },
};

const RELICS = [TOKEN_NAMES.chalice, TOKEN_NAMES['dragon-egg'], TOKEN_NAMES['monkey-idol']];
const relics = (language: Language): string =>
  listed(
    RELICS.map((relic) => relic[language]),
    language,
  );

const WITH: Readonly<Record<When, Both>> = {
  mastery: { en: 'with a Mastery token', fr: 'avec un marqueur Maîtrise' },
  'two-kinds-of-relics': {
    en: `with two different tokens among ${relics('en')}`,
    fr: `avec deux jetons différents parmi ${relics('fr')}`,
  },
  'three-prisoners': { en: 'with 3 prisoners freed', fr: 'avec 3 Prisonniers libérés' },
  'crown-and-gem': { en: 'with a crown and a gem', fr: 'avec une Couronne et une gemme' },
  'monkey-idol': { en: 'with a Monkey Idol', fr: 'avec une Idole du Singe' },
  crown: { en: 'with a crown', fr: 'avec une Couronne' },
  escaped: { en: 'with an Escape Pod', fr: 'avec une Capsule de sauvetage' },
  'two-tomes': { en: `with 2 ${TOME.en[1]}`, fr: `avec 2 ${TOME.fr[1]}` },
};

/** What a card or token counts at the end beyond its printed points. */
export function describeScore(rule: ScoreRule | TokenScore, language: Language): string {
  const points = counted(rule.points, POINT, language);
  if ('when' in rule) return `${points} ${WITH[rule.when][language]}`;
  if (rule.per !== 'gold') return `${points} ${FOR_EACH[rule.per][language]}`;
  const coins = counted(rule.every, GOLD, language);
  return { en: `${points} for every ${coins} you hold`, fr: `${points} par tranche de ${coins}` }[language];
}
