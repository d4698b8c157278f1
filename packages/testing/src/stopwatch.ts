/**
 * Starts measuring processor time; returns a function that returns the milliseconds so far. Other load on the machine
 * doesn't count.
 */
export function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { system, user } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
