/** A part of the page that does not come, however often it is asked for. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Milliseconds before a part is asked for again, and again. */
const PAUSES = [300, 1500];

const pause = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches a part of the page, again where that fails: on the way between two networks one request may get lost. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new LoadError('a part of the page could not be loaded', { cause });
  }
}
