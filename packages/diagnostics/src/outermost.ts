/**
 * Those of `starts` that no other one includes, directly or indirectly; of a cycle, the first. In order; every node's
 * parts are requested at most twice. Used for checking files that belong together: an included file has its meaning
 * only there.
 */
export function outermost<T extends object>(starts: readonly T[], partsOf: (whole: T) => Iterable<T>): T[] {
  return unreached(unreached(starts, partsOf).reverse(), partsOf).reverse();
}

/** Those of `starts` that aren't reachable from previous ones. */
function unreached<T extends object>(starts: readonly T[], partsOf: (whole: T) => Iterable<T>): T[] {
  const seen = new Set<T>();
  return starts.filter((start) => {
    if (seen.has(start)) return false;
    seen.add(start);
    const waiting = [start];
    for (let whole = waiting.pop(); whole; whole = waiting.pop()) {
      for (const part of partsOf(whole)) {
        if (seen.has(part)) continue;
        seen.add(part);
        waiting.push(part);
      }
    }
    return true;
  });
}
