import type { Both } from '../language.ts';

export const CREDITS = {
  title: { en: 'Credits', fr: 'Crédits' },
  games: { en: 'The games', fr: 'Les jeux' },
  clank: {
    en: 'Clank! was designed by Paul Dennen and is published by Renegade Game Studios and Dire Wolf Digital, in French by Origames. Tintamarre is an independent work of players, neither made nor endorsed by them, and contains none of their art or text.',
    fr: 'Clank! est une création de Paul Dennen, publiée par Renegade Game Studios et Dire Wolf Digital, et en français par Origames. Tintamarre est l’œuvre indépendante de joueurs, ni faite ni approuvée par eux, et ne contient aucune de leurs images ni de leurs textes.',
  },
  smashUp: {
    en: 'Smash Up was designed by Paul Peterson and is published by Alderac Entertainment Group, in French by IELLO. The same holds.',
    fr: 'Smash Up est une création de Paul Peterson, publiée par Alderac Entertainment Group, et en français par IELLO. Il en va de même.',
  },
  facts: {
    en: 'The facts of cards, tokens, bases and boards were gathered from public transcriptions and checked against each other; the French rulebooks decide where they differ.',
    fr: 'Les données des cartes, jetons, Bases et plateaux viennent de relevés publics, recoupés entre eux ; en cas de désaccord, les livrets français font foi.',
  },
  fonts: { en: 'Fonts', fr: 'Polices' },
  fontsLicence: {
    en: 'Cut down to the characters used here, the last one renamed for it, under the',
    fr: 'Réduites aux caractères utiles ici, la dernière renommée pour cela, sous la',
  },
  icons: { en: 'Icons', fr: 'Icônes' },
  iconsChanges: {
    en: 'Recoloured, outlined, turned or flipped here. The bolt, the flying carpet, scenes, pawns, rooms and the bell of the name are ours. By author:',
    fr: 'Recolorées, cernées, tournées ou retournées ici. L’éclair, le tapis volant, les décors, les pions, les salles et la cloche du nom sont de nous. Par auteur :',
  },
  program: {
    en: 'The program is free software under the GNU Affero General Public License, version 3.',
    fr: 'Le programme est un logiciel libre, sous licence publique générale GNU Affero, version 3.',
  },
} as const satisfies Record<string, Both>;
