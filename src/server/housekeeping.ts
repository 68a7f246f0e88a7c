import type { House } from './house.ts';
import { endRemovals } from './privacy/removing-player.ts';
import { archiveFinished } from './store/archives/archiving.ts';
import type { TableStatus } from './store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** As long as a browser keeps who it is. */
const KEEP_PLAYERS = 400 * DAY;
/** Once an operator has closed them. */
const KEEP_REPORTS = 90 * DAY;
const TAKE_UP_EVERY = 2000;
/** A node that has a table in memory acts within this time, lag of the database included: it is not to be forestalled. */
const TAKE_UP_AFTER = 3000;
const TIDY_EVERY = 60 * 60 * 1000;
const MOST_AT_ONCE = 100;
/** A hundred thousand games that ended before there were archives take three hours, which nobody notices. */
const ARCHIVE_EVERY = 10_000;
/** A table is left alone for so long after its game: players still look at it, and ask for another. */
const ARCHIVE_AFTER = 10 * 60 * 1000;

/** Does the same over and over, one time after the other; what it gives back ends it. */
function regularly(milliseconds: number, act: () => Promise<unknown>, trouble: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let ended = false;
  const run = () => {
    void act()
      .catch(trouble)
      .then(() => {
        if (!ended) timer = setTimeout(run, milliseconds);
      });
  };
  timer = setTimeout(run, 0);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Removes what the host does not want kept any longer. */
export async function tidy(house: House): Promise<void> {
  const { store, settings, now } = house;
  const kept = { waiting: settings.keepWaiting, playing: settings.keepPlaying, over: settings.keepOver };
  for (const status of ['waiting', 'playing', 'over'] as const satisfies readonly TableStatus[]) {
    if (kept[status] > 0) await store.prune(status, now() - kept[status] * DAY);
  }
  if (settings.keepChat > 0) await store.pruneMessages(now() - settings.keepChat * DAY);
  await store.prunePlayers(now() - KEEP_PLAYERS);
  await store.pruneReports(now() - KEEP_REPORTS);
  await endRemovals(house);
}

/** Takes up tables that nobody wakes, puts the logs of finished ones in the archive, and removes what nobody wants any more; what it gives back ends it. */
export function keepHouse(house: House): () => void {
  // What was left when a server stopped is taken up at once.
  let late = 0;
  const takeUp = async () => {
    await house.tables.takeUp(MOST_AT_ONCE, late);
    late = TAKE_UP_AFTER;
  };
  const archive = () => archiveFinished(house.store, house.now() - ARCHIVE_AFTER, MOST_AT_ONCE, house.trouble);
  const ends = [
    house.herald.begin(),
    regularly(TAKE_UP_EVERY, takeUp, house.trouble),
    regularly(ARCHIVE_EVERY, archive, house.trouble),
    regularly(TIDY_EVERY, () => tidy(house), house.trouble),
  ];
  return () => {
    for (const end of ends) end();
  };
}
