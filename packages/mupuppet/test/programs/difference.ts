/** Where two catalogs differ first, in the order of the expected one's JSON, keys' order included; undefined if they are equal. */
export function findDifference(actual: unknown, expected: unknown): string | undefined {
  const waiting: { readonly path: string; readonly actual: unknown; readonly expected: unknown }[] = [
    { path: "", actual, expected },
  ];
  while (waiting.length > 0) {
    const { path, actual: ours, expected: theirs } = waiting.pop()!;
    if (ours === theirs) continue;
    const [ourParts, theirParts] = [partsOf(ours), partsOf(theirs)];
    if (!ourParts || !theirParts || Array.isArray(ours) !== Array.isArray(theirs)) return describe(path, ours, theirs);
    const [ourKeys, theirKeys] = [ourParts, theirParts].map((parts) => parts.map(([key]) => key).join(" "));
    if (ourKeys !== theirKeys)
      return describe(path, firstUnlike(ourParts, theirParts), firstUnlike(theirParts, ourParts));
    for (let index = theirParts.length - 1; index >= 0; index--) {
      const [key, value] = theirParts[index]!;
      waiting.push({ path: `${path}/${key}`, actual: ourParts[index]![1], expected: value });
    }
  }
  return undefined;
}

type Parts = readonly (readonly [key: string, value: unknown])[];

function partsOf(value: unknown): Parts | undefined {
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** What one has and the other hasn't, or has elsewhere. */
function firstUnlike(parts: Parts, others: Parts): unknown {
  const index = parts.findIndex(([key], at) => others[at]?.[0] !== key);
  return index < 0 ? "nothing more" : { [parts[index]![0]]: parts[index]![1] };
}

function describe(path: string, actual: unknown, expected: unknown): string {
  return `at ${path || "/"}: ${shortened(actual)}, but Puppet has ${shortened(expected)}`;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
