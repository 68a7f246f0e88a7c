import { expect, test } from 'vitest';
import { faceLines } from '../face-lines.ts';
import { smashUpWording } from './index.ts';

type Expected = readonly [id: string, en: readonly string[], fr: readonly string[]];

/** The first line is the kind. */
const FACES: readonly Expected[] = [
  [
    'space-knight',
    [
      'Minion · power 5 · Astroknights',
      'Talent: Reveal the top three cards of your deck. You may put one action among them into your hand. Put the rest back on top of your deck in any order.',
    ],
    [
      'Créature · Force 5 · Chevaliers des Étoiles',
      'Talent\u00a0: Révélez les trois premières cartes de votre pioche. Vous pouvez ajouter à votre main une Action parmi elles. Remettez les autres sur le dessus de votre pioche, dans l’ordre de votre choix.',
    ],
  ],
  [
    'scoundrel',
    ['Minion · power 4 · Astroknights', 'Talent: Move this minion and another of your minions here to another base.'],
    [
      'Créature · Force 4 · Chevaliers des Étoiles',
      'Talent\u00a0: Déplacez cette Créature et une autre de vos Créatures de cette Base vers une autre Base.',
    ],
  ],
  [
    'its-a-trap',
    [
      'Action · Astroknights',
      'Special: Before a base scores, you may play this card: reveal cards from the top of your deck until you reveal an action. You may put it into your hand or play it as an extra. Shuffle the rest into your deck.',
    ],
    [
      'Action · Chevaliers des Étoiles',
      'Spécial\u00a0: Avant la Conquête d’une Base, vous pouvez jouer cette carte\u00a0: révélez les cartes du dessus de votre pioche jusqu’à révéler une Action. Vous pouvez l’ajouter à votre main ou la jouer en supplément. Mélangez à votre pioche les autres cartes révélées.',
    ],
  ],
  [
    'pupoks',
    [
      'Minion · power 2 · Astroknights',
      'Talent: Lose 1 Victory Point. If you do, reveal the top three cards of your deck; put them into your hand; you may play one of them as an extra.',
    ],
    [
      'Créature · Force 2 · Chevaliers des Étoiles',
      'Talent\u00a0: Perdez 1\u00a0Point de Victoire. Dans ce cas, révélez les trois premières cartes de votre pioche\u202f; ajoutez-les à votre main\u202f; vous pouvez jouer l’une d’elles en supplément.',
    ],
  ],
  [
    'block-the-probe',
    [
      'Action · Astroknights',
      'Give a minion +2 power until the end of the turn.',
      'Special: Before a base scores, you may play this card: give a minion +2 power until the end of the turn.',
    ],
    [
      'Action · Chevaliers des Étoiles',
      'Une Créature gagne 2 de Force jusqu’à la fin du tour.',
      'Spécial\u00a0: Avant la Conquête d’une Base, vous pouvez jouer cette carte\u00a0: une Créature gagne 2\u00a0de Force jusqu’à la fin du tour.',
    ],
  ],
  [
    'passengers',
    [
      'Action · Changerbots',
      'Attach: minion',
      'Ongoing: This minion has this Talent: “If this minion has moved this turn, move another of your minions from the base it came from to this base.”',
    ],
    [
      'Action · Changeformers',
      'Attachez\u00a0: Créature',
      'Permanent\u00a0: Cette Créature a ce Talent\u00a0: «\u00a0Si cette Créature s’est déplacée pendant ce tour, déplacez une autre de vos Créatures de la Base d’où elle vient vers cette Base.\u00a0»',
    ],
  ],
  [
    'hostage-exchange',
    [
      'Action · Ignobles',
      'Give control of one of your minions to another player. If you do, take control of another of that player’s minions with power equal to or less than that of the first.',
    ],
    [
      'Action · Squatteurs de Trône',
      'Donnez le contrôle d’une de vos Créatures à un autre joueur. Dans ce cas, prenez le contrôle d’une autre Créature de ce joueur de Force inférieure ou égale à celle de la première.',
    ],
  ],
  [
    'out-of-sight',
    ['Action · Ignobles', 'Each player returns a minion they own to their hand.'],
    ['Action · Squatteurs de Trône', 'Chaque joueur renvoie une Créature dont il est propriétaire dans sa main.'],
  ],
  [
    'ships-captain',
    [
      'Minion · power 5 · Star Roamers',
      'Search your deck for a minion, put it into your hand, then shuffle. If its power is 3 or less, you may play it here as an extra.',
    ],
    [
      'Créature · Force 5 · Voyageurs de l’Espace',
      'Cherchez une Créature dans votre pioche, ajoutez-la à votre main, puis mélangez la pioche. Si sa Force est de 3 ou moins, vous pouvez la jouer en supplément sur cette Base.',
    ],
  ],
  [
    'medical-officer',
    [
      'Minion · power 4 · Star Roamers',
      'Ongoing: If another of your minions would be destroyed, you may return it to its owner’s hand instead.',
      'Revised printing:',
      'Ongoing: If another of your minions would return to your hand, you may draw a card instead. If this happens to several at the same time, it applies to only one.',
    ],
    [
      'Créature · Force 4 · Voyageurs de l’Espace',
      'Permanent\u00a0: Si une autre de vos Créatures doit être détruite, vous pouvez la renvoyer dans la main de son propriétaire à la place.',
      'Tirage révisé\u00a0:',
      'Permanent\u00a0: Si une autre de vos Créatures doit revenir dans votre main, vous pouvez piocher une carte à la place. Si plusieurs sont concernées en même temps, cela ne vaut que pour une.',
    ],
  ],
  [
    'ensign',
    [
      'Minion · power 2 · Star Roamers',
      'Ongoing: If a card that another player is playing would directly affect another of your minions here, you may make this minion its target instead.',
    ],
    [
      'Créature · Force 2 · Voyageurs de l’Espace',
      'Permanent\u00a0: Si une carte que joue un autre joueur doit affecter directement une autre de vos Créatures sur cette Base, vous pouvez faire de cette Créature sa cible à la place.',
    ],
  ],
  [
    'teleport-overflow',
    [
      'Action · Star Roamers',
      'Return one of your minions to its owner’s hand. Show any number of minions with the same name from your hand. You may play them as extras.',
    ],
    [
      'Action · Voyageurs de l’Espace',
      'Renvoyez une de vos Créatures dans la main de son propriétaire. Montrez n’importe quel nombre de Créatures de même nom de votre main. Vous pouvez les jouer en supplément.',
    ],
  ],
  [
    'weird-new-worlds',
    [
      'Action · Star Roamers',
      'Attach: the top base of the base deck, added to those in play',
      'You may play an extra minion here.',
      'Ongoing: When the next base scores, no other takes its place; destroy this action.',
      'Revised printing:',
      'Add the top base of the base deck to those in play. You may play an extra minion on the new base.',
    ],
    [
      'Action · Voyageurs de l’Espace',
      'Attachez\u00a0: première Base de la pioche, ajoutée à celles en jeu',
      'Vous pouvez jouer une Créature supplémentaire sur cette Base.',
      'Permanent\u00a0: Lors de la prochaine Conquête d’une Base, aucune autre ne prend sa place\u202f; détruisez cette Action.',
      'Tirage révisé\u00a0:',
      'Ajoutez aux Bases en jeu la première Base de la pioche. Vous pouvez jouer une Créature supplémentaire sur la nouvelle Base.',
    ],
  ],
  [
    'survival-of-the-fittest',
    [
      'Action · Dinosaurs',
      'On each base where the minions do not all have the same power, choose one of the weakest. Destroy them.',
    ],
    [
      'Action · Dinosaures',
      'Sur chaque Base dont les Créatures n’ont pas toutes la même Force, choisissez l’une des plus faibles. Détruisez-les.',
    ],
  ],
  [
    'war-raptor',
    ['Minion · power 2 · Dinosaurs', 'Ongoing: This minion has +1 power for each War Raptor here.'],
    [
      'Créature · Force 2 · Dinosaures',
      'Permanent\u00a0: Cette Créature a +1\u00a0de Force pour chaque Raptor de Combat sur cette Base.',
    ],
  ],
  [
    'microbot-guard',
    ['Minion · power 1 · Robots', 'Destroy a minion here with less power than the number of your minions here.'],
    [
      'Créature · Force 1 · Robots',
      'Détruisez une Créature sur cette Base, de Force inférieure au nombre de vos Créatures qui s’y trouvent.',
    ],
  ],
  [
    'disguise',
    [
      'Action · Ninjas',
      'Choose one or two of your minions that you own on one base. For each, play an extra minion from your hand there; if you do, return the chosen minion to your hand.',
    ],
    [
      'Action · Ninjas',
      'Choisissez, sur une même Base, une ou deux de vos Créatures dont vous êtes propriétaire. Pour chacune, jouez-y une Créature supplémentaire de votre main\u202f; dans ce cas, renvoyez la Créature choisie dans votre main.',
    ],
  ],
  [
    'infiltrate',
    [
      'Action · Ninjas',
      'Attach: base',
      'Destroy another action attached to this base. You may ignore the ability of this base until the start of your next turn, as long as this action stays in play.',
      'Revised printing:',
      'Attach: base',
      'You may destroy another action attached to this base.',
      'Talent: Destroy this action. If you do, all players ignore the ability of this base until the start of your next turn.',
    ],
    [
      'Action · Ninjas',
      'Attachez\u00a0: Base',
      'Détruisez une autre Action attachée à cette Base. Vous pouvez ignorer l’effet de cette Base jusqu’au début de votre prochain tour, tant que cette Action reste en jeu.',
      'Tirage révisé\u00a0:',
      'Attachez\u00a0: Base',
      'Vous pouvez détruire une autre Action attachée à cette Base.',
      'Talent\u00a0: Détruisez cette Action. Dans ce cas, tous les joueurs ignorent l’effet de cette Base jusqu’au début de votre prochain tour.',
    ],
  ],
  [
    'ninja-acolyte',
    [
      'Minion · power 2 · Ninjas',
      'Special: During your turn, if you have not yet played a minion this turn, you may return this minion to your hand. If you do, play an extra minion from your hand here.',
      'Revised printing:',
      'Talent: If you have not yet played a minion this turn, return this minion to your hand. If you do, play an extra minion from your hand here.',
    ],
    [
      'Créature · Force 2 · Ninjas',
      'Spécial\u00a0: Pendant votre tour, si vous n’avez pas encore joué de Créature pendant ce tour, vous pouvez renvoyer cette Créature dans votre main. Dans ce cas, jouez une Créature supplémentaire de votre main sur cette Base.',
      'Tirage révisé\u00a0:',
      'Talent\u00a0: Si vous n’avez pas encore joué de Créature pendant ce tour, renvoyez cette Créature dans votre main. Dans ce cas, jouez une Créature supplémentaire de votre main sur cette Base.',
    ],
  ],
  [
    'broadside',
    ['Action · Pirates', 'Destroy all of a player’s minions of power 2 or less on a base where you have a minion.'],
    [
      'Action · Pirates',
      'Détruisez toutes les Créatures de Force 2 ou moins d’un joueur sur une Base où vous avez une Créature.',
    ],
  ],
  [
    'sea-dogs',
    [
      'Action · Pirates',
      'Name a faction. Move all other players’ minions of that faction from a base of your choice to another base.',
    ],
    [
      'Action · Pirates',
      'Nommez une Faction. Déplacez toutes les Créatures de cette Faction que contrôlent les autres joueurs sur une Base de votre choix vers une autre Base.',
    ],
  ],
  [
    'leprechaun',
    [
      'Minion · power 5 · Tricksters',
      'Ongoing: After another player plays a minion here, if it is still here and has less power than this minion, destroy it.',
    ],
    [
      'Créature · Force 5 · Petit Peuple',
      'Permanent\u00a0: Après qu’un autre joueur a joué une Créature sur cette Base, si elle s’y trouve encore et a une Force inférieure à celle de cette Créature, détruisez-la.',
    ],
  ],
  [
    'brownie',
    [
      'Minion · power 4 · Tricksters',
      'Ongoing: After another player plays a card that directly affects this minion, that player discards two cards at random.',
    ],
    [
      'Créature · Force 4 · Petit Peuple',
      'Permanent\u00a0: Après qu’un autre joueur a joué une carte qui affecte directement cette Créature, ce joueur défausse deux cartes au hasard.',
    ],
  ],
  [
    'neophyte',
    [
      'Minion · power 2 · Wizards',
      'Reveal the top card of your deck. If it is an action, you may put it into your hand or play it as an extra. Otherwise, put it back on top of your deck.',
    ],
    [
      'Créature · Force 2 · Sorciers',
      'Révélez la première carte de votre pioche. Si c’est une Action, vous pouvez l’ajouter à votre main ou la jouer en supplément. Sinon, remettez-la sur le dessus de votre pioche.',
    ],
  ],
  [
    'mass-enchantment',
    [
      'Action · Wizards',
      'Reveal the top card of each other player’s deck. You may play one action among them as an extra. Put the rest back on top of their decks.',
    ],
    [
      'Action · Sorciers',
      'Révélez la première carte de la pioche de chaque autre joueur. Vous pouvez jouer une Action parmi elles en supplément. Remettez les autres sur le dessus de leur pioche.',
    ],
  ],
  [
    'sacrifice',
    ['Action · Wizards', 'Choose one of your minions. Draw cards equal to its power. Destroy it.'],
    ['Action · Sorciers', 'Choisissez une de vos Créatures. Piochez autant de cartes que sa Force. Détruisez-la.'],
  ],
  [
    'zombie-lord',
    [
      'Minion · power 5 · Zombies',
      'For each base where you have no minion, you may play an extra minion of power 2 or less from your discard pile there.',
    ],
    [
      'Créature · Force 5 · Zombies',
      'Pour chaque Base où vous n’avez pas de Créature, vous pouvez jouer une Créature supplémentaire de Force 2 ou moins de votre défausse sur cette Base.',
    ],
  ],
  [
    'tenacious-z',
    [
      'Minion · power 2 · Zombies',
      'Special: During your turn, you may play this minion from your discard pile as an extra. You can play only one card with this name per turn.',
    ],
    [
      'Créature · Force 2 · Zombies',
      'Spécial\u00a0: Pendant votre tour, vous pouvez jouer cette Créature de votre défausse en supplément. Une seule carte de ce nom par tour.',
    ],
  ],
  [
    'hive-of-scum-and-villainy',
    [
      'Base · breakpoint 18 · 4 2 1',
      'Once per turn, after you play an action that directly raises the power of one or more minions, if one of them is yours and is still here, draw a card.',
    ],
    [
      'Base · Résistance 18 · 4 2 1',
      'Une fois par tour, après que vous avez joué une Action qui augmente directement la Force d’une ou de plusieurs Créatures, si l’une d’elles est à vous et se trouve encore sur cette Base, piochez une carte.',
    ],
  ],
  [
    'tortuga',
    [
      'Base · breakpoint 21 · 4 3 2',
      'Once this base has scored and another has replaced it, if you came second here, you may move one of your minions from another base to the new base.',
    ],
    [
      'Base · Résistance 21 · 4 3 2',
      'Quand, après la Conquête, une autre Base a remplacé celle-ci, si vous en êtes le Deuxième, vous pouvez déplacer une de vos Créatures d’une autre Base vers la nouvelle Base.',
    ],
  ],
  [
    'factory-436-1337',
    [
      'Base · breakpoint 25 · 2 2 1',
      'When this base scores, if you won here, gain 1 Victory Point for every 5 power that your minions here have in total.',
    ],
    [
      'Base · Résistance 25 · 2 2 1',
      'Lors de la Conquête de cette Base, si vous en êtes le Vainqueur, gagnez 1\u00a0Point de Victoire pour chaque tranche de 5\u00a0points de Force de vos Créatures sur cette Base.',
    ],
  ],
  [
    'mushroom-kingdom',
    [
      'Base · breakpoint 20 · 5 3 2',
      'At the start of your turn, you may move another player’s minion from another base to this base.',
      'Revised printing:',
      'Base · breakpoint 19 · 4 3 2',
      'At the start of your turn, if you have more cards in hand than any other player, you may move a minion from another base to this base, or move a minion here to another base.',
    ],
    [
      'Base · Résistance 20 · 5 3 2',
      'Au début de votre tour, vous pouvez déplacer une Créature d’un autre joueur d’une autre Base vers cette Base.',
      'Tirage révisé\u00a0:',
      'Base · Résistance 19 · 4 3 2',
      'Au début de votre tour, si vous avez en main plus de cartes que chacun des autres joueurs, vous pouvez déplacer une Créature d’une autre Base vers cette Base, ou déplacer une Créature de cette Base vers une autre Base.',
    ],
  ],
  ['king-rex', ['Minion · power 7 · Dinosaurs'], ['Créature · Force 7 · Dinosaures']],
];

test.each(FACES)('the face of %s', (id, ...expected) => {
  const told = (['en', 'fr'] as const).map((language) => {
    return faceLines(smashUpWording.face(id, language)!, language);
  });
  expect(told).toEqual(expected);
});
