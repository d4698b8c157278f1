/**
 * The fast path for valid data: the constraints of a type are compiled to functions once and applied to the raw data.
 * If they can't decide, or something is invalid, the general path (`serialize`, `instantiate`) decides and reports.
 */
import { allFeatures, allInvariants, isKindOf, unbound, type ModelFeature, type ModelType } from "../model/index.js";
import { elementsOf, type Stretch } from "./elements.js";
import { quickCheck, quickInvariant } from "./logic.js";
import { memberReaders } from "./members.js";

/** Counts the keys of maps that were visited. */
interface Seen {
  names: number;
}

type Test = (value: unknown, seen: Seen, depth: number) => boolean;

/** The compiled constraints of one feature. */
interface QuickFeature {
  readonly test: Test;
  readonly isRequired: boolean;
  readonly isMany: boolean;
  readonly lower: number;
  readonly upper: number;
}

/** Deeper data is left to the general path, which doesn't recurse. */
const deepest = 100;

/** The result of the fast path. */
export interface QuickVerdict {
  /** Whether the whole source is certainly valid. */
  readonly isSure: boolean;
  /** Of a list, the location of each object that may be invalid, and undefined for the others. */
  readonly doubtful?: readonly (Stretch | undefined)[];
}

const unsure: QuickVerdict = { isSure: false };

/**
 * A fast path that decides whether JSON contains only valid objects of a type. What it can't decide (including invalid
 * data) must be parsed with locations and loaded.
 */
export function quickVerdict(type: ModelType, text: string, types: ReadonlyMap<string, ModelType>): QuickVerdict {
  const test = testOf(type, types);
  if (!test) return unsure;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unsure;
  }
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? (value as unknown[]) : [value];
  const names = new Int32Array(items.length);
  let [sum, isSure] = [0, true];
  for (let index = 0; index < items.length; index++) {
    const seen: Seen = { names: 0 };
    if (test(items[index], seen, 0)) sum += names[index] = seen.names;
    else {
      names[index] = -1;
      isSure = false;
    }
  }
  if (isSure && sum === namesIn(text, 0, text.length, sum)) return { isSure };
  return isList ? { isSure: false, doubtful: doubtfulIn(text, names) } : unsure;
}

/** `names`: the number of keys in each valid object, provided that no key is repeated; otherwise -1. */
function doubtfulIn(text: string, names: Int32Array): readonly (Stretch | undefined)[] {
  return elementsOf(text).map((element, index) => {
    const count = names[index]!;
    return count >= 0 && namesIn(text, element.start, element.end, count) === count ? undefined : element;
  });
}

/** A lower bound of the number of keys in a range: more than were visited if one is repeated. Stops above `most`. */
function namesIn(text: string, start: number, end: number, most: number): number {
  let count = 0;
  for (let at = text.indexOf(":", start); at >= 0 && at < end; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34 && ++count > most) return count;
  }
  return count;
}

interface Known {
  readonly types: ReadonlyMap<string, ModelType>;
  readonly test: Test | undefined;
}

const known = new WeakMap<ModelType, Known>();

/** The test for objects of a type, created once; undefined if only the general path can check them. */
function testOf(type: ModelType, types: ReadonlyMap<string, ModelType>): Test | undefined {
  const found = known.get(type);
  if (found && found.types === types) return found.test;
  const invariants = invariantTests(type);
  const holder: { test: Test | undefined } = { test: undefined };
  // A type may contain itself: its parts look up the test when it exists.
  const entry = {
    types,
    test: invariants && ((value: unknown, seen: Seen, depth: number) => holder.test!(value, seen, depth)),
  };
  known.set(type, entry);
  if (invariants) holder.test = objectTest(type, types, invariants);
  return entry.test;
}

type ObjectTest = (object: unknown) => boolean;

/** Undefined if only the general path can check an object of the type. */
function invariantTests(type: ModelType): readonly ObjectTest[] | undefined {
  if (type.isAbstract) return undefined;
  const invariants = allInvariants(type);
  if (invariants.length === 0) return [];
  const members = memberReaders(type);
  const tests = invariants.map(({ logic }) => quickInvariant(logic, members));
  return tests.every((test) => test !== undefined) ? tests : undefined;
}

