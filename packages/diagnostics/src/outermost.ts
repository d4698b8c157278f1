/**
 * Those of `starts` that none of the others brings in, directly or through what it brings in; of several that bring in each other,
 * the first. In their order; every node is asked for its parts at most twice. Files that belong together are judged in this way:
 * what another one includes means something only there.
 */
export function outermost<T extends object>(starts: readonly T[], partsOf: (whole: T) => Iterable<T>): T[] {
  return unreached(unreached(starts, partsOf).reverse(), partsOf).reverse();
}

/** Those of `starts` that the ones before them don't lead to. */
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
