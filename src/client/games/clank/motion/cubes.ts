import { classOf, letterOf } from '../../../app/seat.tsx';
import { layOver, wait, within } from '../../../motion/sheet.ts';
import { fly } from './moves.ts';

const CUBE = { width: 16, height: 16 };

/** Cubes go one after the other. */
export async function cubes(
  seat: number,
  count: number,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  speed = 1,
): Promise<void> {
  if (from === undefined || to === undefined) return;
  const flights = Array.from({ length: Math.min(count, 8) }, async (_, i) => {
    const cube = document.createElement('i');
    cube.className = `cube ${classOf(seat)}`;
    const letter = document.createElement('b');
    letter.append(letterOf(seat));
    cube.append(letter);
    const thing = layOver(cube, within(from, CUBE));
    await wait((i * 40) / speed);
    await fly(thing, within(to, CUBE), 220 / speed, 18);
  });
  await Promise.all(flights);
}
