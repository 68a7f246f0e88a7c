import type { Both } from './language.ts';
import type { Noun } from './plural.ts';

/** What the terminal program says by itself. Placeholders stand in braces. */
export const TERMINAL = {
  red: { en: 'Red', fr: 'Rouge' },
  yellow: { en: 'Yellow', fr: 'Jaune' },
  green: { en: 'Green', fr: 'Vert' },
  blue: { en: 'Blue', fr: 'Bleu' },
  greedy: { en: 'keen', fr: 'gourmand' },
  random: { en: 'reckless', fr: 'étourdi' },
  seated: { en: 'You are {name}, playing against {others}.', fr: 'Vous êtes {name} et jouez contre {others}.' },
  prompt: { en: 'Your answer (h for help): ', fr: 'Votre réponse (h pour l’aide) : ' },
  reveals: { en: 'can’t be undone', fr: 'définitif' },
  notANumber: {
    en: '“{text}” is not an answer: type a number from 1 to {count}, or h for help.',
    fr: '« {text} » n’est pas une réponse : tapez un nombre de 1 à {count}, ou h pour l’aide.',
  },
  undone: { en: 'Undone.', fr: 'Coup annulé.' },
  nothingToUndo: {
    en: 'Nothing to undo: since your last answer, hidden information was revealed or someone else has played.',
    fr: 'Rien à annuler : depuis votre dernière réponse, une information cachée a été révélée ou quelqu’un d’autre a joué.',
  },
  redone: { en: 'Redone.', fr: 'Coup rétabli.' },
  nothingToRedo: { en: 'There is nothing to redo.', fr: 'Il n’y a rien à rétablir.' },
  playsRest: {
    en: 'Ending your turn plays the cards left in your hand first:',
    fr: 'Avant la fin du tour, les cartes qui vous restent en main sont jouées :',
  },
  choiceFirst: { en: 'Answer this question first.', fr: 'Il faut d’abord répondre à cette question.' },
  possible: { en: 'You can do that now (option {list}).', fr: 'C’est possible (option {list}).' },
  unknownCard: {
    en: 'There is no card or token called “{text}”.',
    fr: 'Aucune carte ni aucun jeton ne s’appelle « {text} ».',
  },
  ourName: { en: '(our own name)', fr: '(nom de notre cru)' },
  noRule: { en: 'No rule mentions “{text}”.', fr: 'Aucune règle ne mentionne « {text} ».' },
  saved: { en: 'Saved to {file}.', fr: 'Partie enregistrée dans {file}.' },
  notSaved: { en: 'Could not save to {file}: {reason}', fr: 'Impossible d’enregistrer dans {file} : {reason}' },
  resumed: { en: 'Resuming {file} at step {step}.', fr: 'Reprise de {file} à l’étape {step}.' },
  stoppedAt: {
    en: 'The record is corrupt from here on: {reason}. What came before is kept.',
    fr: 'L’enregistrement n’est plus valable à partir d’ici : {reason}. Ce qui précède est conservé.',
  },
  upgraded: {
    en: 'The rules have changed since then: the game goes on from where it stood. What came before cannot be undone.',
    fr: 'Les règles ont changé depuis : la partie reprend là où elle en était. Ce qui précède ne peut plus être annulé.',
  },
  lost: {
    en: 'The rules have changed since then: the last actions ({n}) break the new rules and were undone.',
    fr: 'Les règles ont changé depuis : selon les nouvelles règles, les dernières actions ({n}) ne sont plus valables et sont annulées.',
  },
  noFile: { en: 'Cannot read the file {file}.', fr: 'Impossible de lire le fichier {file}.' },
  noLastGame: {
    en: 'There is no saved game here yet: {file} cannot be read.',
    fr: 'Aucune partie n’est encore conservée ici : impossible de lire {file}.',
  },
  notAState: {
    en: '{file} begins with a snapshot that is not a state of this game.',
    fr: '{file} commence par un instantané qui n’est pas un état de ce jeu.',
  },
  tableUnreadable: {
    en: '{file} does not say who sat where; your options decide instead.',
    fr: '{file} ne dit pas qui occupait quelle place ; vos options en décident.',
  },
  saveWhere: { en: 'Save to which file? Type: s FILE', fr: 'Enregistrer dans quel fichier ? Tapez : s FICHIER' },
  actions: { en: 'Ask about an action: {list}.', fr: 'Précisez l’action : {list}.' },
  noAction: {
    en: '“{text}” is not an action. Actions: {list}.',
    fr: '« {text} » n’est pas une action. Actions : {list}.',
  },
  noMap: { en: 'This game has no map.', fr: 'Ce jeu n’a pas de carte.' },
  unknownOption: {
    en: 'Unknown option {name}; --help lists them all.',
    fr: 'L’option {name} n’existe pas ; --help donne la liste.',
  },
  valueMissing: { en: 'Option {name} needs a value.', fr: 'L’option {name} demande une valeur.' },
  noValueTaken: { en: 'Option {name} takes no value.', fr: 'L’option {name} ne prend pas de valeur.' },
  notAnArgument: {
    en: 'Unknown argument “{text}”; --help lists the options.',
    fr: '« {text} » n’est pas compris ; --help donne la liste des options.',
  },
  goodbyeUnkept: { en: 'Your game could not be saved.', fr: 'Votre partie n’a pas pu être conservée.' },
  goodbye: {
    en: 'Your game is saved: npm run terminal -- --continue resumes it.',
    fr: 'Votre partie est conservée : npm run terminal -- --continue la reprend.',
  },
  gameOver: { en: 'The game is over.', fr: 'La partie est finie.' },
  score: { en: '{place}. {name}: {points}', fr: '{place}. {name} : {points}' },
  nobody: {
    en: 'Nobody made it home with anything: everyone loses.',
    fr: 'Personne ne marque : tout le monde a perdu.',
  },
  commands: {
    en: `Type a number to choose that option. Or:
  e          end the turn; cards left in your hand are played first
  u, r       undo the last answer, redo it
  w ACTION   why can’t I? For example: w walk 9, w acquire Rebel Scout, w buy crown
  c NAME     show a card or token, for example: c Rebel Scout
  rules WORD find rules
  t          show the table again
  m, map     show the whole board: rooms, what is there, tunnels
  s FILE     save the game to a file
  q          quit; the game is saved`,
    fr: `Tapez le numéro d’une option. Ou bien :
  e          finir le tour ; les cartes restées en main sont jouées d’abord
  u, r       annuler la dernière réponse, la rétablir
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
  --lang en|fr        language (default: your system’s)
  --game clank        game to play
  --seats 2           number of players, you included
  --bots greedy       who plays the other seats: greedy (keen), random (reckless), or one for each
  --seat 1            your place in turn order
  --options LIST      table options, for example board=dusk,artifacts=any-time
  --seed DIGITS       64 hexadecimal digits: the same shuffles every time
  --continue          resume the last game
  --load FILE         resume a saved game
  --help              this page`,
    fr: `Tintamarre dans le terminal : jouez contre des bots.

npm run terminal -- [options]
  --lang en|fr        langue (par défaut, celle du système)
  --game clank        le jeu
  --seats 2           nombre de joueurs, vous compris
  --bots greedy       qui joue les autres places : greedy (gourmand), random (étourdi), ou une liste
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
