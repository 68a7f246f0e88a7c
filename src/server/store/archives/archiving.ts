import type { Archived, ArchiveStore } from './archive-store.ts';

/**
 * Moves the logs of finished tables that were not touched since to the archive, so many at most; what became of them. A
 * table that cannot be moved stays as it is, and the others follow.
 */
export async function archiveFinished(
  store: ArchiveStore,
  touchedBefore: number,
  most: number,
  trouble: (error: unknown) => void,
): Promise<readonly Archived[]> {
  const done: Archived[] = [];
  for (const id of await store.unarchived(touchedBefore, most)) {
    try {
      const archived = await store.archive(id);
      if (archived !== null) done.push(archived);
    } catch (error) {
      trouble(error);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}
