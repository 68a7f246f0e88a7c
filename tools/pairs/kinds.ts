import { BASES, CARDS } from '../../src/games/smash-up/catalogue.ts';
import type { BaseAbility } from '../../src/games/smash-up/core/ability.ts';
import type { Attach } from '../../src/games/smash-up/core/card.ts';

export type Printing = 'first' | 'revised';
export const PRINTINGS: readonly Printing[] = ['first', 'revised'];

/** The kinds of effects by which cards interact. */
type Kind = 'destroy' | 'move' | 'return' | 'power' | 'protection' | 'talent' | 'control' | 'replacement' | 'silence';
type Reach = 'self' | 'minion' | 'action' | 'base';

/** A card or base of one printing, with what its abilities do to others. */
export interface Piece {
  readonly id: string;
  readonly type: 'minion' | 'action' | 'base';
  readonly no: number;
  readonly attach: Attach;
  readonly abilities: readonly BaseAbility[];
  readonly kinds: ReadonlySet<Kind>;
  /** What its effects can be done to. */
  readonly reaches: ReadonlySet<Reach>;
  /** It changes what another effect does, or is set off by it. */
  readonly answers: boolean;
}

const STEPS: Readonly<Record<string, Kind>> = {
  destroy: 'destroy',
  return: 'return',
  place: 'return',
  bottom: 'return',
  move: 'move',
  'move-each': 'move',
  'move-at-random': 'move',
  control: 'control',
  power: 'power',
  counter: 'power',
  'lose-abilities': 'talent',
  redirect: 'replacement',
  'ignore-base': 'silence',
};

const FIELDS: Readonly<Record<string, Kind>> = {
  lends: 'power',
  printed: 'power',
  guards: 'protection',
  grants: 'talent',
  silences: 'silence',
};

const MOMENTS: Readonly<Record<string, Kind>> = {
  'self-destroyed': 'destroy',
  'minion-destroyed-here': 'destroy',
  'your-microbot-destroyed': 'destroy',
  'talent-used-here': 'talent',
  'raising-action-played': 'power',
};

type Node = Readonly<Record<string, unknown>>;

/** Every object inside a value, itself included. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [Object.fromEntries(Object.entries(value)), ...inner];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a target names: itself, its host, everything of a kind, or what a step before has picked. */
function reachOf(what: unknown, nodes: readonly Node[]): Reach {
  if (what === 'self') return 'self';
  const picked = nodes.find((node) => node['do'] === 'pick' && node['as'] === what)?.['from'];
  const [filter] = nodesIn(typeof what === 'string' ? picked : what);
  return filter?.['kind'] === 'action' ? 'action' : 'minion';
}

function effectsOf(abilities: readonly BaseAbility[]): Pick<Piece, 'kinds' | 'reaches' | 'answers'> {
  const kinds = new Set<Kind>();
  const reaches = new Set<Reach>();
  let answers = false;
  for (const ability of abilities) {
    const nodes = nodesIn(ability);
    for (const node of nodes) {
      const kind = STEPS[text(node['do'])];
      if (kind === undefined) continue;
      kinds.add(kind);
      if (kind !== 'replacement') reaches.add(kind === 'silence' ? 'base' : reachOf(node['what'], nodes));
    }
    for (const [name, kind] of Object.entries(FIELDS)) {
      if (!(name in ability)) continue;
      kinds.add(kind);
      answers ||= kind === 'protection';
      if (kind === 'silence') reaches.add('base');
    }
    if ('lends' in ability) reaches.add(reachOf(ability.lends.to, nodes));
    if (!('on' in ability)) continue;
    if (ability.on === 'talent') kinds.add('talent');
    if (ability.on === 'instead') kinds.add('replacement');
    const moment = ability.on === 'after' ? ability.moment : '';
    const kind = MOMENTS[moment];
    if (kind !== undefined) kinds.add(kind);
    answers ||= ability.on === 'instead' || kind !== undefined || moment === 'self-affected';
  }
  return { kinds, reaches, answers };
}

function piecesOf(printing: Printing): Piece[] {
  const cards = CARDS[printing].map(({ id, minion, attach, abilities }, no): Piece => {
    return { id, type: minion ? 'minion' : 'action', no, attach, abilities, ...effectsOf(abilities) };
  });
  const bases = BASES[printing].map(({ id, abilities }, no): Piece => {
    return { id, type: 'base', no, attach: 'nowhere', abilities, ...effectsOf(abilities) };
  });
  return [...cards, ...bases].filter(({ kinds }) => kinds.size > 0);
}

export const onMinion = ({ attach }: Piece): boolean => attach === 'minion' || attach === 'your-minion';

export const staysInPlay = ({ type, attach }: Piece): boolean => type !== 'action' || attach !== 'nowhere';

/** What can befall a card in play; what befalls a minion befalls what is attached to it. */
function isReached(piece: Piece, by: Piece): boolean {
  if (!staysInPlay(piece)) return false;
  return by.reaches.has(piece.type) || (onMinion(piece) && by.reaches.has('minion'));
}

const canInteract = (a: Piece, b: Piece): boolean =>
  (staysInPlay(a) || staysInPlay(b)) &&
  (a.type !== 'base' || b.type !== 'base') &&
  (isReached(a, b) || isReached(b, a) || (a.answers && b.reaches.size > 0) || (b.answers && a.reaches.size > 0));

export interface Pair {
  readonly printing: Printing;
  readonly a: Piece;
  readonly b: Piece;
}

/** Every pair whose effects can interact; of the revised printing, those where it changed one of the two. */
export function pairsOf(printing: Printing): Pair[] {
  const first = new Map(piecesOf('first').map((piece) => [piece.id, JSON.stringify(piece.abilities)]));
  const isNew = (piece: Piece) => printing === 'first' || first.get(piece.id) !== JSON.stringify(piece.abilities);
  const pieces = piecesOf(printing);
  return pieces.flatMap((a, i) =>
    pieces
      .slice(i + 1)
      .filter((b) => (isNew(a) || isNew(b)) && canInteract(a, b))
      .map((b) => ({ printing, a, b })),
  );
}

export const nameOf = ({ printing, a, b }: Pair): string => `${a.id} × ${b.id} (${printing})`;
