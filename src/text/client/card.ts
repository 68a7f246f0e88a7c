import type { ScoreRule } from '../../games/clank/core/card.ts';
import type { Change, Condition, Effect } from '../../games/clank/core/effects.ts';
import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';
import { CATACOMBS_DOING, CATACOMBS_GLYPHS } from './card-catacombs.ts';
import { same, type Words } from './words.ts';

/** What a glyph of Clank! is called, after its number if it has one. */
export const GLYPH_WORD = {
  skill: { en: ['Skill', 'Skill'], fr: ['Compétence', 'Compétences'] },
  swords: { en: ['Sword', 'Swords'], fr: ['Épée', 'Épées'] },
  boots: { en: ['Boot', 'Boots'], fr: ['Botte', 'Bottes'] },
  clank: { en: ['Clank!', 'Clank!'], fr: ['Clank!', 'Clank!'] },
  gold: { en: ['Gold', 'Gold'], fr: ['Or', 'Or'] },
  draw: { en: ['card drawn', 'cards drawn'], fr: ['carte piochée', 'cartes piochées'] },
  heal: { en: ['damage healed', 'damage healed'], fr: ['dégât soigné', 'dégâts soignés'] },
  port: { en: ['Teleport', 'Teleports'], fr: ['Téléportation', 'Téléportations'] },
  vp: { en: ['point', 'points'], fr: ['point', 'points'] },
  dragon: { en: ['Dragon', 'Dragons'], fr: ['Dragon', 'Dragons'] },
  danger: { en: ['Danger', 'Dangers'], fr: ['Danger', 'Dangers'] },
  depths: { en: ['Depths', 'Depths'], fr: ['Profondeurs', 'Profondeurs'] },
  crystal: { en: ['Crystal Cave', 'Crystal Caves'], fr: ['Caverne de Cristal', 'Cavernes de Cristal'] },
  crown: { en: ['Crown', 'Crowns'], fr: ['Couronne', 'Couronnes'] },
  companion: { en: ['Companion', 'Companions'], fr: ['Compagnon', 'Compagnons'] },
  gem: { en: ['Gem', 'Gems'], fr: ['Gemme', 'Gemmes'] },
  device: { en: ['Device', 'Devices'], fr: ['Aubaine', 'Aubaines'] },
  monster: { en: ['Monster', 'Monsters'], fr: ['Monstre', 'Monstres'] },
  item: { en: ['Dungeon card', 'Dungeon cards'], fr: ['carte Donjon', 'cartes Donjon'] },
  reserve: { en: ['Reserve', 'Reserve'], fr: ['Action permanente', 'Actions permanentes'] },
  starter: { en: ['starting card', 'starting cards'], fr: ['carte de départ', 'cartes de départ'] },
  artifact: { en: ['Artifact', 'Artifacts'], fr: ['Artefact', 'Artefacts'] },
  idol: { en: ['Monkey Idol', 'Monkey Idols'], fr: ['Idole du Singe', 'Idoles du Singe'] },
  chalice: { en: ['Chalice', 'Chalices'], fr: ['Calice', 'Calices'] },
  egg: { en: ['Dragon Egg', 'Dragon Eggs'], fr: ['Œuf de Dragon', 'Œufs de Dragon'] },
  tome: { en: ['Secret Tome', 'Secret Tomes'], fr: ['Livre des Secrets', 'Livres des Secrets'] },
  mastery: { en: ['Mastery token', 'Mastery tokens'], fr: ['marqueur Maîtrise', 'marqueurs Maîtrise'] },
  discard: { en: ['card discarded', 'cards discarded'], fr: ['carte défaussée', 'cartes défaussées'] },
  trash: { en: ['card trashed', 'cards trashed'], fr: ['carte bannie', 'cartes bannies'] },
  bag: { en: ['Dragon Bag', 'Dragon Bags'], fr: ['sac Dragon', 'sacs Dragon'] },
  cube: { en: ['black cube', 'black cubes'], fr: ['cube noir', 'cubes noirs'] },
  ...CATACOMBS_GLYPHS,
} as const satisfies Record<string, Noun>;

export type Glyph = keyof typeof GLYPH_WORD;

/** When an effect of a card happens, as its face heads it. */
export const MOMENT = {
  arrive: { en: 'Arrive', fr: 'Apparition' },
  acquire: { en: 'Acquire', fr: 'Acquisition' },
  use: { en: 'Use', fr: 'Utiliser' },
  defeat: { en: 'Defeat', fr: 'Vaincu' },
  score: { en: 'End', fr: 'Fin' },
  react: { en: 'Reaction', fr: 'Réaction' },
  installed: { en: 'Installed', fr: 'Installée' },
} as const satisfies Record<string, Both>;

export const RESERVE_CARD: Both = { en: 'Reserve', fr: 'Action permanente' };

/** Words of Catacombs and In! Space! are added when they are loaded. */
export const WITH: Partial<Record<Condition, Words>> = {
  artifact: {
    full: { en: 'with an Artifact [artifact]', fr: 'avec un Artefact [artifact]' },
    brief: { en: '[artifact]', fr: '[artifact]' },
  },
  crown: {
    full: { en: 'with a Crown [crown]', fr: 'avec une Couronne [crown]' },
    brief: { en: '[crown]', fr: '[crown]' },
  },
  'monkey-idol': {
    full: { en: 'with a Monkey Idol [idol]', fr: 'avec une Idole du Singe [idol]' },
    brief: { en: '[idol]', fr: '[idol]' },
  },
  'another-companion': {
    full: {
      en: 'another Companion [companion] this turn',
      fr: 'un autre Compagnon [companion] ce tour',
    },
    brief: { en: '[companion:2]', fr: '[companion:2]' },
  },
  'row-monster-defeated': {
    full: { en: 'a Monster [monster] in the row defeated', fr: 'un Monstre [monster] de la piste vaincu' },
    brief: { en: '[monster] defeated', fr: '[monster] vaincu' },
  },
};

