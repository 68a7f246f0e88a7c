import { BASES, FACTIONS } from './catalogue.ts';
import { copyOfUse } from './core/memory.ts';
import { type Copy, DECK, type Lasting, ownerOf, type State } from './core/state.ts';
import { cardsInPlay } from './core/table.ts';

/** The cards that something lasting is on, or that must stay in play for it. */
function meantBy(each: Lasting): readonly Copy[] {
  switch (each.kind) {
    case 'power':
      return [each.copy];
    case 'no-abilities':
      return [each.copy, ...each.granting];
    case 'base-ignored':
      return [each.holder];
    case 'unaffected':
      return [each.by];
    default:
      return [];
  }
}

const BASE_USE = /^base (?<base>\d+):/;

/**
 * Bases that are gone and that something lasting, a use of their abilities, or an extra play still means. Extra plays end
 * with the play phase; a base that scores after it takes them along.
 */
function staleBases({ phase, sites, lasting, turn }: State): number {
  const meant = lasting.flatMap((each) => ('base' in each ? [each.base] : []));
  if (phase === 'play') meant.push(...turn.allowances.map(({ at }) => at).filter((at) => at >= 0));
  for (const key of turn.used) {
    const base = BASE_USE.exec(key)?.groups?.['base'];
    if (base !== undefined) meant.push(Number(base));
  }
  return meant.filter((base) => !sites.some((site) => site.base === base)).length;
}

/** Of cards out of play: those that still have counters or another controller, and of actions those without their host. */
function adrift(state: State, here: ReadonlySet<Copy>): number {
  let count = state.attached.filter((copy) => !here.has(state.host[copy]!)).length;
  for (const [copy, counters] of state.counters.entries()) {
    if (here.has(copy)) continue;
    if (counters !== 0) count++;
    if (state.host[copy] !== -1) count++;
    if (state.controller[copy] !== ownerOf(copy) && !state.aside.includes(copy)) count++;
  }
  return count;
}

/** What is remembered of cards that are gone: a card in play, or an action under way, is all that can be meant. */
function staleMemories(state: State, here: ReadonlySet<Copy>): number {
  const { used, moved, raised, allowances } = state.turn;
  const waiting = state.pending.flatMap((each) => (each.afterLeaving ? [] : [each.context.source]));
  const meant = [
    ...used.map(copyOfUse),
    ...moved.map(({ copy }) => copy),
    ...raised.flatMap(({ copy, by }) => [copy, by]),
    ...state.named.map(({ copy }) => copy),
    ...state.lasting.flatMap(meantBy),
    ...allowances.flatMap(({ raises }) => (typeof raises === 'number' ? [raises] : [])),
    ...waiting,
  ];
  return meant.filter((copy) => copy >= 0 && !here.has(copy) && !state.aside.includes(copy)).length;
}

/** Whatever is missing or double of what each seat brought and of the bases of the boxes in play: nothing, always. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const chosen = state.phase !== 'factions';
  const loose = [
    ...state.aside,
    ...state.attached,
    ...state.sites.flatMap(({ minions, actions }) => [...minions, ...actions]),
  ];
  for (const [seat, { deck, hand, discard }] of state.players.entries()) {
    const own = [...deck, ...hand, ...discard, ...loose.filter((copy) => Math.floor(copy / DECK) === seat)];
    counts[`cards of seat ${seat}`] = chosen ? new Set(own).size : DECK;
    counts[`places of seat ${seat}`] = chosen ? own.length : DECK;
  }
  const boxes = new Set(state.players.flatMap(({ factions }) => factions.map((faction) => FACTIONS[faction]!.box)));
  const bases = [...state.baseDeck, ...state.baseDiscard, ...state.sites.map(({ base }) => base)];
  if (state.replacement >= 0) bases.push(state.replacement);
  const wanted = BASES.first.filter(({ box }) => boxes.has(box)).length;
  counts['bases missing'] = chosen ? wanted - new Set(bases).size : 0;
  counts['bases double'] = bases.length - new Set(bases).size;
  const here = cardsInPlay(state);
  counts['stale memories'] = staleMemories(state, here) + staleBases(state);
  counts['cards adrift'] = chosen ? adrift(state, here) : 0;
  return counts;
}
