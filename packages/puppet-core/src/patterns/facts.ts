import type { Characters } from "./characters.js";
import type { Mode, Part } from "./tree.js";

/** An upper bound of growth with the length of a string: `factor * (length + 1) ** power`. */
export interface Growth {
  readonly factor: number;
  readonly power: number;
}

/** Static facts about a part of a pattern, whatever the string. */
export interface Facts {
  /** How many instructions it is, roughly, with counted repetitions unrolled. */
  readonly size: number;
  /** How many characters it matches. */
  readonly least: number;
  readonly most: number;
  /** The characters that it may begin with, in ASCII and beyond. */
  readonly ascii: bigint;
  readonly hasOthers: boolean;
  /** In how many ways it can match at one position. */
  readonly ways: Growth;
  /** How many steps it takes to try them all one after the other. */
  readonly cost: Growth;
  readonly captures: boolean;
  /** Whether it can match without one of its groups taking part. */
  readonly skipsGroups: boolean;
  /** Whether JavaScript's search finds something different from Ruby's, or nothing. */
  readonly isForeign: boolean;
}

const once: Growth = { factor: 1, power: 0 };
const everything = (1n << 128n) - 1n;

export const nothingRead: Facts = {
  size: 1,
  least: 0,
  most: 0,
  ascii: 0n,
  hasOthers: false,
  ways: once,
  cost: once,
  captures: false,
  skipsGroups: false,
  isForeign: false,
};

function times(one: Growth, other: Growth): Growth {
  return { factor: one.factor * other.factor, power: one.power + other.power };
}

function plus(one: Growth, other: Growth): Growth {
  return { factor: one.factor + other.factor, power: Math.max(one.power, other.power) };
}

function larger(one: Growth, other: Growth): Growth {
  return { factor: Math.max(one.factor, other.factor), power: Math.max(one.power, other.power) };
}

export function charactersFacts({ ascii, hasOthers }: Characters): Facts {
  return { ...nothingRead, least: 1, most: 1, ascii, hasOthers };
}

/** Facts about parts that only our own search supports: references, calls, conditions. */
export function foreignFacts(parts: readonly Part[] = []): Facts {
  return {
    ...nothingRead,
    size: 2 + sum(parts, ({ size }) => size),
    most: Infinity,
    ascii: everything,
    hasOthers: true,
    ways: { factor: 1, power: Infinity },
    cost: { factor: 1, power: Infinity },
    captures: parts.some(({ facts }) => facts.captures),
    skipsGroups: parts.some(({ facts }) => facts.captures),
    isForeign: true,
  };
}

function sum(parts: readonly Part[], of: (facts: Facts) => number): number {
  return parts.reduce((total, { facts }) => total + of(facts), 0);
}

export function sequenceFacts(parts: readonly Part[]): Facts {
  let { ways, cost, ascii, hasOthers } = nothingRead;
  let mayBegin = true;
  for (const [index, part] of parts.entries()) {
    const { facts } = part;
    if (mayBegin) [ascii, hasOthers] = [ascii | facts.ascii, hasOthers || facts.hasOthers];
    mayBegin &&= facts.least === 0;
    cost = plus(cost, times(ways, facts.cost));
    const next = parts[index + 1];
    if (next && endsWhereNextBegins(part, next)) cost = plus(cost, times(ways, times(facts.ways, sizeOf(next))));
    else ways = times(ways, facts.ways);
  }
  return {
    size: sum(parts, ({ size }) => size),
    least: sum(parts, ({ least }) => least),
    most: sum(parts, ({ most }) => most),
    ascii,
    hasOthers,
    ways,
    cost,
    captures: parts.some(({ facts }) => facts.captures),
    skipsGroups: parts.some(({ facts }) => facts.skipsGroups),
    isForeign: parts.some(({ facts }) => facts.isForeign),
  };
}

function sizeOf({ facts }: Part): Growth {
  return { factor: facts.size, power: 0 };
}