export const THIS_TURN: Partial<Record<Change, Words>> = {
  'gold-gains-plus-one': {
    full: { en: '[gold:+1] each time you gain Gold', fr: '[gold:+1] à chaque gain d’Or' },
    brief: { en: '[gold:+1] each gain', fr: '[gold:+1] par gain' },
  },
  'skill-for-clank': {
    full: { en: 'each [clank:+1] gives [skill:1]', fr: 'chaque [clank:+1] donne [skill:1]' },
    brief: { en: '[clank:+1] = [skill:1]', fr: '[clank:+1] = [skill:1]' },
  },
  'gems-cheaper': {
    full: { en: 'each Gem [gem] costs [skill:−{n}]', fr: 'Gemmes [gem] : [skill:−{n}]' },
    brief: { en: '[gem] [skill:−{n}]', fr: '[gem] [skill:−{n}]' },
  },
  'caves-do-not-stop': {
    full: { en: 'Crystal Caves [crystal] do not stop you', fr: 'les Cavernes [crystal] ne vous arrêtent pas' },
    brief: { en: 'ignore [crystal]', fr: 'ignorer [crystal]' },
  },
  'tunnel-monsters-ignored': {
    full: { en: 'Monsters [monster] in tunnels are harmless', fr: 'Monstres [monster] inoffensifs' },
    brief: { en: 'ignore [monster]', fr: 'ignorer [monster]' },
  },
};

export const DOING = {
  others: {
    full: { en: 'others [clank:{n}]', fr: 'les autres [clank:{n}]' },
    brief: { en: 'others [clank:{n}]', fr: 'autres [clank:{n}]' },
  },
  everyone: same({ en: 'everyone [clank:{n}]', fr: 'tous [clank:{n}]' }),
  attack: {
    full: { en: 'the Dragon [dragon] attacks', fr: 'le Dragon [dragon] attaque' },
    brief: { en: '[dragon]', fr: '[dragon]' },
  },
  cubes: {
    full: { en: 'up to [cube:{n}] back into the bag [bag]', fr: 'jusqu’à [cube:{n}] remis au sac [bag]' },
    brief: { en: '[cube:{n}] to [bag]', fr: '[cube:{n}] au [bag]' },
  },
  tomes: {
    full: { en: 'take [tome:{n}]', fr: 'prendre [tome:{n}]' },
    brief: { en: '[tome:{n}]', fr: '[tome:{n}]' },
  },
  pay: {
    full: { en: 'pay [gold:{n}]', fr: 'payer [gold:{n}]' },
    brief: { en: '[gold:−{n}]', fr: '[gold:−{n}]' },
  },
  discard: {
    full: { en: 'discard 1 card', fr: 'défausser 1 carte' },
    brief: { en: '[discard:1]', fr: '[discard:1]' },
  },
  trash: {
    full: { en: 'trash 1 card [trash]', fr: 'bannir 1 carte [trash]' },
    brief: { en: '[trash:1]', fr: '[trash:1]' },
  },
  trashNamed: {
    full: { en: 'trash 1 {name} [trash]', fr: 'bannir 1 {name} [trash]' },
    brief: { en: '[trash:1] {name}', fr: '[trash:1] {name}' },
  },
  replace: {
    full: { en: 'replace 1 card in the row', fr: 'remplacer 1 carte de la piste' },
    brief: { en: 'replace 1 card', fr: 'remplacer 1 carte' },
  },
  nearby: {
    full: { en: 'take a Secret in an adjacent room', fr: 'prendre un Secret voisin' },
    brief: { en: 'adjacent Secret', fr: 'Secret voisin' },
  },
  ...CATACOMBS_DOING,
} as const satisfies Record<string, Words>;

/** Effects that are said in few words in one game alone: they come with its words. */
export const DOING_OTHERWISE: Partial<Record<Effect['do'], Words>> = {};

type Scored =
  | Extract<ScoreRule, { readonly per: string }>['per']
  | Extract<ScoreRule, { readonly when: string }>['when'];

/** What a card counts at the end. */
export const SCORING: Partial<Record<Scored, Words>> = {
  gold: {
    full: { en: '[vp:{n}] for every [gold:{every}]', fr: '[vp:{n}] par tranche de [gold:{every}]' },
    brief: { en: '[vp:{n}] per [gold:{every}]', fr: '[vp:{n}] par [gold:{every}]' },
  },
  'secret-tome': {
    full: { en: '[vp:{n}] per Secret Tome [tome]', fr: '[vp:{n}] par Livre des Secrets [tome]' },
    brief: { en: '[vp:{n}] per [tome]', fr: '[vp:{n}] par [tome]' },
  },
  mastery: {
    full: { en: '[vp:{n}] with Mastery [mastery]', fr: '[vp:{n}] avec la Maîtrise [mastery]' },
    brief: { en: '[vp:{n}] with [mastery]', fr: '[vp:{n}] avec [mastery]' },
  },
  'two-kinds-of-relics': {
    full: {
      en: '[vp:{n}] with two of [chalice] [egg] [idol]',
      fr: '[vp:{n}] avec deux de [chalice] [egg] [idol]',
    },
    brief: { en: '[vp:{n}] with 2 [chalice][egg][idol]', fr: '[vp:{n}] avec 2 [chalice][egg][idol]' },
  },
};
