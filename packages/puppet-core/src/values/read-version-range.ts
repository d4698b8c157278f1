import { mergeIntervals, intersect } from "./merge-version-intervals.js";
import { intervalIdentity, type Bound, type Interval, type VersionRange } from "./version-interval.js";
import { lowest, readBefore, type Version } from "./version.js";

const part = "(x|X|\\*|0|[1-9][0-9]*)";
const words = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const partialText = `${part}(?:\\.${part}(?:\\.${part}(?:-(${words}))?(?:\\+(${words}))?)?)?`;
const partial = new RegExp(`^${partialText}$`);
const uncaptured = partialText.replace(/\((?!\?)/g, "(?:");
const hyphen = new RegExp(`^(${uncaptured})\\s+-\\s+(${uncaptured})$`);
const simple = new RegExp(`^(<=|>=|~>|~=|[<>=~^])?(${uncaptured})$`);

/** A version whose last numbers may be open. */
interface Partial {
  readonly numbers: readonly (bigint | undefined)[];
  readonly before: Version["before"];
  readonly build: string | undefined;
}

/** The range that a string denotes, in the notation of npm and Puppet; or why it isn't one, in Puppet's words. */
export function readRange(text: string): VersionRange | string {
  const parts = text.replace(/([><=~^])(?:\s+|\s*v)/g, "$1").split("||");
  const endsTrimmed = parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part));
  const alternatives = endsTrimmed.map((part, index) => (index > 0 ? part.trimStart() : part));
  while (alternatives.at(-1) === "") alternatives.pop();
  if (alternatives.length === 0) return [{}];
  const intervals: Interval[] = [];
  for (const alternative of alternatives) {
    const found = readAlternative(alternative, text);
    if (typeof found === "string") return found;
    if (found) intervals.push(found);
  }
  const unique = new Map(intervals.map((interval) => [intervalIdentity(interval), interval]));
  return mergeIntervals([...unique.values()]) ?? "undefined local variable or method `exclude_end'";
}

function readAlternative(text: string, whole: string): Interval | undefined | string {
  const ends = hyphen.exec(text);
  if (ends) {
    const [from, to] = [readSimple(">=", ends[1]!), readSimple("<=", ends[2]!, true)];
    if (typeof from === "string") return from;
    return typeof to === "string" ? to : intersect(from, to);
  }
  const pieces = text.split(/\s+/);
  while (pieces.at(-1) === "") pieces.pop();
  let all: Interval | undefined;
  for (const [index, piece] of pieces.entries()) {
    const match = simple.exec(piece);
    if (!match) return `Unparsable version range: "${whole}"`;
    const found = readSimple(match[1] ?? "", match[2]!);
    if (typeof found === "string") return found;
    all = index === 0 ? found : all && intersect(all, found);
  }
  return all;
}

function readSimple(operator: string, text: string, isWhole = false): Interval | string {
  const read = readPartial(text);
  if (typeof read === "string") return read;
  if (read.numbers[0] === undefined && (operator === "^" || (operator === "<=" && !isWhole))) {
    // Puppet's library fails here because of its own bug.
    return `Unparsable version range: "${operator}${text}"`;
  }
  switch (operator) {
    case "^":
      return read.numbers[0] === 0n ? upToNext(read, true) : fromTo(read, 0);
    case "~":
    case "~>":
    case "~=":
      return upToNext(read, true);
    case ">":
      return above(read);
    case ">=":
      return { lower: bound(lowestOf(read)) };
    case "<":
      return { upper: bound(lowestOf(read), true) };
    case "<=":
      return isWhole ? { upper: bound(lowestOf(read)) } : upTo(read);
    default:
      return upToNext(read, false);
  }
}

function readPartial(text: string): Partial | string {
  const match = partial.exec(text);
  if (!match) return `Unparsable version range: "${text}"`;
  const numbers = [1, 2, 3].map((index) => (/^\d+$/.test(match[index] ?? "") ? BigInt(match[index]!) : undefined));
  const before = match[4] === undefined ? undefined : readBefore(match[4]);
  return typeof before === "string" ? before : { numbers, before, build: match[5] };
}

function bound(version: Version, excluded = false): Bound {
  return { version, excluded };
}

function lowestOf({ numbers: [major = 0n, minor = 0n, patch = 0n], before, build }: Partial): Version {
  return { major, minor, patch, before, build };
}

/** The first version after all those with the same numbers up to this one. */
function next({ numbers }: Partial, index: number): Version {
  const [major = 0n, minor = 0n, patch = 0n] = numbers.map((number, at) => {
    return at < index ? number : at === index ? (number ?? 0n) + 1n : 0n;
  });
  return { major, minor, patch };
}

function fromTo(read: Partial, index: number): Interval {
  const [, minor, patch] = read.numbers;
  const from = minor === undefined || patch === undefined ? cut(read) : lowestOf(read);
  // Without a prerelease, the build metadata doesn't count.
  const plain = read.before === undefined ? { ...from, build: undefined } : from;
  return { lower: bound(plain), upper: bound(next(read, index), true) };
}

/** Only the numbers before the first open one. */
function cut({ numbers: [major = 0n, minor] }: Partial): Version {
  return { major, minor: minor ?? 0n, patch: 0n };
}

/** All versions that differ only in what may still change: the last number that is written, or the patch number. */
function upToNext(read: Partial, mayChange: boolean): Interval {
  const [major, minor, patch] = read.numbers;
  if (major === undefined) return {};
  if (minor === undefined) return { lower: bound(cut(read)), upper: bound(next(read, 0), true) };
  if (patch === undefined) return { lower: bound(cut(read)), upper: bound(next(read, 1), true) };
  const version = lowestOf(read);
  if (mayChange) return { lower: bound(version), upper: bound(next(read, 1), true) };
  const exact: Bound = { version, excluded: false, exact: true };
  return { lower: exact, upper: exact };
}

function above(read: Partial): Interval {
  const [major, minor, patch] = read.numbers;
  if (major === undefined) return { upper: bound(lowest, true) };
  if (minor === undefined) return { lower: bound(next(read, 0)) };
  return { lower: patch === undefined ? bound(next(read, 1)) : bound(lowestOf(read), true) };
}

function upTo(read: Partial): Interval {
  const [, minor, patch] = read.numbers;
  if (minor === undefined) return { upper: bound(next(read, 0), true) };
  return { upper: patch === undefined ? bound(next(read, 1), true) : bound(lowestOf(read)) };
}