function objectTest(type: ModelType, types: ReadonlyMap<string, ModelType>, invariants: readonly ObjectTest[]): Test {
  const features = new Map<string, QuickFeature>();
  for (const [name, feature] of allFeatures(type)) {
    const quick = quickFeature(feature, types);
    if (quick) features.set(name, quick);
  }
  // A required feature that can't be checked here makes the count below too low.
  const required = [...allFeatures(type).values()].filter(needsValue).length;
  return (value, seen, depth) => {
    if (typeof value !== "object" || value === null || Array.isArray(value) || depth > deepest) return false;
    const object = value as Readonly<Record<string, unknown>>;
    let found = 0;
    for (const name in object) {
      seen.names++;
      const feature = features.get(name);
      if (!feature) {
        if (name === "$type" && object[name] === type.name) continue;
        return false;
      }
      const given = object[name];
      if (given === null) continue;
      if (feature.isMany ? !isList(given, feature, seen, depth) : !feature.test(given, seen, depth)) return false;
      if (feature.isRequired) found++;
    }
    if (found !== required) return false;
    for (let index = 0; index < invariants.length; index++) if (!invariants[index]!(object)) return false;
    return true;
  };
}

function needsValue({ default: given, isDerived, lower }: ModelFeature): boolean {
  return lower > 0 && !isDerived && given === undefined;
}

/** A single value represents a list of one. */
function isList(given: unknown, { lower, test, upper }: QuickFeature, seen: Seen, depth: number): boolean {
  if (!Array.isArray(given)) return lower <= 1 && test(given, seen, depth);
  const list: readonly unknown[] = given;
  if (list.length < lower || (upper !== unbound && list.length > upper)) return false;
  for (let index = 0; index < list.length; index++) if (!test(list[index], seen, depth)) return false;
  return true;
}

function quickFeature(feature: ModelFeature, types: ReadonlyMap<string, ModelType>): QuickFeature | undefined {
  if (feature.isDerived) return undefined;
  const test = feature.type.kind === "reference" ? partTest(feature, feature.type.target, types) : dataTest(feature);
  const { isMany, lower, upper } = feature;
  return test && { test, isRequired: needsValue(feature), isMany, lower, upper };
}

/** Parts may declare a type other than the default. Links are left to the general path. */
function partTest(
  { isContainment, logic }: ModelFeature,
  target: ModelType,
  types: ReadonlyMap<string, ModelType>,
): Test | undefined {
  if (!isContainment || logic.validate) return undefined;
  return (value, seen, depth) => {
    const named = typeof value === "object" && value !== null && "$type" in value ? value.$type : undefined;
    const type = named === undefined ? target : types.get(String(named));
    if (!type || !isKindOf(type, target)) return false;
    return testOf(type, types)?.(value, seen, depth + 1) === true;
  };
}

function dataTest(feature: ModelFeature): Test | undefined {
  const { check, set, validate } = feature.logic;
  const tests = [typeTest(feature)];
  for (const logic of [...(validate && !set ? [validate] : []), ...(check ? [check] : [])]) {
    const test = quickCheck(logic, feature.name);
    if (!test) return undefined;
    tests.push(test);
  }
  const [ofType, ofLogic] = tests;
  if (tests.length === 1) return ofType!;
  if (tests.length === 2) return (value) => ofType!(value) && ofLogic!(value);
  return (value) => tests.every((test) => test(value));
}

function typeTest({ type }: ModelFeature): (value: unknown) => boolean {
  switch (type.kind) {
    case "Integer":
      return Number.isSafeInteger;
    case "Float":
      return Number.isFinite;
    case "Boolean":
      return (value) => typeof value === "boolean";
    case "enum": {
      const names: ReadonlySet<unknown> = new Set(type.names);
      return (value) => names.has(value);
    }
    default:
      return (value) => typeof value === "string";
  }
}
