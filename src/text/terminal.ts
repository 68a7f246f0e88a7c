import type { Both } from './language.ts';

/** What the terminal program says by itself. Placeholders stand in braces. */
export const TERMINAL = {
  red: { en: 'Red', fr: 'Rouge' },
  yellow: { en: 'Yellow', fr: 'Jaune' },
  green: { en: 'Green', fr: 'Vert' },
  blue: { en: 'Blue', fr: 'Bleu' },
  seated: { en: 'You are {name}. Against you: {others}.', fr: 'Vous êtes {name}. Face à vous : {others}.' },
  prompt: { en: 'Your answer (h for help): ', fr: 'Votre réponse (h pour l’aide) : ' },
  reveals: { en: 'cannot be undone', fr: 'sans retour possible' },
  notANumber: {
    en: '“{text}” is no answer: type a number from 1 to {count}, or h for help.',
    fr: '« {text} » n’est pas une réponse : tapez un nombre de 1 à {count}, ou h pour l’aide.',
  },
  undone: { en: 'Taken back.', fr: 'Coup repris.' },
  nothingToUndo: {
    en: 'Nothing can be taken back: since your last answer something hidden came to light, or someone else has played.',
    fr: 'Rien à reprendre : depuis votre dernière réponse, une information cachée a été révélée ou quelqu’un d’autre a joué.',
  },
  redone: { en: 'Played again.', fr: 'Coup rejoué.' },
  nothingToRedo: { en: 'There is nothing to play again.', fr: 'Il n’y a rien à rejouer.' },
  playsRest: {
    en: 'Ending your turn plays the cards left in your hand first:',
    fr: 'Finir le tour joue d’abord les cartes qui vous restent en main :',
  },
  choiceFirst: { en: 'This question comes first.', fr: 'Il faut d’abord répondre à cette question.' },
  possible: { en: 'That is possible now: option {list}.', fr: 'C’est possible : option {list}.' },
  unknownCard: { en: 'No card or token is called “{text}”.', fr: 'Aucune carte, aucun jeton ne s’appelle « {text} ».' },
  ourName: { en: '(our own name)', fr: '(nom de notre invention)' },
  noRule: { en: 'No rule mentions “{text}”.', fr: 'Aucune règle ne mentionne « {text} ».' },
  saved: { en: 'Saved in {file}.', fr: 'Partie enregistrée dans {file}.' },
  notSaved: { en: 'Could not save in {file}: {reason}', fr: 'Impossible d’enregistrer dans {file} : {reason}' },
  resumed: { en: 'Going on with {file} at step {step}.', fr: 'Reprise de {file} à l’étape {step}.' },
  stoppedAt: {
    en: 'The record stops being right here: {reason}. What came before is kept.',
    fr: 'À partir d’ici l’enregistrement n’est plus valable : {reason}. Ce qui précède est conservé.',
  },
  noFile: { en: 'There is no file {file} that can be read.', fr: 'Aucun fichier {file} ne peut être lu.' },
  goodbye: {
    en: 'Your game is kept: npm start -- --continue takes it up again.',
    fr: 'Votre partie est conservée : npm start -- --continue la reprend.',
  },
  gameOver: { en: 'The game is over.', fr: 'La partie est finie.' },
  score: { en: '{place}. {name}: {points} points', fr: '{place}. {name} : {points} points' },
  nobody: {
    en: 'Nobody came home with anything: everybody lost.',
    fr: 'Personne n’a rien rapporté : tout le monde a perdu.',
  },
  commands: {
    en: `A number takes that option. Or:
  e          end the turn; what is left in your hand is played first
  u, r       take the last answer back, play it again
  w ACTION   why can’t I? for example: w walk 09, w acquire wizard, w buy crown
  c NAME     show a card or token, for example: c rebel-scout
  rules WORD find rules
  t          show the table again
  s FILE     save the game in a file
  q          quit; the game is kept`,
    fr: `Un nombre choisit l’option. Ou bien :
  e          finir le tour ; les cartes restées en main sont jouées d’abord
  u, r       reprendre la dernière réponse, la rejouer
  w ACTION   pourquoi pas ? par exemple : w walk 09, w acquire wizard, w buy crown
  c NOM      montrer une carte ou un jeton, par exemple : c rebel-scout
  rules MOT  chercher dans les règles
  t          revoir la table
  s FICHIER  enregistrer la partie dans un fichier
  q          quitter ; la partie est conservée`,
  },
  help: {
    en: `Tintamarre in the terminal: play against bots.

npm start -- [options]
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
    fr: `Tintamarre dans le terminal : jouez contre des robots.

npm start -- [options]
  --lang en|fr        langue (par défaut celle de votre système)
  --game clank        le jeu
  --seats 2           nombre de joueurs, vous compris
  --bots greedy       qui joue les autres places : greedy ou random, ou un par place : greedy,random
  --seat 1            votre place dans l’ordre du tour
  --options LISTE     options de table, par exemple board=dusk,artifacts=any-time
  --seed CHIFFRES     64 chiffres hexadécimaux : toujours les mêmes mélanges
  --continue          reprendre la dernière partie
  --load FICHIER      reprendre une partie enregistrée
  --help              cette page`,
  },
} satisfies Readonly<Record<string, Both>>;

export type TerminalText = keyof typeof TERMINAL;
