import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';
import { CARDS, cardNo } from '../catalogue.ts';
import type { Card, CardNo } from '../core/card.ts';
import type { Effect } from '../core/effects.ts';
import { roomOf } from '../core/moves.ts';
import { activePlayer, type State } from '../core/state.ts';
import { countFaction } from '../space/factions.ts';
import { readCard, readNames, readOne } from './names.ts';
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
  'installs',
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
  'prisoner',
  'locksOpen',
  'pathSafe',
  'thwarted',
  'bootLost',
  'healLost',
] as const;

type Waiting<Kind> = Extract<Effect, { do: Kind }>;

const effectsOf = ({ play, acquire, use, defeat }: Card): readonly Effect[] => [...play, ...acquire, ...use, ...defeat];

/** What a card waits for, or offers, by the name of the card, and where it does so more than once by what it waits for. */
function waitingOf<Kind extends 'bonus' | 'offer'>(
  card: Card,
  kind: Kind,
): readonly (readonly [string, Waiting<Kind>])[] {
  const all = effectsOf(card).filter((effect): effect is Waiting<Kind> => effect.do === kind);
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

export const bonusName = (bonus: Waiting<'bonus'>): string =>
  waitingOf(CARDS[cardNo(bonus.source)]!, 'bonus').find(([, { when }]) => when === bonus.when)![0];

/** A card and the one that it counts as. */
function readCopy(names: unknown, where: string): { readonly as: CardNo; readonly by: CardNo } {
  const [by, as] = String(names).split(' ');
  return { as: readCard(as, where), by: readCard(by, where) };
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
  turn.bonuses.push(...(readNames(fields, 'bonuses', readWaiting('bonus')) ?? []));
  turn.offers.push(...(readNames(fields, 'offers', readWaiting('offer')) ?? []));
  turn.roomsUsed = readNames(fields, 'roomsUsed', read) ?? [];
  turn.copies = readNames(fields, 'copies', readCopy) ?? [];
  fields.finish([...COUNTS, ...FLAGS, 'rewarded', 'bonuses', 'offers', 'copies', 'roomsUsed']);
}
