import type {
  ActionFilter,
  BaseFilter,
  CardFilter,
  Condition,
  Limits,
  MinionFilter,
  Num,
  PlayerFilter,
  Ref,
  Step,
  Until,
  What,
} from './ability.ts';

/** Short forms for writing cards down: each makes one value of the vocabulary in ability.ts. */
type MinionWords = Omit<MinionFilter, 'kind'>;

export const minion = (words: MinionWords = {}): MinionFilter => ({ kind: 'minion', ...words });
export const yours = (words: MinionWords = {}): MinionFilter => ({ kind: 'minion', whose: 'yours', ...words });
export const others = (words: MinionWords = {}): MinionFilter => ({ kind: 'minion', whose: 'others', ...words });
export const action = (on: ActionFilter['on'], but?: 'self'): ActionFilter =>
  but === undefined ? { kind: 'action', on } : { kind: 'action', on, but };
export const base = (words: Omit<BaseFilter, 'kind'> = {}): BaseFilter => ({ kind: 'base', ...words });
export const player = (but: PlayerFilter['but'] = 'you'): PlayerFilter => ({ kind: 'player', but });
export const card = (where: CardFilter['in'], words: Omit<CardFilter, 'kind' | 'in'> = {}): CardFilter => ({
  kind: 'card',
  in: where,
  ...words,
});

type PickWords = Omit<Extract<Step, { do: 'pick' }>, 'do' | 'as' | 'from'>;
export const pick = (as: Ref, from: Extract<Step, { do: 'pick' }>['from'], words: PickWords = {}): Step => ({
  do: 'pick',
  as,
  from,
  ...words,
});
export const destroy = (what: What): Step => ({ do: 'destroy', what });
export const returns = (what: What): Step => ({ do: 'return', what });
export const place = (what: What): Step => ({ do: 'place', what });
export const returnsToYou = (what: What): Step => ({ do: 'return', what, hand: 'yours' });
export const bottom = (what: What): Step => ({ do: 'bottom', what });
export const counter = (what: What): Step => ({ do: 'counter', what });
export const move = (what: What, to: Ref): Step => ({ do: 'move', what, to });
export const moveEach = (what: Ref): Step => ({ do: 'move-each', what });
export const baseUnder = (as: Ref, what: Ref): Step => ({ do: 'base-of', as, what });
export const baseLeft = (as: Ref, what: Ref): Step => ({ do: 'base-of', as, what, left: true });
export const control = (what: What, to: Ref): Step => ({ do: 'control', what, to });
export const power = (what: What, amount: Num, until: Until = 'end-of-turn'): Step => ({
  do: 'power',
  what,
  amount,
  until,
});
export const loseAbilities = (what: Ref, until: Until = 'end-of-turn'): Step => ({ do: 'lose-abilities', what, until });
export const draw = (count: Num, who: Ref = 'you'): Step => ({ do: 'draw', count, who });
export const points = (amount: Num, who: Ref = 'you'): Step => ({ do: 'points', amount, who });
export const extraMinion = (limits: Limits = {}): Step => ({ do: 'extra', play: 'minion', limits });
export const extraAction = (limits: Limits = {}): Step => ({ do: 'extra', play: 'action', limits });
export const playNow = (what: CardFilter | Ref, limits: Limits = {}): Step => ({ do: 'play-now', card: what, limits });
export const mustPlay = (what: CardFilter | Ref, limits: Limits = {}): Step => ({
  do: 'play-now',
  card: what,
  limits,
  must: true,
});
export const reveal = (as: Ref, count: number, of: Ref = 'you'): Step => ({ do: 'reveal', as, count, of });
export const look = (as: Ref, count: number, of: Ref = 'you'): Step => ({ do: 'look', as, count, of });
export const show = (what: Ref): Step => ({ do: 'show', what });
export const put = (where: 'to-hand' | 'to-top' | 'to-bottom' | 'to-discard' | 'shuffle-in', what: Ref): Step => ({
  do: where,
  what,
});
export const choose = (...of: readonly (readonly Step[])[]): Step => ({ do: 'choose', of });
export const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps });
export const pay = (cost: readonly Step[], then: readonly Step[]): Step => ({ do: 'pay', cost, then });
export const when = (condition: Condition, then: readonly Step[], otherwise: readonly Step[] = []): Step => ({
  do: 'if',
  when: condition,
  then,
  else: otherwise,
});
export const eachPlayer = (who: 'all' | 'others', ...steps: readonly Step[]): Step => ({
  do: 'each-player',
  who,
  steps,
});
