import { InputError, type Seat } from '../../../engine/game.ts';
import { Fields } from '../../../engine/stage.ts';
import type { BaseNo, Card } from '../core/card.ts';
import { breakpointOf, powerOf, powersAt } from '../core/power.ts';
import type { Copy, State } from '../core/state.ts';
import type { Copies } from './copies.ts';
import type { Wish } from './factions.ts';
import { colourOf, coloursOf, readBase, readCard, readSeat } from './names.ts';

const MOST_COUNTERS = 99;
const MOST_POWER = 999;

interface ActionWish extends Wish {
  readonly controller: Seat;
}

interface MinionWish extends Wish {
  readonly controller: Seat;
  readonly counters: number;
  readonly on: readonly ActionWish[];
  /** Said only to be sure of it. */
  readonly power: number | undefined;
}

/** What a scenario says of one base in play. */
export interface SiteWish {
  readonly base: BaseNo;
  readonly where: string;
  readonly minions: readonly MinionWish[];
  readonly actions: readonly ActionWish[];
  readonly breakpoint: number | undefined;
  readonly powers: readonly (number | undefined)[];
}

/** Reads bases with what lies on them, by the cards of one printing. */
export class SiteReader {
  private readonly seats: number;
  private readonly cards: readonly Card[];

  constructor(seats: number, cards: readonly Card[]) {
    this.seats = seats;
    this.cards = cards;
  }

  site(raw: unknown, where: string): SiteWish {
    if (typeof raw === 'string') return this.site({ base: raw }, where);
    const fields = new Fields(raw, where);
    const base = readBase(fields.take('base'), fields.at('base'));
    const minions = this.byOwner(fields, 'minions', (item, owner, at) => this.minion(item, owner, at));
    const actions = this.byOwner(fields, 'actions', (item, owner, at) => this.action(item, owner, 'base', at));
    const power = fields.object('power');
    const powers = coloursOf(this.seats).map((colour) => power.count(colour, MOST_POWER));
    power.finish(coloursOf(this.seats));
    const breakpoint = fields.count('breakpoint', MOST_POWER);
    fields.finish(['base', 'minions', 'actions', 'power', 'breakpoint']);
    return { base, where, minions, actions, breakpoint, powers };
  }

  private byOwner<Item>(
    fields: Fields,
    name: string,
    read: (item: unknown, owner: Seat, where: string) => Item,
  ): Item[] {
    const groups = fields.object(name);
    const items = coloursOf(this.seats).flatMap(
      (colour, owner) => groups.list(colour)?.map((item, i) => read(item, owner, `${groups.at(colour)}[${i}]`)) ?? [],
    );
    groups.finish(coloursOf(this.seats));
    return items;
  }

  private minion(raw: unknown, seat: Seat, where: string): MinionWish {
    const fields = new Fields(typeof raw === 'string' ? { card: raw } : raw, where);
    const card = readCard(fields.take('card'), fields.at('card'));
    const { id, minion } = this.cards[card]!;
    if (!minion) throw new InputError(where, `${id} is an action, no minion: it belongs into "on" or "actions"`);
    const controller = readSeat(fields.take('controller') ?? colourOf(seat), this.seats, fields.at('controller'));
    const counters = fields.count('counters', MOST_COUNTERS) ?? 0;
    const power = fields.count('power', MOST_POWER);
    const on = fields.list('on')?.map((item, i) => this.action(item, seat, 'minion', `${fields.at('on')}[${i}]`)) ?? [];
    fields.finish(['card', 'controller', 'counters', 'on', 'power']);
    return { seat, card, where, controller, counters, power, on };
  }

  private action(raw: unknown, owner: Seat, host: 'minion' | 'base', where: string): ActionWish {
    const fields = new Fields(typeof raw === 'string' ? { card: raw } : raw, where);
    const card = readCard(fields.take('card'), fields.at('card'));
    this.checkHost(this.cards[card]!, host, where);
    const said = fields.take('controller');
    const lays = said === undefined ? owner : readSeat(said, this.seats, fields.at('controller'));
    const own = host === 'base' ? undefined : fields.take('owner');
    const seat = own !== undefined ? readSeat(own, this.seats, fields.at('owner')) : host === 'base' ? owner : lays;
    fields.finish(host === 'base' ? ['card', 'controller'] : ['card', 'controller', 'owner']);
    return { seat, card, where, controller: said === undefined ? seat : lays };
  }

  private checkHost({ id, minion, attach }: Card, host: 'minion' | 'base', where: string): void {
    if (minion) throw new InputError(where, `${id} is a minion, no action that could be attached`);
    if (attach === 'nowhere') throw new InputError(where, `${id} does not stay in play`);
    const fits = attach === 'minion' || attach === 'your-minion' ? 'minion' : 'base';
    if (fits !== host) throw new InputError(where, `${id} is played on a ${fits}, not on a ${host}`);
  }
}

export const wishesAt = ({ minions, actions }: SiteWish): Wish[] => [
  ...minions.flatMap((minion) => [minion, ...minion.on]),
  ...actions,
];

/** Lays the cards of a base; everybody sees them. */
export function laySite(state: State, wish: SiteWish, copies: Copies): void {
  const lay = (card: ActionWish): Copy => {
    const copy = copies.take(card);
    state.controller[copy] = card.controller;
    state.knownTo[copy] = (1 << state.players.length) - 1;
    return copy;
  };
  const minions = wish.minions.map((minion) => {
    const copy = lay(minion);
    state.counters[copy] = minion.counters;
    for (const action of minion.on) {
      const attached = lay(action);
      state.host[attached] = copy;
      state.attached.push(attached);
    }
    return copy;
  });
  state.sites.push({ base: wish.base, minions, actions: wish.actions.map(lay) });
}

/** Power and breakpoints follow from the rest; where they are said, they must be right. */
export function checkPower(state: State, wishes: readonly SiteWish[]): void {
  const check = (said: number | undefined, found: number, where: string): void => {
    if (said !== undefined && said !== found) throw new InputError(where, `is ${found} here, not ${said}`);
  };
  for (const [i, wish] of wishes.entries()) {
    const { base, minions } = state.sites[i]!;
    check(wish.breakpoint, breakpointOf(state, base), `${wish.where}.breakpoint`);
    const powers = powersAt(state, base);
    for (const [seat, said] of wish.powers.entries())
      check(said, powers[seat]!, `${wish.where}.power.${colourOf(seat)}`);
    for (const [at, minion] of wish.minions.entries())
      check(minion.power, powerOf(state, minions[at]!), `${minion.where}.power`);
  }
}
