import type { OutlineSymbol } from "./service.js";

/** The parts of an outline around an offset, from the outermost to the innermost. */
export function symbolsAround(symbols: readonly OutlineSymbol[], offset: number): OutlineSymbol[] {
  const path: OutlineSymbol[] = [];
  for (let inside = symbols; ;) {
    const next = inside.find(({ end, start }) => start <= offset && offset <= end);
    if (!next) return path;
    path.push(next);
    inside = next.children;
  }
}

/** All parts of an outline, with the names of the enclosing ones. */
export function* allSymbols(symbols: readonly OutlineSymbol[]): Generator<{ symbol: OutlineSymbol; around: string }> {
  const pending = symbols.map((symbol) => ({ symbol, around: "" })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const around = next.around === "" ? next.symbol.name : `${next.around} › ${next.symbol.name}`;
    for (const symbol of next.symbol.children.toReversed()) pending.push({ symbol, around });
  }
}
