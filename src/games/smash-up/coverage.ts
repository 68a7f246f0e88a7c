import { BASES, CARDS, FACTIONS } from './catalogue.ts';
import type { BaseAbility } from './core/ability.ts';
import type { Event } from './core/event.ts';
import type { State } from './core/state.ts';

const cards = CARDS.first.flatMap((card) => {
  const names = [`played ${card.id}`];
  if (card.abilities.some(({ on }) => on === 'talent')) names.push(`talent of ${card.id}`);
  const scoring = card.abilities.some(
    (each) => each.on === 'special' && each.from === 'play' && each.at !== 'your-turn',
  );
  if (scoring || card.abilities.some(({ on }) => on === 'after')) names.push(`triggered ${card.id}`);
  if (card.abilities.some(({ on }) => on === 'instead')) names.push(`instead by ${card.id}`);
  if (card.attach !== 'nowhere') names.push(`attached ${card.id}`);
  return names;
});

/** Once its replacement is there an ability speaks of the new base, so it is not told by its own name. */
const speaks = (ability: BaseAbility): boolean =>
  ('who' in ability && 'at' in ability && ability.at !== 'replaced') || ('on' in ability && ability.on === 'after');

const bases = BASES.first.flatMap(({ id, abilities }) => [
  `scored ${id}`,
  ...(abilities.some(speaks) ? [`triggered ${id}`] : []),
]);

/** Everything that should happen in some game, by name. */
export const WANTED: readonly string[] = [
  ...FACTIONS.map(({ id }) => `chosen ${id}`),
  ...cards,
  ...bases,
  'destroyed',
  'returned',
  'placed-on-bottom',
  'moved',
  'controlled',
  'counter-added',
  'unaffected',
  'abilities-lost',
  'breakpoint-changed',
  'discarded',
  'card-revealed',
  'looked',
  'named',
  'base-replaced',
  'base-added',
  'base-removed',
  'hand-redrawn',
  'shuffled',
  'passed',
  'special-used',
  'extra-gained',
  'tie for first',
  'ended',
];

export function seen(event: Event): string[] {
  const id = 'card' in event && event.card >= 0 ? CARDS.first[event.card]!.id : '';
  switch (event.type) {
    case 'faction-chosen':
      return [`chosen ${FACTIONS[event.faction]!.id}`];
    case 'minion-played':
    case 'action-played':
      return [`played ${id}`];
    case 'talent-used':
      return [`talent of ${id}`];
    case 'triggered':
      return [`triggered ${id === '' ? BASES.first[event.base]!.id : id}`];
    case 'replaced':
      return [`instead by ${(event.by < 0 ? BASES.first[event.base] : CARDS.first[event.by])!.id}`];
    case 'attached':
      return [`attached ${id}`];
    case 'base-scored': {
      const tie = event.places.filter((place) => place === 1).length > 1;
      return [`scored ${BASES.first[event.base]!.id}`, ...(tie ? ['tie for first'] : [])];
    }
    default:
      return [event.type];
  }
}

export const ended = (state: State): string[] => (state.over ? ['ended'] : []);
