import type { Scenario } from '../src/judge/scenario.ts';
import noise from './clank/noise.ts';

/** Every scenario, by the file that holds it. */
export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'clank/noise': noise,
};
