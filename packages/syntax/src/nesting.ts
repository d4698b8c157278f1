import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import type { Tokens } from "./tokens.js";

/** Which tokens open and close a level, and how many levels a source may have. */
export interface Nesting {
  /** Pairs of opening and closing token types; several may share a closing one. */
  readonly pairs: readonly (readonly [open: number, close: number])[];
  readonly limit: number;
  /** How many rules of the grammar one level takes at most. */
  readonly rulesPerLevel: number;
}

/** The maximum number of open rules: it also bounds what nests without brackets. */
export function depthLimit({ limit, rulesPerLevel }: Nesting): number {
  return (limit + 8) * rulesPerLevel;
}

/** Reports excessive nesting, without recursion and before any parser runs. */
export function reportTooDeep(
  tokens: Tokens,
  nesting: Nesting,
  source: Source,
  create: (span: Span, words: { limit: number }) => Diagnostic,
): Diagnostic | undefined {
  const token = hasManyBrackets(tokens, nesting) ? findTooDeep(tokens, nesting) : -1;
  if (token < 0) return undefined;
  return create(createSpan(source, tokens.start(token), tokens.end(token)), { limit: nesting.limit });
}

/** Whether more brackets are opened than levels are allowed: a quick check that suffices for most sources. */
function hasManyBrackets({ count: tokens, types }: Tokens, { pairs, limit }: Nesting): boolean {
  if (tokens <= limit) return false;
  let count = 0;
  for (const [open] of pairs)
    for (let at = types.indexOf(open); at >= 0; at = types.indexOf(open, at + 1)) if (++count > limit) return true;
  return false;
}

/** The token that opens one level too many; -1 if there is none. */
function findTooDeep(tokens: Tokens, nesting: Nesting): number {
  const size = Math.max(...nesting.pairs.flat()) + 1;
  const opens = new Int8Array(size).fill(-1);
  const closes = new Int8Array(size).fill(-1);
  nesting.pairs.forEach(([open, close], pair) => {
    const kind = closes[close]! < 0 ? pair : closes[close]!;
    opens[open] = kind;
    closes[close] = kind;
  });
  const depths = nesting.pairs.map(() => 0);
  let depth = 0;
  for (let token = 0; token < tokens.count; token++) {
    const type = tokens.types[token]!;
    if (type <= 0 || type >= size) continue;
    const opened = opens[type]!;
    if (opened >= 0) {
      depths[opened]!++;
      if (++depth > nesting.limit) return token;
    }
    const closed = closes[type]!;
    if (closed >= 0 && depths[closed]! > 0) {
      depths[closed]!--;
      depth--;
    }
  }
  return -1;
}
