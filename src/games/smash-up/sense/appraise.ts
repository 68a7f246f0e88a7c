import type { Ability, Step } from '../core/ability.ts';
import type { CardNo } from '../core/card.ts';
import type { Option } from '../core/option.ts';
import type { View } from '../core/view.ts';
import { arrived, attached, NEW } from './arrive.ts';
import { sprung } from './effects.ts';
import type { Found } from './match.ts';
import { plan } from './plan.ts';
import { type Asked, askedOf, foundOf } from './question.ts';
import { type Mind, mindOf, moved, spotOf, type World, worldOf } from './world.ts';
import { handWorth, tableWorth } from './worth.ts';

/** An action in hand may do more good another day. */
const PATIENCE = 0.15;

type WithSteps = Extract<Ability, { steps: readonly Step[] }>;
const stepsWhen = (abilities: readonly Ability[], is: (ability: WithSteps) => boolean): Step[] =>
  abilities.filter((each): each is WithSteps => 'steps' in each && is(each)).flatMap(({ steps }) => steps);

/** Minions that keep coming back could be played for ever: at some point it is enough. */
const weariness = ({ turn }: View): number => Math.max(0, turn.minionsPlayed - 6) * 0.3;

function playMinion(mind: Mind, world: World, card: CardNo, base: number): number {
  const next = sprung(mind, arrived(mind, world, card, NEW, base), base, NEW);
  const steps = stepsWhen(mind.cards[card]!.abilities, ({ on }) => on === 'play');
  return plan(mind, steps, next, { self: [NEW], here: [base], scoring: [mind.scoring] }) - weariness(mind.view);
}

function playAction(mind: Mind, world: World, { card, base, minion }: Extract<Option, { take: 'action' }>): number {
  const { abilities, attach } = mind.cards[card]!;
  const there = base ?? (minion === undefined ? mind.scoring : (spotOf(world, minion)?.base ?? -1));
  const next = attach === 'nowhere' || attach === 'new-base' ? world : attached(mind, world, card, there, minion ?? -1);
  const steps = stepsWhen(
    abilities,
    (each) => each.on === 'play' || (each.on === 'after' && each.moment === 'end-of-turn'),
  );
  const found = { self: [NEW], here: [there], scoring: [mind.scoring], host: minion === undefined ? [] : [minion] };
  return plan(mind, steps, next, found) - PATIENCE;
}

function react(mind: Mind, world: World, card: CardNo): number {
  const steps = stepsWhen(mind.cards[card]!.abilities, (each) => each.on === 'special' && each.from === 'hand');
  const copy = mind.view.players[mind.me]!.hand.find((each) => each.card === card)?.copy ?? NEW;
  return plan(mind, steps, world, { self: [copy], here: [mind.scoring], scoring: [mind.scoring] }) - PATIENCE;
}

function use(mind: Mind, world: World, copy: number, index: number | null): number {
  const { abilities } = mind.cards[mind.cardOf(copy)]!;
  const ability =
    index === null ? abilities.find((each) => each.on === 'special' && each.at === 'your-turn') : abilities[index];
  if (ability === undefined) return tableWorth(mind, world);
  const steps = 'grants' in ability ? ability.grants : 'steps' in ability ? ability.steps : [];
  return plan(mind, steps, world, foundOf(mind, world, copy));
}

/** One answer to the step that is asked, tried out. */
const tried = (mind: Mind, world: World, { steps, step, found }: Asked, value: number | null): number =>
  'as' in step ? plan({ ...mind, tried: { as: step.as, value } }, steps, world, found) : tableWorth(mind, world);

/** A minion is to go from the one base that is not offered: where would it, or its like, do best? */
function moveTo(mind: Mind, world: World, { found, step }: Asked, base: number, options: readonly Option[]): number {
  const from = world.spots.find((spot) => !options.some((option) => 'base' in option && option.base === spot.base));
  const self = step.do === 'move-each' && step.what === 'self' ? found['self']?.[0] : undefined;
  const movers = (from?.minions ?? []).filter(({ copy }) => self === undefined || copy === self);
  return Math.max(tableWorth(mind, world) - 1, ...movers.map(({ copy }) => tableWorth(mind, moved(world, copy, base))));
}

const spotWorth = (mind: Mind, world: World, base: number): number => {
  const spots = world.spots.filter((spot) => spot.base === base);
  return tableWorth(mind, { spots, bonus: 0 });
};

