import { CARDS, cardNo, type MarketItem, reserveOf, soldToken, TOKENS } from '../catalogue.ts';
import type { Card, CardNo } from '../core/card.ts';
import type { Effect } from '../core/effects.ts';
import type { Option } from '../core/option.ts';
import { monstersMet } from '../core/toll.ts';
import type { PlayerView, View } from '../core/view.ts';
import { boardOf, exitsIn } from '../insight/terrain.ts';
import { exploreWorth, placeWorth } from './exploring.ts';
import { emptiesSlot, refillRisk } from './peril.ts';
import { type Plan, planFor } from './plan.ts';
import { cardWorth, inside, worth, worthOf } from './worth.ts';

const STUMBLE = cardNo('stumble');
const BURGLE = cardNo('burgle');

/** Cards that draw or ask for a discard are played while there is a hand to choose from. */
function playWorth(card: Card): number {
  if (card.play.some((effect) => effect.do === 'discard')) return 1002;
  return card.play.some((effect) => effect.do === 'draw' || effect.do === 'bonus') ? 1001 : 1000;
}

const WEAKNESS: Readonly<Record<string, number>> = { stumble: 3, burgle: 2, sidestep: 1, scramble: 0.5 };

/** How glad one is to be rid of a card. */
const weakness = (card: CardNo): number => WEAKNESS[CARDS[card]!.id] ?? -1 - CARDS[card]!.points;

function moveWorth(view: View, me: PlayerView, plan: Plan, to: number, damage: number): number {
  const from = plan.distance(me.room);
  const progress = from === plan.distance(to) ? 0 : from - plan.distance(to);
  if (!(progress > 0)) return -1;
  const lying = view.lying.some(({ room, kind }) => room === to && kind !== 'artifact') && !plan.hurry ? 0.5 : 0;
  const { crystalCave, gold, secret } = boardOf(view).rooms[to]!;
  const found = plan.hurry || view.turn.rewarded.includes(to) ? 0 : 0.3 * gold + (secret ? 0.6 : 0);
  const cave = crystalCave && view.turn.boots > 1 ? 0.4 : 0;
  return 50 + Math.min(progress, 20) + lying + found - cave - pain(me, damage);
}

const pain = (me: PlayerView, damage: number): number => damage * (me.damage + damage > 6 ? 4 : 0.7);

/** What a player is asked to accept. */
function acceptWorth(view: View, me: PlayerView, { step }: Plan): number {
  if (view.asked?.ask === 'idol-for-tome') return 2;
  const card = CARDS[cardNo(view.asked?.source ?? '')];
  if (card === undefined) return 0;
  const effects = [...card.play, ...card.acquire, ...card.use, ...card.defeat, ...card.arrive];
  const offered = effects.flatMap(inside).find((effect) => effect.do === 'may');
  return offered === undefined ? 0 : worth(offered.then, me, step);
}

/** The effects of the branch that a choice offers. */
function branchOf(view: View, branch: number): Effect | null {
  const card = CARDS[cardNo(view.asked?.source ?? '')];
  if (card === undefined) return null;
  const effects = [...card.play, ...card.use, ...card.defeat, ...card.arrive];
  return effects.flatMap(inside).find((effect) => effect.do === 'choose')?.of[branch] ?? null;
}

/** Points above the price decide; a key or a kit is no bargain. */
function buyWorth(view: View, item: MarketItem): number {
  const { points } = TOKENS[soldToken(view.players, item)]!;
  return points > 7 || item === 'blood-amulet' ? 10 + points : -2;
}

/** In its turn, unless what it risks is worth more. */
const ifWorth = (turn: number, worth: number, risk: number): number =>
  risk > 0 && worth <= risk ? -1 : turn + worth - risk;

