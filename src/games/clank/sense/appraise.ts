import { CARDS, CLOAK, cardNo, type MarketItem, reserveOf, soldToken, TOKENS } from '../catalogue.ts';
import type { Card, CardNo } from '../core/card.ts';
import type { Effect } from '../core/effects.ts';
import type { Option } from '../core/option.ts';
import type { PlayerView, View } from '../core/view.ts';
import { boardOf, exitsIn } from '../insight/terrain.ts';
import { exploreWorth, placeWorth } from './exploring.ts';
import { type Plan, planFor } from './plan.ts';

const STUMBLE = cardNo('stumble');
const BURGLE = cardNo('burgle');

/** What an effect is worth to this player now, about in points. */
function worth(effect: Effect, me: PlayerView): number {
  switch (effect.do) {
    case 'gain':
      return { skill: 1, swords: 0.8, boots: 1.2, teleports: 2 }[effect.what] * effect.amount;
    case 'gold':
      return effect.amount * 1.1;
    case 'clank':
      return effect.amount * -0.6;
    case 'draw':
      return effect.count * 1.5;
    case 'heal':
      return Math.min(effect.amount, me.damage) * (me.damage > 4 ? 3 : 1.2);
    case 'attack':
      return me.damage < 3 ? 0 : -4;
    case 'pay':
      return worth(effect.then, me) - effect.gold;
    case 'take-tomes':
      return effect.count * 7;
    case 'lockpicks':
      return effect.amount * 2;
    case 'spend-lockpick':
      return worth(effect.then, me) - 2;
    case 'take-from-pool':
      return effect.count * (effect.pool === 'minor-secret' ? 2.5 : 3.5);
    case 'free-row-card':
      return 4;
    case 'mark-anywhere':
      return 2 + me.marks.length;
    case 'take-item':
      return 8;
    case 'if':
      return worth(effect.then, me);
    case 'may':
      return Math.max(0, worth(effect.then, me));
    case 'trash':
      return 1.5;
    case 'nearby-secret':
      return 3;
    case 'all':
      return effect.of.reduce((sum, each) => sum + worth(each, me), 0);
    case 'choose':
      return Math.max(...effect.of.map((each) => worth(each, me)));
    case 'discard':
    case 'bonus':
      return worth(effect.then, me) * 0.5;
    default:
      return 0.5;
  }
}

const worthOf = (effects: readonly Effect[], me: PlayerView): number =>
  effects.reduce((sum, effect) => sum + worth(effect, me), 0);

/** A card in the deck: what playing it is worth over the rest of the game, and its points. */
function cardWorth(card: Card, me: PlayerView, hurry: boolean): number {
  const plays = hurry ? 0.3 : 1.6;
  return card.points + (card.score === null ? 0 : 3) + plays * (worthOf(card.play, me) - 1) + worthOf(card.acquire, me);
}

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

/** An effect and those that it wraps. */
function inside(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'all':
      return [effect, ...effect.of.flatMap(inside)];
    case 'if':
      return [effect, ...inside(effect.then), ...inside(effect.otherwise)];
    case 'discard':
    case 'bonus':
    case 'offer':
    case 'each':
    case 'new-tile':
    case 'spend-lockpick':
    case 'pay':
      return [effect, ...inside(effect.then)];
    default:
      return [effect];
  }
}

/** What a player is asked to accept. */
function acceptWorth(view: View, me: PlayerView): number {
  if (view.asked?.ask === 'idol-for-tome') return 2;
  const card = CARDS[cardNo(view.asked?.source ?? '')];
  if (card === undefined) return 0;
  const effects = [...card.play, ...card.acquire, ...card.use, ...card.defeat, ...card.arrive];
  const offered = effects.flatMap(inside).find((effect) => effect.do === 'may');
  return offered === undefined ? 0 : worth(offered.then, me);
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

function appraiseOne(option: Option, view: View, me: PlayerView, plan: Plan): number {
  switch (option.take) {
    case 'play':
      return playWorth(CARDS[option.card]!);
    case 'acquire': {
      const card = CARDS[view.row[option.slot]!]!;
      return 20 + cardWorth(card, me, plan.hurry);
    }
    case 'acquire-reserve': {
      const card = CARDS[reserveOf(view)[option.pile]!]!;
      return 20 + cardWorth(card, me, plan.hurry) - (plan.hurry && card.points === 0 ? 30 : 0);
    }
    case 'use':
      return 22 + worthOf(CARDS[view.row[option.slot]!]!.use, me);
    case 'fight':
      return 30 + worthOf(CARDS[view.row[option.slot]!]!.defeat, me);
    case 'fight-goblin':
      return 15;
    case 'walk': {
      const exits = exitsIn(view, me.room);
      const exit = option.way === undefined ? exits.find(({ to }) => to === option.to)! : exits[option.way]!;
      const monsters = view.turn.monstersIgnored || me.tokens.includes(CLOAK) ? 0 : exit.monsters;
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
      return cardWorth(CARDS[option.card]!, me, plan.hurry);
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
      return acceptWorth(view, me) - 0.1;
    case 'ward':
    case 'react':
    case 'reveal':
      return 5;
    case 'free':
      return cardWorth(CARDS[view.row[option.slot]!]!, me, plan.hurry);
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
      return effect === null ? 0 : worth(effect, me);
    }
    case 'discard':
      return option.card === STUMBLE || option.card === BURGLE ? weakness(option.card) : weakness(option.card) - 1;
    case 'trash':
      return weakness(option.card);
    case 'replace':
      return CARDS[view.row[option.slot]!]!.kind === 'monster'
        ? 1
        : -cardWorth(CARDS[view.row[option.slot]!]!, me, plan.hurry);
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
  return decision.options.map((option) => appraiseOne(option, view, me, plan));
}
