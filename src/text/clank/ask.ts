import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled } from '../phrase.ts';
import { nameOf, resourcesOf, roomName } from './things.ts';

const TURN: Both = { en: 'what do you do?', fr: 'que faites-vous ?' };

const QUESTION: ReadonlyMap<string, Both> = new Map([
  ['choose', { en: 'which effect do you choose?', fr: 'quel effet choisissez-vous ?' }],
  ['discard', { en: 'which card do you discard?', fr: 'quelle carte défaussez-vous ?' }],
  ['trash', { en: 'which card do you trash?', fr: 'quelle carte bannissez-vous ?' }],
  [
    'replace-row-card',
    { en: 'which card of the Dungeon Row do you replace?', fr: 'quelle carte de la piste remplacez-vous ?' },
  ],
  ['nearby-secret', { en: 'which secret do you take?', fr: 'quel Secret prenez-vous ?' }],
  ['arrive-in-room', { en: 'do you take a token?', fr: 'prenez-vous un jeton ?' }],
]);

/** The card, token or room that asks. */
function askerOf(view: View, source: string, language: Language): string {
  return source === '' ? roomName(view.players[view.active]!.room, language) : nameOf(source)[language];
}

/** The question that is put, to the one who answers; to others, whom the game waits for. */
export function ask(view: View, names: readonly string[], language: Language): string {
  if (view.asked === null) return { en: 'The game is over.', fr: 'La partie est finie.' }[language];
  const { seat, ask: what, source } = view.asked;
  const who = names[seat]!;
  const own = view.viewer === seat;
  if (what === 'turn') {
    if (!own) return { en: `${who} is playing.`, fr: `${who} joue son tour.` }[language];
    const yours = bracketed({ en: `Your turn, ${who}`, fr: `À vous, ${who}` }[language], resourcesOf(view, language));
    return labelled(yours, TURN[language], language);
  }
  const asker = askerOf(view, source, language);
  if (!own) return `${bracketed({ en: `${who} is choosing`, fr: `${who} fait un choix` }[language], [asker])}.`;
  const question = QUESTION.get(what);
  if (question === undefined) throw new Error(`nothing words the question ${what}`);
  return labelled(capitalised(asker), question[language], language);
}
