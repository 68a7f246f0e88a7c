import type { Option } from '../core/option.ts';
import { type Copy, ownerOf, type State } from '../core/state.ts';
import { cardIn, whereIs } from '../core/table.ts';
import { baseName, cardName, colourOf, factionName, ownerColour } from './names.ts';
import { showCopy } from './refs.ts';

/** What each waiting ability is called: its card or base, then for whom and which one where that is not enough. */
export function pendingLabels(state: State): string[] {
  const plain = state.pending.map(({ context: { source, here } }) => {
    if (source < 0) return here < 0 ? 'base' : baseName(here);
    return whereIs(state, source) < 0 ? cardName(state.cards[source]!) : showCopy(state, source);
  });
  const seats = state.pending.map(({ context }) => context.seat);
  const told = plain.map((name, i) =>
    plain.some((other, j) => other === name && seats[j] !== seats[i]) ? `${name} for ${colourOf(seats[i]!)}` : name,
  );
  return told.map((name, i) => {
    const before = told.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

const inPlayOrTitle = (state: State, copy: Copy): string =>
  whereIs(state, copy) < 0 ? cardName(state.cards[copy]!) : showCopy(state, copy);

/** A card out of play among those offered: the title, its owner where that differs, and which one. */
function showCard(state: State, copy: Copy): string {
  const offered = state.asked?.options.flatMap((each) => (each.take === 'pick-card' ? [each.copy] : [])) ?? [];
  const alike = offered.filter((each) => state.cards[each] === state.cards[copy]);
  const own = alike.filter((each) => ownerOf(each) === ownerOf(copy));
  const of = own.length < alike.length ? ` of ${ownerColour(copy)}` : '';
  const number = own.indexOf(copy) > 0 ? ` #${own.indexOf(copy) + 1}` : '';
  return `${cardName(state.cards[copy]!)}${of}${number}`;
}

function showTalent(state: State, copy: Copy, ability: number): string {
  const talents = cardIn(state, copy).abilities.filter((each) => each.on === 'talent' || 'grants' in each);
  return `talent ${inPlayOrTitle(state, copy)}${talents.length > 1 ? ` ability ${ability + 1}` : ''}`;
}

/** The words that `intent` understands as this option. */
export function showOption(state: State, option: Option): string {
  switch (option.take) {
    case 'minion':
      return `play ${cardName(option.card)} on ${baseName(option.base)}${option.from === 'discard' ? ' from discard' : ''}`;
    case 'action':
      if (option.minion !== undefined) return `play ${cardName(option.card)} on ${showCopy(state, option.minion)}`;
      return `play ${cardName(option.card)}${option.base === undefined ? '' : ` on ${baseName(option.base)}`}`;
    case 'talent':
      return showTalent(state, option.copy, option.ability);
    case 'special':
      return `special ${inPlayOrTitle(state, option.copy)}`;
    case 'react':
      return `react ${cardName(option.card)}`;
    case 'pass':
      return option.until === 'ask' ? 'pass' : `pass ${option.until}`;
    case 'pick-minion':
    case 'pick-action':
      return `pick ${inPlayOrTitle(state, option.copy)}`;
    case 'pick-card':
      return `pick card ${showCard(state, option.copy)}`;
    case 'order':
      return `instead ${inPlayOrTitle(state, option.copy)}`;
    case 'pick-base':
      return `pick ${baseName(option.base)}`;
    case 'pick-player':
      return `pick ${colourOf(option.seat)}`;
    case 'pick-title':
      return `name ${cardName(option.card)}`;
    case 'pick-faction':
      return `name ${factionName(option.faction)}`;
    case 'faction':
      return `faction ${factionName(option.faction)}`;
    case 'choose':
      if (state.waiting?.frame !== 'settle') return `choose ${option.branch + 1}`;
      return `order ${pendingLabels(state)[option.branch] ?? option.branch + 1}`;
    case 'end-plays':
      return 'end plays';
    case 'yes':
    case 'no':
    case 'done':
      return option.take;
    default:
      return option satisfies never;
  }
}
