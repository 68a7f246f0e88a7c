import { InputError, type Seat } from '../../../engine/game.ts';
import { unknownName } from '../../../engine/stage.ts';
import { baseNo, factionNo } from '../catalogue.ts';
import type { Option } from '../core/option.ts';
import { type Copy, ownerOf, STANDINGS, type State } from '../core/state.ts';
import { catalogueOf, whereIs } from '../core/table.ts';
import { coloursOf, readBase, readCard, readFaction, readNumber, readSeat } from './names.ts';
import { pendingLabels } from './option.ts';
import { meantBy, type Ref, readRef } from './refs.ts';
import { firstTalent, splitAbility } from './turn.ts';

const FORMS = [
  'play MINION on BASE [from discard]',
  'play ACTION [on BASE | on CARD [at BASE] [of COLOUR] [#N]]',
  'talent CARD [at BASE] [ability N]',
  'special CARD [at BASE]',
  'react CARD',
  'pass [until-base-scored | until-my-turn | when-nothing-playable]',
  'pick CARD [at BASE] [of COLOUR] [#N]',
  'pick card CARD [of COLOUR] [#N]',
  'pick BASE',
  'pick COLOUR',
  'name CARD',
  'name FACTION',
  'choose N',
  'order CARD | BASE | N',
  'instead CARD [at BASE]',
  'faction FACTION',
  'yes',
  'no',
  'done',
  'end plays',
];

const noAction = (words: readonly string[], where: string): InputError =>
  new InputError(where, `${JSON.stringify(words.join(' '))} is no action; actions are: ${FORMS.join(', ')}`);

/** An action in words, optionally after the colour of who does it; without, it is done by whoever is asked. */
export function intent(state: State, action: string, where: string): { seat: Seat; intent: Option } {
  const colon = action.indexOf(':');
  const asked = state.asked?.seat ?? state.active;
  const seat = colon < 0 ? asked : readSeat(action.slice(0, colon).trim(), state.players.length, where);
  const words = action
    .slice(colon + 1)
    .trim()
    .split(/\s+/);
  return { seat, intent: optionFrom(state, seat, words, where) };
}

type CopyTake = Extract<Option, { copy: Copy }>['take'];

const offered = (state: State, take: CopyTake): Copy[] =>
  state.asked?.options.flatMap((option) => (option.take === take && 'copy' in option ? [option.copy] : [])) ?? [];

const readRefIn = (state: State, words: readonly string[], where: string): Ref =>
  readRef(words, state.players.length, where);

/** A card in play; where no base is said, one that is offered elsewhere comes first. −1 for a card that is nowhere. */
function aim(state: State, seat: Seat, words: readonly string[], take: CopyTake, where: string): Copy {
  const ref = readRefIn(state, words, where);
  const open = offered(state, take);
  const loose = open.filter((copy) => whereIs(state, copy) < 0);
  const first = ref.at === null ? chosen(state, ref, loose) : undefined;
  return first ?? meantBy(state, ref, open, where) ?? elsewhere(state, ref, seat, []) ?? -1;
}

const chosen = (state: State, ref: Ref, among: readonly Copy[]): Copy | undefined =>
  among.filter((copy) => state.cards[copy] === ref.card && (ref.of === null || ownerOf(copy) === ref.of))[
    (ref.number ?? 1) - 1
  ];

/** Cards that are not in play are alike but for their owners: the first of those offered, or the Nth. */
const elsewhere = (state: State, ref: Ref, seat: Seat, open: readonly Copy[]): Copy | undefined =>
  chosen(state, ref, open) ?? chosen(state, ref, [...state.players[seat]!.hand, ...state.players[seat]!.discard]);

