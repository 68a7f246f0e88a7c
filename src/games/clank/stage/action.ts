import { InputError, type Seat } from '../../../engine/game.ts';
import { unknownName } from '../../../engine/stage.ts';
import { CARDS, MARKET_ITEMS, RESERVE_PILES, TOKENS } from '../catalogue.ts';
import { ROW } from '../core/numbers.ts';
import { TRASH_ZONES } from '../core/effects.ts';
import { CHOOSE, type Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import { LYING_KINDS } from '../core/token.ts';
import { boardIn, nameOfRoom, readCard, readRoom, readSeat, readToken } from './names.ts';

const MOST_SWORDS = 99;

/** How each action is worded: words in capitals stand for names and numbers. */
const FORMS: readonly string[] = [
  'play CARD',
  'acquire CARD',
  'acquire slot N',
  'use CARD',
  'use slot N',
  'fight CARD',
  'fight slot N',
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
  'replace slot N',
  'decline',
  'end turn',
];

function fits(form: string, words: readonly string[]): boolean {
  const parts = form.split(' ');
  const fitsIn = (part: string, i: number) => (part === part.toUpperCase() ? words[i] !== 'slot' : part === words[i]);
  return parts.length === words.length && parts.every(fitsIn);
}

/** Every word of an action has its place: none is missing and none too many. */
function checkForm(words: readonly string[], where: string): void {
  if (FORMS.some((form) => fits(form, words))) return;
  const alike = FORMS.filter((form) => form.split(' ')[0] === words[0]);
  const right = alike.length > 0 ? `it should be ${alike.join(' or ')}` : `actions are: ${FORMS.join(', ')}`;
  throw new InputError(where, `${JSON.stringify(words.join(' '))} is no action; ${right}`);
}

function oneOf<Name extends string>(names: readonly Name[], word: string | undefined, where: string): Name {
  const found = names.find((name) => name === word);
  if (found !== undefined) return found;
  throw unknownName(where, word ?? '', names);
}

function number(word: string | undefined, least: number, most: number, where: string): number {
  const value = Number(word);
  if (word !== undefined && /^\d+$/.test(word) && value >= least && value <= most) return value;
  throw new InputError(where, `${JSON.stringify(word)} should be a whole number from ${least} to ${most}`);
}

/** The slot of the row that shows the card, or the slot of that number; a card that is not there gives none. */
function slotOf(state: State, words: readonly string[], where: string): number {
  if (words[1] === 'slot') return number(words[2], 1, ROW, where) - 1;
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
  checkForm(words, where);
  return { seat, intent: optionFrom(state, words, where) };
}

function optionFrom(state: State, words: readonly string[], where: string): Option {
  const [verb, word, , last] = words;
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
      return last === undefined
        ? { take: 'walk', to }
        : { take: 'walk', to, swords: number(last, 0, MOST_SWORDS, where) };
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
      return { take: 'choose', branch: number(word, 1, CHOOSE.length, where) - 1 };
    case 'discard':
      return { take: 'discard', card: readCard(word, where) };
    case 'trash': {
      const card = readCard(word, where);
      return last === undefined
        ? { take: 'trash', card }
        : { take: 'trash', card, from: oneOf(TRASH_ZONES, last, where) };
    }
    case 'replace':
      return { take: 'replace', slot: slotOf(state, words, where) };
    case 'decline':
      return { take: 'decline' };
    case 'end':
      return { take: 'end-turn' };
    default:
      throw new Error(`${verb} has a form but no meaning`);
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
