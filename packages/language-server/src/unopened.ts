import type { Analysis, NameUse } from "./service.js";

const noTokens = { tokens: [], brackets: [], tokensAt: () => [] };

/**
 * What is kept of a file that isn't open: thousands of them are in memory, and so equal keys are held once a file, and
 * nothing that only an open text is asked for.
 */
export function unopened({ links, names, source, symbols }: Analysis): Analysis {
  const known = new Map<string, readonly string[]>();
  const kept = names.map((name): NameUse => {
    const text = name.keys.join("\n");
    let keys = known.get(text);
    if (!keys) known.set(text, (keys = name.keys));
    return { ...name, keys };
  });
  return { links, names: kept, source, symbols, ...noTokens };
}