function playFrom(state: State, words: readonly string[], where: string): Option {
  const card = readCard(words[1], where);
  const [on, ...target] = words.slice(2);
  if (on !== undefined && (on !== 'on' || target.length === 0)) throw noAction(words, where);
  if (catalogueOf(state)[card]!.minion) {
    const dug = target.slice(1).join(' ');
    if (dug !== '' && dug !== 'from discard') throw noAction(words, where);
    const base = on === undefined ? -1 : readBase(target[0], where);
    if (state.waiting !== null) return { take: 'minion', card, base };
    return { take: 'minion', card, base, from: dug === '' ? 'hand' : 'discard' };
  }
  if (on === undefined) return { take: 'action', card };
  if (target.length === 1 && baseNo(target[0]!) >= 0) return { take: 'action', card, base: baseNo(target[0]!) };
  const open = state.asked?.options.flatMap((option) =>
    option.take === 'action' && option.card === card && option.minion !== undefined ? [option.minion] : [],
  );
  const minion = meantBy(state, readRefIn(state, target, where), open ?? [], where);
  if (minion !== undefined) return { take: 'action', card, minion };
  throw new InputError(where, `there is no ${target.join(' ')} in play`);
}

function pickFrom(state: State, seat: Seat, words: readonly string[], where: string): Option {
  const rest = words.slice(1);
  const only = rest.length === 1 ? rest[0]! : '';
  if (rest[0] === 'card') {
    const copy = elsewhere(state, readRefIn(state, rest.slice(1), where), seat, offered(state, 'pick-card'));
    return { take: 'pick-card', copy: copy ?? -1 };
  }
  const player = coloursOf(state.players.length).indexOf(only);
  if (player >= 0) return { take: 'pick-player', seat: player };
  if (baseNo(only) >= 0) return { take: 'pick-base', base: baseNo(only) };
  const { minion } = catalogueOf(state)[readRefIn(state, rest, where).card]!;
  const take = minion ? 'pick-minion' : 'pick-action';
  return { take, copy: aim(state, seat, rest, take, where) };
}

/** One of the abilities that wait, by its label or by its number. */
function orderFrom(state: State, words: readonly string[], where: string): Option {
  const text = words.slice(1).join(' ');
  if (/^\d+$/.test(text)) return { take: 'choose', branch: readNumber(text, where) - 1 };
  const labels = pendingLabels(state);
  if (labels.includes(text)) return { take: 'choose', branch: labels.indexOf(text) };
  const begun = labels.flatMap((label, branch) => (label.startsWith(`${text} `) ? [branch] : []));
  if (begun.length === 1) return { take: 'choose', branch: begun[0]! };
  throw unknownName(where, text, labels);
}

function optionFrom(state: State, seat: Seat, words: readonly string[], where: string): Option {
  const [verb, word] = words;
  const rest = words.slice(1);
  switch (verb) {
    case 'play':
      return playFrom(state, words, where);
    case 'talent': {
      const said = splitAbility(rest, where);
      const copy = aim(state, seat, said.words, 'talent', where);
      return { take: 'talent', copy, ability: said.ability ?? firstTalent(state, copy) };
    }
    case 'special':
      return { take: 'special', copy: aim(state, seat, rest, 'special', where) };
    case 'react':
      return { take: 'react', card: readCard(word, where) };
    case 'pass': {
      const until = STANDINGS.find((each) => each === (word ?? 'ask'));
      if (until === undefined) throw unknownName(where, word ?? '', STANDINGS);
      return { take: 'pass', until };
    }
    case 'pick':
      return pickFrom(state, seat, words, where);
    case 'name':
      if (factionNo(word ?? '') >= 0) return { take: 'pick-faction', faction: factionNo(word ?? '') };
      return { take: 'pick-title', card: readCard(word, where) };
    case 'choose':
      return { take: 'choose', branch: readNumber(word, where) - 1 };
    case 'order':
    case 'first':
      return orderFrom(state, words, where);
    case 'instead':
      return { take: 'order', copy: aim(state, seat, rest, 'order', where) };
    case 'faction':
      return { take: 'faction', faction: readFaction(word, where) };
    case 'yes':
    case 'no':
    case 'done':
      return { take: verb };
    case 'end':
      return { take: 'end-plays' };
    default:
      throw noAction(words, where);
  }
}
