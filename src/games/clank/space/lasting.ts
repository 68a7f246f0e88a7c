import type { PhaseAhead } from '../core/editions.ts';
import { DEAR, type Lasting, SCHEMES } from './schemes.ts';
import { FINISHED, type Threatened } from './unfolding.ts';

/** The rule that a completed scheme has brought about. */
export const lasting = ({ scheme }: Threatened): Lasting | null =>
  scheme !== null && scheme.phase === FINISHED ? (SCHEMES[scheme.no]?.lasting ?? null) : null;

/** What market items cost, if a scheme has made them dear. */
export const dearPrice = ({ scheme }: Threatened): number | null =>
  scheme !== null && scheme.phase >= DEAR.phase && SCHEMES[scheme.no]?.id === DEAR.scheme ? DEAR.price : null;

const STRIKES: readonly string[] = ['hurt', 'clank', 'hunters', 'rage'];

function strikes(effect: unknown): boolean {
  if (typeof effect !== 'object' || effect === null) return false;
  return Object.entries(effect).some(([key, value]) => (key === 'do' ? STRIKES.includes(value) : strikes(value)));
}

export function phasesAhead({ scheme }: Threatened): readonly PhaseAhead[] {
  const phases = scheme === null ? [] : (SCHEMES[scheme.no]?.phases.slice(scheme.phase) ?? []);
  return phases.map(({ spaces, then }, no) => ({
    missing: spaces - (no === 0 ? scheme!.cubes : 0),
    strikes: then.some(strikes),
  }));
}
