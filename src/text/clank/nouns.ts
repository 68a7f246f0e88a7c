import type { Resource } from '../../games/clank/core/effects.ts';
import type { LyingKind } from '../../games/clank/core/token.ts';
import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const RESOURCE: Readonly<Record<Resource, Noun>> = {
  skill: { en: ['Skill', 'Skill'], fr: ['Compétence', 'Compétences'] },
  swords: { en: ['Sword', 'Swords'], fr: ['Épée', 'Épées'] },
  boots: { en: ['Boot', 'Boots'], fr: ['Botte', 'Bottes'] },
  teleports: { en: ['Teleport', 'Teleports'], fr: ['Téléportation', 'Téléportations'] },
};

export const GOLD: Noun = { en: ['Gold', 'Gold'], fr: ['Or', 'Or'] };
export const CLANK: Noun = { en: ['Clank!', 'Clank!'], fr: ['Clank!', 'Clank!'] };
export const DAMAGE: Noun = { en: ['damage', 'damage'], fr: ['dégât', 'dégâts'] };
export const POINT: Noun = { en: ['point', 'points'], fr: ['point', 'points'] };
export const CARD: Noun = { en: ['card', 'cards'], fr: ['carte', 'cartes'] };
export const CUBE: Noun = { en: ['cube', 'cubes'], fr: ['cube', 'cubes'] };
export const BLACK_CUBE: Noun = { en: ['black cube', 'black cubes'], fr: ['cube noir', 'cubes noirs'] };
/** Black ones, of cubes already mentioned. */
export const BLACK: Noun = { en: ['black', 'black'], fr: ['noir', 'noirs'] };
export const MONSTER: Noun = { en: ['Monster', 'Monsters'], fr: ['Monstre', 'Monstres'] };
export const TOME: Noun = { en: ['Secret Tome', 'Secret Tomes'], fr: ['Livre des Secrets', 'Livres des Secrets'] };

export const LYING: Readonly<Record<LyingKind, Noun>> = {
  artifact: { en: ['Artifact', 'Artifacts'], fr: ['Artefact', 'Artefacts'] },
  'major-secret': { en: ['Major Secret', 'Major Secrets'], fr: ['Secret majeur', 'Secrets majeurs'] },
  'minor-secret': { en: ['Minor Secret', 'Minor Secrets'], fr: ['Secret mineur', 'Secrets mineurs'] },
  'monkey-idol': { en: ['Monkey Idol', 'Monkey Idols'], fr: ['Idole du Singe', 'Idoles du Singe'] },
};

/** One of them, whichever it is. */
export const ONE_LYING: Readonly<Record<LyingKind, Both>> = {
  artifact: { en: 'an Artifact', fr: 'un Artefact' },
  'major-secret': { en: 'a Major Secret', fr: 'un Secret majeur' },
  'minor-secret': { en: 'a Minor Secret', fr: 'un Secret mineur' },
  'monkey-idol': { en: 'a Monkey Idol', fr: 'une Idole du Singe' },
};

export const CRYSTAL_CAVE: Both = { en: 'Crystal Cave', fr: 'Caverne de Cristal' };
export const FOUNTAIN: Both = { en: 'Fountain', fr: 'Fontaine de soins' };
export const MARKET: Both = { en: 'Market', fr: 'Marché' };
export const DEPTHS: Both = { en: 'Depths', fr: 'Profondeurs' };
