import type { Both } from './language.ts';
import type { Noun } from './plural.ts';

/** What the terminal program says by itself. Placeholders stand in braces. */
export const TERMINAL = {
  red: { en: 'Red', fr: 'Rouge' },
  yellow: { en: 'Yellow', fr: 'Jaune' },
  green: { en: 'Green', fr: 'Vert' },
  blue: { en: 'Blue', fr: 'Bleu' },
  greedy: { en: 'greedy', fr: 'avide' },
  random: { en: 'random', fr: 'au hasard' },
  seated: { en: 'You are {name}. Against you: {others}.', fr: 'Vous êtes {name}. Face à vous : {others}.' },
  prompt: { en: 'Your answer (h for help): ', fr: 'Votre réponse (h pour l’aide) : ' },
  reveals: { en: 'cannot be undone', fr: 'sans retour possible' },
  notANumber: {
    en: '“{text}” is no answer: type a number from 1 to {count}, or h for help.',
    fr: '« {text} » n’est pas une réponse : tapez un nombre de 1 à {count}, ou h pour l’aide.',
  },
  undone: { en: 'Taken back.', fr: 'Coup repris.' },
  nothingToUndo: {
    en: 'Nothing can be taken back: since your last answer something hidden came to light, or someone else has played.',
    fr: 'Rien à reprendre : depuis votre dernière réponse, une information cachée a été révélée ou quelqu’un d’autre a joué.',
  },
  redone: { en: 'Played again.', fr: 'Coup rejoué.' },
  nothingToRedo: { en: 'There is nothing to play again.', fr: 'Il n’y a rien à rejouer.' },
  playsRest: {
    en: 'Ending your turn plays the cards left in your hand first:',
    fr: 'Finir le tour joue d’abord les cartes qui vous restent en main :',
  },
  choiceFirst: { en: 'This question comes first.', fr: 'Il faut d’abord répondre à cette question.' },
  possible: { en: 'That is possible now: option {list}.', fr: 'C’est possible : option {list}.' },
  unknownCard: { en: 'No card or token is called “{text}”.', fr: 'Aucune carte, aucun jeton ne s’appelle « {text} ».' },
  ourName: { en: '(our own name)', fr: '(nom de notre invention)' },
  noRule: { en: 'No rule mentions “{text}”.', fr: 'Aucune règle ne mentionne « {text} ».' },
  saved: { en: 'Saved in {file}.', fr: 'Partie enregistrée dans {file}.' },
  notSaved: { en: 'Could not save in {file}: {reason}', fr: 'Impossible d’enregistrer dans {file} : {reason}' },
  resumed: { en: 'Going on with {file} at step {step}.', fr: 'Reprise de {file} à l’étape {step}.' },
  stoppedAt: {
    en: 'The record stops being right here: {reason}. What came before is kept.',
    fr: 'À partir d’ici l’enregistrement n’est plus valable : {reason}. Ce qui précède est conservé.',
  },
  noFile: { en: 'There is no file {file} that can be read.', fr: 'Aucun fichier {file} ne peut être lu.' },
  noLastGame: {
    en: 'No game is kept here yet: {file} cannot be read.',
    fr: 'Aucune partie n’est encore conservée ici : {file} ne peut être lu.',
  },
  notAState: {
    en: '{file} begins with a snapshot that is not a state of this game.',
    fr: '{file} commence par un instantané qui n’est pas un état de ce jeu.',
  },
  tableUnreadable: {
    en: 'Who sat where cannot be read from {file}; your options count instead.',
    fr: '{file} ne dit pas qui était assis où ; vos options en décident.',
  },
  saveWhere: { en: 'Save in which file? Type: s FILE', fr: 'Enregistrer dans quel fichier ? Tapez : s FICHIER' },
  actions: { en: 'Ask about an action: {list}.', fr: 'Interrogez sur une action : {list}.' },
  noAction: {
    en: '“{text}” is no action. Actions are: {list}.',
    fr: '« {text} » n’est pas une action. Les actions : {list}.',
  },
  noMap: { en: 'This game has no map.', fr: 'Ce jeu n’a pas de carte.' },
  unknownOption: {
    en: 'There is no option {name}; --help lists those there are.',
    fr: 'L’option {name} n’existe pas ; --help donne la liste.',
  },
  valueMissing: { en: 'The option {name} needs a value.', fr: 'L’option {name} demande une valeur.' },
  noValueTaken: { en: 'The option {name} takes no value.', fr: 'L’option {name} ne prend pas de valeur.' },
  notAnArgument: {
    en: '“{text}” is not understood; --help lists the options.',
    fr: '« {text} » n’est pas compris ; --help donne la liste des options.',
  },
  goodbyeUnkept: { en: 'Your game could not be kept.', fr: 'Votre partie n’a pas pu être conservée.' },
  goodbye: {
    en: 'Your game is kept: npm run terminal -- --continue takes it up again.',
    fr: 'Votre partie est conservée : npm run terminal -- --continue la reprend.',
  },
  gameOver: { en: 'The game is over.', fr: 'La partie est finie.' },
  score: { en: '{place}. {name}: {points}', fr: '{place}. {name} : {points}' },
  nobody: {
    en: 'Nobody came home with anything: everybody lost.',
    fr: 'Personne n’a rien rapporté : tout le monde a perdu.',
  },
  commands: {
    en: `A number takes that option. Or:
  e          end the turn; what is left in your hand is played first
  u, r       take the last answer back, play it again
  w ACTION   why can’t I? for example: w walk 9, w acquire Rebel Scout, w buy crown
  c NAME     show a card or token, for example: c Rebel Scout
  rules WORD find rules
  t          show the table again
  m, map     show the whole board: rooms, what is there, tunnels
  s FILE     save the game in a file
  q          quit; the game is kept`,
    fr: `Un nombre choisit l’option. Ou bien :
  e          finir le tour ; les cartes restées en main sont jouées d’abord
  u, r       reprendre la dernière réponse, la rejouer
  w ACTION   pourquoi pas ? par exemple : w aller 9, w acquérir Éclaireur rebelle
  c NOM      montrer une carte ou un jeton, par exemple : c Éclaireur rebelle
  rules MOT  chercher dans les règles
  t          revoir la table
  m, map     voir tout le plateau : salles, ce qui s’y trouve, tunnels
  s FICHIER  enregistrer la partie dans un fichier
  q          quitter ; la partie est conservée`,
  },
  help: {
    en: `Tintamarre in the terminal: play against bots.

npm run terminal -- [options]
  --lang en|fr        language (by default that of your system)
  --game clank        which game
  --seats 2           number of players, you included
  --bots greedy       who plays the other seats: greedy or random, or one for each: greedy,random
  --seat 1            your place in turn order
  --options LIST      table options, for example board=dusk,artifacts=any-time
  --seed DIGITS       64 hexadecimal digits: the same shuffles every time
  --continue          go on with the last game
  --load FILE         go on with a saved game
  --help              this page`,
    fr: `Tintamarre dans le terminal : jouez contre des robots.

npm run terminal -- [options]
  --lang en|fr        langue (par défaut celle de votre système)
  --game clank        le jeu
  --seats 2           nombre de joueurs, vous compris
  --bots greedy       qui joue les autres places : greedy (avide), random (au hasard), ou une liste
  --seat 1            votre place dans l’ordre du tour
  --options LISTE     options de table, par exemple board=dusk,artifacts=any-time
  --seed CHIFFRES     64 chiffres hexadécimaux : toujours les mêmes mélanges
  --continue          reprendre la dernière partie
  --load FICHIER      reprendre une partie enregistrée
  --help              cette page`,
  },
} satisfies Readonly<Record<string, Both>>;

export type TerminalText = keyof typeof TERMINAL;

export const POINTS: Noun = { en: ['point', 'points'], fr: ['point', 'points'] };
