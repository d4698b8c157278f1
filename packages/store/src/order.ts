import type { Component } from "./component.js";

/** The names that moved relative to the others among those that both components have: a minimal set. */
export function movedNames(left: Component, right: Component): string[] {
  const places = new Map<string, number>();
  for (const [name] of left.entries()) places.set(name, places.size);
  const common = [...right.entries()].map(([name]) => name).filter((name) => places.has(name));
  const staying = longestIncrease(common.map((name) => places.get(name)!));
  return common.filter((_, index) => !staying.has(index));
}

/** The indices of a longest increasing subsequence of `numbers`, by patience sorting. */
export function longestIncrease(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = numbers.map(() => -1);
  for (const [index, number] of numbers.entries()) {
    const place = firstNotBelow(tails, numbers, number);
    if (place > 0) before[index] = tails[place - 1]!;
    tails[place] = index;
  }
  const chosen = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index]!) chosen.add(index);
  return chosen;
}

function firstNotBelow(tails: readonly number[], numbers: readonly number[], number: number): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[tails[middle]!]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
