import type { Both } from '../language.ts';

export const CREDITS = {
  title: { en: 'About Tintamarre', fr: 'À propos de Tintamarre' },
  games: { en: 'The games', fr: 'Les jeux' },
  clank: {
    en: 'Clank! is a game by Paul Dennen, published by Renegade Game Studios and Dire Wolf Digital, and in French by Origames. The boxes played here are Clank!, Clank! Catacombs (further design by Evan Lorentz and Tim McKnight), Adventuring Party, and Clank! In! Space! (further design by Andy Clautice, Darrell Hardy and Evan Lorentz) with Cyber Station 11 and Apocalypse!',
    fr: 'Clank! est un jeu de Paul Dennen, publié par Renegade Game Studios et Dire Wolf Digital, et en français par Origames. Les boîtes jouées ici sont Clank!, Clank! Catacombes (avec Evan Lorentz et Tim McKnight), La Grande Aventure (Adventuring Party) et Clank! Dans l’Espace ! (avec Andy Clautice, Darrell Hardy et Evan Lorentz), avec Cyber Station 11 et Apocalypse !',
  },
  smashUp: {
    en: 'Smash Up is a game by Paul Peterson, published by Alderac Entertainment Group, and in French by IELLO. The boxes played here are Smash Up and Cease and Desist (developed by Mark Wootton).',
    fr: 'Smash Up est un jeu de Paul Peterson, publié par Alderac Entertainment Group, et en français par IELLO. Les boîtes jouées ici sont Smash Up et Ressemblances Fortuites (Cease and Desist, développement de Mark Wootton).',
  },
  independent: {
    en: 'Tintamarre is an independent fan project, neither made nor endorsed by these people and publishers, and contains none of their art or text.',
    fr: 'Tintamarre est l’œuvre indépendante de joueurs, ni faite ni approuvée par ces auteurs et éditeurs, et ne contient ni leurs images ni leurs textes.',
  },
  facts: {
    en: 'The facts about cards, tokens, bases and boards come from public transcriptions, checked against each other; where they differ, the French rulebooks decide.',
    fr: 'Les données des cartes, jetons, Bases et plateaux viennent de relevés publics, recoupés entre eux ; en cas de désaccord, les livrets français font foi.',
  },
  fonts: { en: 'Fonts', fr: 'Polices' },
  fontsLicence: {
    en: 'Reduced to the characters used here; the last one is renamed. License:',
    fr: 'Réduites aux caractères utiles, la dernière sous un autre nom. Licence :',
  },
  icons: { en: 'Icons', fr: 'Icônes' },
  iconsChanges: {
    en: 'Recolored, outlined, turned or flipped here. The bolt, the flying carpet, scenes, pawns, rooms and the bell in the logo are ours. By author:',
    fr: 'Couleurs, contours et orientation modifiés ici. L’éclair, le tapis volant, les décors, les pions, les salles et la cloche du logo sont de nous. Par auteur :',
  },
  source: { en: 'Source code of the version running here:', fr: 'Code source de la version utilisée ici :' },
  askHost: { en: 'ask your host.', fr: 'demandez-le à votre hôte.' },
  licences: { en: 'Full licenses:', fr: 'Licences complètes :' },
  packages: { en: 'packages in the page', fr: 'bibliothèques de la page' },
  fontsName: { en: 'fonts', fr: 'polices' },
  program: {
    en: 'The program is free software under the GNU Affero General Public License, version 3.',
    fr: 'Le programme est un logiciel libre, sous licence publique générale GNU Affero, version 3.',
  },
} as const satisfies Record<string, Both>;
