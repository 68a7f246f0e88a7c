import type { Option } from '../../../games/smash-up/core/option.ts';
import { placed, type Spot } from './placed.ts';

/** What the person has taken up, and what it is aimed at. */
export interface Aim {
  readonly first: Spot | null;
  readonly then: Spot | null;
}

export const NO_AIM: Aim = { first: null, then: null };

/** The options that fit what was aimed so far. */
export const meantBy = (options: readonly Option[], { first, then }: Aim): number[] =>
  options.flatMap((option, index) => {
    const place = placed(option);
    return place.first === first && (then === null || place.then === then) ? [index] : [];
  });

const spotsIn = (spots: readonly (Spot | null)[]): ReadonlySet<Spot> => new Set(spots.filter((spot) => spot !== null));

/** Everything that an option begins with. */
export const firstsIn = (options: readonly Option[]): ReadonlySet<Spot> =>
  spotsIn(options.map((option) => placed(option).first));

/** What that can be aimed at. */
export const targetsIn = (options: readonly Option[], first: Spot | null): ReadonlySet<Spot> =>
  spotsIn(first === null ? [] : options.map(placed).flatMap((place) => (place.first === first ? [place.then] : [])));

/** An answer that picks something: nothing is played by it. */
export const isPick = ({ take }: Option): boolean => take.startsWith('pick-') || take === 'order';

/** The options that are buttons, by their index. */
export const buttonsIn = (options: readonly Option[]): number[] => meantBy(options, NO_AIM);