function appraiseOne(option: Option, view: View, me: PlayerView, plan: Plan, risk: number): number {
  switch (option.take) {
    case 'play':
      return playWorth(CARDS[option.card]!);
    case 'acquire':
      return ifWorth(20, cardWorth(CARDS[view.row[option.slot]!]!, me, plan), risk);
    case 'acquire-reserve': {
      const card = CARDS[reserveOf(view)[option.pile]!]!;
      return 20 + cardWorth(card, me, plan) - (plan.hurry && card.points === 0 ? 30 : 0);
    }
    case 'use':
      return ifWorth(22, worthOf(CARDS[view.row[option.slot]!]!.use, me, plan.step), risk);
    case 'fight':
      return ifWorth(30, worthOf(CARDS[view.row[option.slot]!]!.defeat, me, plan.step), risk);
    case 'fight-goblin':
      return 15;
    case 'walk': {
      const exits = exitsIn(view, me.room);
      const exit = option.way === undefined ? exits.find(({ to }) => to === option.to)! : exits[option.way]!;
      const monsters = monstersMet(view, exit);
      const spent = 0.2 * exit.boots + 0.6 * exit.locks.length;
      return (
        moveWorth(view, me, plan, option.to, monsters - (option.swords ?? 0)) - (option.way === undefined ? 0 : spent)
      );
    }
    case 'teleport':
      return moveWorth(view, me, plan, option.to, 0) + 5;
    case 'explore':
      return exploreWorth(view, me, plan, option);
    case 'place':
      return placeWorth(view, me, plan, option);
    case 'ride':
      return moveWorth(view, me, plan, option.to, 0) - (view.turn.boots > 0 && !view.turn.steady ? 3 : 0);
    case 'hack':
      return option.room === plan.goal || boardOf(view).rooms[option.room]!.port?.do !== 'clank' ? 60 : -1;
    case 'rescue':
    case 'copy':
      return cardWorth(CARDS[option.card]!, me, plan);
    case 'bonus':
      return 1;
    case 'thwart':
      return plan.hurry || (option.boots ?? 0) > 0 ? -1 : 12;
    case 'use-room':
      return 2;
    case 'install':
      return plan.hurry || option.sixth ? -1 : 2;
    case 'go':
      return moveWorth(view, me, plan, option.to, 0);
    case 'pick':
    case 'mark':
      return 44;
    case 'offer':
    case 'turn':
    case 'lay':
      return 1;
    case 'accept':
      return acceptWorth(view, me, plan) - 0.1;
    case 'ward':
    case 'react':
    case 'reveal':
      return 5;
    case 'free':
      return cardWorth(CARDS[view.row[option.slot]!]!, me, plan);
    case 'item':
      return TOKENS[soldToken(view.players, option.item)]!.points;
    case 'buy':
      return buyWorth(view, option.item) + (option.coupon ? 1 : 0) + (option.flute ? 0.5 : 0);
    case 'drink': {
      const { drunk } = TOKENS[option.token]!;
      if (drunk?.do === 'multipass') return 3;
      return drunk?.do === 'heal' ? me.damage - 3 : view.turn.boots > 0 || view.turn.swords > 0 ? 1 : -1;
    }
    case 'token': {
      if (option.kind !== 'artifact') return 40;
      const here = view.lying.find(({ room, kind }) => room === me.room && kind === 'artifact')?.token ?? null;
      return here !== null && TOKENS[here]!.points >= plan.worthTaking ? 45 : -5;
    }
    case 'nearby':
      return option.kind === 'major-secret' ? 2 : 1;
    case 'choose': {
      const effect = branchOf(view, option.branch);
      return effect === null ? 0 : worth(effect, me, plan.step);
    }
    case 'discard':
      return option.card === STUMBLE || option.card === BURGLE ? weakness(option.card) : weakness(option.card) - 1;
    case 'trash':
      return weakness(option.card);
    case 'replace':
      return CARDS[view.row[option.slot]!]!.kind === 'monster'
        ? 1
        : -cardWorth(CARDS[view.row[option.slot]!]!, me, plan);
    case 'decline':
    case 'end-turn':
      return 0;
    default:
      return option satisfies never;
  }
}

/** How much simple sense likes each option of the decision in the view: buy well, fetch an artifact, run home. */
export function appraise(view: View): readonly number[] {
  const { decision } = view;
  if (decision === null) return [];
  const me = view.players[decision.seat]!;
  const plan = planFor(view, me);
  const risk = decision.options.some(emptiesSlot) ? refillRisk(view, decision.seat) : 0;
  return decision.options.map((option) => appraiseOne(option, view, me, plan, risk));
}
