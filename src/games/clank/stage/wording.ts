import { waysWith } from '../catacombs/explore.ts';
import { cellOf } from '../catacombs/geometry.ts';
import { CARDS, goblinOf, reserveOf, TOKENS } from '../catalogue.ts';
import type { Exit } from '../core/board.ts';
import { exitsHere, exitTo } from '../core/moves.ts';
import type { Option } from '../core/option.ts';
import type { State } from '../core/state.ts';
import { monstersMet } from '../core/toll.ts';
import { nameOfRoom } from './names.ts';
import { cellName, edgeName } from './places.ts';

/** Which of several ways to the same end, from 1; nothing where there is one only. */
function wayIn(ways: readonly Exit[], way: Exit | undefined): string {
  const alike = ways.filter(({ to, edge }) => to === way?.to && edge === way.edge);
  return alike.length > 1 ? ` way ${alike.indexOf(way!) + 1}` : '';
}

const swordsIn = (state: State, way: Exit | undefined, swords: number | undefined): string =>
  way !== undefined && monstersMet(state, way) > 0 ? ` swords ${swords}` : '';

function showWalk(state: State, { to, way, swords }: Extract<Option, { take: 'walk' }>): string {
  const exit = exitTo(state, to, way);
  return `walk ${nameOfRoom(state, to)}${wayIn(exitsHere(state), exit)}${swordsIn(state, exit, swords)}`;
}

function showExplore(state: State, { edge, way, by }: Extract<Option, { take: 'explore' }>): string {
  const exits = exitsHere(state);
  const which = way === undefined ? '' : wayIn(exits, exits[way]);
  return `explore ${edgeName(edge)}${which}${by === 'teleport' ? ' by teleport' : ''}`;
}

function showPlace(state: State, option: Extract<Option, { take: 'place' }>): string {
  const ways = state.pending === null ? [] : waysWith(state, option.turn);
  const way = ways[option.way ?? -1];
  const so = `place ${option.turn}`;
  if (way === undefined) return `${so} stop`;
  if (way.edge >= 0) return `${so} to ${edgeName(way.edge)}${wayIn(ways, way)}`;
  const swords = state.pending?.by === 'boots' ? swordsIn(state, way, option.swords) : '';
  return `${so} to ${nameOfRoom(state, way.to)}${wayIn(ways, way)}${swords}`;
}

/** The inverse of reading an action, for options. */
export function showOption(state: State, option: Option): string {
  switch (option.take) {
    case 'play':
    case 'discard':
    case 'ward':
    case 'react':
    case 'reveal':
      return `${option.take} ${CARDS[option.card]!.id}`;
    case 'acquire':
    case 'use':
    case 'fight':
    case 'replace':
    case 'free':
      return `${option.take} ${CARDS[state.row[option.slot]!]?.id ?? 'nothing'}`;
    case 'acquire-reserve':
      return `acquire ${CARDS[reserveOf(state)[option.pile]!]!.id}`;
    case 'fight-goblin':
      return `fight ${CARDS[goblinOf(state)]!.id}`;
    case 'walk':
      return showWalk(state, option);
    case 'explore':
      return showExplore(state, option);
    case 'place':
      return showPlace(state, option);
    case 'lay':
      return `lay ${cellName(cellOf(option.edge))}`;
    case 'turn':
      return `turn ${option.by}`;
    case 'pick':
      return `pick ${option.what}`;
    case 'mark':
      return `mark ${nameOfRoom(state, option.room)}`;
    case 'offer':
      return `offer ${option.source}`;
    case 'teleport':
    case 'go':
      return `${option.take} ${nameOfRoom(state, option.to)}`;
    case 'buy':
      return `buy ${option.item}${option.flute ? ' flute' : ''}${option.bargain ? ' bargain' : ''}${option.coupon ? ' coupon' : ''}`;
    case 'item':
      return `item ${option.item}`;
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
    case 'ride':
      return `ride ${option.by} ${nameOfRoom(state, option.to)}`;
    case 'hack':
      return `hack ${nameOfRoom(state, option.room)}`;
    case 'rescue':
    case 'copy':
      return `${option.take} ${CARDS[option.card]!.id}`;
    case 'thwart':
      return `thwart ${option.skill ?? 0} ${option.swords ?? 0} ${option.boots ?? 0}`;
    case 'use-room':
      return 'room cube';
    case 'install':
      return `install ${CARDS[option.card]!.id}${option.sixth ? ' sixth' : ''}`;
    case 'bonus':
      return `bonus ${option.source}`;
    case 'accept':
    case 'decline':
      return option.take;
    case 'end-turn':
      return 'end turn';
    default:
      return option satisfies never;
  }
}
