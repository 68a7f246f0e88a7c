import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_3 = {
  'sets-in-play': {
    en: 'The core set, in its first printing, can be added: eight factions and their bases. Titans are not included.',
    fr: 'Le jeu de base, au premier tirage, peut s’ajouter : huit Factions et leurs Bases. Les titans n’y figurent pas.',
  },
  'draft-ways': {
    en: 'As the table options say, factions are chosen freely, in turn and then in reverse order, or at random.',
    fr: 'Selon l’option de la table, les Factions se choisissent librement, à tour de rôle puis à rebours, ou se tirent au hasard.',
  },
  'one-printing': {
    en: 'The whole game uses one printing, first or revised.',
    fr: 'Toute la partie suit un seul tirage, le premier ou le révisé.',
  },
  'tied-is-winning': {
    en: 'A player tied for the lead on a base is winning there (see the Walking Carpet).',
    fr: 'Un joueur à égalité en tête sur une Base en est le Vainqueur (voir la Carpette sur Pattes).',
  },
  'unicrave-before': {
    en: 'The base that replaces Unicrave also carries out its own “before scoring” ability.',
    fr: 'La Base qui remplace Univore applique aussi son propre effet « Avant la Conquête ».',
  },
  'each-player-chooses': {
    en: 'An effect on several players goes clockwise from the active player; each chooses what they destroy or return.',
    fr: 'Un effet sur plusieurs joueurs suit le sens horaire depuis le joueur actif ; chacun choisit ce qu’il détruit ou renvoie.',
  },
  'instead-choice': {
    en: 'If several “instead” effects apply, the controller of the affected card chooses one; each card acts only once per event.',
    fr: 'Si plusieurs effets « à la place » s’appliquent, le contrôleur de la carte affectée choisit ; chaque carte n’agit qu’une fois par événement.',
  },
  'all-not-direct': {
    en: 'An effect on “all” or “each” affects nothing directly: the Ensign and the Brownie do not react.',
    fr: 'Un effet sur « tous » ou sur « chaque » n’affecte rien directement : ni le Cadet ni le Brownie n’y réagissent.',
  },
  'annoying-alien-names': {
    en: 'The Annoying Alien can name any minion of the factions in play.',
    fr: 'L’Alien Relou peut nommer n’importe quelle Créature des Factions en jeu.',
  },
  'no-base-left': {
    en: 'If the base deck and its discard pile are both empty, no base is added.',
    fr: 'Si la pioche de Bases et sa défausse sont vides, aucune Base n’est ajoutée.',
  },
  'overflow-extras': {
    en: 'Every minion shown for Teleport Overflow may be played as an extra; showing just one is enough.',
    fr: 'Chaque Créature montrée pour Abus de Téléportation peut être jouée en supplément ; une seule suffit.',
  },
  'standing-pass': {
    en: 'A player may pass in advance, until a moment of their choice.',
    fr: 'Un joueur peut passer d’avance, jusqu’au moment de son choix.',
  },
  'end-turn-order': {
    en: 'At the end of the turn, effects happen first; then everything that lasts “until the end of the turn” ends at once; then points are checked.',
    fr: 'En fin de tour, les effets ont lieu, puis tout ce qui dure « jusqu’à la fin du tour » cesse d’un coup, puis les points sont vérifiés.',
  },
  'nested-play': {
    en: 'A card played through another is finished first; then the first card continues.',
    fr: 'Une carte jouée grâce à une autre s’applique d’abord ; l’autre reprend ensuite.',
  },
  'do-what-you-can': {
    en: 'If only part of an effect is possible, do that part.',
    fr: 'Si un effet n’est possible qu’en partie, appliquez cette partie.',
  },
  'cost-whole': {
    en: 'A cost that cannot be paid in full is not paid at all, and one payment counts for only one card.',
    fr: 'Un coût que vous ne pouvez pas payer en entier ne se paie pas du tout, et un paiement ne sert qu’une carte.',
  },
  'independent-parts': {
    en: '“Do X. Do Y.”: in this order, and Y even if X was impossible.',
    fr: '« Faites X. Faites Y. » : dans cet ordre, et Y même si X était impossible.',
  },
  'immune-spared': {
    en: 'If an effect has several targets, a protected one is spared and the others are not.',
    fr: 'Si un effet vise plusieurs cartes, celle qui est protégée est épargnée, pas les autres.',
  },
  'react-needs-play': {
    en: 'A card reacts if it was in play when the event happened and still is, unless the event itself removed it.',
    fr: 'Une carte réagit si elle était en jeu lors de l’événement et l’est encore, à moins qu’il ne l’ait lui-même retirée.',
  },
  'extra-specific': {
    en: 'Use an extra play at once if it names one card or if the rest of the effect depends on it; a power limit alone does not force you to.',
    fr: 'Une carte supplémentaire imposée, ou dont dépend la suite de l’effet, se joue aussitôt ; une simple limite de Force n’y oblige pas.',
  },
  labels: {
    en: 'A label covers all text up to the next one; text before any label is the on-play ability.',
    fr: 'Un mot-clé vaut pour tout le texte jusqu’au suivant ; ce qui précède s’applique quand la carte est jouée.',
  },
  'specials-revised': {
    en: 'Revised printing: before a base scores, mandatory abilities come first, in the active player’s order; then a single round covers cards in play and in hand. First printing: cards in play, then hands.',
    fr: 'Tirage révisé : avant la Conquête, les effets obligatoires passent d’abord, dans l’ordre du joueur actif, puis un seul tour de table mêle cartes en jeu et en main. Premier tirage : les cartes en jeu, puis les mains.',
  },
  'scoring-base-gone': {
    en: 'First printing: if the base being scored is replaced before points are awarded, the new base scores. Revised printing: the scoring stops and bases are checked again, except with Unicrave.',
    fr: 'Premier tirage : si la Base désignée est remplacée avant l’attribution des points, c’est la nouvelle qui est conquise. Tirage révisé : la Conquête s’arrête et les Bases sont de nouveau vérifiées, sauf avec Univore.',
  },
  'detach-not-affect': {
    en: 'Removing an attached action does not affect the minion, even if its power changes.',
    fr: 'Retirer une Action attachée n’affecte pas la Créature, même si sa Force change.',
  },
  credit: {
    en: 'An effect belongs to the controller of the card that caused it, or to the player that card told to act.',
    fr: 'Un effet compte comme celui du contrôleur de la carte qui l’ordonne, ou du joueur qu’elle fait agir.',
  },
  'power-order': {
    en: 'Start from the printed power or what replaces it, then apply fixed values, then bonuses and penalties, never below 0; breakpoints work the same way.',
    fr: 'Partez de la Force inscrite ou de ce qui la remplace, appliquez les valeurs imposées, puis les bonus et les malus, sans jamais descendre sous 0 ; de même pour la Résistance.',
  },
  'counters-stay': {
    en: 'Counters stay on a minion from turn to turn and from base to base; they are lost when it leaves play.',
    fr: 'Les marqueurs Force +1 restent d’un tour à l’autre et d’une Base à l’autre, et se perdent quand la Créature quitte le jeu.',
  },
  'on-minion-not-base': {
    en: 'An action attached to a minion is not on the base.',
    fr: 'Une Action attachée à une Créature n’est pas sur la Base.',
  },
  'attach-protected': {
    en: 'An action played on a card protected from it is discarded without effect.',
    fr: 'Une Action attachée à ce qui en est protégé est défaussée sans effet.',
  },
  'indestructible-leaves': {
    en: 'A card that cannot be destroyed can still be returned, placed or discarded.',
    fr: 'Une carte qui ne peut pas être détruite peut toujours être renvoyée, placée ou défaussée.',
  },
  search: {
    en: 'A card found by searching is shown, and the deck is then shuffled.',
    fr: 'Une carte trouvée en cherchant est montrée, puis la pioche est mélangée.',
  },
  'same-name': {
    en: '“The same name” means exactly the same name; one card alone is already a group.',
    fr: '« Le même nom », c’est exactement le même ; une carte seule forme déjà un groupe.',
  },
  'direct-increase-actions': {
    en: 'These raise power directly: Block the Probe, Laser Sword, Use the Fours, Yield to Rage, Cesium Armor, Form Mergacon, Matrix of Bossiness; in the core set, Augmentation, Howl, Upgrade, Swashbuckling.',
    fr: 'Augmentent directement la Force : Parade à la Sonde, Épée Laser, Que le Quatre Soit avec Toi, Cède à la Colère, Armure de Césium, Formez Fusiotron !, Matrice de Commandement ; dans le jeu de base, Augmentation, Hurlement, Amélioration, De Cape et d’Épée.',
  },
  'direct-increase-in-play': {
    en: 'An action played for the Space Prince or the Walking Carpet must target cards already in play.',
    fr: 'Une Action jouée grâce au Prince de l’Espace ou à la Carpette sur Pattes doit viser des cartes déjà en jeu.',
  },
  'walking-carpet': {
    en: 'The Walking Carpet lets you play an action from your hand, on top of the turn’s plays; it must raise the Walking Carpet’s own power.',
    fr: 'La Carpette sur Pattes fait jouer une Action de la main, en plus des cartes du tour ; cette Action doit augmenter la Force de la Carpette.',
  },
  'block-the-probe': {
    en: 'You can play Block the Probe as an action of your turn or, in any turn, as a Special before a base scores.',
    fr: 'Parade à la Sonde se joue comme Action de votre tour, ou comme Spécial avant toute Conquête, même au tour d’un autre.',
  },
  'port-me-up': {
    en: 'Played after a base scores, Port Me Up saves only one of your minions there and returns it to its owner’s hand.',
    fr: 'Jouée après une Conquête, Remontez-Moi Fissa ne sauve qu’une de vos Créatures de cette Base, rendue à la main de son propriétaire.',
  },
  pupoks: {
    en: 'If you have no Victory Point to lose, you cannot use the Talent of the Pupoks.',
    fr: 'Sans Point de Victoire à perdre, vous ne pouvez pas utiliser le Talent des Peluchoks.',
  },
  'owned-or-controlled': {
    en: 'Fate of the Favorites and Out of Sight take a minion that each player owns; Mass Teleport takes one that each player controls.',
    fr: 'Le Sort des Chouchous et Loin des Yeux prennent à chaque joueur une Créature dont il est propriétaire ; Téléportation de Masse, une Créature qu’il contrôle.',
  },
  'medical-officer': {
    en: 'First printing: the Medical Officer may return another of your minions that would be destroyed, never himself; other cards can react to that return. Revised printing: he may keep in play a minion that would return.',
    fr: 'Premier tirage : l’Officier Médical peut renvoyer une autre de vos Créatures sur le point d’être détruite, jamais lui-même ; d’autres cartes peuvent réagir à ce renvoi. Tirage révisé : il peut garder en jeu une Créature sur le point de revenir.',
  },
  'matrix-of-bossiness': {
    en: 'The Matrix of Bossiness makes the printed power 5; bonuses and penalties then apply.',
    fr: 'La Matrice de Commandement porte la Force inscrite à 5 ; bonus et malus s’appliquent ensuite.',
  },
  'neutral-space': {
    en: 'Neutral Space stops only other players’ minions on that base; minions elsewhere and all actions still work.',
    fr: 'L’Espace Neutre n’arrête que les Créatures adverses de cette Base ; celles d’ailleurs et toutes les Actions continuent d’agir.',
  },
  wintersquashed: {
    en: 'At Wintersquashed, the player who played a minion may give it away once its own ability has resolved.',
    fr: 'À Wintersplatch, le joueur qui a joué une Créature peut en céder le contrôle une fois l’effet de celle-ci appliqué.',
  },
  'no-moon': {
    en: 'The base hit by No-Moon is discarded with its cards, each to its owner’s discard pile, and a new base replaces it.',
    fr: 'La Base frappée par Pas-une-Lune est défaussée avec ses cartes, chacune chez son propriétaire, et une nouvelle la remplace.',
  },
  invader: {
    en: 'You keep the Invader’s point when it leaves play.',
    fr: 'Le point de l’Envahisseur reste acquis quand la carte quitte le jeu.',
  },
  rampage: {
    en: 'Rampage uses the minion’s power at that moment; later changes do not matter.',
    fr: 'Saccage retient la Force de la Créature à cet instant ; ce qui change ensuite ne compte pas.',
  },
  'return-and-play': {
    en: 'With Disguise and the Ninja Acolyte, returning and playing happen together, at once, or not at all.',
    fr: 'Pour Déguisement et l’Acolyte Ninja, renvoyer et jouer vont ensemble, sur-le-champ, ou pas du tout.',
  },
  'ninja-acolyte': {
    en: 'Only a minion played in your “play cards” phase keeps the Ninja Acolyte from acting.',
    fr: 'Seule une Créature jouée pendant la phase « Jouer des cartes » empêche l’Acolyte Ninja d’agir.',
  },
  infiltrate: {
    en: 'First printing: with Infiltrate, only you ignore the base’s ability. Revised printing: everyone ignores it.',
    fr: 'Premier tirage : avec Infiltration, vous seul ignorez l’effet de la Base. Tirage révisé : tous l’ignorent.',
  },
  'sail-apart': {
    en: 'With Dinghy and Full Sail, minions can go to different bases.',
    fr: 'Avec Chaloupe et Toutes Voiles Dehors, les Créatures peuvent gagner des Bases différentes.',
  },
  'sea-dogs': {
    en: 'With Sea Dogs, all the minions leave the same base and arrive together on another.',
    fr: 'Avec Loups de Mer, toutes les Créatures partent d’une même Base et arrivent ensemble sur une autre.',
  },
  'revealed-now': {
    en: 'A card revealed by the Hoverbot or the Neophyte is played, taken (Neophyte only) or put back at once.',
    fr: 'Une carte révélée par l’Aérobot ou le Néophyte est aussitôt jouée, prise (Néophyte seulement) ou reposée.',
  },
  'microbot-alpha': {
    en: 'With Microbot Alpha, all your minions in play are Microbots, but not those in your hand or discard pile.',
    fr: 'Avec Microbot Alpha, toutes vos Créatures en jeu sont des Microbots, mais pas celles de la main ni de la défausse.',
  },
  'microbot-fixers': {
    en: 'Two Microbot Fixers give +2 to each Microbot, themselves included.',
    fr: 'Deux exemplaires de Microbot Réparateur donnent +2 à chaque Microbot, eux compris.',
  },
  brownie: {
    en: 'The Brownie reacts only to a card being played that directly affects it, not to one already in play.',
    fr: 'Le Brownie ne réagit qu’à une carte que l’on joue et qui l’affecte directement, pas à une carte déjà en jeu.',
  },
  'trap-still-there': {
    en: 'The Leprechaun and the Flame Trap destroy a minion played there only if it is still there after its own ability.',
    fr: 'Le Leprechaun et le Piège Enflammé ne frappent la Créature jouée là que si elle y est encore après son propre effet.',
  },
  hideout: {
    en: 'An effect stopped by Hideout, if Ongoing, stays stopped until the end of the turn.',
    fr: 'Un effet Permanent arrêté par Cachette le reste jusqu’à la fin du tour.',
  },
  'mark-of-sleep': {
    en: 'Mark of Sleep only stops a player from playing actions; those in play go on working.',
    fr: 'Marque du Sommeil interdit seulement de jouer des Actions ; celles en jeu continuent d’agir.',
  },
  'mass-enchantment': {
    en: 'The action borrowed with Mass Enchantment is played at once under your control, then goes to its owner’s discard pile.',
    fr: 'L’Action empruntée par Enchantement de Masse se joue aussitôt, sous votre contrôle, puis va dans la défausse de son propriétaire.',
  },
  'wizard-extra-stays': {
    en: 'The extra action of the Archmage or the Chronomage is not lost if the minion is destroyed that turn.',
    fr: 'L’Action supplémentaire de l’Archimage ou du Chronomage n’est pas perdue si la Créature est détruite dans le tour.',
  },
  'lend-a-hand': {
    en: 'Lend a Hand does not shuffle itself back in.',
    fr: 'La carte Coup de Main ne se remélange pas elle-même.',
  },
  'zombie-lord': {
    en: 'The Zombie Lord counts the bases where you have no minion as it is played: one minion for each, all at once.',
    fr: 'À son arrivée, le Seigneur Zombie compte les Bases où vous n’avez pas de Créature : une Créature pour chacune, toutes d’un coup.',
  },
  'theyre-coming': {
    en: 'They’re Coming To Get You works for a normal or generic extra minion in your “play cards” phase, not for an extra play of one given card.',
    fr: 'Ils Viennent Te Chercher vaut pour la Créature du tour ou un supplément libre, pendant votre phase « Jouer des cartes », mais pas pour une carte imposée.',
  },
  terraforming: {
    en: 'First printing: Terraforming keeps minions and what is attached to them, but discards actions on the base. Revised printing: it keeps everything.',
    fr: 'Premier tirage : Terraformation garde les Créatures et ce qu’elles portent, mais défausse les Actions de la Base. Tirage révisé : elle garde tout.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
