import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { bracketed, capitalised, labelled } from '../phrase.ts';
import { catacombsVoice } from './catacombs-voice.ts';
import { ONCE } from './conditions.ts';
import { placeName, thePlace } from './place.ts';
import { roomName } from './rooms.ts';
import { spaceVoice } from './space-voice.ts';
import { nameOf, resourcesOf } from './things.ts';

const TURN: Both = { en: 'what do you do?', fr: 'que faites-vous ?' };
const REACTION: Both = { en: 'Reaction', fr: 'Réaction' };
const GHOST: Both = { en: 'Ghost', fr: 'Fantôme' };
const GHOST_COMES: Both = { en: 'A Ghost is about to hurt you', fr: 'Un Fantôme va vous blesser' };

const questions = new Map<string, Both>([
  ['choose', { en: 'which effect do you choose?', fr: 'quel effet choisissez-vous ?' }],
  ['discard', { en: 'which card do you discard?', fr: 'quelle carte défaussez-vous ?' }],
  ['trash', { en: 'which card do you trash?', fr: 'quelle carte bannissez-vous ?' }],
  [
    'replace-row-card',
    { en: 'which card in the Dungeon Row do you replace?', fr: 'quelle carte de la piste remplacez-vous ?' },
  ],
  ['nearby-secret', { en: 'which Secret do you take?', fr: 'quel Secret prenez-vous ?' }],
  ['arrive-in-room', { en: 'take a token?', fr: 'prenez-vous un jeton ?' }],
  ['may', { en: 'use this effect?', fr: 'appliquez-vous cet effet ?' }],
  ['teleport-to', { en: 'where do you teleport?', fr: 'où vous téléportez-vous ?' }],
  ['free-row-card', { en: 'which card in the Dungeon Row do you take?', fr: 'quelle carte de la piste prenez-vous ?' }],
  ['take-item', { en: 'which item do you take?', fr: 'quel objet prenez-vous ?' }],
  ['mark-anywhere', { en: 'where do you make your offering?', fr: 'où déposez-vous votre offrande ?' }],
  ['new-tile', { en: 'where do you lay the new tile?', fr: 'où posez-vous la nouvelle tuile ?' }],
  ['place-tile', { en: 'how do you lay this tile?', fr: 'comment posez-vous cette tuile ?' }],
  ['turn-own-tile', { en: 'how do you rotate your tile?', fr: 'comment tournez-vous votre tuile ?' }],
  ['ward', { en: 'discard a card to stop it?', fr: 'défaussez-vous une carte pour l’écarter ?' }],
  ['react', { en: 'put a card into play?', fr: 'mettez-vous une carte en jeu ?' }],
  ['gold-if-held', { en: 'reveal a card?', fr: 'révélez-vous une carte ?' }],
  ['idol-for-tome', { en: 'return a Monkey Idol?', fr: 'rendez-vous une Idole du Singe ?' }],
]);

/** Aboard a ship, only Secrets are taken where one arrives. */
const A_SECRET: Both = { en: 'take a Secret?', fr: 'prenez-vous un Secret ?' };

export function enlistQuestions(more: Readonly<Record<string, Both>>): void {
  for (const [what, question] of Object.entries(more)) questions.set(what, question);
}

type Asked = NonNullable<View['asked']>;

/** What asks: a card, a token, a room, the tile in hand, a ghost, or something to react to. */
function askerOf({ ask: what, source }: Asked, view: View, language: Language): string {
  if (source !== '') return nameOf(source)[language];
  if (what === 'ward') return GHOST[language];
  if (what === 'react') return REACTION[language];
  if (what === 'place-tile' && view.pending !== null) {
    return placeName(catacombsVoice().tilePlace(view.pending.tile, view.layout!.face), language);
  }
  return roomName(view.players[view.active]!.room, view, language);
}

/** The same to the one who is asked, with what has just happened. */
function occasion({ ask: what, to }: Asked, asker: string, language: Language): string {
  if (what === 'ward') return GHOST_COMES[language];
  return bracketed(capitalised(asker), to === undefined ? [] : [ONCE[to][language]]);
}

/** What there is to do, above all with a tile that is in hand. */
function turnQuestion({ pending, layout }: View, language: Language): string {
  if (pending === null) return TURN[language];
  const tile = catacombsVoice().tilePlace(pending.tile, layout!.face);
  return { en: `how do you lay ${tile.en}?`, fr: `comment posez-vous ${thePlace(tile, 'fr')} ?` }[language];
}

/** The question that is put, to the one who answers; to others, whom the game waits for. */
export function ask(view: View, names: readonly string[], language: Language): string {
  if (view.asked === null) return { en: 'The game is over.', fr: 'La partie est finie.' }[language];
  const { seat, ask: what } = view.asked;
  const who = names[seat]!;
  const own = view.viewer === seat;
  if (what === 'turn') {
    if (!own) return { en: `${who} is playing.`, fr: `${who} joue son tour.` }[language];
    const yours = bracketed({ en: `Your turn, ${who}`, fr: `À vous, ${who}` }[language], resourcesOf(view, language));
    return labelled(yours, turnQuestion(view, language), language);
  }
  const asker = askerOf(view.asked, view, language);
  if (!own) return `${bracketed({ en: `${who} is choosing`, fr: `${who} fait un choix` }[language], [asker])}.`;
  const question = what === 'arrive-in-room' && spaceVoice(view) !== null ? A_SECRET : questions.get(what);
  if (question === undefined) throw new Error(`nothing words the question ${what}`);
  return labelled(occasion(view.asked, asker, language), question[language], language);
}
