import { openAllowances } from './allowances.ts';
import { canDoWhole } from './at-once.ts';
import { type BaseNo, type CardNo, SAYS } from './card.ts';
import { holds } from './condition.ts';
import type { Option } from './option.ts';
import { basesToPlay, playAction, playMinion, specialOf } from './plays.ts';
import { pushSteps } from './progress.ts';
import type { Allowance, Copy, Emit, Extra, State } from './state.ts';
import { cardIn, forEachSaying, isAsleep, saidInPlay, standing, whereIs } from './table.ts';
import { listTalents, useTalent } from './talents.ts';
import { sameWay, targetsOf } from './targets.ts';

const allowances = ({ turn }: State, play: 'minion' | 'action'): Allowance[] =>
  openAllowances(turn, play).map((at) => turn.allowances[at]!);

/** One copy of each title in a zone. */
function titles(state: State, zone: readonly Copy[]): Copy[] {
  const seen: CardNo[] = [];
  return zone.filter((copy) => {
    const card = state.cards[copy]!;
    return !seen.includes(card) && seen.push(card) > 0;
  });
}

/** Everything the active player may do in the play phase. */
export function playOptions(state: State): readonly Option[] {
  const options: Option[] = [];
  const player = state.players[state.active]!;
  const minions = allowances(state, 'minion');
  const actions = isAsleep(state, state.active) ? [] : allowances(state, 'action');
  const says = saidInPlay(state);
  for (const copy of minions.length + actions.length === 0 ? [] : titles(state, player.hand)) {
    const { minion, specialOnly } = cardIn(state, copy);
    if (minion && minions.length > 0) listMinion(state, copy, minions, says, options);
    else if (!minion && !specialOnly) listAction(state, copy, actions, options);
  }
  if ((says & SAYS.plays) !== 0) listFromDiscard(state, minions, says, options);
  if ((says & SAYS.talent) !== 0) listTalents(state, options);
  if ((says & SAYS.special) !== 0) listSpecials(state, options);
  listSpecialsInDiscard(state, options);
  options.push({ take: 'end-plays' });
  return options;
}

/** The bases that some allowance lets the minion be played on. */
function basesUnder(state: State, copy: Copy, extras: readonly Extra[], says: number): readonly BaseNo[] {
  if (extras.length === 1) return basesToPlay(state, copy, state.active, extras[0]!, says);
  return [...new Set(extras.flatMap((extra) => basesToPlay(state, copy, state.active, extra, says)))];
}

function listMinion(state: State, copy: Copy, extras: readonly Extra[], says: number, options: Option[]): void {
  const card = state.cards[copy]!;
  for (const base of basesUnder(state, copy, extras, says)) options.push({ take: 'minion', card, base, from: 'hand' });
}

function listAction(state: State, copy: Copy, extras: readonly Extra[], options: Option[]): void {
  const listed = options.length;
  for (const extra of extras) {
    const first = options.length === listed;
    for (const way of targetsOf(state, copy, state.active, extra)) {
      if (first || !options.some((other, i) => i >= listed && sameWay(other, way))) options.push(way);
    }
  }
}

/** Bases where minions may be played from the discard pile in place of the hand. */
function discardBases(state: State): number[] {
  const bases: number[] = [];
  forEachSaying(state, SAYS.plays, (copy, base, abilities) => {
    if (state.controller[copy] !== state.active) return;
    for (const ability of abilities) {
      if ('plays' in ability && !(ability.once && state.turn.used.includes(`discard ${copy}`))) bases.push(base);
    }
  });
  return [...new Set(bases)];
}

function listFromDiscard(state: State, extras: readonly Extra[], says: number, options: Option[]): void {
  const bases = extras.length === 0 ? [] : discardBases(state);
  if (bases.length === 0) return;
  for (const copy of titles(state, state.players[state.active]!.discard)) {
    if (!cardIn(state, copy).minion) continue;
    const open = basesUnder(state, copy, extras, says);
    for (const base of bases)
      if (open.includes(base)) options.push({ take: 'minion', card: state.cards[copy]!, base, from: 'discard' });
  }
}

