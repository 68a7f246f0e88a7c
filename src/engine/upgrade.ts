import type { Game, Upgrade } from './game.ts';

/** Brings what rules of an older version left to those of today. */
export interface Bringer {
  state(old: unknown): unknown;
  /** Without what can no longer be told. */
  events(old: readonly unknown[]): readonly unknown[];
}

function eventsBy({ event }: Upgrade, old: readonly unknown[]): readonly unknown[] {
  return event === undefined ? old : old.map((each) => event(each)).filter((each) => each !== null);
}

/** The way from the rules of that version to the game's own; null where there is none. */
export function bringerFrom({ rules: today, upgrades = {} }: Game, rules: number): Bringer | null {
  if (rules > today) return null;
  const ways: Upgrade[] = [];
  for (let version = rules + 1; version <= today; version++) {
    const way = upgrades[version];
    if (way === null) return null;
    if (way !== undefined) ways.push(way);
  }
  return {
    state: (old) => ways.reduce((state, way) => way.state(state), old),
    events: (old) => ways.reduce((events, way) => eventsBy(way, events), old),
  };
}
