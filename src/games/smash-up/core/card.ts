import type { Ability, BaseAbility } from './ability.ts';

export type CardNo = number;
export type BaseNo = number;
export type FactionNo = number;

/** Where an action stays once played; `nowhere` goes to the discard pile after its effect. */
export type Attach = 'nowhere' | 'base' | 'base-with-yours' | 'minion' | 'your-minion' | 'new-base';

/** What a later printing changed; what is left out stayed. */
export interface Revision {
  readonly attach?: Attach;
  readonly abilities?: readonly Ability[];
}

export interface CardRow {
  readonly id: string;
  readonly count: number;
  /** Printed power of a minion; an action has none. */
  readonly power?: number;
  readonly attach?: Attach;
  /** An action that is played only at its own timing. */
  readonly specialOnly?: true;
  /** An action that directly raises power. */
  readonly raises?: true;
  readonly microbot?: true;
  readonly abilities?: readonly Ability[];
  readonly revised?: Revision;
}

export interface Card {
  readonly id: string;
  readonly faction: FactionNo;
  readonly count: number;
  readonly minion: boolean;
  readonly power: number;
  readonly attach: Attach;
  readonly specialOnly: boolean;
  readonly raises: boolean;
  readonly microbot: boolean;
  readonly abilities: readonly Ability[];
  readonly says: number;
}

/** The kinds of ability a card may have, as bits: asked before its abilities are looked through. */
export const SAYS = {
  lends: 1,
  guards: 2,
  forbids: 4,
  extra: 8,
  plays: 16,
  silences: 32,
  makes: 64,
  after: 128,
  instead: 256,
  talent: 512,
  special: 1024,
  printed: 2048,
} as const;

function saysOf(abilities: readonly Ability[]): number {
  let says = 0;
  for (const ability of abilities) {
    if (ability.on === 'after' || ability.on === 'instead' || ability.on === 'special' || ability.on === 'talent')
      says |= SAYS[ability.on];
    if ('grants' in ability) says |= SAYS.talent;
    for (const [name, bit] of Object.entries(SAYS)) if (name in ability) says |= bit;
  }
  return says;
}

export interface FactionRow {
  readonly id: string;
  readonly box: Box;
  readonly cards: readonly CardRow[];
}

export type Box = 'cease-and-desist' | 'core';

export interface BaseRow {
  readonly id: string;
  readonly box: Box;
  readonly breakpoint: number;
  readonly points: readonly [number, number, number];
  readonly abilities?: readonly BaseAbility[];
  readonly revised?: Partial<Pick<BaseRow, 'breakpoint' | 'points' | 'abilities'>>;
}

export interface Base {
  readonly id: string;
  readonly box: Box;
  readonly breakpoint: number;
  readonly points: readonly [number, number, number];
  readonly abilities: readonly BaseAbility[];
}

export function cardOf(faction: FactionNo, row: CardRow, revised: boolean): Card {
  const change = revised ? (row.revised ?? {}) : {};
  return {
    id: row.id,
    faction,
    count: row.count,
    minion: row.power !== undefined,
    power: row.power ?? 0,
    attach: change.attach ?? row.attach ?? 'nowhere',
    specialOnly: row.specialOnly ?? false,
    raises: row.raises ?? false,
    microbot: row.microbot ?? false,
    abilities: change.abilities ?? row.abilities ?? [],
    says: saysOf(change.abilities ?? row.abilities ?? []),
  };
}

export function baseOf(row: BaseRow, revised: boolean): Base {
  const { id, box, breakpoint, points, abilities } = { ...row, ...(revised ? row.revised : {}) };
  return { id, box, breakpoint, points, abilities: abilities ?? [] };
}
