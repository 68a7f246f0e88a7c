import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_3 = {
  'sets-in-play': {
    en: 'The core set can join in, in its first printing: eight factions and their bases. No titans: they come from elsewhere.',
    fr: 'Le jeu de base, au premier tirage, peut se joindre à la fête : huit Factions et leurs Bases. Pas de titans : ils viennent d’ailleurs.',
  },
  'draft-ways': {
    en: 'Factions are chosen freely, in turn and back again, or by chance, as the table says.',
    fr: 'Les Factions se choisissent librement, à tour de rôle puis à rebours, ou au hasard, selon la table.',
  },
  'one-printing': {
    en: 'A whole game follows one printing, the first or the revised one.',
    fr: 'Toute une partie suit un seul tirage, le premier ou le révisé.',
  },
  'tied-is-winning': {
    en: 'A player tied for the lead on a base is winning there (see the Walking Carpet).',
    fr: 'Qui partage la tête sur une Base y est gagnant (voir la Carpette sur Pattes).',
  },
  'unicrave-before': {
    en: 'The base that replaces Unicrave also carries out its own before-scoring ability.',
    fr: 'La Base qui remplace Univore applique aussi son propre effet « Avant la Conquête ».',
  },
  'each-player-chooses': {
    en: 'An effect on several players goes clockwise from the active one; each chooses what they destroy or return.',
    fr: 'Un effet sur plusieurs joueurs suit le sens horaire depuis le joueur actif ; chacun choisit ce qu’il détruit ou renvoie.',
  },
  'instead-choice': {
    en: 'Of several “instead” effects, the controller of the affected card chooses; each card acts once for each event.',
    fr: 'De plusieurs effets « à la place », le contrôleur de la carte affectée choisit ; chaque carte n’agit qu’une fois par événement.',
  },
  'all-not-direct': {
    en: 'What says “all” or “each” affects nobody directly: the Ensign and the Brownie do not answer.',
    fr: 'Un effet sur « tous » ou sur « chaque » n’affecte personne directement : Cadet et Brownie n’y répondent pas.',
  },
  'annoying-alien-names': {
    en: 'The Annoying Alien can name any minion title of the factions in play.',
    fr: 'L’Alien Relou peut nommer tout titre de Créature des Factions en jeu.',
  },
  'no-base-left': {
    en: 'If the base deck and its discard pile are both empty, no base is added.',
    fr: 'Si la pioche de Bases et sa défausse sont vides, aucune Base ne s’ajoute.',
  },
  'overflow-extras': {
    en: 'Every minion shown for Teleport Overflow may be played as an extra; one alone is enough.',
    fr: 'Chaque Créature montrée pour Abus de Téléportation peut être jouée en supplément ; une seule suffit.',
  },
  'standing-pass': {
    en: 'A player may pass in advance, until a moment of their choice.',
    fr: 'On peut passer d’avance, jusqu’au moment de son choix.',
  },
  'end-turn-order': {
    en: 'At the end of the turn, effects happen first, then all that lasts “until end of turn” runs out together, then the points are checked.',
    fr: 'En fin de tour, les effets ont lieu, puis tout ce qui dure « jusqu’à la fin du tour » cesse d’un coup, puis on vérifie les points.',
  },
  'nested-play': {
    en: 'A card played through another is finished first; the outer one waits, then goes on.',
    fr: 'Une carte jouée grâce à une autre s’achève d’abord ; l’autre attend, puis reprend.',
  },
  'do-what-you-can': {
    en: 'If only part of an effect is possible, that part is done.',
    fr: 'Si une partie seulement d’un effet est possible, on la fait.',
  },
  'cost-whole': {
    en: 'A cost that cannot be paid in full is not paid at all, and one payment serves one card.',
    fr: 'Un coût qu’on ne peut payer en entier ne se paie pas du tout, et un paiement ne sert qu’une carte.',
  },
  'independent-parts': {
    en: '“Do X. Do Y.”: Y is done even if X was impossible, in the printed order.',
    fr: '« Faites X. Faites Y. » : Y a lieu même si X était impossible, dans l’ordre imprimé.',
  },
  'immune-spared': {
    en: 'Of several targets, the protected one is spared and the others are not.',
    fr: 'De plusieurs cibles, celle qui est protégée est épargnée ; les autres, non.',
  },
  'react-needs-play': {
    en: 'A card reacts if it was in play at the event and still is, unless the event itself removed it.',
    fr: 'Une carte réagit si elle était en jeu lors de l’événement et l’est encore, à moins qu’il ne l’ait lui-même retirée.',
  },
  'extra-specific': {
    en: 'An extra for one given card, or on which the rest of the effect depends, is used at once; a mere limit on power does not make it so.',
    fr: 'Un supplément pour une carte précise, ou dont dépend la suite de l’effet, se joue aussitôt ; une simple limite de Force n’y oblige pas.',
  },
  labels: {
    en: 'A label covers all text up to the next one; text before any label is on-play.',
    fr: 'Un mot-clé vaut pour tout le texte jusqu’au suivant ; ce qui précède agit quand la carte est jouée.',
  },
  'specials-revised': {
    en: 'Revised printing: before scoring, the compulsory comes first in the active player’s order, then one round mixes cards in play and in hand. First printing: cards in play, then hands.',
    fr: 'Tirage révisé : avant la Conquête, l’obligatoire d’abord, dans l’ordre du joueur actif, puis un seul tour mêle cartes en jeu et en main. Premier tirage : les cartes en jeu, puis les mains.',
  },
  'scoring-base-gone': {
    en: 'First printing: if the base being scored is replaced before points are given, the new one is scored. Revised printing: the scoring stops and bases are checked afresh, save for Unicrave.',
    fr: 'Premier tirage : si la Base désignée est remplacée avant les points, la nouvelle est conquise. Tirage révisé : la Conquête s’arrête et l’on vérifie de nouveau les Bases, sauf avec Univore.',
  },
  'detach-not-affect': {
    en: 'Removing an attached action does not affect the minion, even if its power changes.',
    fr: 'Retirer une Action attachée n’affecte pas la Créature, même si sa Force change.',
  },
  credit: {
    en: 'An effect is put down to the controller of the card that ordered it, or to the player it made act.',
    fr: 'Un effet est imputé au contrôleur de la carte qui l’ordonne, ou au joueur qu’elle fait agir.',
  },
  'power-order': {
    en: 'Power is the printed number or what replaces it, then resets to a fixed value, then plus and minus, at least 0; breakpoints likewise.',
    fr: 'La Force part du chiffre inscrit ou de celui qui le remplace, puis des valeurs imposées, puis des plus et des moins, 0 au moins ; la Résistance aussi.',
  },
  'counters-stay': {
    en: 'Counters stay on a minion over turns and moves, and are lost when it leaves play.',
    fr: 'Les marqueurs Force +1 restent d’un tour à l’autre et d’une Base à l’autre, et se perdent quand la Créature quitte le jeu.',
  },
  'on-minion-not-base': {
    en: 'An action on a minion is not on the base.',
    fr: 'Une Action attachée à une Créature n’est pas sur la Base.',
  },
  'attach-protected': {
    en: 'An action played on what is protected from it is discarded without effect.',
    fr: 'Une Action attachée à ce qui en est protégé est défaussée sans effet.',
  },
  'indestructible-leaves': {
    en: 'What cannot be destroyed can still be returned, placed or discarded.',
    fr: 'Ce qui ne peut être détruit peut encore être renvoyé, placé ou défaussé.',
  },
  search: {
    en: 'A card found by searching is shown, and the searched deck is shuffled.',
    fr: 'Une carte trouvée en cherchant est montrée, et la pioche fouillée est mélangée.',
  },
  'same-name': {
    en: 'The same name is exactly the same title; one card alone is already a group.',
    fr: 'Le même nom, c’est exactement le même titre ; une carte seule forme déjà un groupe.',
  },
  'direct-increase-actions': {
    en: 'Raise power directly: Block the Probe, Laser Sword, Use the Fours, Yield to Rage, Cesium Armor, Form Mergacon, Matrix of Bossiness; in the core set Augmentation, Howl, Upgrade, Swashbuckling.',
    fr: 'Augmentent directement la Force : Parade à la Sonde, Épée Laser, Que le Quatre Soit avec Toi, Cède à la Colère, Armure de Césium, Formez Fusiotron !, Matrice de Commandement ; dans le jeu de base, Augmentation, Hurlement, Amélioration, De Cape et d’Épée.',
  },
  'direct-increase-in-play': {
    en: 'An action played for the Space Prince or the Walking Carpet must aim at cards already in play.',
    fr: 'Une Action jouée grâce au Prince de l’Espace ou à la Carpette sur Pattes doit viser des cartes déjà en jeu.',
  },
  'walking-carpet': {
    en: 'The Walking Carpet plays an action from hand, on top of the turn’s plays, that must raise its own power.',
    fr: 'La Carpette sur Pattes fait jouer une Action de la main, en plus des cartes du tour, qui doit augmenter sa propre Force.',
  },
  'block-the-probe': {
    en: 'Block the Probe is played as an action of your turn, or as a Special before any base scores, in any turn.',
    fr: 'Parade à la Sonde se joue comme Action de votre tour, ou comme Spécial avant toute Conquête, même au tour d’un autre.',
  },
  'port-me-up': {
    en: 'Played after a base scores, Port Me Up saves only one of your minions there, which goes to its owner’s hand.',
    fr: 'Jouée après une Conquête, Remontez-Moi Fissa ne sauve qu’une de vos Créatures de cette Base, rendue à la main de son propriétaire.',
  },
  pupoks: {
    en: 'Without a Victory Point to lose, the Pupoks cannot use their talent.',
    fr: 'Sans Point de Victoire à perdre, les Peluchoks ne peuvent utiliser leur Talent.',
  },
  'owned-or-controlled': {
    en: 'Fate of the Favorites and Out of Sight take a minion each player owns, Mass Teleport one each player controls.',
    fr: 'Le Sort des Chouchous et Loin des Yeux prennent à chacun une Créature dont il est propriétaire, Téléportation de Masse une Créature qu’il contrôle.',
  },
  'medical-officer': {
    en: 'First printing: the Medical Officer may return another minion of yours about to be destroyed, never himself; other cards can react to that return. Revised printing: he may keep in play one about to return.',
    fr: 'Premier tirage : l’Officier Médical peut renvoyer une autre de vos Créatures sur le point d’être détruite, jamais lui-même ; d’autres cartes peuvent réagir à ce renvoi. Tirage révisé : il peut garder en jeu une Créature sur le point de revenir.',
  },
  'matrix-of-bossiness': {
    en: 'The Matrix of Bossiness makes the printed power 5; plus and minus apply on top.',
    fr: 'La Matrice de Commandement porte la Force inscrite à 5 ; plus et moins s’appliquent ensuite.',
  },
  'neutral-space': {
    en: 'Neutral Space keeps out only other players’ minions on that base; minions elsewhere and all actions still work.',
    fr: 'L’Espace Neutre n’arrête que les Créatures adverses de cette Base ; celles d’ailleurs et toutes les Actions agissent.',
  },
  wintersquashed: {
    en: 'At Wintersquashed, whoever played a minion may give it away once its own ability is resolved.',
    fr: 'À Wintersplatch, qui a joué une Créature peut en céder le contrôle une fois son effet résolu.',
  },
  'no-moon': {
    en: 'The base hit by No-Moon is discarded with its cards, each to its owner, and a new base replaces it.',
    fr: 'La Base frappée par Pas-une-Lune est défaussée avec ses cartes, chacune chez son propriétaire, et une nouvelle la remplace.',
  },
  invader: {
    en: 'The point of the Invader is kept when it leaves play.',
    fr: 'Le point de l’Envahisseur reste acquis quand la carte quitte le jeu.',
  },
  rampage: {
    en: 'Rampage uses the minion’s power at that moment; later changes do not matter.',
    fr: 'Saccage retient la Force de la Créature à cet instant ; ce qui change ensuite ne compte pas.',
  },
  'return-and-play': {
    en: 'For Disguise and the Ninja Acolyte, returning and playing go together, at once, or not at all.',
    fr: 'Pour Déguisement et l’Acolyte Ninja, renvoyer et jouer vont ensemble, sur-le-champ, ou pas du tout.',
  },
  'ninja-acolyte': {
    en: 'Only a minion played in the phase of playing cards keeps the Ninja Acolyte from acting.',
    fr: 'Seule une Créature jouée pendant la phase « Jouer des cartes » empêche l’Acolyte Ninja d’agir.',
  },
  infiltrate: {
    en: 'First printing, used here: with Infiltrate you alone ignore the base’s ability. Later printings cancel it for all.',
    fr: 'Premier tirage, suivi ici : avec Infiltration, vous seul ignorez l’effet de la Base. Les tirages suivants l’annulent pour tous.',
  },
  'sail-apart': {
    en: 'With Dinghy and Full Sail, minions can go to different bases.',
    fr: 'Avec Chaloupe et Toutes Voiles Dehors, les Créatures peuvent gagner des Bases différentes.',
  },
  'sea-dogs': {
    en: 'With Sea Dogs, all minions leave from one base and arrive together on one other.',
    fr: 'Avec Loups de Mer, toutes les Créatures partent d’une même Base et arrivent ensemble sur une autre.',
  },
  'revealed-now': {
    en: 'What a Hoverbot or a Neophyte reveals is played, taken (by the Neophyte) or put back at once.',
    fr: 'Ce que révèle l’Aérobot ou le Néophyte se joue, se prend (pour le Néophyte) ou se repose aussitôt.',
  },
  'microbot-alpha': {
    en: 'With Microbot Alpha, all your minions in play are Microbots, not those in hand or discard pile.',
    fr: 'Avec Microbot Alpha, toutes vos Créatures en jeu sont des Microbots, pas celles de la main ni de la défausse.',
  },
  'microbot-fixers': {
    en: 'Two Microbot Fixers give +2 to each Microbot, themselves included.',
    fr: 'Deux exemplaires de Microbot Réparateur donnent +2 à chaque Microbot, eux compris.',
  },
  brownie: {
    en: 'The Brownie answers only to a card being played that affects it directly, not to one already in play.',
    fr: 'Le Brownie ne répond qu’à une carte qu’on joue et qui l’affecte directement, non à une carte déjà en jeu.',
  },
  'trap-still-there': {
    en: 'The Leprechaun and the Flame Trap hit a minion played there only if it is still there after its own ability.',
    fr: 'Le Leprechaun et le Piège Enflammé ne frappent la Créature jouée là que si elle y est encore après son propre effet.',
  },
  hideout: {
    en: 'An ongoing effect stopped by Hideout is stopped until the end of the turn.',
    fr: 'Un effet Permanent arrêté par Cachette l’est jusqu’à la fin du tour.',
  },
  'mark-of-sleep': {
    en: 'Mark of Sleep forbids only playing actions; those in play go on working.',
    fr: 'Marque du Sommeil n’interdit que de jouer des Actions ; celles en jeu agissent toujours.',
  },
  'mass-enchantment': {
    en: 'The action borrowed by Mass Enchantment is played at once under your control, then goes to its owner’s discard pile.',
    fr: 'L’Action empruntée par Enchantement de Masse se joue aussitôt, sous votre contrôle, puis va dans la défausse de son propriétaire.',
  },
  'wizard-extra-stays': {
    en: 'The extra action of the Archmage or the Chronomage is not lost if the minion is destroyed that turn.',
    fr: 'L’Action supplémentaire de l’Archimage ou du Chronomage n’est pas perdue si la Créature est détruite dans le tour.',
  },
  'lend-a-hand': {
    en: 'Lend a Hand does not shuffle itself in.',
    fr: 'La carte Coup de Main ne se remélange pas elle-même.',
  },
  'zombie-lord': {
    en: 'The Zombie Lord counts the bases empty of your minions as it is played: one minion for each, all at once.',
    fr: 'À son arrivée, le Seigneur Zombie compte les Bases sans Créature à vous : une Créature pour chacune, toutes aussitôt.',
  },
  'theyre-coming': {
    en: 'They’re Coming To Get You serves for a normal or generic extra minion while you play cards, not for an extra of one given card.',
    fr: 'Ils Viennent Te Chercher vaut pour la Créature du tour ou un supplément libre, pendant que vous jouez, non pour une carte imposée.',
  },
  terraforming: {
    en: 'First printing, used here: Terraforming keeps minions and what is on them, but discards actions on the base. Later printings keep all.',
    fr: 'Premier tirage, suivi ici : Terraformation garde les Créatures et ce qu’elles portent, mais défausse les Actions de la Base. Les tirages suivants gardent tout.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
