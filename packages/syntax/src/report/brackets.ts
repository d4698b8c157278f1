import type { Nesting } from "../nesting.js";
import type { Tokens } from "../tokens.js";

/** For each opening bracket the token that closes it; -1 for all other tokens and for brackets that nothing closes. */
export function findPartners(tokens: Tokens, pairs: Nesting["pairs"]): Int32Array {
  const partners = new Int32Array(tokens.count).fill(-1);
  const closeOf = new Map(pairs);
  const openOf = new Map(pairs.map(([open, close]) => [close, open]));
  const open: number[] = [];
  const counts = new Map<number, number>();
  for (let token = 0; token < tokens.count; token++) {
    const type = tokens.types[token]!;
    if (closeOf.has(type)) {
      open.push(token);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    const wanted = openOf.get(type);
    if (wanted === undefined || !counts.get(wanted)) continue;
    for (let candidate = open.pop()!; ; candidate = open.pop()!) {
      const kind = tokens.types[candidate]!;
      counts.set(kind, counts.get(kind)! - 1);
      if (kind !== wanted) continue;
      partners[candidate] = token;
      break;
    }
  }
  return partners;
}
