import type { Surroundings } from './surroundings.ts';

class StoreSilent extends Error {
  constructor(milliseconds: number) {
    super(`The database did not answer within ${milliseconds} milliseconds.`);
    this.name = 'StoreSilent';
  }
}

/** What the store gives back, or StoreSilent where it takes too long. What it does after that is not undone. */
export function inTime<Value>(
  { after, storeTimeout }: Pick<Surroundings, 'after' | 'storeTimeout'>,
  act: () => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const callOff = after(storeTimeout, () => reject(new StoreSilent(storeTimeout)));
    act().then(
      (value) => {
        callOff();
        resolve(value);
      },
      (error: unknown) => {
        callOff();
        reject(error);
      },
    );
  });
}
