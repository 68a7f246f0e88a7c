/** Milliseconds of CPU that this thread has taken so far, whatever else the machine does. */
export function threadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
