import { CLOAK } from '../catalogue.ts';
import type { Exit, Room } from './board.ts';
import { lasting, type WithScheme } from './editions.ts';
import type { Turn } from './ledger.ts';
import type { TokenNo } from './token.ts';

/** A table where somebody may walk, as it is or as somebody sees it. */
interface Walked extends WithScheme {
  readonly active: number;
  readonly turn: Pick<Turn, 'monstersIgnored' | 'pathSafe'>;
  readonly players: readonly { readonly tokens: readonly TokenNo[] }[];
}

/** Boots out of a room by a tunnel; a completed scheme may make it harder to walk out of a checkpoint. */
export const bootsAsked = (table: WithScheme, from: Room, exit: Exit): number =>
  exit.boots + (from.crystalCave && lasting(table) === 'checkpoint-exit+1' ? 1 : 0);

/** Monsters in a tunnel; a completed scheme may add one where there are any. */
export const monstersOn = (table: WithScheme, { monsters }: Exit): number =>
  monsters + (monsters > 0 && lasting(table) === 'enemy-icons+1' ? 1 : 0);

/** Those that the player whose turn it is has to reckon with. */
export const monstersMet = (table: Walked, exit: Exit): number =>
  table.turn.monstersIgnored || table.turn.pathSafe || table.players[table.active]!.tokens.includes(CLOAK)
    ? 0
    : monstersOn(table, exit);

/** Boots that each ride takes: none, unless a completed scheme wants one. */
export const rideFare = (table: WithScheme): number => (lasting(table) === 'ride-costs-boot' ? 1 : 0);

/** Whether the next boot that is gained is lost: a completed scheme may take the first one of a turn. */
export const losesNextBoot = (table: WithScheme & { readonly turn: Pick<Turn, 'bootGained'> }): boolean =>
  lasting(table) === 'first-boot-lost' && !table.turn.bootGained;