/** Whether a run of characters can only stop at its end, since the next part begins with other characters. */
function endsWhereNextBegins(part: Part, next: Part): boolean {
  const run = part.kind === "group" ? part.part : part;
  return (
    run.kind === "repeat" &&
    run.part.kind === "characters" &&
    next.facts.least > 0 &&
    areApart(run.part.facts, next.facts)
  );
}

function areApart(one: Facts, other: Facts): boolean {
  return (one.ascii & other.ascii) === 0n && !(one.hasOthers && other.hasOthers);
}

export function choiceFacts(parts: readonly Part[]): Facts {
  const captures = parts.some(({ facts }) => facts.captures);
  const areAllApart = haveOwnBeginnings(parts);
  return {
    size: sum(parts, ({ size }) => size + 2),
    least: Math.min(...extremes(parts, "least")),
    most: Math.max(...extremes(parts, "most")),
    ascii: parts.reduce((all, { facts }) => all | facts.ascii, 0n),
    hasOthers: parts.some(({ facts }) => facts.hasOthers),
    ways: parts.map(({ facts }) => facts.ways).reduce(areAllApart ? larger : plus),
    cost: parts.map(({ facts }) => facts.cost).reduce(plus),
    captures,
    skipsGroups: captures,
    isForeign: parts.some(({ facts }) => facts.isForeign),
  };
}

/** The minimum and the maximum: a spread call of thousands would overflow the stack. */
function extremes(parts: readonly Part[], key: "least" | "most"): [number, number] {
  let [low, high] = [Infinity, 0];
  for (const { facts } of parts) [low, high] = [Math.min(low, facts[key]), Math.max(high, facts[key])];
  return [low, high];
}

function haveOwnBeginnings(parts: readonly Part[]): boolean {
  let ascii = 0n;
  let hasOthers = false;
  for (const { facts } of parts) {
    if (facts.least === 0 || (ascii & facts.ascii) !== 0n || (hasOthers && facts.hasOthers)) return false;
    ascii |= facts.ascii;
    hasOthers ||= facts.hasOthers;
  }
  return true;
}

export function groupFacts(facts: Facts): Facts {
  return { ...facts, size: facts.size + 2, captures: true };
}

/** A lookaround leaves no other alternative to try. */
export function lookFacts(facts: Facts, isBehind: boolean): Facts {
  return {
    ...nothingRead,
    size: facts.size + 2,
    cost: facts.cost,
    captures: facts.captures,
    skipsGroups: facts.captures,
    isForeign: facts.isForeign || (isBehind && facts.captures),
  };
}

export function atomicFacts(facts: Facts): Facts {
  return { ...facts, size: facts.size + 2, isForeign: true };
}

export function repeatFacts({ facts, kind }: Part, least: number, most: number, mode: Mode): Facts {
  const copies = most === Infinity || kind === "characters" ? least + 1 : most;
  const mayBeEmpty = facts.least === 0 && most > least;
  // Ruby keeps the captures of an earlier round, JavaScript resets them; they also differ for rounds that match the
  // empty string.
  const isForeign = mode === "possessive" || mayBeEmpty || (most > 1 && facts.skipsGroups);
  const ways = waysToRepeat(facts.ways, least, most);
  return {
    size: copies * (facts.size + 1) + 1,
    least: facts.least * least,
    most: most === 0 || facts.most === 0 ? 0 : facts.most * most,
    ascii: facts.ascii,
    hasOthers: facts.hasOthers,
    ways,
    cost: plus(times(ways, facts.cost), ways),
    captures: facts.captures,
    skipsGroups: facts.skipsGroups || (least === 0 && facts.captures),
    isForeign: facts.isForeign || isForeign,
  };
}

function waysToRepeat(ways: Growth, least: number, most: number): Growth {
  const isOne = ways.factor <= 1 && ways.power === 0;
  if (isOne) return most === Infinity ? { factor: 1, power: 1 } : { factor: most - least + 1, power: 0 };
  if (most === Infinity) return { factor: 1, power: Infinity };
  const power = ways.power === 0 ? 0 : ways.power * most;
  return { factor: (most - least + 1) * Math.pow(ways.factor, most), power };
}
