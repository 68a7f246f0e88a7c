import type { Crowd } from './chips.ts';
import type { Layout } from './layout.ts';
import { markBox } from './marks.ts';

export const crowdOf = ({ places, plan, marks, numbers }: Layout): Crowd => ({
  box: plan,
  places,
  numbers,
  marks: marks.flatMap((mark) => (mark === null ? [] : [markBox(mark)])),
  closed: [plan.lair, plan.stall],
});
