/** Starts to count the processor's time; returns what gives it so far, in milliseconds: what else the machine does makes it no longer. */
export function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { system, user } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
