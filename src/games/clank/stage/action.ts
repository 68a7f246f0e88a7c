import { InputError, type Seat } from '../../../engine/game.ts';
import { unknownName } from '../../../engine/stage.ts';
import { CARDS, MARKET_ITEMS, RESERVE_PILES, TOKENS } from '../catalogue.ts';
import { type Option, TRASH_ZONES } from '../core/option.ts';
import type { State } from '../core/state.ts';
import { LYING_KINDS } from '../core/token.ts';
import { boardIn, nameOfRoom, readCard, readRoom, readSeat, readToken } from './names.ts';

const FORMS = [
  'play CARD',
  'acquire CARD',
  'acquire slot N',
  'use CARD',
  'fight CARD',
  'walk ROOM',
  'walk ROOM swords N',
  'teleport ROOM',
  'buy ITEM',
  'drink POTION',
  'take KIND',
  'reach ROOM KIND',
  'choose N',
  'discard CARD',
  'trash CARD',
  'trash CARD from ZONE',
  'replace CARD',
  'decline',
  'end turn',
];

function oneOf<Name extends string>(names: readonly Name[], word: string | undefined, where: string): Name {
  const found = names.find((name) => name === word);
  if (found !== undefined) return found;
  throw unknownName(where, word ?? '', names);
}

function number(word: string | undefined, where: string): number {
  const value = Number(word);
  if (word !== undefined && Number.isInteger(value) && value >= 0) return value;
  throw new InputError(where, `${JSON.stringify(word)} should be a whole number`);
}

/** The slot of the row that shows the card, or the slot of that number; a card that is not there gives none. */
function slotOf(state: State, words: readonly string[], where: string): number {
  if (words[1] === 'slot') return number(words[2], where) - 1;
  return state.row.indexOf(readCard(words[1], where));
}

/** An action in words, optionally after the colour of who does it: "yellow: walk 07 swords 1". */
export function intent(state: State, action: string, where: string): { seat: Seat; intent: Option } {
  const colon = action.indexOf(':');
  const seat = colon < 0 ? state.active : readSeat(action.slice(0, colon), state.players.length, where);
  const words = action
    .slice(colon + 1)
    .trim()
    .split(/\s+/);
  return { seat, intent: optionFrom(state, words, where) };
}

/** What follows a word such as "swords" or "from"; any other word there is refused. */
function after(preposition: string, words: readonly string[], where: string): string | undefined {
  if (words[2] === undefined) return undefined;
  if (words[2] === preposition && words.length === 4) return words[3];
  throw noAction(words, where);
}

const noAction = (words: readonly string[], where: string): InputError =>
  new InputError(where, `${JSON.stringify(words.join(' '))} is no action; actions are: ${FORMS.join(', ')}`);

function optionFrom(state: State, words: readonly string[], where: string): Option {
  const [verb, word] = words;
  switch (verb) {
    case 'play':
      return { take: 'play', card: readCard(word, where) };
    case 'acquire': {
      const pile = word === 'slot' ? -1 : RESERVE_PILES.indexOf(readCard(word, where));
      return pile >= 0 ? { take: 'acquire-reserve', pile } : { take: 'acquire', slot: slotOf(state, words, where) };
    }
    case 'use':
      return { take: 'use', slot: slotOf(state, words, where) };
    case 'fight':
      if (word === 'goblin') return { take: 'fight-goblin' };
      return { take: 'fight', slot: slotOf(state, words, where) };
    case 'walk': {
      const to = readRoom(word, boardIn(state), where);
      const swords = after('swords', words, where);
      return swords === undefined ? { take: 'walk', to } : { take: 'walk', to, swords: number(swords, where) };
    }
    case 'teleport':
      return { take: 'teleport', to: readRoom(word, boardIn(state), where) };
    case 'buy':
      return { take: 'buy', item: oneOf(MARKET_ITEMS, word, where) };
    case 'drink':
      return { take: 'drink', token: readToken(word, where) };
    case 'take':
      return { take: 'token', kind: oneOf(LYING_KINDS, word, where) };
    case 'reach':
      return { take: 'nearby', room: readRoom(word, boardIn(state), where), kind: oneOf(LYING_KINDS, words[2], where) };
    case 'choose':
      return { take: 'choose', branch: number(word, where) - 1 };
    case 'discard':
      return { take: 'discard', card: readCard(word, where) };
    case 'trash': {
      const card = readCard(word, where);
      const zone = after('from', words, where);
      return zone === undefined
        ? { take: 'trash', card }
        : { take: 'trash', card, from: oneOf(TRASH_ZONES, zone, where) };
    }
    case 'replace':
      return { take: 'replace', slot: slotOf(state, words, where) };
    case 'decline':
      return { take: 'decline' };
    case 'end':
      return { take: 'end-turn' };
    default:
      throw noAction(words, where);
  }
}

export function showOption(state: State, option: Option): string {
  const row = (slot: number) => CARDS[state.row[slot]!]?.id ?? 'nothing';
  switch (option.take) {
    case 'play':
    case 'discard':
      return `${option.take} ${CARDS[option.card]!.id}`;
    case 'acquire':
    case 'use':
    case 'fight':
    case 'replace':
      return `${option.take} ${row(option.slot)}`;
    case 'acquire-reserve':
      return `acquire ${CARDS[RESERVE_PILES[option.pile]!]!.id}`;
    case 'fight-goblin':
      return 'fight goblin';
    case 'walk': {
      const exit = boardIn(state).rooms[state.players[state.active]!.room]!.exits.find(({ to }) => to === option.to);
      const swords = (exit?.monsters ?? 0) > 0 && !state.turn.monstersIgnored ? ` swords ${option.swords}` : '';
      return `walk ${nameOfRoom(state, option.to)}${swords}`;
    }
    case 'teleport':
      return `teleport ${nameOfRoom(state, option.to)}`;
    case 'buy':
      return `buy ${option.item}`;
    case 'drink':
      return `drink ${TOKENS[option.token]!.id}`;
    case 'token':
      return `take ${option.kind}`;
    case 'nearby':
      return `reach ${nameOfRoom(state, option.room)} ${option.kind}`;
    case 'choose':
      return `choose ${option.branch + 1}`;
    case 'trash':
      return `trash ${CARDS[option.card]!.id} from ${option.from}`;
    case 'decline':
      return 'decline';
    case 'end-turn':
      return 'end turn';
    default:
      return option satisfies never;
  }
}
