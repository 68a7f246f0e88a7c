import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { CARDS, cardNo } from '../catalogue.ts';
import { type Card, type CardNo, REACTIONS } from '../core/card.ts';
import { type Effect, within } from '../core/effects.ts';
import { type Gone, type Occasion, restOf } from '../core/ledger.ts';
import { roomOf } from '../core/moves.ts';
import { activePlayer, type State } from '../core/state.ts';
import { countFaction } from '../space/factions.ts';
import { readCard, readNames, readOne, readSeat, readToken } from './names.ts';
import type { ReadRoom } from './player.ts';

const MANY = 99;
const COUNTS = [
  'skill',
  'swords',
  'boots',
  'teleports',
  'cancel',
  'clankMade',
  'goldGains',
  'goldGained',
  'skillGained',
  'goldPlus',
  'skillForClank',
  'goldForClank',
  'swordsForClank',
  'gemsCheaper',
  'flutes',
  'secrets',
  'majorSecrets',
  'companions',
  'springs',
  'trashed',
  'outlaws',
  'rebels',
  'scientists',
  'spentCrystals',
  'bargains',
] as const;
const FLAGS = [
  'cavesOpen',
  'monstersIgnored',
  'exhausted',
  'inCave',
  'portalUsed',
  'moved',
  'rowMonsterDefeated',
  'artifactMissed',
  'dizzy',
  'steady',
  'hacked',
  'atMarket',
  'atPort',
  'allFactions',
  'locksOpen',
  'pathSafe',
  'thwarted',
  'bootGained',
  'healed',
  'doomSeen',
] as const;

type Waiting<Kind> = Extract<Effect, { do: Kind }>;

const effectsOf = ({ play, acquire, use, defeat, installed }: Card): readonly Effect[] => [
  ...play,
  ...acquire,
  ...use,
  ...defeat,
  ...(installed ?? []),
];

const isSame = (a: Effect, b: Effect): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a card waits for, or offers, by the name of the card, and where it does so more than once by what it waits for. */
function waitingOf<Kind extends 'bonus' | 'offer'>(
  card: Card,
  kind: Kind,
): readonly (readonly [string, Waiting<Kind>])[] {
  const all = effectsOf(card)
    .filter((effect): effect is Waiting<Kind> => effect.do === kind)
    .filter((effect, i, effects) => effects.findIndex((other) => isSame(other, effect)) === i);
  return all.map((effect) => [all.length > 1 && 'when' in effect ? `${card.id} ${effect.when}` : card.id, effect]);
}

const readWaiting =
  <Kind extends 'bonus' | 'offer'>(kind: Kind) =>
  (name: unknown, where: string): Waiting<Kind> => {
    const card = CARDS[readCard(String(name).split(' ')[0], where)]!;
    const all = waitingOf(card, kind);
    if (all.length === 0) throw new InputError(where, `${card.id} has no ${kind} that waits for something`);
    const names = all.map(([each]) => each);
    return all[readOne(names, name, where)]![1];
  };

/** What the choices of a card still owe, by the branch taken: "empurror after 1". */
const restsOf = (card: Card): readonly (readonly [string, Waiting<'bonus'>])[] =>
  within(effectsOf(card)).flatMap((effect) => {
    if (effect.do !== 'choose') return [];
    return effect.of.flatMap((_, branch) => {
      const rest = restOf(effect, branch);
      return rest === null ? [] : [[`${card.id} after ${branch + 1}`, rest] as const];
    });
  });

function readBonus(name: unknown, where: string): Waiting<'bonus'> {
  const rests = restsOf(CARDS[readCard(String(name).split(' ')[0], where)]!);
  return rests.find(([each]) => each === name)?.[1] ?? readWaiting('bonus')(name, where);
}

export function bonusName(bonus: Waiting<'bonus'>): string {
  const card = CARDS[cardNo(bonus.source)]!;
  const named = waitingOf(card, 'bonus').find(([, { when }]) => when === bonus.when);
  return (named ?? restsOf(card).find(([, rest]) => isSame(rest, bonus)))![0];
}

/** A card and the one that it counts as. */
function readCopy(names: unknown, where: string): { readonly as: CardNo; readonly by: CardNo } {
  const [by, as] = String(names).split(' ');
  return { as: readCard(as, where), by: readCard(by, where) };
}

const GONE_FROM = ['play', 'installed', 'discard'] as const;

/** A card and where it was: "payoff from play". */
function readGone(words: unknown, where: string): Gone {
  const [card, from] = String(words).split(' from ');
  return { card: readCard(card, where), from: GONE_FROM[readOne(GONE_FROM, from, where)]! };
}

/** A seat and what it may react to. */
function readOccasion(state: State, names: unknown, where: string): Occasion {
  const [seat, to] = String(names).split(' ');
  return { seat: readSeat(seat, state.players.length, where), to: REACTIONS[readOne(REACTIONS, to, where)]! };
}

export function stageTurn(state: State, fields: Fields, read: ReadRoom): void {
  const { turn } = state;
  const player = activePlayer(state);
  turn.companions = player.play.filter((no) => CARDS[no]!.kind === 'companion').length;
  for (const no of player.play) countFaction(turn, no);
  const room = roomOf(state, player);
  turn.inCave = room.crystalCave;
  turn.atMarket = room.market;
  turn.atPort = room.port !== null;
  for (const name of COUNTS) turn[name] = fields.count(name, MANY) ?? turn[name];
  for (const name of FLAGS) turn[name] = fields.flag(name) || turn[name];
  turn.rewarded = readNames(fields, 'rewarded', read) ?? [];
  turn.bonuses.push(...(readNames(fields, 'bonuses', readBonus) ?? []));
  turn.offers.push(...(readNames(fields, 'offers', readWaiting('offer')) ?? []));
  turn.roomsUsed = readNames(fields, 'roomsUsed', read) ?? [];
  turn.copies = readNames(fields, 'copies', readCopy) ?? [];
  turn.gone = readNames(fields, 'gone', readGone) ?? [];
  turn.spentTokens = readNames(fields, 'spentTokens', readToken) ?? [];
  turn.occasions = readNames(fields, 'occasions', (item, where) => readOccasion(state, item, where)) ?? [];
  fields.finish([
    ...COUNTS,
    ...FLAGS,
    'rewarded',
    'bonuses',
    'offers',
    'copies',
    'roomsUsed',
    'occasions',
    'gone',
    'spentTokens',
  ]);
}
