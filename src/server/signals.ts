/**
 * Milliseconds in which a second signal is taken for an echo of the first: a terminal or a service manager signals every
 * process of a group, and the launcher passes its own signal on as well.
 */
const ECHO_MILLISECONDS = 1000;

/** Closes in good order at the first signal to end; a later one ends the process at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let first: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first === null) {
        first = performance.now();
        void close().finally(() => process.removeAllListeners(signal));
      } else if (performance.now() - first > ECHO_MILLISECONDS) process.exit(1);
    });
  }
}
