import type { Change, Condition, Destination, Effect, Place, Pool, TrashZone } from './effects.ts';
import { FACTIONS } from './faction.ts';

/** The words in which cards and tokens are written down. */
export const skill = (amount: number): Effect => ({ do: 'gain', what: 'skill', amount });
export const swords = (amount: number): Effect => ({ do: 'gain', what: 'swords', amount });
export const boots = (amount: number): Effect => ({ do: 'gain', what: 'boots', amount });
export const teleport = (amount: number): Effect => ({ do: 'gain', what: 'teleports', amount });
export const gold = (amount: number): Effect => ({ do: 'gold', amount });
export const lockpicks = (amount: number): Effect => ({ do: 'lockpicks', amount });
export const clank = (amount: number): Effect => ({ do: 'clank', amount });
export const clankOthers = (amount: number): Effect => ({ do: 'clank-others', amount });
export const clankAll = (amount: number): Effect => ({ do: 'clank-all', amount });
export const draw = (count: number): Effect => ({ do: 'draw', count });
export const heal = (amount: number): Effect => ({ do: 'heal', amount });
export const rage: Effect = { do: 'rage' };
export const ghost: Effect = { do: 'ghost' };
export const attack: Effect = { do: 'attack' };
export const returnDragonCubes = (count: number): Effect => ({ do: 'return-dragon-cubes', count });
export const thisTurn = (change: Change): Effect => ({ do: 'this-turn', change });
export const takeTomes = (count: number): Effect => ({ do: 'take-tomes', count });
export const treasure = (coins: number): Effect => ({ do: 'treasure', gold: coins });
export const spring: Effect = { do: 'spring' };
export const takeFromPool = (pool: Pool, count = 1): Effect => ({ do: 'take-from-pool', pool, count });
export const freePrisoners = (count: number): Effect => takeFromPool('prisoner', count);
export const all = (...of: readonly Effect[]): Effect => ({ do: 'all', of });
export const choose = (...of: readonly Effect[]): Effect => ({ do: 'choose', source: '', of });
export const may = (then: Effect): Effect => ({ do: 'may', source: '', then });
export const pay = (coins: number, then: Effect): Effect => ({ do: 'pay', gold: coins, then });
export const spendLockpick = (then: Effect): Effect => ({ do: 'spend-lockpick', then });
export const discardTo = (then: Effect, only: string | null = null): Effect => ({
  do: 'discard',
  source: '',
  only,
  then,
});
export const trash = (only: string | null = null, from: readonly TrashZone[] = ['play', 'discard']): Effect => ({
  do: 'trash',
  source: '',
  only,
  from,
});
export const trashSelf: Effect = { do: 'trash-self', source: '' };
export const toTop: Effect = may({ do: 'to-top', source: '' });
export const either = (when: Condition, then: Effect, otherwise: Effect): Effect => ({
  do: 'if',
  when,
  then,
  otherwise,
});
/** One of them, or all of them once the condition holds, now or later in the turn. */
export const chooseOrAll = (when: Condition, ...of: readonly Effect[]): Effect =>
  either(when, all(...of), { do: 'choose', source: '', of, rest: when });
export const bonus = (when: Condition, then: Effect): Effect => ({ do: 'bonus', source: '', when, then });
export const offer = (where: Place, then: Effect): Effect => ({ do: 'offer', source: '', where, then });
export const replaceRowCard: Effect = { do: 'replace-row-card', source: '' };
export const nearbySecret: Effect = { do: 'nearby-secret', source: '' };
export const teleportTo = (where: Destination): Effect => ({ do: 'teleport-to', source: '', where });
export const freeRowCard: Effect = { do: 'free-row-card', source: '' };
export const takeItem: Effect = { do: 'take-item', source: '' };
export const markAnywhere: Effect = { do: 'mark-anywhere', source: '' };
export const newTile = (then: Effect): Effect => ({ do: 'new-tile', source: '', then });
export const turnTiles: Effect = { do: 'turn-tiles' };
export const turnOwnTile: Effect = { do: 'turn-own-tile', source: '' };
export const each = (who: 'all' | 'others', then: Effect): Effect => ({ do: 'each', who, from: 'active', then });
/** Between two turns the one about to begin answers first. */
export const eachFromNext = (then: Effect): Effect => ({ do: 'each', who: 'all', from: 'next', then });
export const goldIfHeld = (card: string, amount: number): Effect => ({ do: 'gold-if-held', source: '', card, amount });
export const idolForTome: Effect = { do: 'idol-for-tome', source: '' };
export const nothing: Effect = all();
export const loseGold = (amount: number): Effect => ({ do: 'lose-gold', amount });
export const crystal: Effect = { do: 'crystal' };
export const hackNearby: Effect = { do: 'hack-nearby', source: '' };
export const takePrisoner: Effect = { do: 'take-prisoner', source: '' };
export const turnGoblin: Effect = { do: 'turn-goblin' };
export const copyCard: Effect = { do: 'copy', source: '' };
export const countAsOne: Effect = choose(...FACTIONS.map((faction): Effect => ({ do: 'count-as', faction })));
export const takeCube: Effect = { do: 'take-cube' };
export const schemeCube: Effect = { do: 'scheme-cube' };
export const spendCubes = (count: number, then: Effect): Effect => ({ do: 'spend-cubes', count, then });
export const spend = (what: 'skill' | 'swords', amount: number, then: Effect): Effect => ({
  do: 'spend',
  what,
  amount,
  then,
});
export const hurt = (amount: number): Effect => ({ do: 'hurt', amount });
export const loseCard: Effect = { do: 'lose-card', source: '' };
export const sellOut = (item: string): Effect => ({ do: 'sell-out', item });
export const hunters = (count: number): Effect => ({ do: 'hunters', count });
export const loseBankCrystal: Effect = { do: 'lose-bank-crystal' };
export const multipass: Effect = { do: 'multipass', source: 'minor-multipass' };
