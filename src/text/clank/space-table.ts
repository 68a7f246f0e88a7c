import type { PlayerView, View } from '../../games/clank/core/view.ts';
import { SCHEMES } from '../../games/clank/space/schemes.ts';
import type { Both, Language } from '../language.ts';
import { listed } from '../phrase.ts';
import { counted } from '../plural.ts';
import { BLACK_CUBE } from './nouns.ts';
import { boardIn, pieceName, roomName } from './rooms.ts';
import { SPACE_NOUN } from './space-nouns.ts';
import { SCHEME_NAMES } from './space-scheme-names.ts';
import { cardNames } from './things.ts';

const LABEL = {
  modules: { en: 'Modules', fr: 'Modules' },
  scheme: { en: 'Scheme', fr: 'Machination' },
  bank: { en: 'Power Crystals', fr: 'Cristaux de pouvoir' },
  ports: { en: 'Data Cubes', fr: 'Cubes de data' },
  installed: { en: 'Cyberware', fr: 'Cyberware' },
  cubes: { en: 'Black cubes', fr: 'Cubes noirs' },
} as const satisfies Record<string, Both>;

const LATER: Both = {
  en: 'none; black cubes are bought with Skill',
  fr: 'aucune\u202f; les cubes noirs se paient en Compétences',
};
const COMPLETED: Both = { en: 'complete', fr: 'achevée' };

const NAMES: ReadonlyMap<string, Both> = new Map(Object.entries(SCHEME_NAMES));

/** The three modules lie after the fixed pieces. */
function modulesOf(view: View, language: Language): string {
  const names = boardIn(view).modules.slice(-3);
  return listed(
    names.map((id) => pieceName(id, language)),
    language,
  );
}

function schemeOf({ no, phase, cubes }: NonNullable<View['scheme']>, language: Language): string {
  const scheme = SCHEMES[no];
  if (scheme === undefined) return LATER[language];
  const name = NAMES.get(scheme.id)![language];
  const current = scheme.phases[phase];
  if (current === undefined) return `${name}, ${COMPLETED[language]}`;
  return `${name}, phase ${phase + 1}, ${cubes}/${current.spaces}`;
}

/** What tells one ship from another, and what its bank has left. */
export const shipRows = (view: View, language: Language): string[][] => [
  [LABEL.modules[language], modulesOf(view, language)],
  ...(view.scheme === null ? [] : [[LABEL.scheme[language], schemeOf(view.scheme, language)]]),
  [LABEL.bank[language], `${view.crystals}`],
];

/** What a player has aboard that others games do not know. */
export function shipDetails(
  { ports, crystals, installed, blackCubes }: PlayerView,
  view: View,
  language: Language,
): readonly (readonly [Both, readonly string[]])[] {
  return [
    [LABEL.ports, ports.map((room) => roomName(room, view, language))],
    [LABEL.bank, crystals === 0 ? [] : [counted(crystals, SPACE_NOUN['power-crystal'], language)]],
    [LABEL.installed, cardNames(installed, language)],
    [LABEL.cubes, blackCubes === 0 ? [] : [counted(blackCubes, BLACK_CUBE, language)]],
  ];
}
