import { BOARDS, cardNo, SECRET_TOME } from '../catalogue.ts';
import type { CardNo } from './card.ts';
import type { Effect } from './effects.ts';
import { canCarryArtifact, liesIn, roomOf } from './moves.ts';
import { CHOOSE, DECLINE, DISCARD, type Option, REPLACE, TAKE, TRASH, TRASH_ZONES } from './option.ts';
import type { Refusal } from './refusal.ts';
import { activePlayer, type Frame, type State } from './state.ts';
import { LYING_KINDS, type LyingKind } from './token.ts';

/** Whether an effect finds what it needs; a branch that does not is not offered. Healing needs nothing. */
function possible(state: State, effect: Effect): boolean {
  switch (effect.do) {
    case 'pay':
      return activePlayer(state).gold >= effect.gold && possible(state, effect.then);
    case 'take-tomes':
      return state.reserve[SECRET_TOME]! > 0;
    case 'trash':
      return trashOptions(state, effect.only).length > 0;
    case 'nearby-secret':
      return nearbyOptions(state).length > 0;
    default:
      return true;
  }
}

function eachOnce(cards: readonly CardNo[], optionOf: readonly Option[], into: Option[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards.indexOf(cards[i]!) === i) into.push(optionOf[cards[i]!]!);
  }
}

function trashOptions(state: State, only: string | null): Option[] {
  const player = activePlayer(state);
  const options: Option[] = [];
  for (const zone of TRASH_ZONES) {
    const cards = zone === 'play' ? player.play : player.discard;
    eachOnce(only === null ? cards : cards.filter((card) => card === cardNo(only)), TRASH[zone], options);
  }
  return options;
}

function nearbyOptions(state: State): Option[] {
  const { rooms } = BOARDS[state.board]!;
  return rooms[activePlayer(state).room]!.exits.flatMap(({ to }) =>
    (['major-secret', 'minor-secret'] as const)
      .filter((kind) => liesIn(state, to, kind))
      .map((kind): Option => ({ take: 'nearby', room: to, kind })),
  );
}

/** Why a token of that kind cannot be taken from the active player's room; entering and counting come apart. */
export function refuseToken(state: State, kind: LyingKind): Refusal | null {
  const player = activePlayer(state);
  if (!liesIn(state, player.room, kind)) return 'take-what-lies-here';
  return kind === 'artifact' && !canCarryArtifact(player) ? 'artifact-limit' : null;
}

function arrivalOptions(state: State): Option[] {
  if (roomOf(state, activePlayer(state)).spots.length === 0) return [];
  const options: Option[] = [];
  for (const kind of LYING_KINDS) {
    if (kind === 'artifact' && state.artifactsAnyTime) continue;
    if (refuseToken(state, kind) === null) options.push(TAKE[kind]);
  }
  if (options.length > 0) options.push(DECLINE);
  return options;
}

function replaceOptions(state: State): Option[] {
  if (state.deck.length === 0) return [];
  return REPLACE.filter((_, slot) => state.row[slot]! >= 0);
}

/** The legal answers to the question of a frame, empty when there is nothing to ask. */
export function optionsFor(state: State, frame: Frame): readonly Option[] {
  switch (frame.do) {
    case 'choose':
      return frame.of.flatMap((effect, branch) => (possible(state, effect) ? [CHOOSE[branch]!] : []));
    case 'discard': {
      const { hand } = activePlayer(state);
      if (hand.length === 0) return [];
      const options: Option[] = [];
      eachOnce(hand, DISCARD, options);
      options.push(DECLINE);
      return options;
    }
    case 'trash':
      return trashOptions(state, frame.only);
    case 'replace-row-card':
      return replaceOptions(state);
    case 'nearby-secret':
      return nearbyOptions(state);
    case 'arrive-in-room':
      return arrivalOptions(state);
    default:
      throw new Error(`${frame.do} asks nothing`);
  }
}
