import { isAssignable, printType, sameType, type PuppetType } from "../../../types/index.js";
import { compareText } from "../../../values/fold-case.js";
import type { FormatMap, StringFormat } from "./string-format.js";

/**
 * Formats merged over others: the higher ones take precedence, and those for wider types of theirs remove lower ones.
 */
export function mergeFormats(lower: FormatMap | undefined, higher: FormatMap | undefined): FormatMap | undefined {
  if (!lower || !higher) return lower ?? higher;
  const kept = lower.filter(([type]) => {
    return !higher.some(([other]) => !sameType(other, type) && isAssignable(other, type));
  });
  const types = [...kept.map(([type]) => type)];
  for (const [type] of higher) if (!types.some((each) => sameType(each, type))) types.push(type);
  return sortFormats(types.map((type) => [type, mergeTwo(find(kept, type), find(higher, type))!] as const));
}

function find(map: FormatMap, type: PuppetType): StringFormat | undefined {
  return map.find(([each]) => sameType(each, type))?.[1];
}

function mergeTwo(lower: StringFormat | undefined, higher: StringFormat | undefined): StringFormat | undefined {
  if (!lower || !higher) return lower ?? higher;
  return {
    ...higher,
    separator: higher.separator ?? lower.separator,
    separator2: higher.separator2 ?? lower.separator2,
    inside: mergeFormats(lower.inside, higher.inside),
  };
}

/** Which of two equally wide types comes first. */
const ranks: Readonly<Record<string, number>> = {
  Struct: 1,
  Hash: 2,
  Tuple: 3,
  Array: 4,
  Pattern: 10,
  Enum: 11,
  String: 12,
};

type Entry = FormatMap[number];

function compare([left]: Entry, [right]: Entry): number {
  if (sameType(left, right)) return 0;
  const [under, over] = [isAssignable(right, left), isAssignable(left, right)];
  if (under !== over) return under ? -1 : 1;
  const [rank, other] = [ranks[left.name] ?? 0, ranks[right.name] ?? 0];
  return rank === 0 || other === 0 ? compareText(printType(left), printType(right)) : rank - other;
}

/** The order isn't total, so the result depends on the algorithm: a merge sort, as in the library that Puppet uses. */
function sortFormats(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2) return entries;
  const half = Math.floor(entries.length / 2);
  const [left, right] = [sortFormats(entries.slice(0, half)), sortFormats(entries.slice(half))];
  const sorted: Entry[] = [];
  let [first, second] = [0, 0];
  while (first < left.length && second < right.length) {
    const takesLeft = compare(left[first]!, right[second]!) <= 0;
    sorted.push(takesLeft ? left[first++]! : right[second++]!);
  }
  return [...sorted, ...left.slice(first), ...right.slice(second)];
}
