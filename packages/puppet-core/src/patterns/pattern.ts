import { Failure, searchingInForce } from "@cairn/evaluation";
import type { Searching } from "@cairn/diagnostics";
import { javaScriptPattern } from "./regexp.js";
import { beginsAtStart, compileTree } from "./compile.js";
import { namedGroups } from "./groups.js";
import type { Program } from "./instructions.js";
import { Machine, tooSlow } from "./machine.js";
import type { Steps } from "./tried-states.js";
import { parsePattern } from "./parse.js";
import { after } from "./places.js";
import type { Tree } from "./tree.js";

/** A match: its text and its groups, undefined for those that didn't take part. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/**
 * A regular expression of Ruby's. It finds what Ruby's own search finds, with the same groups, and its time is bounded,
 * whatever the pattern and the string: a search that would take too long throws a Failure `costly-pattern`.
 */
export class Pattern {
  readonly source: string;
  /** The named groups, each with its numbers. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** In strings up to this length it is found within a few milliseconds; negative if in none. */
  readonly longestQuick: number;
  private readonly tree: Tree;
  private native: RegExp | "none" | undefined;
  private compiled: Program | undefined;

  /** Throws a Failure in Ruby's words if it isn't a pattern, or is too big. */
  constructor(source: string) {
    if (source.length > longest) tooBig(source, `${source.length} characters`);
    this.source = source;
    this.names = namedGroups(source);
    this.tree = parsePattern(source);
    const { size } = this.tree.root.facts;
    if (size > largest) tooBig(source, "what it repeats counted as often as it says");
    this.longestQuick = longestNative(this.tree);
  }

  test(text: string): boolean {
    return this.find(text) !== undefined;
  }

  /** The first match that begins at or after an offset. */
  find(text: string, from = 0): Found | undefined {
    return this.searchIn(text)(from);
  }

  /** All matches, one after the other. */
  findAll(text: string): Found[] {
    const find = this.searchIn(text);
    const all: Found[] = [];
    for (let from = 0; from <= text.length;) {
      const found = find(from);
      if (!found) break;
      all.push(found);
      from = found.end > found.start ? found.end : after(text, found.end);
    }
    return all;
  }

  /** The parts of a string between the matches, with the groups of the matches. */
  split(text: string): string[] {
    const parts: string[] = [];
    let start = 0;
    for (const { end, groups, start: from } of this.findAll(text)) {
      if (end === start || from >= text.length) continue;
      parts.push(text.slice(start, from));
      for (const group of groups.slice(1)) if (group !== undefined) parts.push(group);
      start = end;
    }
    parts.push(text.slice(start));
    return parts;
  }

  /** One use of the pattern: all its searches share one budget of steps. */
  private searchIn(text: string): (from: number) => Found | undefined {
    const together = searchingInForce();
    const native = this.nativeFor(text.length, together);
    if (native) return (from) => findNatively(native, text, from);
    this.compiled ??= compileTree(this.tree);
    const steps: Steps = { left: mostSteps };
    const machine = new Machine(this.compiled, text, steps);
    return (from) => {
      if (together && together.counted <= 0) costlyTogether(this.source);
      const before = steps.left;
      const places = machine.find(from);
      if (together) together.counted -= before - steps.left;
      if (places === tooSlow) costly(this.source, text);
      return places && foundAt(places, this.tree.groups, text);
    };
  }

  private nativeFor(length: number, together: Searching | undefined): RegExp | undefined {
    if (length > this.longestQuick) return undefined;
    if (together) {
      const most = nativeSteps(this.tree, length);
      if (most > together.estimated) return undefined;
      together.estimated -= most;
    }
    this.native ??= javaScriptPattern(this.source, "g") ?? "none";
    return this.native === "none" ? undefined : this.native;
  }
}

/** How many steps JavaScript's own search takes at most in a string of so many UTF-16 units. */
function nativeSteps({ root }: Tree, length: number): number {
  const { cost } = root.facts;
  return cost.factor * (length + 1) ** (cost.power + (beginsAtStart(root) ? 0 : 1));
}

/**
 * The maximum length of a string for JavaScript's own search, which is faster but backtracks without memory; -1 if it
 * finds something else.
 */
function longestNative({ depth, root }: Tree): number {
  const { cost, isForeign, size } = root.facts;
  if (isForeign || size > largestNative || depth > deepestNative) return -1;
  const starts = beginsAtStart(root) ? 0 : 1;
  // As `nativeSteps` counts them.
  const length = Math.pow(mostNativeSteps / cost.factor, 1 / (cost.power + starts)) - 1;
  return cost.power + starts === 0 ? longestNativeText : Math.min(longestNativeText, Math.floor(length));
}

function findNatively(pattern: RegExp, text: string, from: number): Found | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length, groups: Array.from(found) } : undefined;
}

/** The maximum length of a pattern, in UTF-16 units, and the maximum number of instructions. */
export const longest = 65_536;
const largest = 200_000;
/** The maximum number of steps of one use of a pattern: about half a second. */
const mostSteps = 10_000_000;
/**
 * JavaScript's search is used for patterns that it compiles fast, strings that its stack can bear, and a few
 * milliseconds.
 */
const largestNative = 500;
const deepestNative = 100;
const longestNativeText = 500_000;
const mostNativeSteps = 2_000_000;

const cache = new Map<string, Pattern>();

/**
 * The pattern of a string in Ruby's notation, memoised: programs use the same few again and again. Throws as `Pattern`
 * does.
 */
export function patternOf(source: string): Pattern {
  let pattern = cache.get(source);
  if (!pattern) {
    pattern = new Pattern(source);
    if (cache.size >= 1000) cache.clear();
    cache.set(source, pattern);
  }
  return pattern;
}

function foundAt(places: Int32Array, groupCount: number, text: string): Found {
  const groups = Array.from({ length: groupCount + 1 }, (_, group) => {
    const [start, end] = [places[2 * group]!, places[2 * group + 1]!];
    return end < 0 ? undefined : text.slice(start, end);
  });
  return { start: places[0]!, end: places[1]!, groups };
}

const longestShown = 60;

function shown(source: string): string {
  const text = source.length > longestShown ? `${source.slice(0, longestShown)}…` : source;
  return `\`/${text}/\``;
}

function costly(source: string, text: string): never {
  const message = `the search for ${shown(source)} in a text of ${text.length} characters takes too long, and was given up`;
  const help = "write the pattern without nested or adjacent repetitions that can match the same characters";
  throw new Failure("costly-pattern", message, { help });
}

function costlyTogether(source: string): never {
  const message = `the search for ${shown(source)} was given up: all searches of this evaluation together take too long`;
  throw new Failure("costly-pattern", message, {
    help: "search less often, in shorter strings, or for simpler patterns",
  });
}

function tooBig(source: string, why: string): never {
  const help = "write a shorter pattern, or several of them";
  throw new Failure("evaluation", `the pattern ${shown(source)} is too big: ${why}`, { help });
}
