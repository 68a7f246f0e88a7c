import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { TokenScore } from '../../games/clank/core/token.ts';
import type { Both, Language } from '../language.ts';
import { counted } from '../plural.ts';
import { TOKEN_NAMES } from './names.ts';
import { GOLD, POINT, TOME } from './nouns.ts';

type Per = Exclude<Extract<ScoreRule | TokenScore, { readonly per: string }>['per'], 'gold'>;
type When = Extract<ScoreRule | TokenScore, { readonly when: string }>['when'];

const FOR_EACH: Readonly<Record<Per, Both>> = {
  'secret-tome': { en: `for each ${TOME.en[0]} you have`, fr: `par ${TOME.fr[0]} en votre possession` },
  'artifact-or-idol': { en: 'for each Artifact and Monkey Idol', fr: 'par Artefact et par Idole du Singe' },
  // Only Prisoners count Prisoners.
  prisoner: {
    en: 'for each Prisoner you have freed, including this one',
    fr: 'par Prisonnier que vous avez libéré, celui-ci compris',
  },
  wayshrine: {
    en: 'for each Wayshrine where you have made an offering',
    fr: 'par Lieu sacré où vous avez déposé une offrande',
  },
  crystal: { en: 'for each of your Power Crystals', fr: 'par Cristal de pouvoir en votre possession' },
  outlaw: { en: 'for each of your Outlaw cards', fr: 'par carte Hors-la-loi en votre possession' },
  'completed-phase': { en: 'for each completed phase of the Scheme', fr: 'par phase achevée de la Machination' },
  installed: { en: 'for each installed Cyberware card', fr: 'par carte Cyberware installée' },
  'memory-core': { en: 'for each Memory Core you have', fr: 'par Puce de mémoire en votre possession' },
};

const RELICS = [TOKEN_NAMES.chalice, TOKEN_NAMES['dragon-egg'], TOKEN_NAMES['monkey-idol']];
const relics = (language: Language): string => RELICS.map((relic) => relic[language]).join(', ');

const WITH: Readonly<Record<When, Both>> = {
  mastery: { en: 'if you have a Mastery token', fr: 'si vous avez un marqueur Maîtrise' },
  'two-kinds-of-relics': {
    en: `if you have at least 2 of these: ${relics('en')}`,
    fr: `si vous avez au moins 2 de ces jetons : ${relics('fr')}`,
  },
  'three-prisoners': { en: 'if you have freed 3 Prisoners', fr: 'si vous avez libéré 3 Prisonniers' },
  'crown-and-gem': { en: 'if you have a Crown and a Gem', fr: 'si vous avez une Couronne et une Gemme' },
  'monkey-idol': { en: 'if you have a Monkey Idol', fr: 'si vous avez une Idole du Singe' },
  crown: { en: 'if you have a Crown', fr: 'si vous avez une Couronne' },
  escaped: { en: 'if you have an Escape Pod', fr: 'si vous avez une Capsule de sauvetage' },
  'two-tomes': { en: `if you have at least 2 ${TOME.en[1]}`, fr: `si vous avez au moins ${counted(2, TOME, 'fr')}` },
};

/** What a card or token counts at the end beyond its printed points. */
export function describeScore(rule: ScoreRule | TokenScore, language: Language): string {
  const points = counted(rule.points, POINT, language);
  if ('when' in rule) return `${points} ${WITH[rule.when][language]}`;
  if (rule.per !== 'gold') return `${points} ${FOR_EACH[rule.per][language]}`;
  const coins = counted(rule.every, GOLD, language);
  return { en: `${points} for every ${coins}`, fr: `${points} par tranche de ${coins}` }[language];
}