const turnKey = (state: State, copy: Copy): string => `special ${state.cards[copy]}`;

/** Special abilities of cards in play for one's own turn. */
function listSpecials(state: State, options: Option[]): void {
  forEachSaying(state, SAYS.special, (copy, base, abilities) => {
    const special = specialOf(abilities, 'your-turn', 'play');
    if (special === undefined || state.controller[copy] !== state.active) return;
    if (special.once !== undefined && state.turn.used.includes(turnKey(state, copy))) return;
    const context = standing(state, copy, base);
    if (special.if !== undefined && !holds(state, special.if, context)) return;
    if (canDoWhole(state, special.steps, () => context)) options.push({ take: 'special', copy });
  });
}

function listSpecialsInDiscard(state: State, options: Option[]): void {
  const { discard } = state.players[state.active]!;
  const speaking = discard.filter((copy) => (cardIn(state, copy).says & SAYS.special) !== 0);
  if (speaking.length === 0) return;
  for (const copy of titles(state, speaking)) {
    const special = specialOf(cardIn(state, copy).abilities, 'your-turn', 'discard');
    if (special === undefined || state.turn.used.includes(turnKey(state, copy))) continue;
    options.push({ take: 'special', copy });
  }
}

/** Notes the play with every allowance that covers it, a single one being sure to; returns the limits that hold for it whichever it used. */
function notePlay({ turn }: State, copy: Copy, play: 'minion' | 'action', covers: (extra: Extra) => boolean): Extra {
  const open = openAllowances(turn, play);
  const under = open.length === 1 ? open : open.filter((at) => covers(turn.allowances[at]!));
  turn.plays.push({ copy, under });
  const covering = under.map((at) => turn.allowances[at]!);
  return covering.find(({ raises }) => raises === null) ?? covering[0]!;
}

/** Carries out what the active player does in the play phase. */
export function actOption(state: State, option: Option, emit: Emit): void {
  const seat = state.active;
  const player = state.players[seat]!;
  switch (option.take) {
    case 'minion': {
      const zone = option.from === 'discard' ? player.discard : player.hand;
      const copy = zone.find((each) => state.cards[each] === option.card)!;
      notePlay(state, copy, 'minion', (extra) => basesToPlay(state, copy, seat, extra).includes(option.base));
      if (option.from === 'discard') markDiscardPlay(state, option.base);
      playMinion(state, copy, seat, option.base, emit);
      return;
    }
    case 'action': {
      const copy = player.hand.find((each) => state.cards[each] === option.card)!;
      const { raises } = notePlay(state, copy, 'action', (extra) =>
        targetsOf(state, copy, seat, extra).some((each) => sameWay(each, option)),
      );
      playAction(state, copy, seat, option, { aim: raises }, emit);
      return;
    }
    case 'talent':
      useTalent(state, option.copy, option.ability, emit);
      return;
    case 'special':
      useSpecial(state, option.copy, emit);
      return;
    case 'end-plays':
      state.agenda.push({ frame: 'phase', phase: 'score' });
      return;
    default:
      throw new Error(`${option.take} is no action of a turn`);
  }
}

function markDiscardPlay(state: State, base: number): void {
  forEachSaying(state, SAYS.plays, (copy, at, abilities) => {
    if (at === base && abilities.some((ability) => 'plays' in ability)) state.turn.used.push(`discard ${copy}`);
  });
}

function useSpecial(state: State, copy: Copy, emit: Emit): void {
  const card = cardIn(state, copy);
  const inPlay = whereIs(state, copy) >= 0;
  const special = specialOf(card.abilities, 'your-turn', inPlay ? 'play' : 'discard')!;
  state.turn.used.push(turnKey(state, copy));
  emit?.({ type: 'special-used', seat: state.active, card: state.cards[copy]!, copy });
  const context = {
    seat: state.active,
    source: copy,
    here: whereIs(state, copy),
    played: false,
    found: { self: [copy] },
  };
  state.agenda.push({ frame: 'settle' });
  pushSteps(state, special.steps, context);
}
