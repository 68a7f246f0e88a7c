import type { Game, Random } from '../../engine/game.ts';
import { upgradedRecord } from '../../engine/upgraded-record.ts';
import { Match } from '../../match/match.ts';
import type { KeptTable } from '../../protocol/table.ts';
import { loadPart } from '../load-part.ts';
import type { Upgraded } from './calls.ts';
import type { WorkerKit } from './kits.ts';

const clankUpgrades = async (): Promise<Game['upgrades']> =>
  (await loadPart(() => import('../../games/clank/upgrades.ts'))).UPGRADES;

/** How states of older rules are brought to those of today, by the id of the game. */
const UPGRADES: Readonly<Record<string, () => Promise<Game['upgrades']>>> = {
  clank: clankUpgrades,
  'clank-catacombs': clankUpgrades,
  'clank-in-space': clankUpgrades,
  'smash-up': async () => (await loadPart(() => import('../../games/smash-up/upgrades.ts'))).UPGRADES,
};

/** What was kept of a game. */
export type Played = Pick<KeptTable, 'record' | 'sitters' | 'deciders' | 'begins' | 'result'>;

export interface Resumed {
  readonly match: Match;
  /** What a change of the rules means for it; absent where it means nothing. */
  readonly upgraded?: Upgraded;
}

/** Goes on with a game of older rules by those of today. */
export async function upgradedMatch(kit: WorkerKit, played: Played, random: Random): Promise<Resumed> {
  const { sitters, deciders = null, result } = played;
  const upgrades = await UPGRADES[kit.game.id]?.();
  const game = { ...kit.game, ...(upgrades !== undefined && { upgrades }) };
  const { record, begins: before, lost } = upgradedRecord(game, played.record);
  const begins = (played.begins ?? 0) + before;
  const of = deciders?.of.slice(before, before + record.answers.length) ?? [];
  const match = Match.resume(kit, sitters, record, random, deciders && { ...deciders, of }, begins);
  if (before + lost === 0) return { match };
  const wasOver = result !== null && match.result === null;
  return { match, upgraded: { begins, lost, ...(wasOver && { wasOver }) } };
}