/** A base from the deck, or the one it is to replace. */
function swapWorth(mind: Mind, world: World, base: number): number {
  const inPlay = world.spots.some((spot) => spot.base === base);
  if (inPlay) return -spotWorth(mind, world, base);
  const gains = world.spots.map((spot) => {
    const other = { ...spot, base, breakpoint: mind.bases[base]!.breakpoint };
    return tableWorth(mind, { spots: [other], bonus: 0 }) - spotWorth(mind, world, spot.base);
  });
  return tableWorth(mind, world) + Math.max(0, ...gains);
}

/** What an answer to an effect's question leads to. */
function answered(mind: Mind, world: World, asked: Asked | null, option: Option, options: readonly Option[]): number {
  const { ask } = mind.view.asked!;
  const now = tableWorth(mind, world);
  switch (option.take) {
    case 'done':
      return asked?.step.do === 'pick' ? tried(mind, world, asked, null) : now;
    case 'pick-minion':
    case 'pick-action':
      return asked === null ? now : tried(mind, world, asked, option.copy);
    case 'pick-player':
      return asked === null ? now : tried(mind, world, asked, option.seat);
    case 'pick-title':
      return asked === null ? now : tried(mind, world, asked, option.card);
    case 'pick-faction': {
      const mine = mind.view.players[mind.me]!.factions.includes(option.faction);
      return (asked === null ? now : tried(mind, world, asked, option.faction)) + (mine ? 0 : 0.1);
    }
    case 'pick-card': {
      const worth = handWorth(mind, mind.cardOf(option.copy));
      if (asked === null || ask === 'discard-cards' || ask === 'to-top' || ask === 'hand-limit') return now - worth;
      return tried(mind, world, asked, option.copy);
    }
    case 'pick-base':
      if (ask === 'score') return spotWorth(mind, world, option.base);
      if (ask === 'swap-base') return swapWorth(mind, world, option.base);
      if (asked === null || ask === 'choose-replacement') return now;
      return ask === 'move-each'
        ? moveTo(mind, world, asked, option.base, options)
        : tried(mind, world, asked, option.base);
    case 'choose':
      return asked?.step.do === 'choose'
        ? plan(mind, asked.step.of[option.branch]!, world, revealed(mind, asked))
        : now;
    case 'yes':
      return asked?.step.do === 'may' ? plan(mind, asked.step.steps, world, asked.found) : now + 0.1;
    case 'order':
      return now + insteadWorth(mind, option.copy);
    default:
      return now;
  }
}

/** What happens instead is better as a rule; but what one returns in one's own turn is to come back, and may be a cost. */
function insteadWorth(mind: Mind, holder: number): number {
  const abilities = mind.cards[mind.cardOf(holder)]?.abilities ?? [];
  const own = mind.view.active === mind.me && mind.view.phase === 'play';
  return own && abilities.some((ability) => ability.on === 'instead' && ability.of === 'return') ? -0.1 : 0.1;
}

/** Cards shown by an effect under way lie in whatever it calls them. */
function revealed(mind: Mind, { steps, found }: Asked): Found {
  const names = steps.flatMap((step) =>
    step.do === 'reveal' || step.do === 'look' || step.do === 'reveal-until-action' ? [step.as] : [],
  );
  return { ...Object.fromEntries(names.map((name) => [name, mind.aside])), ...found };
}

function appraiseOne(
  mind: Mind,
  world: World,
  asked: Asked | null,
  option: Option,
  options: readonly Option[],
): number {
  switch (option.take) {
    case 'faction':
      return 0;
    case 'minion':
      return playMinion(mind, world, option.card, option.base);
    case 'action':
      return playAction(mind, world, option);
    case 'talent':
      return use(mind, world, option.copy, option.ability);
    case 'special':
      return use(mind, world, option.copy, null);
    case 'react':
      return react(mind, world, option.card);
    case 'pass':
      return tableWorth(mind, world) + (option.until === 'ask' ? 0.01 : -1);
    case 'end-plays':
      return tableWorth(mind, world) + 0.01;
    default:
      return answered(mind, world, asked, option, options);
  }
}

/** How much simple sense likes each option of the decision in the view: what the table would pay, could one see it through. */
export function appraise(view: View): readonly number[] {
  const { decision } = view;
  if (decision === null) return [];
  const mind = mindOf(view, decision.seat);
  const world = worldOf(view);
  const asked = askedOf(mind, world, decision.options);
  return decision.options.map((option) => {
    const worth = appraiseOne(mind, world, asked, option, decision.options);
    return Number.isFinite(worth) ? worth : 0;
  });
}
