/**
 * Milliseconds in which a second signal is taken for an echo of the first: a terminal or a service manager signals every
 * process of a group, and the launcher passes its own signal on as well.
 */
const ECHO_MILLISECONDS = 1000;

/** What players were told is on disk by then, whatever hangs. */
const MOST_MILLISECONDS = 9000;

/** Closes in good order at the first signal to end; a later one ends the process at once, and so does a long wait. */
export function closeOnSignals(close: () => Promise<void>, most = MOST_MILLISECONDS): void {
  let first: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first === null) {
        first = performance.now();
        setTimeout(() => process.exit(1), most).unref();
        void close().finally(() => process.removeAllListeners(signal));
      } else if (performance.now() - first > ECHO_MILLISECONDS) process.exit(1);
    });
  }
}
