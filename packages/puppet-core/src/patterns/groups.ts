/** The named groups of a pattern: each with its numbers, in order. If there are any, unnamed groups don't capture. */
export function namedGroups(source: string): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>();
  let number = 0;
  forGroups(source, (name) => {
    if (name === undefined) return;
    number++;
    const known = names.get(name);
    if (known) known.push(number);
    else names.set(name, [number]);
  });
  return names;
}

/** How many groups capture, if all unnamed ones do. */
export function countGroups(source: string): number {
  let count = 0;
  forGroups(source, () => count++);
  return count;
}

const opening = /\(\?#[^)]*|\((?!\?)|\(\?(?:<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')/y;

/** Visits every group that may capture, except lookalikes in classes, comments and after backslashes. */
function forGroups(source: string, visit: (name: string | undefined) => void): void {
  let depth = 0;
  for (let index = 0; index < source.length; index++) {
    const sign = source[index];
    if (sign === "\\") index++;
    else if (sign === "[") {
      depth++;
      if (source[index + 1] === "^") index++;
      if (source[index + 1] === "]") index++;
    } else if (sign === "]" && depth > 0) depth--;
    else if (sign === "(" && depth === 0) {
      opening.lastIndex = index;
      const found = opening.exec(source);
      if (found?.[0].startsWith("(?#")) index += found[0].length;
      else if (found) visit(found[1] ?? found[2]);
    }
  }
}
